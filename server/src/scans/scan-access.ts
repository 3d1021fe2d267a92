import { type Actor, can } from '@lms/contracts/permissions.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { scanMessages as messages } from '@lms/contracts/scans/scan-messages.ts'
import { parentIdsOfEach } from '../children/child-store.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRead } from '../platform/http/authorize.ts'
import { notFound } from '../platform/http/errors.ts'
import { sightOf } from '../quizzes/quiz-access.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { findQuiz } from '../quizzes/quiz-store.ts'
import { findUser } from '../users/user-store.ts'
import type { ScanDependencies } from './scan-dependencies.ts'
import type { StoredScan, StoredSheet } from './scanned-sheet.ts'

/** Whoever may print a quiz may photograph what was written on it. */
export async function expectPrintable(
  queries: Queries,
  actor: Actor,
  id: string,
  { isAssigned }: ScanDependencies['assignments'],
): Promise<Quiz> {
  const quiz = await findQuiz(queries, id)
  const sight = quiz && (await sightOf(queries, actor, quiz, isAssigned))
  if (!quiz || quiz.deletedAt !== null || !sight || sight === 'face') throw notFound(quizMessages.notFound)
  return quiz
}

export function expectSight(actor: Actor, scan: StoredScan | null): StoredScan {
  if (!scan) throw notFound(messages.notFound)
  authorizeRead(actor, 'scan:read', scan)
  return scan
}

type OfSomebody = Pick<StoredSheet, 'studentId'>

/** Of a batch, the sheets of children who are somebody's still: one who left, or was a pupil once, is not theirs to see. */
export async function sheetsSeen<Sheet extends OfSomebody>(
  queries: Queries,
  actor: Actor,
  sheets: readonly Sheet[],
): Promise<Sheet[]> {
  const parents = await parentIdsOfEach(
    queries,
    sheets.flatMap(({ studentId }) => studentId ?? []),
  )
  return sheets.filter(
    ({ studentId }) => studentId === null || can(actor, 'child:read', { parentIds: parents.get(studentId) ?? [] }),
  )
}

export async function expectSeen<Sheet extends OfSomebody>(
  queries: Queries,
  actor: Actor,
  sheet: Sheet | null,
): Promise<Sheet> {
  const [seen] = await sheetsSeen(queries, actor, sheet ? [sheet] : [])
  if (!seen) throw notFound(messages.sheetNotFound)
  return seen
}

/** Whose batch it is, as somebody who acts. */
export async function ownerOf(queries: Queries, { userId }: StoredScan): Promise<Actor> {
  const user = await findUser(queries, userId)
  if (!user) throw notFound(messages.notFound)
  return { id: user.id, role: user.role }
}
