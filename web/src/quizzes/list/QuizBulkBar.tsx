import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { useTexts } from '../../lib/texts.ts'
import { BulkBar } from '../../ui/bulk/BulkBar.tsx'
import { useRecordBulk } from '../../ui/bulk/record-bulk.ts'
import type { KeptSelection } from '../../ui/record-list/kept-selection.ts'
import { changeMany, reloadQuizzes } from '../quiz-api.ts'
import { quizTexts } from '../quiz-texts.ts'

export function QuizBulkBar({ chosen, isDeletedView }: { chosen: KeptSelection<QuizSummary>; isDeletedView: boolean }) {
  const { bar, act, remove, restore } = useRecordBulk<QuizSummary, 'activate' | 'deactivate'>({
    chosen,
    nameOf: ({ _id, title }) => ({ id: _id, title }),
    reload: reloadQuizzes,
    t: useTexts(quizTexts),
    change: (action, quizIds) => changeMany({ action, quizIds }),
  })
  return <BulkBar {...bar} acts={isDeletedView ? [restore] : [act('activate'), act('deactivate'), remove]} />
}
