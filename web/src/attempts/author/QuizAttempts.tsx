import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import { Button, Text } from '@mantine/core'
import { IconClockPlus, IconEyeCheck, IconRefreshDot } from '@tabler/icons-react'
import type { QuizAttempt } from '@lms/contracts/attempts/quiz-attempts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { listSchema } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { ExtraTimeDialog } from './ExtraTimeDialog.tsx'
import { RegradeDialog } from './RegradeDialog.tsx'
import { UntouchedAssignments } from './UntouchedAssignments.tsx'
import { quizAttemptsQuery, release, reloadQuiz } from './quiz-attempts-api.ts'
import { nameOf, useQuizAttemptColumns } from './quiz-attempt-columns.tsx'
import { quizAttemptsTexts } from './quiz-attempts-texts.ts'
import classes from './quiz-attempts.module.css'

const AttemptList = listSchema({})

/** Who sat the quiz and how it went; with what its author can do about it. */
export function QuizAttempts({ quizId, mayChange }: { quizId: string; mayChange: boolean }) {
  const t = useTexts(quizAttemptsTexts)
  const queryClient = useQueryClient()
  const list = useListState(AttemptList)
  const { page, limit } = list.values
  const query = useQuery(quizAttemptsQuery(quizId, { page, limit }))
  const [timeFor, setTimeFor] = useState<QuizAttempt | null>(null)
  const [isRegrading, setIsRegrading] = useState(false)
  const results = query.data?.results

  async function releaseNow(): Promise<void> {
    const isWanted = await confirm({
      title: t('releaseTitle'),
      message: t('releaseMessage'),
      confirmLabel: t('release'),
    })
    if (!isWanted) return
    try {
      await release(quizId)
      toast.success(translated(attemptMessages.released))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      await reloadQuiz(queryClient, quizId)
    }
  }

  return (
    <div className={classes.tab}>
      <div className={classes.bar}>
        {results !== undefined && (
          <StatusBadge color={results.areShown ? 'success' : 'gray'}>
            {t(results.areShown ? 'shown' : 'hidden')}
          </StatusBadge>
        )}
        {mayChange && (
          <span className={classes.buttons}>
            {results?.areShown === false && (
              <Button
                variant="default"
                leftSection={<IconEyeCheck size={16} aria-hidden />}
                onClick={() => void releaseNow()}
              >
                {t('release')}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconRefreshDot size={16} aria-hidden />}
              onClick={() => setIsRegrading(true)}
            >
              {t('regrade')}
            </Button>
          </span>
        )}
      </div>
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('tab')}
        columns={useQuizAttemptColumns()}
        rows={query.data?.attempts}
        rowId={({ _id }) => _id}
        rowName={({ student }) => nameOf(student, t('unknown'))}
        query={query}
        errorTitle={t('loadFailed')}
        empty={<EmptyState title={t('empty')} message={<Text component="span">{t('emptyMessage')}</Text>} />}
        rowActions={
          mayChange
            ? (attempt) => [{ label: t('giveTime'), icon: IconClockPlus, onClick: () => setTimeFor(attempt) }]
            : undefined
        }
        actionsHeader={t('actions')}
        pager={{ label: t('tab') }}
      />
      <UntouchedAssignments quizId={quizId} />
      <ExtraTimeDialog quizId={quizId} attempt={timeFor} onClose={() => setTimeFor(null)} />
      <RegradeDialog quizId={quizId} opened={isRegrading} onClose={() => setIsRegrading(false)} />
    </div>
  )
}
