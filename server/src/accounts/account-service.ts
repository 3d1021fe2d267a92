import { accountMessages as messages } from '@lms/contracts/accounts/account-messages.ts'
import type { AccessToken, CurrentUser, Login, SignedInUser, login } from '@lms/contracts/accounts/accounts.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Audit } from '../audit/audit.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, unauthenticated } from '../platform/http/errors.ts'
import type { Caller, SignedInActor } from '../platform/http/route.ts'
import { findUser } from '../users/user-store.ts'
import { toCurrentUser, toSignedInUser } from './account-view.ts'
import type { DeviceCookie } from './devices/devices.ts'
import type { OpenedSession, RefreshToken, Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

export interface SignedIn {
  data: { user: SignedInUser; token: AccessToken }
  refresh: RefreshToken
  /** Set by a sign-in: the browser is known from now on. */
  device?: DeviceCookie
}

export interface Accounts {
  login(
    credentials: Login,
    caller: Caller,
    deviceCookie: string | undefined,
  ): Promise<Omit<SignedIn, 'data' | 'refresh'> & { data: DataOf<typeof login>; refresh?: RefreshToken }>
  /** Ends the session of either token; a browser whose access token has run out still has the other. */
  logout(tokens: { access: string | undefined; refresh: string | undefined }, caller: Caller): Promise<void>
  refresh(token: string | undefined, caller: Caller): Promise<SignedIn>
  me(actor: SignedInActor): Promise<{ user: CurrentUser }>
}

interface AccountDependencies {
  database: Database
  audit: Audit
  sessions: Sessions
  signIn: SignIn
}

export function createAccounts({ database, audit, sessions, signIn }: AccountDependencies): Accounts {
  return {
    async login(credentials, caller, deviceCookie) {
      const answer = await signIn.signIn(credentials, caller, deviceCookie)
      return 'secondFactor' in answer ? { data: answer } : toSignedIn(answer)
    },

    async logout({ access, refresh }, caller) {
      const actor =
        (access && (await sessions.authenticate(access, caller.address))) ||
        (refresh && (await sessions.holderOf(refresh))) ||
        null
      if (!actor) return
      await database.transaction(async (tx) => {
        await sessions.end(tx, actor.sessionId)
        await audit.record(tx, {
          actor,
          action: 'session.end',
          recordType: 'session',
          recordId: actor.sessionId,
          caller,
        })
      })
    },

    async refresh(token, caller) {
      if (token === undefined) throw unauthenticated('invalid_refresh_token', messages.invalidRefreshToken)
      return toSignedIn(await sessions.refresh(token, caller))
    },

    async me(actor) {
      const user = await findUser(database.read(), actor.id)
      if (!user) throw notFound()
      return { user: toCurrentUser(user) }
    },
  }
}

export function toSignedIn(opened: OpenedSession & Pick<SignedIn, 'device'>): SignedIn {
  const { user, access, refresh, device } = opened
  return { data: { user: toSignedInUser(user), token: access }, refresh, ...(device && { device }) }
}
