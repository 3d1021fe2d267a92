import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { markingMessages } from '@lms/contracts/attempts/marking-messages.ts'
import {
  type MarkDraft,
  MarkedAnswer,
  listMarkedAnswers,
  listMarkingGroups,
  markAnswer,
} from '@lms/contracts/attempts/marking.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { registerMessages } from '../../lib/texts.ts'

registerMessages(markingMessages)

export const markingKey = ['marking'] as const

export function markingGroupsQuery(query: QueryOf<typeof listMarkingGroups>) {
  return queryOptions({
    queryKey: [...markingKey, 'groups', query],
    queryFn: ({ signal }) => call(listMarkingGroups, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function markedAnswersQuery(query: QueryOf<typeof listMarkedAnswers>) {
  return queryOptions({
    queryKey: [...markingKey, 'answers', query],
    queryFn: ({ signal }) => call(listMarkedAnswers, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function giveMark({ attemptId, questionId }: Pick<MarkedAnswer, 'attemptId' | 'questionId'>, body: MarkDraft) {
  return call(markAnswer, { params: { attemptId, questionId }, body })
}

/** The answer as somebody else marked it meanwhile; null for any other failure. */
export function markedElsewhere(error: unknown): MarkedAnswer | null {
  if (!(error instanceof ApiError) || error.code !== 'stale') return null
  return z.object({ answer: MarkedAnswer }).safeParse(error.data).data?.answer ?? null
}
