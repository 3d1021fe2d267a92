import type { Message } from '@lms/contracts/messages.ts'
import { questionMessages as messages } from '@lms/contracts/questions/question-messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorize, authorizeRole } from '../platform/http/authorize.ts'
import { type AppError, invalid, notFound } from '../platform/http/errors.ts'
import { findSubject } from '../subjects/subject-store.ts'
import { findTopic, topicPathsOf } from '../subjects/topics/topic-store.ts'
import { isApproved } from '../users/author-store.ts'
import type { QuestionSummary, QuestionText } from './question.ts'
import type { Scope } from './question-filter-store.ts'

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

/** What lists of this person are made of. */
export async function questionScope(queries: Queries, actor: Actor): Promise<Scope> {
  authorizeRole(actor, 'question:list')
  if (actor.role === 'administrator') return 'everything'
  return { authorId: actor.id, withAdministrators: await readsAdministratorQuestions(queries, actor) }
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

type Placed = Pick<QuestionText, 'subjectId' | 'topic'> & { topicId: string | null }

/** A topic of the tree must be one of its subject; what it is called is kept with the question. */
export async function withTopic<Text extends Placed>(tx: Queries, text: Text): Promise<Text> {
  const { topicId, subjectId } = text
  if (topicId === null) return text
  const topic = await findTopic(tx, topicId)
  if (topic?.subjectId !== subjectId) throw invalid([{ field: 'topicId', message: messages.topicUnknown }])
  const path = (await topicPathsOf(tx, [topicId])).get(topicId) ?? text.topic
  return { ...text, topic: path.slice(0, 200) }
}
