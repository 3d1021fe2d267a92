import type { AdministratorDashboard, WaitingEssays } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { Section } from '../ui/page/Section.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { RelativeTime } from '../ui/time/RelativeTime.tsx'
import { administratorTexts } from './administrator-texts.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import classes from './dashboard.module.css'

/** Who waits for a yes, which reports nobody has looked at, and what nobody has marked. */
export function WaitingCard({ waiting: { approvals, reports, essays } }: Pick<AdministratorDashboard, 'waiting'>) {
  const t = useTexts(administratorTexts)
  return (
    <Section title={t('waiting')}>
      <Waiting
        title={t('approvals')}
        total={formatNumber(approvals.total)}
        isEmpty={approvals.total === 0}
        empty={t('noApprovals')}
        all={
          <Anchor
            aria-label={t('seeAllApprovals')}
            renderRoot={(link) => <Link {...link} to={screens.users.path} search={{ approval: 'waiting' } as never} />}
          >
            {t('seeAll')}
          </Anchor>
        }
      >
        {approvals.people.map(({ _id, name, role, createdAt }) => (
          <li key={_id} className={classes.line}>
            <span className={classes.lineText}>
              <Anchor renderRoot={(link) => <Link {...link} to={screens.userView.path} params={{ id: _id }} />}>
                {name}
              </Anchor>
              <Text component="span" size="sm" c="dimmed">
                {t(role)} · <RelativeTime moment={createdAt} />
              </Text>
            </span>
          </li>
        ))}
      </Waiting>
      <Waiting
        title={t('reports')}
        total={`${formatNumber(reports.total)}${reports.totalCapped === true ? '+' : ''}`}
        isEmpty={reports.total === 0}
        empty={t('noReports')}
        all={
          <Anchor
            aria-label={t('seeAllReports')}
            renderRoot={(link) => <Link {...link} to={screens.feedback.path} search={{ status: 'open' } as never} />}
          >
            {t('seeAll')}
          </Anchor>
        }
      >
        {reports.latest.map(({ _id, questionId, questionTitle, createdAt }) => (
          <li key={_id} className={classes.line}>
            <span className={classes.lineText}>
              <Anchor
                renderRoot={(link) => <Link {...link} to={screens.questionView.path} params={{ id: questionId }} />}
              >
                {questionTitle}
              </Anchor>
              <Text component="span" size="sm" c="dimmed">
                <RelativeTime moment={createdAt} />
              </Text>
            </span>
          </li>
        ))}
      </Waiting>
      <Essays essays={essays} />
    </Section>
  )
}

/** For a parent: nothing while nothing waits. */
export function EssaysCard({ essays }: { essays: WaitingEssays }) {
  const t = useTexts(dashboardTexts)
  if (essays.total === 0) return null
  return (
    <Section title={t('toMark')}>
      <Essays essays={essays} />
    </Section>
  )
}

function Essays({ essays: { total, totalCapped, oldest } }: { essays: WaitingEssays }) {
  const t = useTexts(dashboardTexts)
  return (
    <Waiting
      title={t('essays')}
      total={`${formatNumber(total)}${totalCapped === true ? '+' : ''}`}
      isEmpty={total === 0}
      empty={t('noEssays')}
      all={
        <Anchor aria-label={t('seeAllEssays')} renderRoot={(link) => <Link {...link} to={screens.marking.path} />}>
          {t('mark')}
        </Anchor>
      }
    >
      {oldest.map(({ quiz, attempt, pending, finishedAt }) => (
        <li key={attempt?._id ?? quiz._id} className={classes.line}>
          <span className={classes.lineText}>
            <Anchor
              renderRoot={(link) => (
                <Link {...link} to={screens.markingDesk.path} search={{ attempt: attempt?._id ?? '' }} />
              )}
            >
              {attempt?.student.name ?? ''}: {quiz.title}
            </Anchor>
            <Text component="span" size="sm" c="dimmed">
              {t('essaysOf', { count: formatNumber(pending) })} · <RelativeTime moment={finishedAt} />
            </Text>
          </span>
        </li>
      ))}
    </Waiting>
  )
}

interface WaitingProps {
  title: string
  total: string
  isEmpty: boolean
  empty: string
  all: ReactNode
  children: ReactNode
}

function Waiting({ title, total, isEmpty, empty, all, children }: WaitingProps) {
  return (
    <div>
      <div className={classes.subhead}>
        <Title order={3} size="h6">
          {title}
        </Title>
        <StatusBadge color={isEmpty ? 'gray' : 'warning'}>{total}</StatusBadge>
        {!isEmpty && <span className={classes.subheadEnd}>{all}</span>}
      </div>
      {isEmpty ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : (
        <ul className={classes.lines}>{children}</ul>
      )}
    </div>
  )
}
