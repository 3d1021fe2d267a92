import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Call, SignedInActor } from '../platform/http/route.ts'

export interface QuestionDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
}

/** Who does it, and from where. */
export type By = Pick<Call<SignedInActor>, 'actor' | 'caller'>
