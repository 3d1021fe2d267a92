import { accountMessages as messages } from '@lms/contracts/accounts/account-messages.ts'
import type { Login, SecondStep } from '@lms/contracts/accounts/accounts.ts'
import type { Audit } from '../audit/audit.ts'
import { type Clock, minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { forbidden, tooMany, unauthenticated } from '../platform/http/errors.ts'
import type { Caller } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Settings } from '../settings/settings-service.ts'
import { type Credentials, findCredentials, recordFailedSignIn, recordSignIn } from '../users/user-store.ts'
import { passwordFits } from '../users/passwords.ts'
import type { OpenedSession, Sessions } from './sessions.ts'

/** Only failures count. The account's limit is per address, so nobody can lock someone else out from elsewhere. */
const addressLimit = { points: 100, windowMilliseconds: minutes(15) }

export interface SignIn {
  signIn(login: Login, caller: Caller): Promise<OpenedSession | { secondFactor: SecondStep }>
  /** For somebody who has shown who they are. */
  open(found: Credentials, opening: Opening): Promise<OpenedSession>
}

interface Opening {
  caller: Caller
  isRemembered: boolean
  /** What was shown besides the password, or instead of it. */
  method?: string
  /** What must be used up in the same transaction. */
  settle?: (tx: Queries) => Promise<void>
}

/** From above: what the account asks for after the right password; null when that is all. */
export type SecondStepOf = (found: Credentials, isRemembered: boolean) => Promise<SecondStep | null>

interface SignInDependencies {
  database: Database
  clock: Clock
  limits: Limits
  sessions: Sessions
  settings: Settings
  audit: Audit
  secondStepOf: SecondStepOf
}

export function createSignIn(dependencies: SignInDependencies): SignIn {
  const { database, clock, limits, sessions, settings, audit, secondStepOf } = dependencies

  /** Taken before the password is tried, or many tries at once would slip past; given back when it fits. */
  async function takeTry(accountKey: string, addressKey: string): Promise<{ isLast: boolean }> {
    const { signInFailures, signInWindowMinutes } = await settings.current()
    const address = await limits.check(addressKey, addressLimit)
    if (!address.allowed) throw tooMany(address.retryAfterSeconds)
    const accountLimit = { points: signInFailures, windowMilliseconds: minutes(signInWindowMinutes) }
    const account = await limits.count(accountKey, accountLimit)
    if (!account.allowed) throw tooMany(account.retryAfterSeconds)
    return { isLast: account.left === 0 }
  }

  /** A failure alone says nothing; that somebody has used up all tries is worth knowing. */
  async function recordFailure(found: Credentials | null, limit: string | undefined, caller: Caller): Promise<void> {
    await database.transaction(async (tx) => {
      if (found) await recordFailedSignIn(tx, found.user.id)
      if (limit === undefined) return
      await audit.record(tx, {
        actor: null,
        action: 'session.refuse',
        recordType: 'user',
        recordId: found?.user.id ?? 'unknown',
        details: { limit },
        caller,
      })
    })
  }

  async function open(found: Credentials, { caller, isRemembered, method, settle }: Opening): Promise<OpenedSession> {
    const session = sessions.prepare(found.user, caller, isRemembered)
    await database.transaction(async (tx) => {
      const isStillRight = await recordSignIn(tx, clock, found.user.id, found.passwordHash)
      if (!isStillRight) throw unauthenticated('wrong_credentials', messages.wrongCredentials)
      await settle?.(tx)
      await session.insert(tx)
      await audit.record(tx, {
        actor: found.user,
        action: 'session.start',
        recordType: 'session',
        recordId: session.id,
        ...(method !== undefined && { details: { method } }),
        caller,
      })
    })
    return session.opened()
  }

  return {
    open,
    async signIn({ email: identifier, password, rememberMe }, caller) {
      const found = await findCredentials(database.read(), identifier)
      // One count for an account, whether it is tried by its address or its username.
      const accountKey = `sign-in:account:${found?.user.id ?? identifier.toLowerCase()}|${caller.address}`
      const addressKey = `sign-in:address:${caller.address}`
      const { isLast } = await takeTry(accountKey, addressKey)
      if (!(await passwordFits(found?.passwordHash ?? null, password)) || !found) {
        const address = await limits.count(addressKey, addressLimit)
        const limit = address.allowed && address.left === 0 ? 'address' : isLast ? 'account' : undefined
        await recordFailure(found, limit, caller)
        throw unauthenticated('wrong_credentials', messages.wrongCredentials)
      }
      await limits.clear(accountKey)
      if (!found.user.isActive) throw forbidden('account_deactivated', messages.deactivated)
      const secondFactor = await secondStepOf(found, rememberMe)
      return secondFactor ? { secondFactor } : open(found, { caller, isRemembered: rememberMe })
    },
  }
}
