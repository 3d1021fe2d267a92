import { minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { tooMany } from '../platform/http/errors.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Settings } from '../settings/settings-service.ts'
import type { Device } from './devices/devices.ts'
import { isKnownDevice } from './devices/known-device-store.ts'
import { hasSignedInFrom, peopleAt } from './session-store.ts'

/** What an address may fail at, and how much more for each family that signs in from there: a school has one address. */
const addressLimit = { points: 100, windowMilliseconds: minutes(15) }
const morePerFamily = 10
const mostFamilies = 90
const most = { ...addressLimit, points: addressLimit.points + morePerFamily * mostFamilies }

interface Attempt {
  /** Null when there is no such account; then the name that was tried counts. */
  userId: string | null
  identifier: string
  device: Device
  address: string
  /** Guessing is possible on this device only, from whatever network. */
  isBoundToDevice?: boolean
}

interface SignInTry {
  /** Which limit this try has used up. */
  usedUp: 'account' | 'address' | undefined
  /** The password was right: only failures count. It takes back no other try. */
  giveBack(): Promise<void>
}

export interface SignInLimits {
  /** Taken before the password is tried, or many tries at once would slip past. */
  take(attempt: Attempt): Promise<SignInTry>
}

interface SignInLimitDependencies {
  database: Database
  limits: Limits
  settings: Pick<Settings, 'current'>
  parentIdsOfEach(queries: Queries, childIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
}

export function createSignInLimits(dependencies: SignInLimitDependencies): SignInLimits {
  const { database, limits, settings, parentIdsOfEach } = dependencies

  async function takeFromAccount(key: string): Promise<{ isLast: boolean }> {
    const { signInFailures, signInWindowMinutes } = await settings.current()
    const limit = { points: signInFailures, windowMilliseconds: minutes(signInWindowMinutes) }
    const { allowed, left, retryAfterSeconds } = await limits.count(key, limit)
    if (!allowed) throw tooMany(retryAfterSeconds)
    return { isLast: left === 0 }
  }

  /** A parent and their children are one: who makes accounts for children makes no more tries. */
  async function countFamiliesAt(address: string): Promise<number> {
    const people = await peopleAt(database.read(), address, 10 * mostFamilies)
    const parents = await parentIdsOfEach(database.read(), people)
    const families = new Set(people.map((id) => parents.get(id)?.toSorted()[0] ?? id))
    return Math.min(families.size, mostFamilies)
  }

  /** People who have signed in from this address go on there; others share what is left to all of them. */
  async function takeFromAddress(key: string, { userId, address }: Attempt): Promise<{ isLast: boolean }> {
    const { allowed, left } = await limits.count(key, most)
    // The number of this very try, however many come at once.
    const number = allowed ? most.points - left : Infinity
    if (number <= addressLimit.points) return { isLast: number === addressLimit.points }
    if (userId !== null && (await hasSignedInFrom(database.read(), userId, address))) return { isLast: false }
    if (number <= addressLimit.points + morePerFamily * (await countFamiliesAt(address))) return { isLast: false }
    const { retryAfterSeconds } = await limits.check(key, addressLimit)
    await limits.giveBack(key)
    throw tooMany(retryAfterSeconds)
  }

  return {
    async take(attempt) {
      const { userId, identifier, device, address, isBoundToDevice = false } = attempt
      const isKnown = userId !== null && device.isOurs && (await isKnownDevice(database.read(), userId, device.id))
      const isAtHome = isKnown || isBoundToDevice
      // A browser that the person has used before has tries of its own: nobody else can use them up.
      const place = isAtHome ? `device:${device.id}` : address
      const accountKey = `sign-in:account:${userId ?? identifier.toLowerCase()}|${place}`
      const addressKey = `sign-in:address:${address}`
      const account = await takeFromAccount(accountKey)
      if (isAtHome)
        return { usedUp: account.isLast ? 'account' : undefined, giveBack: () => limits.giveBack(accountKey) }
      try {
        const fromAddress = await takeFromAddress(addressKey, attempt)
        return {
          usedUp: fromAddress.isLast ? 'address' : account.isLast ? 'account' : undefined,
          async giveBack() {
            await limits.giveBack(accountKey)
            await limits.giveBack(addressKey)
          },
        }
      } catch (error) {
        await limits.giveBack(accountKey)
        throw error
      }
    },
  }
}
