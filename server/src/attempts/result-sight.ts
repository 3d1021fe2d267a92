import type { Actor } from '@lms/contracts/permissions.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { isApproved } from '../users/author-store.ts'
import { releasesTo } from './attempt-result-store.ts'
import { type Disclosure, type Sitting, disclosureTo } from './rules/disclosure.ts'

/** How much of a student's attempts at a quiz the reader may see; where only the result counts, without `sitting`. */
export type ResultSight = (quiz: Quiz, studentId: string, sitting?: Sitting) => Disclosure

interface Attempted {
  quizzes: readonly Quiz[]
  studentIds: readonly string[]
}

/** What decides for every place that tells of attempts: who reads, and which of these results are released. */
export async function readResultSight(
  queries: Queries,
  reader: Actor,
  { quizzes, studentIds }: Attempted,
  now: Date,
): Promise<ResultSight> {
  const known = { ...reader, isApproved: reader.role === 'parent' && (await isApproved(queries, reader.id)) }
  const withheld = quizzes.filter(({ showResultsImmediately }) => !showResultsImmediately).map(({ id }) => id)
  const isReleased = await releasesTo(queries, withheld, studentIds)
  return (quiz, studentId, sitting = { attemptCount: 0, isSitting: false }) =>
    disclosureTo(known, quiz, { ...sitting, isReleased: isReleased(quiz.id, studentId) }, now)
}

/** What a student sees of their own attempts. */
export function readOwnSight(
  queries: Queries,
  studentId: string,
  quizzes: readonly Quiz[],
  now: Date,
): Promise<ResultSight> {
  return readResultSight(queries, { id: studentId, role: 'student' }, { quizzes, studentIds: [studentId] }, now)
}

/** Whether this student may know now how it went. */
export async function isResultShown(queries: Queries, quiz: Quiz, studentId: string, now: Date): Promise<boolean> {
  return (await readOwnSight(queries, studentId, [quiz], now))(quiz, studentId).result
}
