import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { engine } from '../../testing/test-database.ts'
import { migrations } from '../migrations.ts'
import { systemClock } from '../platform/clock.ts'
import { createStorage } from '../platform/storage/storage.ts'
import { checkAll } from './check.ts'
import { upgradePlan } from './upgrade-plan.ts'

async function begin() {
  const { database, directory, addUser } = await startTestApp()
  const storage = createStorage(directory)
  return { database, directory, addUser, storage, check: () => checkAll({ database, storage, clock: systemClock }) }
}

test('nothing is found where nothing is wrong', async () => {
  const { addUser, check } = await begin()
  await addUser({ email: 'an@test.example' })
  expect(await check()).toEqual([])
})

test('what was counted wrongly is counted again, once', async () => {
  const { database, addUser, check } = await begin()
  await addUser({ email: 'an@test.example' })
  await database.transaction((tx) => sql`update users_tally set amount = amount + 5`.execute(tx))
  expect(await check()).toEqual([{ what: 'users were counted wrongly', isMended: true }])
  expect(await check()).toEqual([])
})

test.runIf(engine === 'sqlite')('a search index that lost a text gets it back', async () => {
  const { database, addUser, check } = await begin()
  await addUser({ email: 'an@test.example' })
  await addUser({ email: 'binh@test.example' })
  await database.transaction((tx) =>
    sql`delete from users_search where rowid = (select min(number) from users_search_keys)`.execute(tx),
  )
  expect(await check()).toEqual([{ what: 'the search index of users did not fit its texts', isMended: true }])
  expect(await check()).toEqual([])
})

test('files that nobody names go after a day, and those that are missing are named', async () => {
  const { database, directory, storage, check } = await begin()
  await storage.put('media/nobody.webp', Buffer.from('x'))
  await storage.put('media/new.webp', Buffer.from('x'))
  const longAgo = new Date(Date.now() - 2 * 86_400_000)
  utimesSync(path.join(directory, 'files/media/nobody.webp'), longAgo, longAgo)
  const unfinished = path.join(directory, 'files/.incoming/left')
  writeFileSync(unfinished, 'x')
  utimesSync(unfinished, longAgo, longAgo)
  await database.transaction((tx) =>
    sql`insert into media (id, purpose, file, thumbnail, name, type, size, width, height, alt, created_at)
      values ('m', 'content', 'gone.webp', 'gone-thumbnail.webp', 'n', 'image/webp', 1, 1, 1, '', ${longAgo.toISOString()})`.execute(
      tx,
    ),
  )
  const found = (await check()).map(({ what }) => what)
  expect(found).toEqual([
    'the file media/gone.webp is missing: take it from a backup',
    'the file media/gone-thumbnail.webp is missing: take it from a backup',
    '1 files that no record names were removed',
    '1 unfinished uploads were removed',
  ])
  expect(await storage.exists('media/new.webp')).toBe(true)
  expect(await storage.exists('media/nobody.webp')).toBe(false)
})

test('an upgrade says what it would do before it does it', async () => {
  const { database } = await begin()
  expect(await upgradePlan(database, migrations)).toEqual(['Nothing to do: the database is of this version.'])
  const planned = await upgradePlan(database, [...migrations, { '2099-01-01-new': async () => {} }])
  expect(planned[0]).toMatch(/^The next start makes 1 of \d+ changes/)
  expect(planned[1]).toBe('  2099-01-01-new')
  const [newer] = await upgradePlan(database, migrations.slice(0, -1))
  expect(newer).toMatch(/made by a newer version/)
})
