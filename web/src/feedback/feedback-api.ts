import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { feedbackMessages } from '@lms/contracts/feedback/feedback-messages.ts'
import {
  type FeedbackResponse,
  type FeedbackStatusChange,
  listFeedback,
  respondToFeedback,
  setFeedbackStatus,
} from '@lms/contracts/feedback/feedback.ts'
import { listQuestionVersions } from '@lms/contracts/questions/questions.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { withMessage } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(feedbackMessages)

const topic = 'feedback'

export function feedbackQuery(query: Partial<QueryOf<typeof listFeedback>>) {
  return queryOptions({
    queryKey: [topic, 'list', query],
    queryFn: ({ signal }) => withMessage(call(listFeedback, { query, signal }), feedbackMessages.fetchFailed),
    placeholderData: keepPreviousData,
  })
}

const mostVersions = 100

/** The newest versions of a question: one of them is what fixed it. */
export function versionsQuery(questionId: string) {
  return queryOptions({
    queryKey: ['questions', 'versions', questionId, { limit: mostVersions }],
    queryFn: ({ signal }) =>
      call(listQuestionVersions, { params: { id: questionId }, query: { limit: mostVersions }, signal }),
  })
}

export function useSetStatus(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: FeedbackStatusChange) =>
      withMessage(call(setFeedbackStatus, { params: { id }, body }), feedbackMessages.statusFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [topic] }),
  })
}

export function useRespond(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: z.infer<typeof FeedbackResponse>) =>
      withMessage(call(respondToFeedback, { params: { id }, body }), feedbackMessages.responseFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [topic] }),
  })
}
