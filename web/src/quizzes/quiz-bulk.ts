import type { QuizBulkAction } from '@lms/contracts/quiz-bulk.ts'
import type { QuizSummary } from '@lms/contracts/quizzes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { translateMessage, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast.ts'
import { changeMany, reloadQuizzes } from './quiz-api.ts'
import { quizTexts } from './quiz-texts.ts'

export interface BulkFailure {
  id: string
  title: string
  message: string
}

const portion = 100

/** The same act on all that are selected, in portions; those that fail stay selected and are named. */
export function useQuizBulk(quizzes: readonly QuizSummary[], onSelect: (ids: readonly string[]) => void) {
  const t = useTexts(quizTexts)
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [failures, setFailures] = useState<BulkFailure[]>([])

  async function run(action: QuizBulkAction): Promise<void> {
    const total = quizzes.length
    const failed: BulkFailure[] = []
    setFailures([])
    setProgress({ done: 0, total })
    let done = 0
    try {
      for (; done < total; done += portion) {
        const some = quizzes.slice(done, done + portion)
        const { results } = await changeMany({ action, quizIds: some.map(({ _id }) => _id) })
        for (const { id, success, message } of results) {
          const title = some.find(({ _id }) => _id === id)?.title ?? id
          if (!success) failed.push({ id, title, message: translateMessage(message) })
        }
        setProgress({ done: Math.min(done + portion, total), total })
      }
    } catch (error) {
      // What was not reached is neither done nor lost: it stays selected.
      const message = messageOf(error)
      failed.push(...quizzes.slice(done).map(({ _id, title }) => ({ id: _id, title, message })))
    }
    setProgress(null)
    setFailures(failed)
    onSelect(failed.map(({ id }) => id))
    const successful = total - failed.length
    if (successful > 0) toast.success(t('done', { count: formatNumber(successful) }))
    await reloadQuizzes(queryClient)
  }

  return { progress, failures, run, dismiss: () => setFailures([]) }
}
