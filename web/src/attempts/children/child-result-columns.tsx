import type { ChildResult } from '@lms/contracts/attempts/child-results.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatBrowserDay, formatNumber } from '../../lib/formats.ts'
import { outcomeColors } from '../../ui/page/outcome-colors.ts'
import { formatMark } from '../../ui/text/format-mark.ts'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { attemptsText } from '../assigned-labels.ts'
import { childResultTexts } from './child-result-texts.ts'
import classes from '../assigned/assigned.module.css'

interface ChildResultColumnOptions {
  childId: string
  /** The number of the first row, counted over all pages. */
  from: number
  rows: readonly ChildResult[]
}

export function useChildResultColumns({ childId, from, rows }: ChildResultColumnOptions): DataColumn<ChildResult>[] {
  const t = useTexts(childResultTexts)
  return [
    {
      id: 'number',
      header: t('number'),
      cell: (result) => formatNumber(from + rows.indexOf(result)),
      numeric: true,
      minWidth: 50,
    },
    { id: 'quiz', header: t('quiz'), cell: ({ quizz }) => quizz.title, rowHeader: true, minWidth: 160 },
    {
      id: 'attempts',
      header: t('attempts'),
      cell: ({ number_of_attempts: used, quizz }) => attemptsText(used, quizz.maxAttempts),
      numeric: true,
      minWidth: 80,
    },
    { id: 'score', header: t('score'), cell: (result) => <Score result={result} />, minWidth: 150 },
    {
      id: 'time',
      header: t('time'),
      cell: ({ last_history: last }) => (last === null ? '—' : minutesText(last.submissionTime)),
      numeric: true,
      minWidth: 90,
    },
    {
      id: 'date',
      header: t('date'),
      cell: ({ last_history: last }) => (last === null ? t('noDate') : formatBrowserDay(last.createdAt)),
      minWidth: 100,
    },
    {
      id: 'action',
      header: t('action'),
      cell: ({ quizz, last_history: last }) =>
        last !== null && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconEye size={14} aria-hidden />}
            aria-label={t('viewOf', { title: quizz.title })}
            renderRoot={(button) => (
              <Link
                {...button}
                to={screens.childResult.path}
                params={{ historyId: last._id }}
                search={{ child_id: childId }}
              />
            )}
          >
            {t('view')}
          </Button>
        ),
      minWidth: 90,
      onCard: 'acts',
    },
  ]
}

function Score({ result: { quizz, last_history: last } }: { result: ChildResult }) {
  const t = useTexts(childResultTexts)
  const score = last?.total_score ?? null
  return (
    <span className={classes.score}>
      {formatMark(quizz.scale, score, quizz.totalPoints)}
      {last === null ? (
        <StatusBadge color="gray">{t('unfinished')}</StatusBadge>
      ) : last.status === null ? (
        <StatusBadge color="brand">{t('withheld')}</StatusBadge>
      ) : (
        <StatusBadge color={outcomeColors[last.status]}>{t(last.status)}</StatusBadge>
      )}
    </span>
  )
}

/** To a tenth of a minute. */
function minutesText(seconds: number): string {
  return formatNumber(Math.round(seconds / 6) / 10)
}
