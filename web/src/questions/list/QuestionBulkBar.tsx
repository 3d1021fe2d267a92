import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { BulkOutcome } from '../../ui/bulk/BulkOutcome.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { SelectionBar } from '../../ui/data-table/SelectionBar.tsx'
import { type BulkChange, QuestionBulkModal } from './QuestionBulkModal.tsx'
import { useQuestionBulk } from './question-bulk.ts'
import { questionBulkTexts } from './question-bulk-texts.ts'
import { questionTexts } from '../question-texts.ts'

interface QuestionBulkBarProps {
  questions: readonly QuestionSummary[]
  isDeletedView: boolean
  onClear: () => void
  onSelect: (ids: readonly string[]) => void
}

const changes: readonly BulkChange[] = ['change_subject', 'change_class', 'change_difficulty']

export function QuestionBulkBar({ questions, isDeletedView, onClear, onSelect }: QuestionBulkBarProps) {
  const t = useTexts(questionBulkTexts)
  const listText = useTexts(questionTexts)
  const bulk = useQuestionBulk(questions, onSelect)
  const [change, setChange] = useState<BulkChange | null>(null)
  const count = formatNumber(questions.length)

  async function remove(): Promise<void> {
    const isWanted = await confirm({
      title: t('deleteTitle', { count }),
      message: t('deleteMessage'),
      confirmLabel: t('delete'),
      danger: true,
    })
    if (isWanted) await bulk.run('delete')
  }

  return (
    <>
      {questions.length > 0 && (
        <SelectionBar label={listText('selected', { count })} onClear={onClear}>
          {isDeletedView ? (
            <Button size="compact-md" onClick={() => void bulk.run('restore')}>
              {t('restore')}
            </Button>
          ) : (
            <>
              {changes.map((each) => (
                <Button key={each} variant="default" size="compact-md" onClick={() => setChange(each)}>
                  {t(each)}
                </Button>
              ))}
              <Button color="danger" size="compact-md" onClick={() => void remove()}>
                {t('delete')}
              </Button>
            </>
          )}
        </SelectionBar>
      )}
      <BulkOutcome
        progress={bulk.progress}
        failures={bulk.failures}
        texts={{
          working: t('working'),
          progress: (values) => t('progress', values),
          failures: (values) => t('failures', values),
          failure: (values) => t('failure', values),
          dismiss: t('dismiss'),
        }}
        onDismiss={bulk.dismiss}
      />
      <QuestionBulkModal
        change={change}
        count={questions.length}
        onClose={() => setChange(null)}
        onApply={(action, data) => {
          setChange(null)
          void bulk.run(action, data)
        }}
      />
    </>
  )
}
