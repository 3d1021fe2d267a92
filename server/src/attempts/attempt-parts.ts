import type { Audit } from '../audit/audit.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Events } from '../platform/events/events.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Log } from '../platform/log.ts'
import { createAssignedQuizzes } from './assigned-quizzes.ts'
import { createClosing } from './attempt-closing.ts'
import { createAttemptResults } from './attempt-results.ts'
import { closeAbsent } from './attempt-sweep.ts'
import { createChildResults } from './child-results.ts'
import { createPapers } from './papers.ts'
import { createPractice } from './practice-service.ts'
import { createQuizAttempts } from './quiz-attempts-service.ts'
import { type Printing, createResultDownload } from './result-download.ts'
import { createSittingReading } from './sitting-reading.ts'
import { createSittings } from './sitting-service.ts'

export interface AttemptSurroundings extends Printing {
  database: Database
  clock: Clock
  /** From 0 to 1, without 1. */
  random: () => number
  limits: Limits
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify'>
  events: Events
  log: Log
  /** For the slices above: results of this quiz are new or others, in this transaction. */
  whenResultsChange(tx: Queries, quizId: string): Promise<void>
}

/** The parts of sitting a quiz, which share what papers say. */
export function createAttempts(surroundings: AttemptSurroundings) {
  const papers = createPapers()
  const closing = createClosing({ ...surroundings, papers })
  const reading = createSittingReading({ ...surroundings, papers })
  const results = createAttemptResults({ ...surroundings, papers })
  const practice = createPractice({ ...surroundings, papers })
  return {
    sittings: createSittings({ ...surroundings, papers, closing, reading }),
    assigned: createAssignedQuizzes({ ...surroundings, reading }),
    ofChildren: createChildResults({ ...surroundings, reading }),
    results,
    practice,
    download: createResultDownload({ ...surroundings, results, practice }),
    ofQuiz: createQuizAttempts({ ...surroundings, papers }),
    closeAbsent: (signal?: AbortSignal) => closeAbsent({ ...surroundings, closing }, signal),
  }
}
