import { expect, test } from 'vitest'
import { emptyPlace, runCommand } from '../../testing/server-commands.ts'
import { migrations } from '../migrations.ts'
import { openDatabase } from '../platform/database/database.ts'

test('the command reopens what lies between two times, and takes no time whose zone is a guess', async () => {
  const where = await emptyPlace()
  const database = openDatabase({ url: where['DATABASE_URL'], directory: where['DATA_DIR'] ?? '' }, () => {})
  await database.migrate(migrations)
  const reopen = async (...args: string[]) => (await runCommand('admin', where, 'reopen-attempts', ...args)).said
  const [since, until] = ['2026-01-05T10:05+07:00', '2026-01-05T05:20Z']
  expect(await reopen(since, until, '--dry-run')).toBe('0 attempts would be open again.')
  expect(await reopen(since, until)).toBe('0 attempts are open again.')
  expect(await reopen('2026-01-05T10:05', until)).toMatch(/^2026-01-05T10:05 is not a time such as /)
  expect(await reopen('9999-01-05T10:05Z', until)).toContain('has not come yet')
  expect(await reopen(since)).toMatch(/^Usage:/)
  await database.close()
})
