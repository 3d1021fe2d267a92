import { expect, test } from 'vitest'
import { runCommand } from '../../testing/server-commands.ts'
import { startTestAppOn } from '../../testing/test-app.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { insertEntry } from '../audit/audit-store.ts'
import { addressLost } from '../users/shared-addresses.ts'

test('an administrator is told who lost an address, and to whom', async () => {
  const settings = await emptyDatabase()
  const app = await startTestAppOn(settings)
  const where = { DATA_DIR: settings.directory, DATABASE_URL: settings.url }
  const list = async () => (await runCommand('admin', where, 'lost-addresses')).said
  expect(await list()).toBe('No account has lost an address that it shared.')
  const keeper = await app.addUser({ username: 'binh', email: 'chung@test.example' })
  const loser = await app.addUser({ username: 'chi', email: null })
  const lost = { action: addressLost, recordType: 'user', recordId: loser.id, details: { keptBy: keeper.id } }
  await app.database.transaction((tx) => insertEntry(tx, { ...lost, actor: null, now: app.clock.now().toISOString() }))
  expect(await list()).toBe('chi (Nguyễn Thị Lan): its address stayed with binh <chung@test.example>; it has none now.')
})
