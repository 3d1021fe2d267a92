import type { QuestionBulk } from '@lms/contracts/questions/question-bulk.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { BulkBar } from '../../ui/bulk/BulkBar.tsx'
import { useRecordBulk } from '../../ui/bulk/record-bulk.ts'
import type { KeptSelection } from '../../ui/record-list/kept-selection.ts'
import { type BulkChange, QuestionBulkModal } from './QuestionBulkModal.tsx'
import { changeMany, reloadQuestions } from '../question-api.ts'
import { questionBulkTexts } from './question-bulk-texts.ts'

interface QuestionBulkBarProps {
  chosen: KeptSelection<QuestionSummary>
  /** That the list shows; empty for all of them. */
  subject: string
  isDeletedView: boolean
}

const changes: readonly BulkChange[] = [
  'change_subject',
  'change_class',
  'change_difficulty',
  'change_topic',
  'add_tags',
  'remove_tags',
]

export function QuestionBulkBar({ chosen, subject, isDeletedView }: QuestionBulkBarProps) {
  const t = useTexts(questionBulkTexts)
  const { bar, run, remove, restore } = useRecordBulk<QuestionSummary, BulkChange, QuestionBulk['data']>({
    chosen,
    nameOf: ({ _id, title }) => ({ id: _id, title }),
    reload: reloadQuestions,
    t,
    change: (action, questionIds, data = {}) => changeMany({ action, questionIds, data }),
  })
  const [change, setChange] = useState<BulkChange | null>(null)
  return (
    <>
      <BulkBar
        {...bar}
        acts={
          isDeletedView
            ? [restore]
            : [...changes.map((each) => ({ label: t(each), onClick: () => setChange(each) })), remove]
        }
      />
      <QuestionBulkModal
        change={change}
        count={chosen.ids.length}
        subject={subject}
        onClose={() => setChange(null)}
        onApply={(action, data) => {
          setChange(null)
          run(action, { data })
        }}
      />
    </>
  )
}
