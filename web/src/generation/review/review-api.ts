import {
  type GenerationReview,
  type ReviewDecision,
  dealPoints,
  decideQuestion,
  dropQuestion,
  replaceQuestion,
  reviewProcess,
} from '@lms/contracts/generation/generation-review.ts'
import { updateQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { generationTopic } from '../generation-api.ts'

const glance = 3000

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: [generationTopic, 'review', id],
    queryFn: ({ signal }) => call(reviewProcess, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.questions.some(({ replacement }) => replacement.state === 'running') === true ? glance : false,
  })
}

/** Every act answers the review as it is then. */
export function useReviewActs(id: string) {
  const queryClient = useQueryClient()
  const onSuccess = (review: GenerationReview) => {
    queryClient.setQueryData(reviewQuery(id).queryKey, review)
    void queryClient.invalidateQueries({ queryKey: ['questions'] })
    void queryClient.invalidateQueries({ queryKey: ['quizzes'] })
  }
  const params = (questionId: string) => ({ id, questionId })
  return {
    decide: useMutation({
      mutationFn: ({ questionId, decision }: { questionId: string; decision: ReviewDecision }) =>
        call(decideQuestion, { params: params(questionId), body: { decision } }),
      onSuccess,
    }),
    replace: useMutation({
      mutationFn: ({ questionId, wish }: { questionId: string; wish: string }) =>
        call(replaceQuestion, { params: params(questionId), body: { wish } }),
      onSuccess,
    }),
    drop: useMutation({
      mutationFn: (questionId: string) => call(dropQuestion, { params: params(questionId) }),
      onSuccess,
    }),
    deal: useMutation({ mutationFn: () => call(dealPoints, { params: { id } }), onSuccess }),
    activate: useMutation({
      mutationFn: ({ _id, version }: GenerationReview['quiz']) =>
        call(updateQuiz, { params: { id: _id }, body: { isActive: true, version } }),
      onSettled: async () => {
        await queryClient.invalidateQueries({ queryKey: [generationTopic] })
        await queryClient.invalidateQueries({ queryKey: ['quizzes'] })
      },
    }),
  }
}

export type ReviewActs = ReturnType<typeof useReviewActs>
