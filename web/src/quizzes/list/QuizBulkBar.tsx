import type { QuizBulkAction } from '@lms/contracts/quizzes/quiz-bulk.ts'
import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { BulkBar } from '../../ui/bulk/BulkBar.tsx'
import { useBulk } from '../../ui/bulk/use-bulk.ts'
import type { Question } from '../../ui/confirm/confirm.ts'
import type { KeptSelection } from '../../ui/record-list/kept-selection.ts'
import { changeMany, reloadQuizzes } from '../quiz-api.ts'
import { quizTexts } from '../quiz-texts.ts'

interface QuizBulkBarProps {
  chosen: KeptSelection<QuizSummary>
  isDeletedView: boolean
}

export function QuizBulkBar({ chosen, isDeletedView }: QuizBulkBarProps) {
  const t = useTexts(quizTexts)
  const bulk = useBulk({
    records: chosen.records,
    nameOf: ({ _id, title }) => ({ id: _id, title }),
    onSelect: chosen.select,
    reload: reloadQuizzes,
  })
  const count = formatNumber(chosen.ids.length)

  function act(action: QuizBulkAction, question?: Question): () => void {
    const order = { question, done: (changed: string) => t('done', { count: changed }) }
    return () => void bulk.runPortions(order, async (quizIds) => (await changeMany({ action, quizIds })).results)
  }

  const deletion = {
    title: t('deleteManyTitle', { count }),
    message: t('deleteManyMessage'),
    confirmLabel: t('delete'),
    danger: true,
  }
  return (
    <BulkBar
      label={t('selected', { count })}
      selection={chosen}
      bulk={bulk}
      t={t}
      acts={
        isDeletedView
          ? [{ label: t('restore'), kind: 'main', onClick: act('restore') }]
          : [
              { label: t('activate'), onClick: act('activate') },
              { label: t('deactivate'), onClick: act('deactivate') },
              { label: t('delete'), kind: 'danger', onClick: act('delete', deletion) },
            ]
      }
    />
  )
}
