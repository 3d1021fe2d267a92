import type { AssignedQuiz } from '@lms/contracts/attempts/attempts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconHistory, IconPlayerPlay, IconPlayerTrackNext } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { outcomeColors } from '../../ui/page/outcome-colors.ts'
import { formatMark } from '../../ui/text/format-mark.ts'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { assignedTexts } from './assigned-texts.ts'
import { actionOf, attemptsText } from '../assigned-labels.ts'
import classes from './assigned.module.css'

export function useAssignedColumns(): DataColumn<AssignedQuiz>[] {
  const t = useTexts(assignedTexts)
  return [
    { id: 'name', header: t('name'), cell: ({ quizz }) => quizz.title, rowHeader: true, minWidth: 180 },
    {
      id: 'attempts',
      header: t('attempts'),
      cell: (assigned) => attemptsText(assigned.number_of_attempts, assigned.quizz.maxAttempts),
      numeric: true,
      minWidth: 90,
    },
    { id: 'status', header: t('status'), cell: (assigned) => <LastStatus assigned={assigned} />, minWidth: 110 },
    {
      id: 'score',
      header: t('score'),
      cell: scoreText,
      numeric: true,
      minWidth: 70,
    },
    {
      id: 'submittedAt',
      header: t('submittedAt'),
      cell: ({ last_history: last }) => (last === null ? t('notSubmitted') : formatDateTime(last.createdAt)),
      minWidth: 140,
    },
    {
      id: 'action',
      header: t('action'),
      cell: (assigned) => <Action assigned={assigned} />,
      minWidth: 140,
      onCard: 'acts',
    },
  ]
}

/** What the quiz withholds is not zero. */
function scoreText({ quizz: { scale }, last_history: last }: AssignedQuiz): string {
  if (last === null) return formatNumber(0)
  if (last.total_score === null) return '—'
  return scale === 'sum' ? formatNumber(last.total_score) : formatMark(scale, last.total_score, last.totalPoints)
}

function LastStatus({ assigned: { status, last_history: last } }: { assigned: AssignedQuiz }) {
  const t = useTexts(assignedTexts)
  if (last === null && status === 'in_progress') return <StatusBadge color="brand">{t('inProgress')}</StatusBadge>
  if (last === null) return <StatusBadge color="gray">{t('none')}</StatusBadge>
  if (last.status === null) return <StatusBadge color="brand">{t('withheld')}</StatusBadge>
  return <StatusBadge color={outcomeColors[last.status]}>{t(last.status)}</StatusBadge>
}

const icons = { start: IconPlayerPlay, resume: IconPlayerTrackNext, history: IconHistory }

function Action({ assigned }: { assigned: AssignedQuiz }) {
  const t = useTexts(assignedTexts)
  const action = actionOf(assigned)
  const last = assigned.last_history
  if (action === 'history' && last === null) return null
  const Icon = icons[action]
  return (
    <Button
      variant={action === 'history' ? 'default' : 'filled'}
      size="md"
      className={classes.action}
      leftSection={<Icon size={18} aria-hidden />}
      aria-label={t('actionFor', { action: t(action), title: assigned.quizz.title })}
      renderRoot={(button) =>
        action === 'history' && last !== null ? (
          <Link {...button} to={screens.attemptResult.path} params={{ historyId: last._id }} />
        ) : (
          <Link {...button} to={screens.studentQuiz.path} params={{ id: assigned._id }} />
        )
      }
    >
      {t(action)}
    </Button>
  )
}
