import type { Feedback, FeedbackStatus } from '@lms/contracts/feedback/feedback.ts'
import { Anchor, Text } from '@mantine/core'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { feedbackTexts } from './feedback-texts.ts'
import classes from './feedback.module.css'

interface ColumnOptions {
  /** A student sees only reports of their own. */
  withReporter: boolean
  onShow: (feedback: Feedback) => void
}

export function useFeedbackColumns({ withReporter, onShow }: ColumnOptions): DataColumn<Feedback>[] {
  const t = useTexts(feedbackTexts)
  const reporter: DataColumn<Feedback> = {
    id: 'reporter',
    header: t('reporter'),
    cell: (feedback) => feedback.reporter?.name ?? t('nobody'),
    minWidth: 130,
  }
  return [
    {
      id: 'question',
      header: t('question'),
      cell: (feedback) => <ShowReport feedback={feedback} onShow={onShow} />,
      rowHeader: true,
      minWidth: 200,
    },
    { id: 'type', header: t('type'), cell: ({ type }) => t(type), minWidth: 110 },
    {
      id: 'content',
      header: t('content'),
      cell: ({ content }) => (
        <Text size="sm" lineClamp={2} className={classes.content}>
          {content}
        </Text>
      ),
      minWidth: 200,
    },
    ...(withReporter ? [reporter] : []),
    {
      id: 'status',
      header: t('status'),
      cell: (feedback) => <Standing feedback={feedback} />,
      minWidth: 130,
      onCard: 'status',
    },
    {
      id: 'created',
      header: t('created'),
      cell: ({ createdAt }) => formatDateTime(createdAt),
      numeric: true,
      minWidth: 140,
    },
  ]
}

function ShowReport({ feedback, onShow }: { feedback: Feedback; onShow: (feedback: Feedback) => void }) {
  const t = useTexts(feedbackTexts)
  const { questionTitle } = feedback
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      ta="start"
      aria-label={t('showReport', { question: questionTitle })}
      onClick={() => onShow(feedback)}
    >
      {questionTitle}
    </Anchor>
  )
}

const colors = { open: 'warning', in_review: 'brand', resolved: 'success', rejected: 'gray' } as const

export function FeedbackStatusBadge({ status }: { status: FeedbackStatus }) {
  const t = useTexts(feedbackTexts)
  return <StatusBadge color={colors[status]}>{t(status)}</StatusBadge>
}

function Standing({ feedback }: { feedback: Feedback }) {
  const t = useTexts(feedbackTexts)
  return (
    <span className={classes.standing}>
      <FeedbackStatusBadge status={feedback.status} />
      {feedback.response !== null && (
        <Text component="span" size="xs" c="dimmed">
          {t('answered')}
        </Text>
      )}
    </span>
  )
}
