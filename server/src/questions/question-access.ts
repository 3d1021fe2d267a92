import type { Message } from '@lms/contracts/messages.ts'
import { questionMessages as messages } from '@lms/contracts/questions/question-messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorize } from '../platform/http/authorize.ts'
import { type AppError, invalid, notFound } from '../platform/http/errors.ts'
import { findSubject } from '../subjects/subject-store.ts'
import { isApproved } from '../users/author-store.ts'
import type { QuestionSummary, QuestionText } from './question.ts'

/** Administrators' questions open to a parent once an administrator has approved the account. */
export async function readsAdministratorQuestions(queries: Queries, actor: Actor): Promise<boolean> {
  return actor.role === 'administrator' || isApproved(queries, actor.id)
}

/** What this person may not see does not exist. A deleted one is only seen by who may bring it back. */
export async function expectSight<Seen extends QuestionSummary>(
  queries: Queries,
  actor: Actor,
  question: Seen | null,
): Promise<Seen> {
  if (!question || !(await seesQuestion(queries, actor, question))) throw notFound(messages.notFound)
  return question
}

/** Without a word when not. */
export async function seesQuestion(queries: Queries, actor: Actor, question: QuestionSummary): Promise<boolean> {
  if (question.deletedAt !== null) return can(actor, 'question:update', question)
  const readerIsApproved = question.byAdministrator && (await readsAdministratorQuestions(queries, actor))
  return can(actor, 'question:read', { ...question, readerIsApproved })
}

export async function expectChangeable<Seen extends QuestionSummary>(
  tx: Queries,
  actor: Actor,
  question: Seen | null,
): Promise<Seen> {
  const seen = await expectSight(tx, actor, question)
  authorize(actor, 'question:update', seen)
  return seen
}

/** The subject must be there, be one that this person may use, and fit the class. */
export async function subjectProblem(
  tx: Queries,
  actor: Actor,
  { subjectId, class: code }: Pick<QuestionText, 'subjectId' | 'class'>,
) {
  const subject = await findSubject(tx, subjectId)
  if (!subject || subject.deletedAt !== null || !can(actor, 'subject:read', subject)) return messages.subjectRequired
  return subject.class === null || subject.class === code ? null : messages.subjectOfOtherClass
}

export async function expectSubject(
  tx: Queries,
  actor: Actor,
  question: Pick<QuestionText, 'subjectId' | 'class'>,
): Promise<void> {
  const problem = await subjectProblem(tx, actor, question)
  if (problem) throw subjectInvalid(problem)
}

function subjectInvalid(message: Message): AppError {
  return invalid([{ field: 'subject', message }])
}
