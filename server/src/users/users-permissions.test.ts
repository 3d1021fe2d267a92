import { bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import * as contract from '@lms/contracts/users/users.ts'
import { administratorsOnly, describePermissions } from '../../testing/permission-case.ts'
import type { Request } from '../../testing/requests.ts'
import { type TestApp, password } from '../../testing/test-app.ts'
import { saveStanding } from './user-change-store.ts'

async function someUser({ addUser }: TestApp): Promise<Request> {
  return { params: { id: (await addUser()).id } }
}

async function deletedUser({ addUser, database, clock }: TestApp): Promise<Request> {
  const { id } = await addUser()
  const now = clock.now().toISOString()
  await database.transaction((tx) => saveStanding(tx, [id], { deletedAt: now }, now))
  return { params: { id } }
}

async function waitingUser({ addUser }: TestApp): Promise<Request> {
  return { params: { id: (await addUser({ role: 'parent', approval: 'waiting' })).id } }
}

const created = { administrator: 201, parent: 403, student: 403 }

describePermissions([
  { endpoint: contract.listUsers, own: administratorsOnly },
  { endpoint: contract.userStats, own: administratorsOnly },
  { endpoint: contract.exportUsers, own: administratorsOnly },
  { endpoint: contract.getUser, own: administratorsOnly, prepare: someUser },
  {
    endpoint: contract.createUser,
    own: created,
    prepare: async () => ({
      body: { email: `${crypto.randomUUID()}@test.example`, password, firstName: 'Lan', lastName: 'Nguyễn' },
    }),
  },
  {
    endpoint: contract.updateUser,
    own: administratorsOnly,
    prepare: async (test) => ({ ...(await someUser(test)), body: { firstName: 'Mai' } }),
  },
  { endpoint: contract.deleteUser, own: administratorsOnly, prepare: someUser },
  { endpoint: contract.restoreUser, own: administratorsOnly, prepare: deletedUser },
  { endpoint: contract.purgeUser, own: administratorsOnly, prepare: deletedUser },
  { endpoint: contract.approveUser, own: administratorsOnly, prepare: waitingUser },
  { endpoint: contract.rejectUser, own: administratorsOnly, prepare: waitingUser },
  {
    endpoint: bulkUsers,
    own: administratorsOnly,
    prepare: async (test) => ({ body: { action: 'activate', ids: [(await test.addUser()).id] } }),
  },
])
