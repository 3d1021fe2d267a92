import { type CheckedAnswer, checkAnswer, checksAtOnce, listChecks } from '@lms/contracts/attempts/checked-answers.ts'
import type { GivenAnswer, StudentQuiz } from '@lms/contracts/attempts/attempts.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

interface Checked {
  assignedId: string
  attemptId: string
  quiz: StudentQuiz
  /** Everything that was given has to be there before it is judged. */
  flush: () => Promise<void>
}

export interface SittingChecks {
  isOn: boolean
  of(questionId: string): CheckedAnswer | undefined
  /** Nothing can be changed about its answer any more. */
  isSettled(questionId: string | undefined): boolean
  check(questionId: string, given: GivenAnswer): void
  /** Of this question. */
  isChecking(questionId: string): boolean
  hasFailed(questionId: string): boolean
}

function checksQuery(assignedId: string, attemptId: string) {
  return queryOptions({
    queryKey: ['checks', assignedId, attemptId],
    queryFn: async ({ signal }) => (await call(listChecks, { params: { id: assignedId }, signal })).checks,
    gcTime: 0,
  })
}

/** The judged answers of a running attempt; nothing at all unless the quiz is for practice. */
export function useSittingChecks({ assignedId, attemptId, quiz, flush }: Checked): SittingChecks {
  const isOn = checksAtOnce(quiz)
  const queryClient = useQueryClient()
  const options = checksQuery(assignedId, attemptId)
  const { data: checks = [] } = useQuery({ ...options, enabled: isOn })
  const of = (questionId: string) => checks.find(({ question }) => question === questionId)
  const checking = useMutation({
    mutationFn: async ({ question, given }: { question: string; given: GivenAnswer }) => {
      await flush()
      const before = of(question)
      const sent = {
        question,
        given,
        number: (before?.tries.length ?? 0) + 1,
        usedHint: (before?.hint ?? null) !== null,
      }
      return (await call(checkAnswer, { params: { id: assignedId }, body: { attemptId, ...sent } })).check
    },
    onSuccess: (check) =>
      queryClient.setQueryData(options.queryKey, (before = []) => [
        ...before.filter(({ question }) => question !== check.question),
        check,
      ]),
    // Somebody else was faster, here or in another window: how things stand is known to the server.
    onError: () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
  })
  const isOf = (questionId: string): boolean => checking.variables?.question === questionId
  return {
    isOn,
    of,
    isSettled: (questionId) => ['right', 'wrong'].includes(of(questionId ?? '')?.state ?? ''),
    check: (question, given) => checking.mutate({ question, given }),
    isChecking: (questionId) => checking.isPending && isOf(questionId),
    hasFailed: (questionId) => checking.isError && isOf(questionId),
  }
}
