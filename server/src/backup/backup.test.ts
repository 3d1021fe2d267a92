import { mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { login, me } from '@lms/contracts/accounts/accounts.ts'
import { forgotPassword } from '@lms/contracts/accounts/registration.ts'
import { getSettings, updateSettings } from '@lms/contracts/settings/settings.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addStudents } from '../../testing/records/students.ts'
import { password, startTestApp, startTestAppOn } from '../../testing/test-app.ts'
import { emptyDatabase, engine } from '../../testing/test-database.ts'
import { migrations } from '../migrations.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../platform/database/database.ts'
import { createStorage } from '../platform/storage/storage.ts'
import { systemClock } from '../platform/clock.ts'
import { canonical } from '../platform/canonical.ts'
import { Summary, createDigest, createRowsChecksum } from './archive.ts'
import { backUp } from './back-up.ts'
import { isEncrypted } from './encryption.ts'
import { checkArchive, restoreArchive } from './restore-archive.ts'
import { markedRestore, refuseUnfinishedRestore } from './restore-mark.ts'

/** One of each released version, from a place without demo data. */
const releasedArchives = path.join(import.meta.dirname, '../../testing/archives')

const picture = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251))

/** What is in an archive asks the database nothing of its own kind: on PostgreSQL with all the others, by `npm run test:postgres`. */
const ofArchives = test.skipIf(engine === 'postgres' && process.env['ALL_ON_POSTGRES'] !== 'on')

/** A site with people, settings, notifications and a file, and its backup. */
async function usedSite() {
  const app = await startTestApp()
  const { directory } = app
  const chief = await app.addUser({ role: 'administrator', username: 'chief', firstName: 'Hà', lastName: 'Đỗ "Thu"\n' })
  const token = await app.tokenOf(chief)
  await app.call(updateSettings, { token, body: { version: 0, siteName: 'Trường Đông', theme: 'dark' } })
  await addStudents(app, 40)
  const storage = createStorage(directory)
  await storage.put('media/picture.webp', picture)
  const source = { database: app.database, storage, clock: systemClock }
  const file = path.join(directory, 'out', 'site.backup')
  return { ...app, token, source, file }
}

/** An empty place: of the engine under test, or of the other one where both are there. */
async function emptyPlace(settings?: DatabaseSettings) {
  const place = settings ?? (await emptyDatabase())
  const database = openDatabase(place, () => {})
  onTestFinished(() => database.close().catch(() => {}))
  return { place, database, target: { database, storage: createStorage(place.directory), migrations } }
}

async function countUsers(database: Database): Promise<number> {
  const { count } = await database
    .read()
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('a backup', () => {
  test('brings everything to an empty place: people, settings and files, but no sessions', async () => {
    const { source, file, token } = await usedSite()
    const written = await backUp(source, file)
    expect(written).toMatchObject({ files: 1 })
    const { target, place, database } = await emptyPlace()
    const { tables, rows, files } = await restoreArchive(target, file, false)
    expect({ tables, rows, files }).toEqual({ tables: written.tables, rows: written.rows, files: 1 })
    await database.close()

    const copy = await startTestAppOn(place, { DATA_DIR: place.directory })
    expect((await copy.call(me, { token })).status).toBe(401)
    const answer = await copy.call(login, { body: { email: 'chief', password } })
    expect(answer.status).toBe(200)
    const renewed = (answer.body['data'] as { token: { token: string } }).token.token
    expect((await copy.call(getSettings, { token: renewed })).body['data']).toMatchObject({
      settings: { siteName: 'Trường Đông', theme: 'dark', version: 1 },
    })
    expect(await countUsers(copy.database)).toBe(41)
    const opened = await target.storage.open('media/picture.webp')
    if (!opened) throw new Error('The file is missing')
    expect((await buffer(opened.stream)).equals(picture)).toBe(true)
  })

  ofArchives('holds no key and no session, and a token of the site is worth nothing where it is restored', async () => {
    const { source, file, token } = await usedSite()
    const secrets = (from: Database) => from.read().selectFrom('secrets').selectAll().execute()
    const [secret] = await secrets(source.database)
    const sessions = await source.database.read().selectFrom('sessions').select(['id', 'refresh_hash']).execute()
    await backUp(source, file)
    const text = gunzipSync(readFileSync(file)).toString('utf8')
    for (const word of [secret?.value, ...sessions.flatMap(({ id, refresh_hash: hash }) => [id, hash])])
      expect(text).not.toContain(word)

    const place = await emptyDatabase()
    const other = await startTestAppOn(place, { DATA_DIR: place.directory })
    const before = await secrets(other.database)
    const { token: ofBefore } = await other.signedIn('administrator')
    await other.stop()
    const database = openDatabase(place, () => {})
    await restoreArchive({ database, storage: createStorage(place.directory), migrations }, file, true)
    await database.close()
    const restored = await startTestAppOn(place, { DATA_DIR: place.directory })
    for (const old of [token, ofBefore]) expect((await restored.call(me, { token: old })).status).toBe(401)
    const after = await secrets(restored.database)
    expect(after).not.toEqual(before)
    expect(after).not.toEqual([secret])
  })

  ofArchives('holds no link that sets a password, also while the letter with it waits', async () => {
    const { source, file, call, addUser, app } = await usedSite()
    const { email } = await addUser({ isEmailVerified: true })
    await call(forgotPassword, { body: { email } })
    await app.jobs.runDue()
    const [letter] = await source.database.read().selectFrom('mails').select(['link', 'text']).execute()
    const token = letter?.link?.split('token=')[1] ?? 'no link'
    expect(letter?.text).toContain(token)
    await backUp(source, file)
    expect(gunzipSync(readFileSync(file)).toString('utf8')).not.toContain(token)
    const { target, database } = await emptyPlace()
    await restoreArchive(target, file, false)
    expect(await database.read().selectFrom('mails').select(['recipient', 'link', 'text']).execute()).toMatchObject([
      { recipient: email, link: null, text: null },
    ])
  })

  ofArchives('of an older version that still held the key is restored without it', async () => {
    const { source, file } = await usedSite()
    await backUp(source, file)
    const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
    const key = canonical(['access-tokens', 'stolen'])
    const sum = createRowsChecksum()
    sum.add(key)
    const columns = ['name', 'value'].map((name) => ({ name, kind: 'plain' }))
    const table = [
      canonical({ table: 'secrets', columns }),
      key,
      canonical({ endOfTable: 'secrets', rows: 1, checksum: sum.checksum() }),
    ]
    const summary = Summary.parse(JSON.parse(lines.pop() ?? ''))
    const body = [lines[0], ...table, ...lines.slice(1)].map((line) => `${line}\n`).join('')
    const digest = createDigest()
    digest.add(body)
    const complete = { ...summary.complete, tables: summary.complete.tables + 1, rows: summary.complete.rows + 1 }
    const older = `${file}.older`
    writeFileSync(older, gzipSync(`${body}${canonical({ complete, digest: digest.digest() })}\n`))
    const { target, database } = await emptyPlace()
    await restoreArchive(target, older, false)
    expect(await database.read().selectFrom('secrets').selectAll().execute()).toEqual([])
    expect(await countUsers(database)).toBe(41)
  })

  test.runIf(process.platform !== 'win32')('is for its owner only, and so are the database and the files', async () => {
    const { source, file, directory } = await usedSite()
    await backUp(source, file)
    const modeOf = (name: string): string => (statSync(path.join(directory, name)).mode & 0o777).toString(8)
    expect(['out', 'out/site.backup', 'files', 'files/media/picture.webp'].map(modeOf)).toEqual([
      '700',
      '600',
      '700',
      '600',
    ])
    if (engine === 'sqlite') expect(modeOf('database.sqlite')).toBe('600')
  })

  test('moves to SQLite from whatever database it was made on, and back', async () => {
    const { source, file } = await usedSite()
    await backUp(source, file)
    const elsewhere = await emptyDatabase()
    const sqlite = await emptyPlace({ directory: path.join(elsewhere.directory, 'sqlite'), url: undefined })
    await restoreArchive(sqlite.target, file, false)
    const second = `${file}.second`
    const written = await backUp({ ...sqlite.target, clock: systemClock }, second)
    const back = await emptyPlace(elsewhere)
    expect(await restoreArchive(back.target, second, false)).toMatchObject({ rows: written.rows })
    expect(await countUsers(back.database)).toBe(41)
  })

  test('is of one moment, while people go on working', async () => {
    const { source, file, addUser } = await usedSite()
    const [written] = await Promise.all([
      backUp(source, file),
      ...Array.from({ length: 20 }, () => addUser({ role: 'student' })),
    ])
    const { target, database } = await emptyPlace()
    expect(await restoreArchive(target, file, false)).toMatchObject({ rows: written.rows })
    expect(await countUsers(database)).toBeGreaterThanOrEqual(41)
  })

  ofArchives('never takes the place of another file', async () => {
    const { source, file } = await usedSite()
    await backUp(source, file)
    await expect(backUp(source, file)).rejects.toThrow('exists already')
    await expect(backUp(source, path.dirname(file))).rejects.toThrow('is a folder. Name the archive itself')
    await expect(checkArchive(file)).resolves.toMatchObject({ header: { format: 'lms-backup' } })
  })

  ofArchives('made twice at once under one name is one whole archive and one refusal', async () => {
    const { source, file } = await usedSite()
    const ends = await Promise.allSettled([backUp(source, file), backUp(source, file)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = ends.find((end) => end.status === 'rejected')
    expect(refused?.reason).toMatchObject({ message: expect.stringContaining('exists already') })
    await expect(checkArchive(file)).resolves.toMatchObject({ totals: { files: 1 } })
    expect(readdirSync(path.dirname(file))).toEqual(['site.backup'])
  })

  ofArchives('sweeps what runs that were killed have left, and not what others are writing', async () => {
    const { source, file } = await usedSite()
    mkdirSync(path.dirname(file))
    for (const name of ['killed', 'running']) writeFileSync(`${file}.${name}.unfinished`, 'x')
    const yesterday = new Date(Date.now() - 86_400_000)
    utimesSync(`${file}.killed.unfinished`, yesterday, yesterday)
    await backUp(source, file)
    expect(readdirSync(path.dirname(file)).toSorted()).toEqual(['site.backup', 'site.backup.running.unfinished'])
  })
})

describe('restoring', () => {
  test('into a place with data is refused, unless it is forced: then only the backup is left', async () => {
    const { source, file } = await usedSite()
    await backUp(source, file)
    const place = await emptyDatabase()
    const other = await startTestAppOn(place, { DATA_DIR: place.directory })
    const { token } = await other.signedIn('administrator')
    const target = { database: other.database, storage: createStorage(place.directory), migrations }
    await expect(restoreArchive(target, file, false)).rejects.toThrow('There is data here already')
    expect((await other.call(me, { token })).status).toBe(200)
    await restoreArchive(target, file, true)
    expect(await countUsers(other.database)).toBe(41)
    expect((await other.call(login, { body: { email: 'chief', password } })).status).toBe(200)
  })

  ofArchives('a truncated, altered or foreign file is refused and changes nothing', async () => {
    const { source, file } = await usedSite()
    await backUp(source, file)
    const whole = readFileSync(file)
    const text = gunzipSync(whole).toString('utf8')
    const lines = text.trimEnd().split('\n')
    const broken: Record<string, Buffer> = {
      truncated: whole.subarray(0, whole.length - 40),
      'cut between lines': gzipSync(`${lines.slice(0, -1).join('\n')}\n`),
      'with another name': gzipSync(text.replace('Trường Đông', 'Trường Nam')),
      'with a row less': gzipSync(`${lines.filter((line) => !line.includes('"chief"')).join('\n')}\n`),
      'with another date': gzipSync(text.replace('"createdAt":"20', '"createdAt":"21')),
      'with an altered file': gzipSync(
        text.replace(picture.subarray(0, 30).toString('base64').slice(0, 36), 'A'.repeat(36)),
      ),
      'with more behind': gzipSync(`${text}[1]\n`),
      'not packed': Buffer.from(text),
      foreign: gzipSync('{"hello":"world"}\n'),
      empty: Buffer.alloc(0),
      'of the future': gzipSync(text.replace('"version":1', '"version":2')),
    }
    const { target, database } = await emptyPlace()
    for (const [name, content] of Object.entries(broken)) {
      const damagedFile = `${file}.${name.replaceAll(' ', '-')}`
      writeFileSync(damagedFile, content)
      await expect(restoreArchive(target, damagedFile, true), name).rejects.toThrow(/backup/i)
    }
    expect(await target.storage.exists('media/picture.webp')).toBe(false)
    expect(await database.migrate(migrations)).not.toEqual([])
    await expect(restoreArchive(target, `${file}.nowhere`, true)).rejects.toThrow('There is no file')
  })

  test.each(readdirSync(releasedArchives))('an archive of each released version comes up to date: %s', async (name) => {
    const { target, database, place } = await emptyPlace()
    const file = path.join(releasedArchives, name)
    const { migrated } = await restoreArchive(target, file, false)
    expect(await database.migrate(migrations)).toEqual([])
    // Once more, into what is newer by now, unless it is the newest.
    const again = restoreArchive(target, file, true)
    if (migrated > 0) await expect(again).rejects.toThrow('The tables here are newer than the backup')
    else await expect(again).resolves.toMatchObject({ migrated: 0 })
    await database.close()
    const restored = await startTestAppOn(place, { DATA_DIR: place.directory })
    expect((await restored.call(login, { body: { email: 'chief@test.example', password } })).status).toBe(200)
  })

  test('a place whose restore did not end is not taken for a new one', async () => {
    const { target, database, place } = await emptyPlace()
    const broken = markedRestore(database, place.directory, () => Promise.reject(new Error('the disk is gone')))
    await expect(broken).rejects.toThrow('the disk is gone')
    await database.close()
    const opened = () => openDatabase(place, () => {})
    await expect(refuseUnfinishedRestore(opened(), place.directory)).rejects.toThrow(
      /did not come to its end.*Nothing was started. Restore again \(npm run restore/,
    )
    const again = opened()
    onTestFinished(() => again.close())
    const [name = ''] = readdirSync(releasedArchives)
    const file = path.join(releasedArchives, name)
    await markedRestore(again, place.directory, () => restoreArchive({ ...target, database: again }, file, false))
    // A refusal changes nothing and leaves no mark.
    const refused = markedRestore(again, place.directory, () =>
      restoreArchive({ ...target, database: again }, place.directory, false),
    )
    await expect(refused).rejects.toThrow('is a folder')
    await expect(refuseUnfinishedRestore(again, place.directory)).resolves.toBeUndefined()
  })

  test('a backup of a newer version is refused, one of an older version is brought up to date', async () => {
    const { source, file } = await usedSite()
    await backUp(source, file)
    const { target, database } = await emptyPlace()
    const newest =
      Object.keys(Object.assign({}, ...migrations))
        .toSorted()
        .at(-1) ?? ''
    const older = migrations.map((slice) =>
      Object.fromEntries(Object.entries(slice).filter(([name]) => name !== newest)),
    )
    await expect(restoreArchive({ ...target, migrations: older }, file, false)).rejects.toThrow('newer version')
    const later = { '2099-01-01-later': async () => {} }
    await restoreArchive({ ...target, migrations: [...migrations, later] }, file, false)
    expect(await database.migrate([...migrations, later])).toEqual([])
    expect(await countUsers(database)).toBe(41)
  })
})

describe('a backup under a passphrase', () => {
  const passphrase = 'ba con vịt đi xe buýt'

  ofArchives('is restored with it, and with nothing else', { timeout: 60_000 }, async () => {
    const { source, file } = await usedSite()
    const written = await backUp(source, file, passphrase)
    expect(await isEncrypted(file)).toBe(true)
    expect(readFileSync(file).includes('Trường Đông')).toBe(false)
    const { target, database } = await emptyPlace()
    await expect(restoreArchive(target, file, false)).rejects.toThrow('its passphrase is needed')
    await expect(restoreArchive(target, file, false, 'ba con gà đi xe buýt')).rejects.toThrow(
      'The passphrase is not the one of this backup. Nothing was changed.',
    )
    // The same letters, typed on another keyboard.
    expect(await restoreArchive(target, file, false, passphrase.normalize('NFD'))).toMatchObject({ rows: written.rows })
    expect(await countUsers(database)).toBe(41)
    await expect(backUp(source, `${file}.weak`, 'short')).rejects.toThrow('at least 12 characters')
  })
})
