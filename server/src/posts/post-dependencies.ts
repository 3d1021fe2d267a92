import type { Audit } from '../audit/audit.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Call, SignedInActor } from '../platform/http/route.ts'

export interface PostDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify' | 'settle'>
}

/** Who does it, and from where. */
export type By = Pick<Call<SignedInActor>, 'actor' | 'caller'>
