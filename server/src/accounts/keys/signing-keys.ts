import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Clock, days, hours, later, minutes, seconds } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import * as store from './key-store.ts'

/** What is signed, each with keys of its own, and how long a thing lives that was signed. */
const lifetimes = { access: hours(24), refresh: days(7), device: days(400), picture: minutes(15) }
type KeyPurpose = keyof typeof lifetimes
const purposes = ['access', 'refresh', 'device', 'picture'] as const satisfies readonly KeyPurpose[]

/** Keys are changed beside running servers: this is how long one may go on signing with the key before. */
const readAgainAfter = seconds(10)
/** A key that is not known may be a new one; whoever invents names makes us look no oftener than this. */
const lookAgainAfter = seconds(1)

export interface SigningKey {
  id: string
  bytes: Buffer
}

export interface SigningKeys {
  /** The one that signs. */
  current(purpose: KeyPurpose): Promise<SigningKey>
  /** Null when there is no such key, or no longer. */
  find(purpose: KeyPurpose, id: string): Promise<SigningKey | null>
  /** What only we could have written under this text, behind the name of the key. */
  seal(purpose: KeyPurpose, text: string): Promise<string>
  isSeal(purpose: KeyPurpose, text: string, seal: string): Promise<boolean>
}

type Ring = Record<KeyPurpose, readonly SigningKey[]>

/** Kept in the database, so that every process signs with the same; or made of a secret that the start was given. */
export function createSigningKeys(database: Database, clock: Clock, secret?: string): SigningKeys {
  const given = secret === undefined ? null : ringFrom(secret)
  let read: { ring: Promise<Ring>; at: number } | null = null

  async function readRing(): Promise<Ring> {
    const now = clock.now().toISOString()
    const keys = await store.goodKeys(database.read(), now)
    const missing = purposes.filter((purpose) => !keys.some((key) => isOf(purpose)(key) && key.acceptedUntil === null))
    if (missing.length === 0) return ringOf(keys)
    await database.transaction(async (tx) => {
      for (const purpose of missing) await insertNewKey(tx, purpose, now)
    })
    // Another process may have made some in the same moment: all of them are good, and the newest signs.
    return ringOf(await store.goodKeys(database.read(), now))
  }

  function ring(maximumAge: number): Promise<Ring> {
    if (given) return Promise.resolve(given)
    const now = clock.now().getTime()
    if (read === null || now - read.at > maximumAge) {
      const started = { ring: readRing(), at: now }
      read = started
      started.ring.catch(() => {
        if (read === started) read = null
      })
    }
    return read.ring
  }

  async function find(purpose: KeyPurpose, id: string): Promise<SigningKey | null> {
    const among = (keys: Ring): SigningKey | undefined => keys[purpose].find((key) => key.id === id)
    return among(await ring(readAgainAfter)) ?? among(await ring(lookAgainAfter)) ?? null
  }

  async function current(purpose: KeyPurpose): Promise<SigningKey> {
    const [newest] = (await ring(readAgainAfter))[purpose]
    if (newest === undefined) throw new Error(`There is no key for ${purpose}`)
    return newest
  }

  return {
    current,
    find,
    async seal(purpose, text) {
      const key = await current(purpose)
      return `${key.id}.${sealOf(key, purpose, text)}`
    },
    async isSeal(purpose, text, seal) {
      const [id = '', mac = ''] = seal.split('.')
      const key = await find(purpose, id)
      return key !== null && isSame(sealOf(key, purpose, text), mac)
    },
  }
}

/**
 * New keys sign from now on; those before are recognised until the last thing that they signed has ended, and a moment
 * longer for servers that have not noticed yet. `atOnce`: they are good for nothing any more.
 */
export async function rotateKeys(tx: Queries, clock: Clock, { atOnce }: { atOnce: boolean }): Promise<void> {
  const now = clock.now()
  if (atOnce) await store.deleteAllKeys(tx)
  else await store.deleteKeysBefore(tx, now.toISOString())
  for (const purpose of purposes) {
    await store.retireKeys(tx, purpose, later(now, lifetimes[purpose] + minutes(1)).toISOString())
    await insertNewKey(tx, purpose, now.toISOString())
  }
}

async function insertNewKey(tx: Queries, purpose: KeyPurpose, now: string): Promise<void> {
  const name = `${purpose}:${randomBytes(6).toString('base64url')}`
  await store.insertKey(tx, { name, value: randomBytes(32).toString('base64url'), createdAt: now })
}

const isOf =
  (purpose: KeyPurpose) =>
  ({ name }: store.StoredKey): boolean =>
    name.startsWith(`${purpose}:`)

/** A key that signs stands before those that are only recognised. */
function ringOf(keys: readonly store.StoredKey[]): Ring {
  const signingFirst = [
    ...keys.filter(({ acceptedUntil }) => acceptedUntil === null),
    ...keys.filter(({ acceptedUntil }) => acceptedUntil !== null),
  ]
  const keysFor = (purpose: KeyPurpose): SigningKey[] =>
    signingFirst
      .filter(isOf(purpose))
      .map(({ name, value }) => ({ id: name.slice(purpose.length + 1), bytes: Buffer.from(value) }))
  return {
    access: keysFor('access'),
    refresh: keysFor('refresh'),
    device: keysFor('device'),
    picture: keysFor('picture'),
  }
}

function ringFrom(secret: string): Ring {
  const keyFor = (purpose: KeyPurpose): SigningKey[] => {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', `lms:${purpose}`, 32))
    return [{ id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }]
  }
  return { access: keyFor('access'), refresh: keyFor('refresh'), device: keyFor('device'), picture: keyFor('picture') }
}

function sealOf({ bytes }: SigningKey, purpose: KeyPurpose, text: string): string {
  return createHmac('sha256', bytes).update(`${purpose}:${text}`).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
