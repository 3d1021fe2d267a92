import type { SecondStep } from '@lms/contracts/accounts/accounts.ts'
import { secondFactorMessages as messages } from '@lms/contracts/second-factor/second-factor-messages.ts'
import { hashOf, newSecretToken } from '../accounts/keys/secret-tokens.ts'
import { type Clock, later, minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { type AppError, unauthenticated } from '../platform/http/errors.ts'
import type { Credentials } from '../users/user-store.ts'
import { hasFactor } from './factor-store.ts'
import type { Proofs } from './proofs.ts'
import { type Step, countTry, findStep, insertStep } from './step-store.ts'

const lifetime = minutes(5)
const purpose = 'sign-in'
const maximumTries = 5

/** What somebody holds between the password and the second step. */
export interface Tickets {
  /** Null for those who have no second factor. */
  issue(found: Credentials, isRemembered: boolean): Promise<SecondStep | null>
  find(ticket: string): Promise<Step & { userId: string }>
  /** Before anything is compared. */
  countTry(step: Step): Promise<void>
  /** Does it belong to this password, or was the password changed since? */
  isOf(step: Step, passwordHash: string): boolean
}

export const ticketEnded = (): AppError => unauthenticated('ticket_ended', messages.ticketEnded)

interface TicketDependencies {
  database: Database
  clock: Clock
  proofs: Proofs
}

export function createTickets({ database, clock, proofs }: TicketDependencies): Tickets {
  return {
    async issue({ user, passwordHash }, isRemembered) {
      if (!(await hasFactor(database.read(), user.id))) return null
      const { token, tokenHash } = newSecretToken()
      const expiresAt = later(clock.now(), lifetime).toISOString()
      const details = { passwordStamp: hashOf(passwordHash), isRemembered }
      await database.transaction((tx) => insertStep(tx, { purpose, tokenHash, userId: user.id, details, expiresAt }))
      return { ticket: token, methods: await proofs.methodsOf(user.id), expiresAt }
    },

    async find(ticket) {
      const now = clock.now().toISOString()
      const step = await findStep(database.read(), { purpose, tokenHash: hashOf(ticket), now })
      if (step?.userId == null) throw ticketEnded()
      return { ...step, userId: step.userId }
    },

    async countTry(step) {
      if (!(await database.transaction((tx) => countTry(tx, step.id, maximumTries)))) throw ticketEnded()
    },

    isOf: (step, passwordHash) => step.details['passwordStamp'] === hashOf(passwordHash),
  }
}
