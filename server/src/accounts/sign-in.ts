import { accountMessages as messages } from '@lms/contracts/account-messages.ts'
import type { Login } from '@lms/contracts/accounts.ts'
import { type Clock, minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { forbidden, tooMany, unauthenticated } from '../platform/http/errors.ts'
import type { Caller } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { findCredentials, recordFailedSignIn, recordSignIn } from '../users/user-store.ts'
import { passwordFits } from '../users/passwords.ts'
import type { OpenedSession, Sessions } from './sessions.ts'

/** Only failures count. The account's limit is per address, so nobody can lock someone else out from elsewhere. */
const accountLimit = { points: 10, windowMilliseconds: minutes(15) }
const addressLimit = { points: 100, windowMilliseconds: minutes(15) }

export interface SignIn {
  signIn(login: Login, caller: Caller): Promise<OpenedSession>
}

interface SignInSettings {
  database: Database
  clock: Clock
  limits: Limits
  sessions: Sessions
}

export function createSignIn({ database, clock, limits, sessions }: SignInSettings): SignIn {
  /** Taken before the password is tried, or many tries at once would slip past; given back when it fits. */
  async function takeTry(accountKey: string, addressKey: string): Promise<void> {
    const address = await limits.check(addressKey, addressLimit)
    if (!address.allowed) throw tooMany(address.retryAfterSeconds)
    const account = await limits.count(accountKey, accountLimit)
    if (!account.allowed) throw tooMany(account.retryAfterSeconds)
  }

  return {
    async signIn({ email: identifier, password, rememberMe }, caller) {
      const found = await findCredentials(database.read(), identifier)
      // One count for an account, whether it is tried by its address or its username.
      const accountKey = `sign-in:account:${found?.user.id ?? identifier.toLowerCase()}|${caller.address}`
      const addressKey = `sign-in:address:${caller.address}`
      await takeTry(accountKey, addressKey)
      if (!(await passwordFits(found?.passwordHash ?? null, password)) || !found) {
        await limits.count(addressKey, addressLimit)
        if (found) await database.transaction((tx) => recordFailedSignIn(tx, found.user.id))
        throw unauthenticated('wrong_credentials', messages.wrongCredentials)
      }
      await limits.clear(accountKey)
      if (!found.user.isActive) throw forbidden('account_deactivated', messages.deactivated)
      const session = sessions.prepare(found.user, caller, rememberMe)
      await database.transaction(async (tx) => {
        await recordSignIn(tx, clock, found.user.id)
        await session.insert(tx)
      })
      return session.opened()
    },
  }
}
