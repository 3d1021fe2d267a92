import type { QuestionBulk, QuestionBulkAction } from '@lms/contracts/questions/question-bulk.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { BulkBar } from '../../ui/bulk/BulkBar.tsx'
import { useBulk } from '../../ui/bulk/use-bulk.ts'
import type { Question } from '../../ui/confirm/confirm.ts'
import type { KeptSelection } from '../../ui/record-list/kept-selection.ts'
import { type BulkChange, QuestionBulkModal } from './QuestionBulkModal.tsx'
import { changeMany, reloadQuestions } from '../question-api.ts'
import { questionBulkTexts } from './question-bulk-texts.ts'
import { questionTexts } from '../question-texts.ts'

interface QuestionBulkBarProps {
  chosen: KeptSelection<QuestionSummary>
  isDeletedView: boolean
}

const changes: readonly BulkChange[] = ['change_subject', 'change_class', 'change_difficulty']

export function QuestionBulkBar({ chosen, isDeletedView }: QuestionBulkBarProps) {
  const t = useTexts(questionBulkTexts)
  const listText = useTexts(questionTexts)
  const bulk = useBulk({
    records: chosen.records,
    nameOf: ({ _id, title }) => ({ id: _id, title }),
    onSelect: chosen.select,
    reload: reloadQuestions,
  })
  const [change, setChange] = useState<BulkChange | null>(null)
  const count = formatNumber(chosen.ids.length)

  function run(
    action: QuestionBulkAction,
    { data = {}, question }: { data?: QuestionBulk['data']; question?: Question },
  ) {
    const order = { question, done: (changed: string) => t('done', { count: changed }) }
    void bulk.runPortions(order, async (questionIds) => (await changeMany({ action, questionIds, data })).results)
  }

  const deletion = {
    title: t('deleteTitle', { count }),
    message: t('deleteMessage'),
    confirmLabel: t('delete'),
    danger: true,
  }
  return (
    <>
      <BulkBar
        label={listText('selected', { count })}
        selection={chosen}
        bulk={bulk}
        t={t}
        acts={
          isDeletedView
            ? [{ label: t('restore'), kind: 'main', onClick: () => run('restore', {}) }]
            : [
                ...changes.map((each) => ({ label: t(each), onClick: () => setChange(each) })),
                { label: t('delete'), kind: 'danger', onClick: () => run('delete', { question: deletion }) },
              ]
        }
      />
      <QuestionBulkModal
        change={change}
        count={chosen.ids.length}
        onClose={() => setChange(null)}
        onApply={(action, data) => {
          setChange(null)
          run(action, { data })
        }}
      />
    </>
  )
}
