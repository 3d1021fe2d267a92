import type { Audit } from '../audit/audit.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Events } from '../platform/events/events.ts'
import type { HtmlCleaner } from '../platform/html/html-cleaner.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Log } from '../platform/log.ts'
import type { QuizDraws } from '../quizzes/draws/quiz-draws.ts'
import { createAssignedQuizzes } from './sitting/assigned-quizzes.ts'
import { type WhenGraded, createClosing } from './attempt-closing.ts'
import { createAttemptResults } from './results/attempt-results.ts'
import { beginAnew, closeAbsent, learnFromOpened } from './attempt-sweep.ts'
import { createChildResults } from './results/child-results.ts'
import { createMarking } from './marking/marking-service.ts'
import { createDrawing } from './drawing.ts'
import { createPapers } from './papers.ts'
import { createPracticeDoor } from './practice/practice-door.ts'
import { createPractice } from './practice/practice-service.ts'
import { createQuizAttempts } from './author/quiz-attempts-service.ts'
import { type Printing, createResultDownload } from './results/result-download.ts'
import { createSittingReading } from './sitting/sitting-reading.ts'
import { createSittings } from './sitting/sitting-service.ts'

export interface AttemptDependencies extends Printing {
  database: Database
  clock: Clock
  /** From 0 to 1, without 1. */
  random: () => number
  draws: QuizDraws
  limits: Limits
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify' | 'dropUnread' | 'wasTold'>
  events: Events
  html: HtmlCleaner
  log: Log
  /** For the slices above: results of this quiz are new or others, in this transaction. */
  whenResultsChange(tx: Queries, quizId: string): Promise<void>
  /** What a student gave was judged, in this transaction. */
  whenGraded: WhenGraded
}

/** The parts of sitting a quiz, which share what papers say. */
export function createAttempts(dependencies: AttemptDependencies) {
  const papers = createPapers()
  const drawing = createDrawing(dependencies)
  const closing = createClosing({ ...dependencies, papers })
  const reading = createSittingReading({ ...dependencies, papers })
  const results = createAttemptResults({ ...dependencies, papers })
  const practice = createPractice({ ...dependencies, papers, drawing, door: createPracticeDoor(dependencies) })
  return {
    /** For the slices above, which ask the same versions. */
    papers,
    closing,
    sittings: createSittings({ ...dependencies, papers, drawing, closing, reading }),
    assigned: createAssignedQuizzes({ ...dependencies, reading }),
    ofChildren: createChildResults({ ...dependencies, reading }),
    results,
    practice,
    download: createResultDownload({ ...dependencies, results, practice }),
    marking: createMarking({ ...dependencies, papers }),
    ofQuiz: createQuizAttempts({ ...dependencies, papers }),
    async closeAbsent(signal?: AbortSignal) {
      await beginAnew(dependencies)
      await closeAbsent({ ...dependencies, closing }, signal)
    },
    learnFromOpened: (signal?: AbortSignal) => learnFromOpened({ ...dependencies, closing }, signal),
  }
}
