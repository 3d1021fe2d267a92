import type { SecurityNotices } from '../accounts/notices/security-notices.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { SecondStepOf, SignIn } from '../accounts/sign-in.ts'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Settings } from '../settings/settings-service.ts'
import { type ConfirmationsAgain, createConfirmations } from './confirmation.ts'
import { type Duty, createDuty } from './duty.ts'
import { createFactorKey } from './factor-key.ts'
import { type FactorsOfOthers, createFactorsOfOthers } from './factors-of-others.ts'
import { type OwnSecondFactors, createOwnFactors } from './own-factors.ts'
import { createPasskeyChecks } from './passkey-checks.ts'
import { createProofs } from './proofs.ts'
import { type SecondFactorSignIn, createSecondFactorSignIn } from './second-factor-sign-in.ts'
import { deleteStepsBefore } from './step-store.ts'
import { createTickets } from './tickets.ts'

export interface SecondFactor {
  own: OwnSecondFactors
  others: FactorsOfOthers
  signIn: SecondFactorSignIn
  confirmations: ConfirmationsAgain
  duty: Duty
  forgetExpired(): Promise<void>
}

interface SecondFactorDependencies {
  database: Database
  clock: Clock
  limits: Limits
  audit: Audit
  settings: Settings
  sessions: Sessions
  publicUrl: string
  tokenSecret: string | undefined
  notices: Pick<SecurityNotices, 'secondFactorChanged'>
  /** Signing in asks for the second step, and the second step signs in. */
  createSignIn(secondStepOf: SecondStepOf): SignIn
}

export async function createSecondFactor(
  dependencies: SecondFactorDependencies,
): Promise<{ signIn: SignIn; secondFactor: SecondFactor }> {
  const { database, clock, limits, audit, publicUrl, tokenSecret, createSignIn } = dependencies
  const key = await createFactorKey(database, tokenSecret)
  const checks = createPasskeyChecks(publicUrl)
  const proofs = createProofs({ database, clock, limits, key, checks })
  const tickets = createTickets({ database, clock, proofs })
  const duty = createDuty(dependencies)
  const signIn = createSignIn(tickets.issue)
  return {
    signIn,
    secondFactor: {
      own: createOwnFactors({ ...dependencies, key, checks, duty }),
      others: createFactorsOfOthers(dependencies),
      signIn: createSecondFactorSignIn({ database, clock, limits, tickets, proofs, signIn }),
      confirmations: createConfirmations({ database, clock, limits, audit, proofs }),
      duty,
      forgetExpired: () => database.transaction((tx) => deleteStepsBefore(tx, clock.now().toISOString())),
    },
  }
}
