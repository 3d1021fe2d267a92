import type { QuestionSummary } from '@lms/contracts/questions.ts'
import { Alert, Button, Progress, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { SelectionBar } from '../ui/data-table/SelectionBar.tsx'
import { type BulkChange, QuestionBulkModal } from './QuestionBulkModal.tsx'
import { type BulkFailure, useQuestionBulk } from './question-bulk.ts'
import { questionBulkTexts } from './question-bulk-texts.ts'
import { questionTexts } from './question-texts.ts'
import classes from './questions.module.css'

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
      {bulk.progress !== null && <BulkProgress {...bulk.progress} />}
      <Failures failures={bulk.failures} onClose={bulk.dismiss} />
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

function BulkProgress({ done, total }: { done: number; total: number }) {
  const t = useTexts(questionBulkTexts)
  return (
    <div className={classes.progress}>
      <Progress value={(done / total) * 100} aria-label={t('working')} className={classes.bar} />
      <Text size="sm">{t('progress', { done: formatNumber(done), total: formatNumber(total) })}</Text>
    </div>
  )
}

const namesShown = 10

function Failures({ failures, onClose }: { failures: readonly BulkFailure[]; onClose: () => void }) {
  const t = useTexts(questionBulkTexts)
  if (failures.length === 0) return null
  return (
    <Alert
      color="danger"
      variant="outline"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('failures', { count: formatNumber(failures.length) })}
      withCloseButton
      closeButtonLabel={t('dismiss')}
      onClose={onClose}
    >
      <ul className={classes.failures}>
        {failures.slice(0, namesShown).map(({ id, title, message }) => (
          <li key={id}>{t('failure', { title, message })}</li>
        ))}
      </ul>
    </Alert>
  )
}
