import type { FactorMethod } from '@lms/contracts/accounts/accounts.ts'
import type { PasskeyProof, PasskeyRequest } from '@lms/contracts/second-factor/passkeys.ts'
import { hashOf } from '../accounts/keys/secret-tokens.ts'
import { type Clock, days, later, minutes, seconds } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { tooMany } from '../platform/http/errors.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { stepOfCode } from './codes.ts'
import type { FactorKey } from './factor-key.ts'
import { countRecoveryCodes, findTotp, useRecoveryCode, useTotp } from './factor-store.ts'
import { type PasskeyChecks, clientDataOf } from './passkey-checks.ts'
import { type StoredPasskey, findPasskeyByCredential, notePasskeyUse, passkeysOf } from './passkey-store.ts'
import { findStep, insertStep, takeStep } from './step-store.ts'

/** Whoever knows the password could ask for ever new tickets: each wrong code of a day makes the next one wait longer. */
const codesOfDay = { points: 10_000, windowMilliseconds: days(1) }
const freeCodes = 5
const firstWait = seconds(30)
const longestWait = minutes(15)
const challengeLifetime = minutes(5)

/** Good once: what was shown is used up in the transaction of what it was shown for. */
interface Proven {
  userId: string
  method: FactorMethod
  /** Answers false when it was used up in the meantime. */
  use(tx: Queries): Promise<boolean>
  /** After it was used: the try was none of those that count. */
  forgive(): Promise<void>
}

export interface Proofs {
  methodsOf(userId: string): Promise<FactorMethod[]>
  /** `userId` null: whoever holds one of this site's passkeys. */
  askForPasskey(purpose: string, userId: string | null): Promise<PasskeyRequest>
  byPasskey(purpose: string, proof: PasskeyProof): Promise<Proven | null>
  byCode(userId: string, code: string): Promise<Proven | null>
}

interface ProofDependencies {
  database: Database
  clock: Clock
  limits: Limits
  key: FactorKey
  checks: PasskeyChecks
}

export function createProofs({ database, clock, limits, key, checks }: ProofDependencies): Proofs {
  const now = (): string => clock.now().toISOString()

  /** Every challenge is answered once, well or badly. */
  async function takeChallenge(purpose: string, challenge: string) {
    return database.transaction(async (tx) => {
      const step = await findStep(tx, { purpose, tokenHash: hashOf(challenge), now: now() })
      return step && (await takeStep(tx, step.id)) ? step : null
    })
  }

  async function findOwned(proof: PasskeyProof, userId: string | null): Promise<StoredPasskey | null> {
    const passkey = await findPasskeyByCredential(database.read(), proof.id)
    if (!passkey || (userId !== null && passkey.userId !== userId)) return null
    const { userHandle } = proof.response
    const isMeant = userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === passkey.userId
    return isMeant ? passkey : null
  }

  /** Answers what forgets the wrong codes once a right one was used. */
  async function countCode(userId: string): Promise<() => Promise<void>> {
    const tries = `second-factor:code:${userId}`
    const waits = `second-factor:wait:${userId}`
    const { left } = await limits.count(tries, codesOfDay)
    const beyondFree = codesOfDay.points - left - freeCodes
    if (beyondFree > 0) {
      const windowMilliseconds = Math.min(longestWait, firstWait * 2 ** (beyondFree - 1))
      const { allowed, retryAfterSeconds } = await limits.count(waits, { points: 1, windowMilliseconds })
      if (!allowed) {
        await limits.giveBack(tries)
        throw tooMany(retryAfterSeconds)
      }
    }
    return async () => {
      await limits.clear(tries)
      await limits.clear(waits)
    }
  }

  return {
    async methodsOf(userId) {
      const totp = await findTotp(database.read(), userId)
      const passkeys = await passkeysOf(database.read(), userId)
      const codes = await countRecoveryCodes(database.read(), userId)
      return [
        // A secret that a restored copy cannot read any more is still a factor, but nobody can answer to it.
        ...(totp && key.decrypt(totp.secret, userId) !== null ? (['totp'] as const) : []),
        ...(passkeys.length > 0 ? (['passkey'] as const) : []),
        ...(codes > 0 ? (['recovery'] as const) : []),
      ]
    },

    async askForPasskey(purpose, userId) {
      const allowed = userId === null ? undefined : await passkeysOf(database.read(), userId)
      const options = await checks.request(allowed)
      const expiresAt = later(clock.now(), challengeLifetime).toISOString()
      await database.transaction((tx) =>
        insertStep(tx, { purpose, tokenHash: hashOf(options.challenge), userId, expiresAt }),
      )
      return options
    },

    async byPasskey(purpose, proof) {
      const challenge = clientDataOf(proof)?.challenge ?? ''
      const step = await takeChallenge(purpose, challenge)
      const passkey = step && (await findOwned(proof, step.userId))
      if (!passkey) return null
      const useCount = await checks.shown(proof, challenge, passkey)
      if (useCount === null) return null
      return {
        userId: passkey.userId,
        method: 'passkey',
        use: (tx) => notePasskeyUse(tx, passkey.id, useCount, now()),
        forgive: async () => {},
      }
    },

    async byCode(userId, code) {
      // Of 80 bits: nobody guesses one, and whoever is kept from the app's codes still gets in.
      if (!/^\d{6}$/.test(code)) {
        const use = (tx: Queries) => useRecoveryCode(tx, userId, hashOf(code), now())
        return { userId, method: 'recovery', use, forgive: async () => {} }
      }
      const forgive = await countCode(userId)
      const totp = await findTotp(database.read(), userId)
      const secret = totp && key.decrypt(totp.secret, userId)
      const step = secret === null ? null : stepOfCode(secret, code, clock.now())
      return step === null ? null : { userId, method: 'totp', use: (tx) => useTotp(tx, userId, step, now()), forgive }
    },
  }
}
