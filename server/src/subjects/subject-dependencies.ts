import type { Expression } from 'kysely'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'

export interface SubjectDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
}

/** Quizzes belong to slices above; the app hands in what subjects need to know of them. */
export interface QuizKnowledge {
  hasQuizFor(queries: Queries, studentId: string, subjectId: string): Promise<boolean>
  /** Each once, in however many of these subjects they have quizzes. */
  countStudents(queries: Queries, subjectIds: Expression<{ id: string }>): Promise<number>
}
