import type { QuizBulkAction } from '@lms/contracts/quizzes/quiz-bulk.ts'
import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { usePortions } from '../../ui/bulk/portions.ts'
import { changeMany, reloadQuizzes } from '../quiz-api.ts'
import { quizTexts } from '../quiz-texts.ts'

export function useQuizBulk(quizzes: readonly QuizSummary[], onSelect: (ids: readonly string[]) => void) {
  const t = useTexts(quizTexts)
  const queryClient = useQueryClient()
  const portions = usePortions(quizzes, onSelect)

  async function run(action: QuizBulkAction): Promise<void> {
    const changed = await portions.run(async (quizIds) => (await changeMany({ action, quizIds })).results)
    if (changed > 0) toast.success(t('done', { count: formatNumber(changed) }))
    await reloadQuizzes(queryClient)
  }

  return { ...portions, run }
}
