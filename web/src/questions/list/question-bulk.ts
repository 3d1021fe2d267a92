import type { QuestionBulk, QuestionBulkAction } from '@lms/contracts/questions/question-bulk.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { usePortions } from '../../ui/bulk/portions.ts'
import { changeMany, reloadQuestions } from '../question-api.ts'
import { questionBulkTexts } from './question-bulk-texts.ts'

export function useQuestionBulk(questions: readonly QuestionSummary[], onSelect: (ids: readonly string[]) => void) {
  const t = useTexts(questionBulkTexts)
  const queryClient = useQueryClient()
  const portions = usePortions(questions, onSelect)

  async function run(action: QuestionBulkAction, data: QuestionBulk['data'] = {}): Promise<void> {
    const changed = await portions.run(async (questionIds) => (await changeMany({ action, questionIds, data })).results)
    if (changed > 0) toast.success(t('done', { count: formatNumber(changed) }))
    await reloadQuestions(queryClient)
  }

  return { ...portions, run }
}
