import type { QuizAttempt } from '@lms/contracts/attempts/quiz-attempts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { outcomeColors } from '../../ui/page/outcome-colors.ts'
import { formatMark } from '../../ui/text/format-mark.ts'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { quizAttemptsTexts } from './quiz-attempts-texts.ts'

export function nameOf({ name, username }: QuizAttempt['student'], unknown: string): string {
  return name || username || unknown
}

export function useQuizAttemptColumns(): DataColumn<QuizAttempt>[] {
  const t = useTexts(quizAttemptsTexts)
  return [
    {
      id: 'student',
      header: t('student'),
      cell: ({ student }) => nameOf(student, t('unknown')),
      rowHeader: true,
      minWidth: 160,
    },
    { id: 'number', header: t('number'), cell: ({ number }) => formatNumber(number), numeric: true, minWidth: 60 },
    {
      id: 'channel',
      header: t('channel'),
      cell: ({ channel }) => t(channel === 'paper' ? 'onPaper' : 'onScreen'),
      minWidth: 90,
    },
    {
      id: 'status',
      header: t('status'),
      cell: (attempt) => <Status attempt={attempt} />,
      minWidth: 110,
      onCard: 'status',
    },
    { id: 'answered', header: t('answered'), cell: ({ answered }) => formatNumber(answered), numeric: true },
    { id: 'score', header: t('score'), cell: (attempt) => <Score attempt={attempt} />, numeric: true, minWidth: 90 },
    { id: 'startedAt', header: t('startedAt'), cell: ({ startedAt }) => formatDateTime(startedAt), minWidth: 140 },
    {
      id: 'finishedAt',
      header: t('finishedAt'),
      cell: ({ finishedAt, endsAt }) => {
        if (finishedAt !== null) return formatDateTime(finishedAt)
        return endsAt === null ? '—' : t('endsAt', { at: formatDateTime(endsAt) })
      },
      minWidth: 140,
    },
    {
      id: 'extraTime',
      header: t('extraTime'),
      cell: ({ extraTime }) => (extraTime === 0 ? '—' : t('minutes', { count: formatNumber(extraTime) })),
      numeric: true,
      minWidth: 90,
    },
  ]
}

function Status({ attempt: { _id, status, outcome, student } }: { attempt: QuizAttempt }) {
  const t = useTexts(quizAttemptsTexts)
  if (status === 'in_progress') return <StatusBadge color="brand">{t('in_progress')}</StatusBadge>
  if (outcome === null) return <StatusBadge color="gray">{t('completed')}</StatusBadge>
  const badge = <StatusBadge color={outcomeColors[outcome]}>{t(outcome)}</StatusBadge>
  if (outcome !== 'pending') return badge
  return (
    <>
      {badge}{' '}
      <Anchor
        size="sm"
        aria-label={t('markOf', { name: nameOf(student, t('unknown')) })}
        renderRoot={(link) => <Link {...link} to={screens.markingDesk.path} search={{ attempt: _id }} />}
      >
        {t('mark')}
      </Anchor>
    </>
  )
}

function Score({ attempt }: { attempt: QuizAttempt }) {
  const t = useTexts(quizAttemptsTexts)
  const { total_score: score, totalPoints, previousScore } = attempt
  if (score === null) return '—'
  return (
    <>
      {formatMark(attempt.scale, score, totalPoints ?? 0)}
      {previousScore !== null && (
        <Text size="xs" c="dimmed">
          {t('previousScore', { score: formatNumber(previousScore) })}
        </Text>
      )}
    </>
  )
}
