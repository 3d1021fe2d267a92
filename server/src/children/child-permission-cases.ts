import * as contract from '@lms/contracts/children/children.ts'
import type { PermissionCase } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { saveParents } from './child-store.ts'

/** A student who is this person's child, whatever their role would let them do. */
export async function someChild(test: TestApp, parent: User): Promise<User> {
  const child = await test.addUser({ role: 'student' })
  const now = test.clock.now().toISOString()
  await test.database.transaction((tx) => saveParents(tx, child.id, [parent.id], now))
  return child
}

const byId = async (test: TestApp, owner: User) => ({ params: { id: (await someChild(test, owner)).id } })

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }

export const childPermissionCases: PermissionCase[] = [
  { endpoint: contract.listChildren, own: writers },
  { endpoint: contract.getChild, own: writers, foreign: strangers, prepare: byId },
  {
    endpoint: contract.createChild,
    own: { administrator: 201, parent: 201, student: 403 },
    prepare: async (_, owner) => ({
      body: { firstName: 'An', lastName: 'Lê', username: `an-${owner.id}`, password: 'cam-nho' },
    }),
  },
  {
    endpoint: contract.updateChild,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({ ...(await byId(test, owner)), body: { firstName: 'Bình' } }),
  },
]
