import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { smallDisk } from '../../../testing/small-disk.ts'
import { emptyDatabase, engine, migratedDatabase } from '../../../testing/test-database.ts'
import { AppError } from '../http/errors.ts'
import { fromStorage } from '../http/storage-failures.ts'
import { type DatabaseSettings, openDatabase } from './database.ts'
import { folderSentence, watchFolder } from './data-folder.ts'

const fileIn = ({ directory }: DatabaseSettings): string => path.join(directory, 'database.sqlite')

function open(settings: DatabaseSettings) {
  const database = openDatabase(settings, () => {})
  onTestFinished(() => database.close())
  return database
}

describe.runIf(engine === 'sqlite')('a data folder', () => {
  test('whose database is gone or empty beside its files is not taken for a new one', async () => {
    const settings = await emptyDatabase()
    mkdirSync(path.join(settings.directory, 'files/media'), { recursive: true })
    expect(() => open(settings)).toThrow(/is missing, but the files of an installation are still there/)
    writeFileSync(fileIn(settings), '')
    expect(() => open(settings)).toThrow(/is empty, but the files .*npm run restore/)
  })

  test('of another program is left alone', async () => {
    const settings = await emptyDatabase()
    const foreign = new DatabaseSync(fileIn(settings))
    foreign.exec('create table recipes (name text)')
    foreign.close()
    expect(() => open(settings)).toThrow(/belongs to another program. Set DATA_DIR/)
  })

  test('with something that is no database says so', async () => {
    const settings = await emptyDatabase()
    writeFileSync(fileIn(settings), 'Đây không phải cơ sở dữ liệu. '.repeat(100))
    expect(() => open(settings)).toThrow(/is no database.*npm run restore/)
  })

  test('that was not closed is read through, and a damaged page leads to the backup', async () => {
    const settings = await migratedDatabase()
    const mark = path.join(settings.directory, 'open.mark')
    expect(existsSync(mark)).toBe(false)
    const file = openSync(fileIn(settings), 'r+')
    writeSync(file, Buffer.alloc(4096 * 6, 0x5a), 0, 4096 * 6, 4096 * 3)
    closeSync(file)
    writeFileSync(mark, '')
    expect(() => open(settings)).toThrow(/is damaged.*npm run restore/)
  })

  test.each<[string, (settings: DatabaseSettings) => void, RegExp]>([
    ['folder was replaced', replaceFolder, /was removed or replaced/],
    ['database was deleted', (settings) => rmSync(fileIn(settings)), /was removed or replaced/],
    ['database was cut short', (settings) => truncateSync(fileIn(settings), 4096), /was cut short/],
    ['log was deleted', (settings) => rmSync(`${fileIn(settings)}-wal`), /-wal was removed or replaced/],
  ])('is noticed when its %s under the running server', async (_, harm, sentence) => {
    const settings = await migratedDatabase()
    const database = open(settings)
    await database.transaction((tx) => sql`create table harmed (id integer)`.execute(tx))
    let time = 0
    const { trouble } = watchFolder(settings.directory, fileIn(settings), () => time)
    expect(trouble()).toBeNull()
    harm(settings)
    time = 60_000
    expect(trouble()).toMatch(sentence)
  })

  function replaceFolder({ directory }: DatabaseSettings): void {
    renameSync(directory, `${directory}-moved`)
    onTestFinished(() => rmSync(`${directory}-moved`, { recursive: true, force: true }))
    mkdirSync(directory)
  }

  test('that is full gives 507 in our words, and takes writes again as soon as there is room', async () => {
    const disk = smallDisk(24)
    const database = open({ directory: disk.directory, url: undefined })
    const write = (letters: number) =>
      database.transaction(async (tx) => {
        await sql`create table if not exists heavy (text text)`.execute(tx)
        await sql`insert into heavy (text) values (${'x'.repeat(letters)})`.execute(tx)
      })
    await write(1000)
    disk.fill()
    for (const letters of [200_000, 100_000_000]) {
      const failure: unknown = await write(letters).catch((error: unknown) => error)
      const answer = failure instanceof Error ? fromStorage(failure) : null
      expect(answer).toBeInstanceOf(AppError)
      expect(answer).toMatchObject(disk.saysFull ? { meaning: 'full', code: 'storage_full' } : { code: 'data_unsafe' })
    }
    disk.makeRoom()
    await expect(write(200_000)).resolves.toBeUndefined()
  })

  test('in which nothing more can be shared is full as well', () => {
    const unshared = Object.assign(new Error('disk I/O error'), { errcode: 4874 })
    expect(fromStorage(unshared)).toMatchObject({ code: 'storage_full' })
    expect(folderSentence(unshared, '/data')).toMatch(/^The disk of DATA_DIR \/data is full/)
  })
})
