import * as contract from '@lms/contracts/accounts/accounts.ts'
import { endOwnSession, listOwnSessions } from '@lms/contracts/profile/profile.ts'
import { describePermissions, everyone } from '../../testing/permission-case.ts'
import type { Request } from '../../testing/requests.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { liveSessionsOf } from './session-store.ts'

async function oneMoreSession({ tokenOf, database, clock }: TestApp, owner: User): Promise<Request> {
  await tokenOf(owner)
  const [newest] = await liveSessionsOf(database.read(), owner.id, clock.now().toISOString())
  return { params: { id: newest?.id ?? '' } }
}

describePermissions([
  { endpoint: contract.adminMe, own: everyone(200) },
  { endpoint: contract.me, own: everyone(200) },
  { endpoint: listOwnSessions, own: everyone(200), foreign: 'cannot be named' },
  { endpoint: endOwnSession, own: everyone(200), foreign: everyone(404), prepare: oneMoreSession },
])
