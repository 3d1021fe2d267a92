import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { Button } from '@mantine/core'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { BulkOutcome } from '../../ui/bulk/BulkOutcome.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { SelectionBar } from '../../ui/data-table/SelectionBar.tsx'
import { useQuizBulk } from './quiz-bulk.ts'
import { quizTexts } from '../quiz-texts.ts'

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
    </>
  )
}
