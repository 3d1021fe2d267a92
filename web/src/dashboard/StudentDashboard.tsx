import { screens } from '@lms/contracts/screens.ts'
import { Text, Title } from '@mantine/core'
import { IconBell, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { FriendlyCrane } from './FriendlyCrane.tsx'
import { type Failure, LoadFailure } from './LoadFailure.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import classes from './dashboard.module.css'

interface StudentDashboardProps {
  name: string
  unread: number | undefined
  failure: Failure | undefined
}

/** A bright room: one greeting, and what is new as one big thing to touch. */
export function StudentDashboard({ name, unread, failure }: StudentDashboardProps) {
  const t = useTexts(dashboardTexts)
  return (
    <div className={classes.room}>
      <section className={classes.welcome}>
        <div className={classes.welcomeText}>
          <Title order={1} className={classes.hello}>
            {t('greeting', { name })}
          </Title>
          <Text className={classes.kind}>{t('studentIntroduction')}</Text>
        </div>
        <FriendlyCrane />
      </section>
      <Link to={screens.notifications.path} className={classes.bigLink}>
        <span className={classes.bigIcon}>
          <IconBell size={32} stroke={1.6} aria-hidden />
        </span>
        <span className={classes.bigText}>
          <span className={classes.bigTitle}>{t('notifications')}</span>
          {unread !== undefined && (
            <span>{unread > 0 ? t('unreadForStudent', { count: unread }) : t('noneForStudent')}</span>
          )}
        </span>
        <IconChevronRight size={28} aria-hidden />
      </Link>
      {failure !== undefined && <LoadFailure {...failure} />}
    </div>
  )
}
