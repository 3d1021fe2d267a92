import type { RecentResult } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../lib/formats.ts'
import { outcomeColors } from '../ui/page/outcome-colors.ts'
import { formatMark } from '../ui/text/format-mark.ts'
import { useTexts } from '../lib/texts.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { RelativeTime } from '../ui/time/RelativeTime.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import classes from './dashboard.module.css'

interface ShownResult extends RecentResult {
  studentId: string
  /** Where results of several people stand together. */
  studentName?: string
}

/** For those who look after students. */
export function ResultList({ results }: { results: readonly ShownResult[] }) {
  const t = useTexts(dashboardTexts)
  if (results.length === 0) return <Text c="dimmed">{t('noResults')}</Text>
  return (
    <ul className={classes.lines}>
      {results.map((result) => (
        <li key={result.historyId} className={classes.line}>
          <span className={classes.lineText}>
            <Anchor
              renderRoot={(link) => (
                <Link
                  {...link}
                  to={screens.childResult.path}
                  params={{ historyId: result.historyId }}
                  search={{ child_id: result.studentId }}
                />
              )}
            >
              {result.quiz.title}
            </Anchor>
            <Text component="span" size="sm" c="dimmed">
              {result.studentName !== undefined && `${result.studentName} · `}
              <RelativeTime moment={result.finishedAt} />
            </Text>
          </span>
          <span className={classes.lineEnd}>
            <span className={classes.figures}>
              {result.score !== null &&
                (result.scale === 'sum'
                  ? t('points', { score: formatNumber(result.score), total: formatNumber(result.totalPoints) })
                  : formatMark(result.scale, result.score, result.totalPoints))}
            </span>
            <Outcome status={result.status} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ status }: Pick<RecentResult, 'status'>) {
  const t = useTexts(dashboardTexts)
  if (status === null) return <StatusBadge color="brand">{t('withheld')}</StatusBadge>
  return <StatusBadge color={outcomeColors[status]}>{t(status)}</StatusBadge>
}
