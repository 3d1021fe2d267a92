import * as contract from '@lms/contracts/accounts/accounts.ts'
import { sendVerification, verifyEmail } from '@lms/contracts/accounts/trust.ts'
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

/** A link in the mails to this person. */
async function linkOf({ app, call, database, signedIn }: TestApp, owner: User): Promise<Request> {
  const { token } = await signedIn('administrator')
  await call(sendVerification, { token, params: { id: owner.id } })
  await app.jobs.runDue()
  const { link } = await database
    .read()
    .selectFrom('mails')
    .select('link')
    .where('about_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  return { body: { token: new URL(link ?? '').searchParams.get('token') } }
}

const ownOrAnyOfAdministrators = { administrator: 200, parent: 404, student: 404 }

describePermissions([
  {
    endpoint: sendVerification,
    own: everyone(200),
    foreign: ownOrAnyOfAdministrators,
    prepare: async (_, owner) => ({ params: { id: owner.id } }),
  },
  { endpoint: verifyEmail, own: everyone(200), foreign: ownOrAnyOfAdministrators, prepare: linkOf },
  { endpoint: contract.adminMe, own: everyone(200) },
  { endpoint: contract.me, own: everyone(200) },
  { endpoint: listOwnSessions, own: everyone(200), foreign: 'cannot be named' },
  { endpoint: endOwnSession, own: everyone(200), foreign: everyone(404), prepare: oneMoreSession },
])
