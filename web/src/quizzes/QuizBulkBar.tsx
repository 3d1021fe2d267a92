import type { QuizSummary } from '@lms/contracts/quizzes.ts'
import { Alert, Button, Progress, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { SelectionBar } from '../ui/data-table/SelectionBar.tsx'
import { type BulkFailure, useQuizBulk } from './quiz-bulk.ts'
import { quizTexts } from './quiz-texts.ts'
import classes from './quizzes.module.css'

interface QuizBulkBarProps {
  quizzes: readonly QuizSummary[]
  isDeletedView: boolean
  onClear: () => void
  onSelect: (ids: readonly string[]) => void
}

export function QuizBulkBar({ quizzes, isDeletedView, onClear, onSelect }: QuizBulkBarProps) {
  const t = useTexts(quizTexts)
  const bulk = useQuizBulk(quizzes, onSelect)
  const count = formatNumber(quizzes.length)

  async function remove(): Promise<void> {
    const isWanted = await confirm({
      title: t('deleteManyTitle', { count }),
      message: t('deleteManyMessage'),
      confirmLabel: t('delete'),
      danger: true,
    })
    if (isWanted) await bulk.run('delete')
  }

  return (
    <>
      {quizzes.length > 0 && (
        <SelectionBar label={t('selected', { count })} onClear={onClear}>
          {isDeletedView ? (
            <Button size="compact-md" onClick={() => void bulk.run('restore')}>
              {t('restore')}
            </Button>
          ) : (
            <>
              {(['activate', 'deactivate'] as const).map((action) => (
                <Button key={action} variant="default" size="compact-md" onClick={() => void bulk.run(action)}>
                  {t(action)}
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
    </>
  )
}

function BulkProgress({ done, total }: { done: number; total: number }) {
  const t = useTexts(quizTexts)
  return (
    <div className={classes.progress}>
      <Progress value={(done / total) * 100} aria-label={t('working')} className={classes.bar} />
      <Text size="sm">{t('progress', { done: formatNumber(done), total: formatNumber(total) })}</Text>
    </div>
  )
}

const namesShown = 10

function Failures({ failures, onClose }: { failures: readonly BulkFailure[]; onClose: () => void }) {
  const t = useTexts(quizTexts)
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
