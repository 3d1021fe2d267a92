import type { SystemHealth } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import { littleSpace } from '@lms/contracts/system/system.ts'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber } from '../lib/formats.ts'
import { type Translate, useTexts } from '../lib/texts.ts'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
import { Section } from '../ui/page/Section.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { formatBytes } from '../ui/text/bytes.ts'
import { administratorTexts } from './administrator-texts.ts'
import classes from './dashboard.module.css'

const databaseNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

export function SystemHealthCard({ health }: { health: SystemHealth }) {
  const t = useTexts(administratorTexts)
  const { database, disk, jobs, mail, uptimeSeconds } = health
  const diskIsFull = disk !== null && disk.freeBytes < disk.totalBytes * littleSpace
  return (
    <Section title={t('health')}>
      <Facts layout="table">
        <HealthFact label={t('database')}>
          {databaseNames[database.kind]}, {formatBytes(database.bytes)}
        </HealthFact>
        <HealthFact label={t('disk')} state={disk === null ? undefined : !diskIsFull}>
          {disk === null
            ? t('unknown')
            : t('diskOf', { free: formatBytes(disk.freeBytes), total: formatBytes(disk.totalBytes) })}
        </HealthFact>
        <HealthFact label={t('jobs')} state={jobs.dead === 0}>
          {t('jobsOf', { waiting: formatNumber(jobs.waiting), dead: formatNumber(jobs.dead) })}
        </HealthFact>
        <HealthFact label={t('mail')} state={mail.isConfigured && mail.failed === 0}>
          <Anchor renderRoot={(link) => <Link {...link} to={screens.outbox.path} />}>
            {mail.isConfigured
              ? t('mailOf', { waiting: formatNumber(mail.waiting), failed: formatNumber(mail.failed) })
              : t('noMailServer')}
          </Anchor>
        </HealthFact>
        <HealthFact label={t('uptime')}>{uptimeText(uptimeSeconds, t)}</HealthFact>
      </Facts>
    </Section>
  )
}

/** `state`: whether all is well; absent where there is nothing to judge. */
function HealthFact({ label, state, children }: { label: string; state?: boolean | undefined; children: ReactNode }) {
  const t = useTexts(administratorTexts)
  return (
    <Fact label={label}>
      <span className={classes.health}>
        {children}
        {state !== undefined && (
          <StatusBadge color={state ? 'success' : 'warning'}>{t(state ? 'good' : 'attention')}</StatusBadge>
        )}
      </span>
    </Fact>
  )
}

function uptimeText(seconds: number, t: Translate<'uptimeDays' | 'uptimeMinutes'>): string {
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return t('uptimeDays', { days: formatNumber(Math.floor(hours / 24)), hours: hours % 24 })
  return t('uptimeMinutes', { hours, minutes: Math.floor(seconds / 60) % 60 })
}
