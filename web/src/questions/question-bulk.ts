import type { QuestionBulk, QuestionBulkAction } from '@lms/contracts/question-bulk.ts'
import type { QuestionSummary } from '@lms/contracts/questions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { translateMessage, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast.ts'
import { changeMany, reloadQuestions } from './question-api.ts'
import { questionBulkTexts } from './question-bulk-texts.ts'

export interface BulkFailure {
  id: string
  title: string
  message: string
}

const portion = 100

/** The same act on all that are selected, in portions; those that fail stay selected and are named. */
export function useQuestionBulk(questions: readonly QuestionSummary[], onSelect: (ids: readonly string[]) => void) {
  const t = useTexts(questionBulkTexts)
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [failures, setFailures] = useState<BulkFailure[]>([])

  async function run(action: QuestionBulkAction, data: QuestionBulk['data'] = {}): Promise<void> {
    const total = questions.length
    const failed: BulkFailure[] = []
    setFailures([])
    setProgress({ done: 0, total })
    let done = 0
    try {
      for (; done < total; done += portion) {
        const some = questions.slice(done, done + portion)
        const { results } = await changeMany({ action, questionIds: some.map(({ _id }) => _id), data })
        for (const { id, success, message } of results) {
          const title = some.find(({ _id }) => _id === id)?.title ?? id
          if (!success) failed.push({ id, title, message: translateMessage(message) })
        }
        setProgress({ done: Math.min(done + portion, total), total })
      }
    } catch (error) {
      // What was not reached is neither done nor lost: it stays selected.
      const message = messageOf(error)
      failed.push(...questions.slice(done).map(({ _id, title }) => ({ id: _id, title, message })))
    }
    setProgress(null)
    setFailures(failed)
    onSelect(failed.map(({ id }) => id))
    const successful = total - failed.length
    if (successful > 0) toast.success(t('done', { count: formatNumber(successful) }))
    await reloadQuestions(queryClient)
  }

  return { progress, failures, run, dismiss: () => setFailures([]) }
}
