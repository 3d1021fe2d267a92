import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import type { AttemptOutcome } from '@lms/contracts/attempts/attempts.ts'
import type { RegradeChange } from '@lms/contracts/attempts/quiz-attempts.ts'
import { Alert, Button, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { regrade, reloadQuiz } from './quiz-attempts-api.ts'
import { nameOf } from './quiz-attempt-columns.tsx'
import { quizAttemptsTexts } from './quiz-attempts-texts.ts'
import classes from './quiz-attempts.module.css'

interface RegradeDialogProps {
  quizId: string
  opened: boolean
  onClose: () => void
}

/** First who would change by how much; then, if wanted, for good. */
export function RegradeDialog({ quizId, opened, onClose }: RegradeDialogProps) {
  const t = useTexts(quizAttemptsTexts)
  return (
    <Modal opened={opened} onClose={onClose} title={t('regradeTitle')} size="2xl">
      <DryRun quizId={quizId} onClose={onClose} />
    </Modal>
  )
}

function DryRun({ quizId, onClose }: Omit<RegradeDialogProps, 'opened'>) {
  const t = useTexts(quizAttemptsTexts)
  const queryClient = useQueryClient()
  const columns = useChangeColumns()
  const [isSending, setIsSending] = useState(false)
  const query = useQuery({
    queryKey: ['quizzes', 'one', quizId, 'regrade'],
    queryFn: () => regrade(quizId, true),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

  async function commit(): Promise<void> {
    setIsSending(true)
    try {
      await regrade(quizId, false)
      toast.success(translated(attemptMessages.regraded))
      onClose()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setIsSending(false)
      await reloadQuiz(queryClient, quizId)
    }
  }

  const { data } = query
  if (data === undefined) {
    if (query.isPending) return <ListSkeleton rows={3} />
    return (
      <ErrorState
        title={t('regradeFailed')}
        message={messageOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const counts = { changed: formatNumber(data.changed), total: formatNumber(data.total) }
  return (
    <div className={classes.form}>
      <Text>{t('regradeIntro')}</Text>
      <Alert color={data.changed > 0 ? 'warning' : 'success'} variant="outline">
        {t('regradeCounts', counts)}
      </Alert>
      <DataTable
        label={t('changes')}
        columns={columns}
        rows={data.changes}
        rowId={({ attemptId }) => attemptId}
        rowName={({ student }) => nameOf(student, t('unknown'))}
        query={query}
        errorTitle={t('regradeFailed')}
        empty={null}
        stickyHeader
      />
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={data.changed === 0} loading={isSending} onClick={() => void commit()}>
          {t('regradeNow')}
        </Button>
      </div>
    </div>
  )
}

function useChangeColumns(): DataColumn<RegradeChange>[] {
  const t = useTexts(quizAttemptsTexts)
  const score = (points: number | null, total: number, outcome: AttemptOutcome): string =>
    `${points === null ? '—' : formatNumber(points)} / ${formatNumber(total)} · ${t(outcome)}`
  return [
    {
      id: 'student',
      header: t('student'),
      cell: ({ student }) => nameOf(student, t('unknown')),
      rowHeader: true,
      minWidth: 140,
    },
    { id: 'number', header: t('number'), cell: ({ number }) => formatNumber(number), numeric: true },
    {
      id: 'oldScore',
      header: t('oldScore'),
      cell: (change) => score(change.oldScore, change.oldTotal, change.oldOutcome),
      minWidth: 130,
    },
    {
      id: 'newScore',
      header: t('newScore'),
      cell: (change) => score(change.newScore, change.newTotal, change.newOutcome),
      minWidth: 130,
    },
  ]
}
