import type { SystemState, SystemWarning, UpkeepRun } from '@lms/contracts/system/system.ts'
import type { WarningKind } from '@lms/contracts/system/warnings.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Anchor } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messageOf } from '../lib/api-error.ts'
import { formatDate, formatDateTime, formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { formatBytes } from '../ui/text/bytes.ts'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { Section } from '../ui/page/Section.tsx'
import { ListSkeleton } from '../ui/page/skeletons.tsx'
import { BackupSection } from './BackupSection.tsx'
import { useJobWords } from './job-texts.ts'
import { JobSection } from './JobSection.tsx'
import { ProcessSection } from './ProcessSection.tsx'
import { RunState } from './RunState.tsx'
import { ScheduleSection } from './ScheduleSection.tsx'
import { systemQuery } from './system-api.ts'
import { systemTexts } from './system-texts.ts'

export function SystemPage() {
  const t = useTexts(systemTexts)
  const query = useQuery(systemQuery())
  return (
    <Page title={t('title')} description={t('description')}>
      {query.isPending && <ListSkeleton />}
      {query.isError && query.data === undefined && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.data && (
        <>
          <Warnings warnings={query.data.warnings} />
          <Machine system={query.data} />
          <ProcessSection processes={query.data.processes} query={query} />
          <BackupSection backups={query.data.backups} />
          <JobSection jobs={query.data.health.jobs} />
          <ScheduleSection schedules={query.data.schedules} query={query} />
        </>
      )}
    </Page>
  )
}

/** What endangers data; the others can wait until tomorrow. */
const pressing: ReadonlySet<WarningKind> = new Set([
  'database_damaged',
  'disk_low',
  'files_away',
  'certificate_wrong',
  'backup_failed',
  'backup_folder_unusable',
  'restore_test_failed',
])

const failures: ReadonlySet<WarningKind> = new Set([
  'files_away',
  'certificate_wrong',
  'database_damaged',
  'backup_failed',
  'backup_folder_unusable',
  'restore_test_failed',
])

function Warnings({ warnings }: { warnings: readonly SystemWarning[] }) {
  const t = useTexts(systemTexts)
  const wordsOf = useJobWords()
  const said = ({ kind, detail }: SystemWarning): string => {
    if (kind === 'schedules_late') return (detail ?? '').split(', ').map(wordsOf).join(', ')
    if (kind === 'certificate_ending' && detail !== null) return formatDate(detail)
    // The words of a failure are a sentence of their own, with or without its end.
    return failures.has(kind) && detail !== null && !/[.!?]$/.test(detail) ? `${detail}.` : (detail ?? '')
  }
  return (
    <Section title={t('warnings')} isWide>
      {warnings.length === 0 && (
        <Alert color="success" icon={<IconCircleCheck aria-hidden />}>
          {t('allWell')}
        </Alert>
      )}
      {warnings.map((warning) => (
        <Alert
          key={warning.kind}
          color={pressing.has(warning.kind) ? 'danger' : 'warning'}
          icon={<IconAlertTriangle aria-hidden />}
          title={t(`warning_${warning.kind}`)}
        >
          {t(`act_${warning.kind}`, { detail: said(warning) })}
        </Alert>
      ))}
    </Section>
  )
}

const databaseNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

function Machine({ system: { health, integrity, files, certificate } }: { system: SystemState }) {
  const t = useTexts(systemTexts)
  const { version, database, disk, mail, uptimeSeconds } = health
  const minutes = Math.floor(uptimeSeconds / 60)
  return (
    <Section title={t('machine')} isWide>
      <Facts layout="table">
        <Fact label={t('version')}>{version}</Fact>
        <Fact label={t('uptime')}>
          {t('uptimeOf', {
            days: formatNumber(Math.floor(minutes / 1440)),
            hours: Math.floor(minutes / 60) % 24,
            minutes: minutes % 60,
          })}
        </Fact>
        <Fact label={t('database')}>
          {databaseNames[database.kind]}, {formatBytes(database.bytes)}
        </Fact>
        <Fact label={t('integrity')}>
          <LastRun run={integrity} />
        </Fact>
        <Fact label={t('disk')}>
          {disk === null
            ? t('unknown')
            : t('diskOf', { free: formatBytes(disk.freeBytes), total: formatBytes(disk.totalBytes) })}
        </Fact>
        <Fact label={t('files')}>
          {t(files.kind === 'bucket' ? 'filesInBucket' : 'filesInFolder', { place: files.place })}
          {files.size !== null &&
            `, ${t('filesOf', { count: formatNumber(files.size.count), size: formatBytes(files.size.bytes) })}`}
        </Fact>
        {certificate && (
          <Fact label={t('certificate')}>
            {t(`certificate_${certificate.state}`, {
              host: certificate.host,
              day: certificate.endsAt === null ? '' : formatDate(certificate.endsAt),
            })}
          </Fact>
        )}
        <Fact label={t('mail')}>
          <Anchor renderRoot={(link) => <Link {...link} to={screens.outbox.path} />}>
            {mail.isConfigured
              ? t('mailOf', { waiting: formatNumber(mail.waiting), failed: formatNumber(mail.failed) })
              : t('noMailServer')}
          </Anchor>
        </Fact>
      </Facts>
    </Section>
  )
}

function LastRun({ run }: { run: UpkeepRun | null }) {
  const t = useTexts(systemTexts)
  if (run === null) return t('never')
  return (
    <>
      <RunState state={run.state} /> {formatDateTime(run.endedAt ?? run.startedAt)}
    </>
  )
}
