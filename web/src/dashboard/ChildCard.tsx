import type { ChildWeek, OpenQuiz } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Paper, Text, Title, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { formatDateTime, formatNumber, useDisplayZone } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { ResultList } from './ResultList.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import { formatShare, weekDays } from './home-formats.ts'
import { parentTexts } from './parent-texts.ts'
import classes from './dashboard.module.css'

/** One child's week. */
export function ChildCard({ child: { child, week, openCount, overdueCount, quizzes, results } }: { child: ChildWeek }) {
  const t = useTexts(parentTexts)
  const shared = useTexts(dashboardTexts)
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} className={classes.childCard}>
      <div className={classes.subhead}>
        <Title order={2} size="h4" id={id}>
          {child.name}
        </Title>
        {overdueCount > 0 && (
          <StatusBadge color="danger">{t('overdueCount', { count: formatNumber(overdueCount) })}</StatusBadge>
        )}
        {openCount > 0 && <StatusBadge color="brand">{t('openCount', { count: formatNumber(openCount) })}</StatusBadge>}
        <Anchor
          className={classes.subheadEnd}
          aria-label={t('assignTo', { name: child.name })}
          renderRoot={(link) => <Link {...link} to={screens.childAssign.path} params={{ id: child._id }} />}
        >
          {t('assign')}
        </Anchor>
        <Anchor
          aria-label={t('allResultsOf', { name: child.name })}
          renderRoot={(link) => <Link {...link} to={screens.childResults.path} params={{ id: child._id }} />}
        >
          {t('allResults')}
        </Anchor>
      </div>
      <div>
        <Title order={3} size="h6" mb={8}>
          {t('week')}
        </Title>
        <WeekStrip finishedAt={week.finishedAt} />
        <dl className={classes.weekFigures}>
          <Figure label={t('weekFinished')} value={formatNumber(week.finished)} />
          <Figure label={t('weekPassed')} value={formatNumber(week.passed)} />
          {week.pending > 0 && <Figure label={t('weekPending')} value={formatNumber(week.pending)} />}
          <Figure label={t('weekAverage')} value={week.averageShare === null ? '—' : formatShare(week.averageShare)} />
          <Figure label={t('weekMinutes')} value={formatNumber(Math.round(week.seconds / 60))} />
        </dl>
      </div>
      <div className={classes.cardColumns}>
        <div>
          <Title order={3} size="h6" mb={4}>
            {t('openQuizzes')}
          </Title>
          {quizzes.length === 0 ? (
            <Text c="dimmed">{t('nothingOpen')}</Text>
          ) : (
            <ul className={classes.lines}>
              {quizzes.map((open) => (
                <OpenLine key={open.assignmentId} open={open} />
              ))}
            </ul>
          )}
        </div>
        <div>
          <Title order={3} size="h6" mb={4}>
            {shared('latestResults')}
          </Title>
          <ResultList results={results.map((result) => ({ ...result, studentId: child._id }))} />
        </div>
      </div>
    </Paper>
  )
}

function OpenLine({ open: { quiz, deadline, isOverdue, mayOpen, status } }: { open: OpenQuiz }) {
  const shared = useTexts(dashboardTexts)
  return (
    <li className={classes.line}>
      <span className={classes.lineText}>
        {mayOpen ? (
          <Anchor renderRoot={(link) => <Link {...link} to={screens.quizView.path} params={{ id: quiz._id }} />}>
            {quiz.title}
          </Anchor>
        ) : (
          <span>{quiz.title}</span>
        )}
        <Text component="span" size="sm" c="dimmed">
          {deadline === null ? shared('noDeadline') : shared('deadline', { date: formatDateTime(deadline) })}
        </Text>
      </span>
      {isOverdue && <StatusBadge color="danger">{shared('overdue')}</StatusBadge>}
      {!isOverdue && status === 'in_progress' && <StatusBadge color="brand">{shared('inProgress')}</StatusBadge>}
    </li>
  )
}

/** Seven days, the busier the fuller; the numbers stand in them. */
function WeekStrip({ finishedAt }: { finishedAt: readonly string[] }) {
  const t = useTexts(parentTexts)
  const zone = useDisplayZone()
  const [now] = useState(() => new Date())
  return (
    <ol className={classes.week}>
      {weekDays(finishedAt, now, zone).map(({ label, count }) => (
        <li key={label} className={classes.weekDay} data-busy={count > 0 || undefined}>
          <VisuallyHidden>{t('dayCount', { day: label, count })}</VisuallyHidden>
          <span aria-hidden className={classes.weekCount}>
            {count === 0 ? '·' : formatNumber(count)}
          </span>
          <span aria-hidden className={classes.weekLabel}>
            {label}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
