import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { SubjectFigures } from '../subjects/subject-figure-store.ts'

/** Assignments belong to a slice above; the app hands in what quizzes need to know of them. */
export interface AssignmentKnowledge {
  isAssigned(queries: Queries, studentId: string, quizId: string): Promise<boolean>
  /** How many different students were assigned a quiz of this subject, and the stars that they gave. */
  studentFigures(
    queries: Queries,
    subjectId: string,
  ): Promise<Pick<SubjectFigures, 'totalStudents' | 'ratingCount' | 'ratingSum'>>
}

export interface QuizDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  assignments: AssignmentKnowledge
  /** From 0 to 1, without 1. */
  random: () => number
  /** Where the product lives, for addresses that leave it. */
  publicUrl: string
}
