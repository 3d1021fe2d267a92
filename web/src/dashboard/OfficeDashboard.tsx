import type { SignedInUser } from '@lms/contracts/accounts.ts'
import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Paper, Text, ThemeIcon, Title } from '@mantine/core'
import { type Icon, IconBell, IconComponents, IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { Page } from '../ui/page/Page.tsx'
import { StatCards } from '../ui/page/StatCards.tsx'
import { type Failure, LoadFailure } from './LoadFailure.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import classes from './dashboard.module.css'

interface OfficeDashboardProps {
  user: SignedInUser
  unread: number | undefined
  failure: Failure | undefined
}

/** For administrators and parents. */
export function OfficeDashboard({ user, unread, failure }: OfficeDashboardProps) {
  const t = useTexts(dashboardTexts)
  const isAdministrator = user.role === 'administrator'
  return (
    <Page
      title={t('greeting', { name: user.name })}
      description={t(isAdministrator ? 'administratorIntroduction' : 'parentIntroduction')}
    >
      <div className={classes.stats}>
        <StatCards
          stats={[{ label: t('unread'), value: failure === undefined ? unread : '—', icon: IconBell, color: 'brand' }]}
        />
      </div>
      {failure !== undefined && <LoadFailure {...failure} />}
      <Title order={2} size="h4" mt="md">
        {t('shortcuts')}
      </Title>
      <ul className={classes.shortcuts}>
        <Shortcut
          path={screens.notifications.path}
          icon={IconBell}
          title={t('notifications')}
          body={t('notificationsBody')}
        />
        {may(user, 'outbox:read') && (
          <Shortcut path={screens.outbox.path} icon={IconMail} title={t('outbox')} body={t('outboxBody')} />
        )}
        {isAdministrator && (
          <Shortcut
            path={screens.uiPreview.path}
            icon={IconComponents}
            title={t('uiPreview')}
            body={t('uiPreviewBody')}
          />
        )}
      </ul>
    </Page>
  )
}

function Shortcut({ path, icon: Icon, title, body }: { path: string; icon: Icon; title: string; body: string }) {
  return (
    <li>
      <Paper component={Link} to={path} p="md" className={classes.shortcut}>
        <ThemeIcon variant="light" size={40} aria-hidden>
          <Icon size={22} stroke={1.6} />
        </ThemeIcon>
        <div>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {body}
          </Text>
        </div>
      </Paper>
    </li>
  )
}
