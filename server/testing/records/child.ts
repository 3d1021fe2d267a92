import { saveParents } from '../../src/children/child-store.ts'
import type { TestApp } from '../test-app.ts'
import type { User } from '../../src/users/user.ts'

/** A student who is this person's child, whatever their role would let them do. */
export async function someChild(test: TestApp, parent: User): Promise<User> {
  const child = await test.addUser({ role: 'student' })
  const now = test.clock.now().toISOString()
  await test.database.transaction((tx) => saveParents(tx, child.id, [parent.id], now))
  return child
}
