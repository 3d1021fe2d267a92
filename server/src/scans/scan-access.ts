import type { Actor } from '@lms/contracts/permissions.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { scanMessages as messages } from '@lms/contracts/scans/scan-messages.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRead } from '../platform/http/authorize.ts'
import { notFound } from '../platform/http/errors.ts'
import { sightOf } from '../quizzes/quiz-access.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { findQuiz } from '../quizzes/quiz-store.ts'
import { findUser } from '../users/user-store.ts'
import type { ScanDependencies } from './scan-dependencies.ts'
import type { StoredScan } from './scanned-sheet.ts'

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

/** Whose batch it is, as somebody who acts. */
export async function ownerOf(queries: Queries, { userId }: StoredScan): Promise<Actor> {
  const user = await findUser(queries, userId)
  if (!user) throw notFound(messages.notFound)
  return { id: user.id, role: user.role }
}
