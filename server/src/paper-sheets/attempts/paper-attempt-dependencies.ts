import type { Closing } from '../../attempts/attempt-closing.ts'
import type { Papers } from '../../attempts/papers.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Notifications } from '../../notifications/notification-service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { Events } from '../../platform/events/events.ts'

export interface PaperAttemptDependencies {
  clock: Clock
  audit: Pick<Audit, 'record'>
  events: Events
  notifications: Pick<Notifications, 'notify' | 'takeBack'>
  papers: Papers
  closing: Pick<Closing, 'settle'>
  whenResultsChange(tx: Queries, quizId: string): Promise<void>
  /** An attempt never was: for the slice above that learns from answers. */
  whenWithdrawn(tx: Queries, studentId: string, attemptId: string): Promise<void>
}
