import * as contract from '@lms/contracts/children/children.ts'
import { describePermissions } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { someChild } from '../../testing/records/child.ts'

const byId = async (test: TestApp, owner: User) => ({ params: { id: (await someChild(test, owner)).id } })

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }

describePermissions([
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
])
