import * as contract from '@lms/contracts/users/user-help.ts'
import { administratorsOnly, describePermissions } from '../../../testing/permission-case.ts'
import type { Request } from '../../../testing/requests.ts'
import type { TestApp } from '../../../testing/test-app.ts'

async function someUser({ addUser }: TestApp): Promise<Request> {
  return { params: { id: (await addUser({ role: 'student' })).id } }
}

describePermissions([
  { endpoint: contract.sendResetLink, own: administratorsOnly, prepare: someUser },
  { endpoint: contract.setTemporaryPassword, own: administratorsOnly, prepare: someUser },
  { endpoint: contract.signOutEverywhere, own: administratorsOnly, prepare: someUser },
  { endpoint: contract.getUserSignIns, own: administratorsOnly, prepare: someUser },
])
