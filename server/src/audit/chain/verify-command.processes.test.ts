import { expect, test } from 'vitest'
import { emptyPlace, runCommand } from '../../../testing/server-commands.ts'
import { migrations } from '../../migrations.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { insertEntry } from '../audit-store.ts'
import { sealEntries } from './sealing.ts'

test('the command tells a whole log from one that was tampered with, and removes what is old', async () => {
  const where = await emptyPlace()
  const database = openDatabase({ url: where['DATABASE_URL'], directory: where['DATA_DIR'] ?? '' }, () => {})
  await database.migrate(migrations)
  const entry = { actor: null, action: 'thing.change', recordType: 'thing', recordId: '1' }
  await database.transaction(async (tx) => {
    await insertEntry(tx, { ...entry, now: '2020-01-01T00:00:00.000Z' })
    await insertEntry(tx, { ...entry, now: '2021-01-01T00:00:00.000Z' })
    await insertEntry(tx, { ...entry, now: '2022-01-01T00:00:00.000Z' })
  })
  await sealEntries(database)
  const whole = await runCommand('admin', where, 'verify-audit')
  expect(whole.said).toContain('The audit log is whole: 3 entries are sealed')
  const noted = /\d+:[0-9a-f]{64}/.exec(whole.said)?.[0] ?? ''
  expect((await runCommand('admin', where, 'verify-audit', noted)).code).toBe(0)
  expect((await runCommand('admin', where, 'trim-audit', '2020-06-01')).said).toContain('1 entries from before')
  expect((await runCommand('admin', where, 'verify-audit', noted)).code).toBe(0)
  await database.transaction((tx) => tx.deleteFrom('audit').where('position', '=', 3).execute())
  expect(await runCommand('admin', where, 'verify-audit')).toEqual({
    code: 1,
    said: 'The audit log was tampered with:\nEntries 3 to 3 are missing at the end.',
  })
  await database.close()
})
