import { accountMessages as messages } from '@lms/contracts/accounts/account-messages.ts'
import type { Login, SecondStep } from '@lms/contracts/accounts/accounts.ts'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { unauthenticated } from '../platform/http/errors.ts'
import type { Caller } from '../platform/http/route.ts'
import { type Credentials, findCredentials, recordSignIn } from '../users/user-store.ts'
import { passwordFits } from '../users/sign-in/passwords.ts'
import type { Device, DeviceCookie, Devices } from './devices/devices.ts'
import { hasKnownDevice, isKnownDevice, keepDevice } from './devices/known-device-store.ts'
import type { SecurityNotices } from './notices/security-notices.ts'
import type { RefusedSignIns } from './refused-sign-ins.ts'
import type { OpenedSession, Sessions } from './sessions.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import { expectOpenAccount } from './standing.ts'

export interface SignIn {
  signIn(
    login: Login,
    caller: Caller,
    deviceCookie: string | undefined,
  ): Promise<OpenedHere | { secondFactor: SecondStep }>
  /** For somebody who has shown who they are. */
  open(found: Credentials, opening: Opening): Promise<OpenedHere>
}

/** A session, and the cookie by which the browser is known from now on. */
interface OpenedHere extends OpenedSession {
  device: DeviceCookie
}

interface Opening {
  caller: Caller
  deviceCookie: string | undefined
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
  limits: SignInLimits
  devices: Devices
  sessions: Sessions
  audit: Audit
  notices: Pick<SecurityNotices, 'newSignIn'>
  refused: RefusedSignIns
  secondStepOf: SecondStepOf
}

export function createSignIn(dependencies: SignInDependencies): SignIn {
  const { database, clock, limits, devices, sessions, audit, notices, refused, secondStepOf } = dependencies

  async function checkPassword({ email: identifier, password }: Login, device: Device, caller: Caller) {
    const found = await findCredentials(database.read(), identifier)
    const { address } = caller
    const taken = await limits.take({ userId: found?.user.id ?? null, identifier, device, address })
    // Without an account a hash is tried all the same, so that the answer takes as long.
    const fits = await passwordFits(found?.passwordHash ?? null, password)
    if (!fits || !found) {
      await refused.record(found, taken.usedUp, caller)
      throw unauthenticated('wrong_credentials', messages.wrongCredentials)
    }
    await taken.giveBack()
    return found
  }

  async function open(found: Credentials, opening: Opening): Promise<OpenedHere> {
    const { user } = found
    const { caller, isRemembered, method, settle } = opening
    const device = await devices.of(opening.deviceCookie)
    const session = await sessions.prepare(user, caller, isRemembered)
    await database.transaction(async (tx) => {
      const isStillRight = await recordSignIn(tx, clock, user.id, found.passwordHash)
      if (!isStillRight) throw unauthenticated('wrong_credentials', messages.wrongCredentials)
      await settle?.(tx)
      await session.insert(tx)
      // The first browser of all is no news; the second is.
      const isNews = !(await isKnownDevice(tx, user.id, device.id)) && (await hasKnownDevice(tx, user.id))
      if (isNews) await notices.newSignIn(tx, user, caller)
      await keepDevice(tx, user.id, device.id, clock.now().toISOString())
      await audit.record(tx, {
        actor: user,
        action: 'session.start',
        recordType: 'session',
        recordId: session.id,
        ...(method !== undefined && { details: { method } }),
        caller,
      })
    })
    return { ...(await session.opened()), device: await devices.cookieFor(device) }
  }

  return {
    open,
    async signIn(login, caller, deviceCookie) {
      const device = await devices.of(deviceCookie)
      const found = await checkPassword(login, device, caller)
      expectOpenAccount(found.user)
      const secondFactor = await secondStepOf(found, login.rememberMe)
      return secondFactor ? { secondFactor } : open(found, { caller, deviceCookie, isRemembered: login.rememberMe })
    },
  }
}
