import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { countSitting } from '@lms/contracts/attempts/quiz-attempts.ts'
import { type QuizBulk, bulkQuizzes } from '@lms/contracts/quizzes/quiz-bulk.ts'
import type { QuizChanges, QuizDraft } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { type QuestionDraw, drawQuestions } from '@lms/contracts/quizzes/quiz-questions.ts'
import { quizSchedule } from '@lms/contracts/quizzes/quiz-schedule.ts'
import {
  Quiz,
  createQuiz,
  deleteQuiz,
  duplicateQuiz,
  getQuiz,
  listQuizzes,
  restoreQuiz,
  updateQuiz,
} from '@lms/contracts/quizzes/quizzes.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { withMessage } from '../lib/api-error.ts'
import { staleRecordOf } from '../lib/versions/stale-record.ts'
import { call } from '../lib/api.ts'
import { registerMessages, registerScreenMessages } from '../lib/texts.ts'

registerMessages(quizMessages)
// What a toast says of an act speaks the language of the screen's title.
const { created, updated, deleted, restored, duplicated, activated, deactivated } = quizMessages
registerScreenMessages({ created, updated, deleted, restored, duplicated, activated, deactivated })

const topic = 'quizzes'

export function quizzesQuery(query: Partial<QueryOf<typeof listQuizzes>>) {
  return queryOptions({
    queryKey: [topic, 'list', query],
    queryFn: ({ signal }) => withMessage(call(listQuizzes, { query, signal }), quizMessages.fetchListFailed),
    placeholderData: keepPreviousData,
  })
}

export function quizQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: async ({ signal }) =>
      (await withMessage(call(getQuiz, { params: { id }, signal }), quizMessages.notFound)).quiz,
  })
}

export function scheduleQuery(query: QueryOf<typeof quizSchedule>) {
  return queryOptions({
    queryKey: [topic, 'schedule', query],
    queryFn: ({ signal }) => withMessage(call(quizSchedule, { query, signal }), quizMessages.fetchListFailed),
    placeholderData: keepPreviousData,
  })
}

export async function addQuiz(draft: QuizDraft): Promise<Quiz> {
  return (await withMessage(call(createQuiz, { body: draft }), quizMessages.createFailed)).quiz
}

export async function changeQuiz(id: string, changes: QuizChanges): Promise<Quiz> {
  return (await withMessage(call(updateQuiz, { params: { id }, body: changes }), quizMessages.updateFailed)).quiz
}

export async function removeQuiz(id: string): Promise<void> {
  await withMessage(call(deleteQuiz, { params: { id } }), quizMessages.deleteFailed)
}

export async function bringQuizBack(id: string): Promise<void> {
  await withMessage(call(restoreQuiz, { params: { id } }), quizMessages.restoreFailed)
}

export async function copyQuiz(id: string): Promise<Quiz> {
  return (await withMessage(call(duplicateQuiz, { params: { id } }), quizMessages.createFailed)).quiz
}

export function changeMany(body: QuizBulk) {
  return withMessage(call(bulkQuizzes, { body }), quizMessages.updateFailed)
}

/** How many students sit one of these quizzes; nobody is kept from acting where that cannot be told. */
export async function sittingIn(ids: readonly string[]): Promise<number> {
  const told = await call(countSitting, { query: { ids: [...ids] } }).catch(() => ({ sitting: 0 }))
  return told.sitting
}

export function draw(body: QuestionDraw) {
  return call(drawQuestions, { body })
}

/** A subject's figures and a question's uses are told by other calls; they follow too. */
export async function reloadQuizzes(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['subjects'] })
  await queryClient.invalidateQueries({ queryKey: [topic] })
}

/** A stale write is answered with the record as it is now. */
export function currentQuizOf(error: unknown): Quiz | null {
  return staleRecordOf(error, 'quiz', Quiz)
}
