import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { BulkBar } from '../../ui/bulk/BulkBar.tsx'
import { useRecordBulk } from '../../ui/bulk/record-bulk.ts'
import type { KeptSelection } from '../../ui/record-list/kept-selection.ts'
import { changeMany, reloadQuizzes, sittingIn } from '../quiz-api.ts'
import { quizTexts } from '../quiz-texts.ts'

export function QuizBulkBar({ chosen, isDeletedView }: { chosen: KeptSelection<QuizSummary>; isDeletedView: boolean }) {
  const t = useTexts(quizTexts)
  const { bar, act, remove, restore } = useRecordBulk<QuizSummary, 'activate' | 'deactivate'>({
    chosen,
    nameOf: ({ _id, title }) => ({ id: _id, title }),
    reload: reloadQuizzes,
    t,
    async warningOf(action, ids) {
      const sitting = action === 'delete' || action === 'deactivate' ? await sittingIn(ids) : 0
      if (sitting === 0) return null
      return {
        title: t('deactivateManyTitle', { count: formatNumber(ids.length) }),
        message: t('sitting', { count: formatNumber(sitting) }),
      }
    },
    change: (action, quizIds) => changeMany({ action, quizIds }),
  })
  return <BulkBar {...bar} acts={isDeletedView ? [restore] : [act('activate'), act('deactivate'), remove]} />
}
