import { type Clock, hours, minutes } from '../clock.ts'

/** How many requests a minute; 0 is no limit. Far above what a person does, and below what a program would like to. */
export interface RequestAllowance {
  perAccount: number
  /** Without a valid token. Each account that was used from an address lately adds its share: a school is one address. */
  perAddress: number
}

export const usualAllowance: RequestAllowance = { perAccount: 1200, perAddress: 600 }
/** What an account adds to the allowance of the address that it is used from. */
const sharePerAccount = 60
/** Nobody fills the memory with addresses or accounts that they made up. */
const mostKeys = 100_000

/** Each answers in how many seconds to come back; 0 when it is one of those that the limit grants. */
export interface RequestLimits {
  /** A request with a valid token. */
  countAccount(accountId: string, address: string): number
  /** A request without one. */
  countAddress(address: string): number
}

/**
 * In the memory of this process: a write to the database for every request would cost more than most of them.
 * Several processes allow each their own.
 */
export function createRequestLimits(allowance: RequestAllowance, clock: Clock): RequestLimits {
  const requests = createSlidingCounts(clock, minutes(1))
  const accountsOf = createLately<Set<string>>(clock, hours(1))

  function count(key: string, allowed: number): number {
    const { used, millisecondsLeft } = requests.add(key)
    return used > allowed ? Math.max(1, Math.ceil(millisecondsLeft / 1000)) : 0
  }

  function see(accountId: string, address: string): void {
    const known = accountsOf.get(address) ?? new Set()
    if (known.size < mostKeys) known.add(accountId)
    accountsOf.set(address, known)
  }

  return {
    countAccount(accountId, address) {
      if (allowance.perAddress > 0) see(accountId, address)
      return allowance.perAccount > 0 ? count(`account ${accountId}`, allowance.perAccount) : 0
    },
    countAddress(address) {
      if (allowance.perAddress === 0) return 0
      const accounts = accountsOf.get(address)?.size ?? 0
      return count(`address ${address}`, allowance.perAddress + accounts * sharePerAccount)
    },
  }
}

/** What was said in this window or in the one before it. */
function createLately<Value>(clock: Clock, window: number) {
  let number = -1
  let current = new Map<string, Value>()
  let previous = new Map<string, Value>()
  function turn(): number {
    const time = clock.now().getTime()
    const now = Math.floor(time / window)
    if (now !== number) {
      previous = now === number + 1 ? current : new Map()
      current = new Map()
      number = now
    }
    return time - now * window
  }
  return {
    /** How far into the window it is. */
    turn,
    get(key: string): Value | undefined {
      turn()
      return current.get(key) ?? previous.get(key)
    },
    set(key: string, value: Value): void {
      turn()
      if (current.has(key) || current.size < mostKeys) current.set(key, value)
    },
    now: (key: string) => current.get(key),
    before: (key: string) => previous.get(key),
  }
}

/** Counts over the last window: of the one before, only the part that still lies within it. */
function createSlidingCounts(clock: Clock, window: number) {
  const counts = createLately<number>(clock, window)
  return {
    add(key: string): { used: number; millisecondsLeft: number } {
      const since = counts.turn()
      const own = (counts.now(key) ?? 0) + 1
      counts.set(key, own)
      const used = own + Math.floor((counts.before(key) ?? 0) * (1 - since / window))
      return { used, millisecondsLeft: window - since }
    },
  }
}
