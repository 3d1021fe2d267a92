import type { DataOf } from '@lms/contracts/endpoint.ts'
import { secondFactorMessages as messages } from '@lms/contracts/second-factor/second-factor-messages.ts'
import type * as contract from '@lms/contracts/second-factor/second-factor.ts'
import { startOfSession } from '../accounts/session-store.ts'
import type { Audit } from '../audit/audit.ts'
import { type Clock, later, minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { forbidden, invalid, tooMany } from '../platform/http/errors.ts'
import type { By, SignedInActor } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { findPasswordHash } from '../users/user-store.ts'
import { passwordFits } from '../users/sign-in/passwords.ts'
import type { Proofs } from './proofs.ts'
import { isConfirmedSince, saveConfirmation } from './step-store.ts'

const lifetime = minutes(10)
/** Whoever holds somebody's open browser must not be able to guess the password there. */
const tries = { points: 10, windowMilliseconds: minutes(15) }
const ofSession = (id: string): string => `passkey:confirm:${id}`

export interface ConfirmationsAgain {
  confirm(by: By, proof: contract.Confirmation): Promise<DataOf<typeof contract.confirmAgain>>
  askForPasskey(actor: SignedInActor): Promise<DataOf<typeof contract.beginConfirmation>>
  /** The one place that asks: before a call whose permission wants it. */
  require(actor: SignedInActor): Promise<void>
}

interface ConfirmationDependencies {
  database: Database
  clock: Clock
  limits: Limits
  audit: Audit
  proofs: Proofs
}

type Shown = { method: string; use: (tx: Queries) => Promise<boolean>; forgive?: () => Promise<void> }

export function createConfirmations(dependencies: ConfirmationDependencies): ConfirmationsAgain {
  const { database, clock, limits, audit, proofs } = dependencies

  async function shownBy({ id, sessionId }: SignedInActor, proof: contract.Confirmation): Promise<Shown | null> {
    if (proof.passkey) return proofs.byPasskey(ofSession(sessionId), proof.passkey)
    if (proof.code !== undefined) return proofs.byCode(id, proof.code)
    const passwordHash = await findPasswordHash(database.read(), id)
    const fits = await passwordFits(passwordHash, proof.password ?? '')
    return fits ? { method: 'password', use: async () => true } : null
  }

  /** Signing in was showing it. */
  async function isFresh({ sessionId }: SignedInActor): Promise<boolean> {
    const since = later(clock.now(), -lifetime).toISOString()
    const start = await startOfSession(database.read(), sessionId)
    return (start !== null && start > since) || isConfirmedSince(database.read(), sessionId, since)
  }

  return {
    async confirm({ actor, caller }, proof) {
      authorizeRole(actor, 'account:confirm')
      const key = `confirm:${actor.id}`
      const { allowed, retryAfterSeconds } = await limits.count(key, tries)
      if (!allowed) throw tooMany(retryAfterSeconds)
      const shown = await shownBy(actor, proof)
      const failure = proof.passkey
        ? invalid([{ field: 'passkey', message: messages.passkeyRefused }], messages.passkeyRefused)
        : proof.code === undefined
          ? invalid([{ field: 'password', message: messages.wrongPassword }], messages.wrongPassword)
          : invalid([{ field: 'code', message: messages.wrongCode }], messages.wrongCode)
      if (!shown) throw failure
      const now = clock.now()
      await database.transaction(async (tx) => {
        if (!(await shown.use(tx))) throw failure
        await saveConfirmation(tx, actor.sessionId, now.toISOString())
        await audit.record(tx, {
          actor,
          action: 'session.confirm',
          recordType: 'session',
          recordId: actor.sessionId,
          details: { method: shown.method },
          caller,
        })
      })
      await shown.forgive?.()
      await limits.giveBack(key)
      return { confirmedUntil: later(now, lifetime).toISOString() }
    },

    async askForPasskey(actor) {
      authorizeRole(actor, 'account:confirm')
      return { options: await proofs.askForPasskey(ofSession(actor.sessionId), actor.id) }
    },

    async require(actor) {
      if (await isFresh(actor)) return
      const data = { methods: ['password', ...(await proofs.methodsOf(actor.id))] }
      throw forbidden('confirmation_required', messages.confirmationRequired, { data })
    },
  }
}
