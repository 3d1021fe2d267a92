import type { Assignments } from '../../assignments/assignment-service.ts'
import type { QuizAttempts } from '../../attempts/author/quiz-attempts-service.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Notifications } from '../../notifications/notification-service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

export interface ActDependencies {
  database: Database
  clock: Clock
  jobs: Jobs
  events: Events
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify'>
  assignments: Pick<Assignments, 'assignTo' | 'withdrawFrom' | 'expectGivable'>
  quizAttempts: Pick<QuizAttempts, 'extendFor' | 'releaseTo' | 'expectOwn'>
}
