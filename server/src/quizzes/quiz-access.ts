import type { Message } from '@lms/contracts/messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { quizMessages as messages } from '@lms/contracts/quizzes/quiz-messages.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorize } from '../platform/http/authorize.ts'
import { invalid, notFound } from '../platform/http/errors.ts'
import { readsAdministratorQuestions } from '../questions/question-access.ts'
import type { QuestionSummary } from '../questions/question.ts'
import { findQuestions, findSummaries } from '../questions/question-store.ts'
import { problemOfTemplates } from '../questions/templates/question-instance.ts'
import { findSubject } from '../subjects/subject-store.ts'
import type { Quiz, QuizFields } from './quiz.ts'
import type { AssignmentKnowledge } from './quiz-dependencies.ts'

/**
 * How much of a quiz somebody sees: everything, everything but the password and the questions that are not theirs
 * to read, or its face.
 */
export type Sight = 'author' | 'reader' | 'face'

/** What this person may not see does not exist. A deleted one is only seen by who may bring it back. */
export async function sightOf(
  queries: Queries,
  actor: Actor,
  quiz: Quiz,
  isAssigned: AssignmentKnowledge['isAssigned'],
): Promise<Sight | null> {
  if (can(actor, 'quiz:update', quiz)) return 'author'
  if (quiz.deletedAt !== null) return null
  const readerIsApproved = quiz.byAdministrator && (await readsAdministratorQuestions(queries, actor))
  if (can(actor, 'quiz:read', { ...quiz, readerIsApproved })) return 'reader'
  const isTheirs = actor.role === 'student' && (await isAssigned(queries, actor.id, quiz.id))
  return can(actor, 'quiz:see', { ...quiz, readerIsApproved, isAssigned: isTheirs }) ? 'face' : null
}

export async function expectChangeable(
  tx: Queries,
  actor: Actor,
  quiz: Quiz | null,
  { isAssigned }: Pick<AssignmentKnowledge, 'isAssigned'>,
): Promise<Quiz> {
  if (!quiz || (await sightOf(tx, actor, quiz, isAssigned)) === null) throw notFound(messages.notFound)
  authorize(actor, 'quiz:update', quiz)
  return quiz
}

/** The subject must be there, be one that this person may use, and fit the class. */
export async function expectSubject(
  tx: Queries,
  actor: Actor,
  { subjectId, class: code }: Pick<QuizFields, 'subjectId' | 'class'>,
  required: Message,
): Promise<void> {
  const subject = await findSubject(tx, subjectId)
  const isUsable = subject !== null && subject.deletedAt === null && can(actor, 'subject:read', subject)
  if (!isUsable) throw invalid([{ field: 'subject', message: required }])
  if (subject.class !== null && subject.class !== code)
    throw invalid([{ field: 'subject', message: messages.subjectOfOtherClass }])
}

/** Those that this person may put into a quiz: there, and theirs to read. */
export async function usableQuestions(
  queries: Queries,
  actor: Actor,
  ids: readonly string[],
): Promise<QuestionSummary[]> {
  const present = (await findSummaries(queries, ids)).filter(({ deletedAt }) => deletedAt === null)
  return readableQuestions(queries, actor, present)
}

export async function readableQuestions(
  queries: Queries,
  actor: Actor,
  questions: readonly QuestionSummary[],
): Promise<QuestionSummary[]> {
  const readerIsApproved = await readsAdministratorQuestions(queries, actor)
  return questions.filter((question) => can(actor, 'question:read', { ...question, readerIsApproved }))
}

export async function expectQuestions(tx: Queries, actor: Actor, ids: readonly string[]): Promise<void> {
  if ((await usableQuestions(tx, actor, ids)).length < ids.length)
    throw invalid([{ field: 'questions', message: messages.questionUnknown }])
}

/** All of them together; what is drawn for each paper is bounded by the limits of a question. */
export async function expectCalculable(tx: Queries, ids: readonly string[]): Promise<void> {
  const templates = (await findSummaries(tx, ids)).flatMap(({ id, sample }) => (sample === null ? [] : [id]))
  const failure = problemOfTemplates(await findQuestions(tx, templates))
  if (failure) throw invalid([{ field: 'questions', message: failure.problem, values: failure.values }])
}
