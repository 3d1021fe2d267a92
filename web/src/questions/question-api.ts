import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { type QuestionBulk, bulkQuestions } from '@lms/contracts/questions/question-bulk.ts'
import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import {
  Question,
  type QuestionChanges,
  type QuestionDraft,
  type QuestionFilter,
  createQuestion,
  deleteQuestion,
  getQuestion,
  listQuestionVersions,
  listQuestions,
  questionStats,
  restoreQuestion,
  updateQuestion,
} from '@lms/contracts/questions/questions.ts'
import { questionUsage, withdrawQuestion } from '@lms/contracts/quizzes/question-withdrawal.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { withMessage } from '../lib/api-error.ts'
import { staleRecordOf } from '../lib/versions/stale-record.ts'
import { call } from '../lib/api.ts'
import { templateMessages } from '@lms/contracts/questions/templates/template-messages.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(questionMessages)
registerMessages(templateMessages)

const topic = 'questions'

export function questionsQuery(query: Partial<QueryOf<typeof listQuestions>>) {
  return queryOptions({
    queryKey: [topic, 'list', query],
    queryFn: ({ signal }) => withMessage(call(listQuestions, { query, signal }), questionMessages.loadListFailed),
    placeholderData: keepPreviousData,
  })
}

export function questionStatsQuery(query: QuestionFilter) {
  return queryOptions({
    queryKey: [topic, 'stats', query],
    queryFn: ({ signal }) => withMessage(call(questionStats, { query, signal }), questionMessages.loadListFailed),
    placeholderData: keepPreviousData,
  })
}

/** Leaving the screen gives the request up. */
export function questionQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: async ({ signal }) => {
      const { question } = await withMessage(call(getQuestion, { params: { id }, signal }), questionMessages.loadFailed)
      return question
    },
  })
}

export function questionVersionsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: [topic, 'one', id, 'versions', page],
    queryFn: ({ signal }) => call(listQuestionVersions, { params: { id }, query: { page, limit: 5 }, signal }),
    placeholderData: keepPreviousData,
  })
}

export async function addQuestion(draft: QuestionDraft): Promise<Question> {
  return (await withMessage(call(createQuestion, { body: draft }), questionMessages.createFailed)).question
}

export async function changeQuestion(
  id: string,
  changes: Partial<QuestionDraft> & Pick<QuestionChanges, 'version'>,
): Promise<Question> {
  const answer = call(updateQuestion, { params: { id }, body: changes })
  return (await withMessage(answer, questionMessages.updateFailed)).question
}

export async function removeQuestion(id: string): Promise<void> {
  await withMessage(call(deleteQuestion, { params: { id } }), questionMessages.deleteFailed)
}

/** Where it is used, asked anew: nobody decides by what was true a while ago. */
export function loadUses(id: string) {
  return call(questionUsage, { params: { id } })
}

export async function withdraw(id: string, replacement: string | null): Promise<void> {
  await call(withdrawQuestion, { params: { id }, body: replacement === null ? {} : { replacement } })
}

export async function bringQuestionBack(id: string): Promise<void> {
  await call(restoreQuestion, { params: { id } })
}

export function changeMany(body: QuestionBulk) {
  return call(bulkQuestions, { body })
}

export async function reloadQuestions(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [topic] })
  // What was taken out of quizzes, or put into them.
  await queryClient.invalidateQueries({ queryKey: ['quizzes'] })
}

/** A stale write is answered with the record as it is now. */
export function currentQuestionOf(error: unknown): Question | null {
  return staleRecordOf(error, 'question', Question)
}
