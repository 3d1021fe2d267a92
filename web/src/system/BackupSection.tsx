import type { Backups, UpkeepRun } from '@lms/contracts/system/system.ts'
import { Alert, Button, Group } from '@mantine/core'
import { IconDatabaseExport } from '@tabler/icons-react'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime, formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { formatBytes } from '../ui/text/bytes.ts'
import { RunState } from './RunState.tsx'
import { useMakeBackup } from './system-api.ts'
import { systemTexts } from './system-texts.ts'

const settled = { isPending: false, isError: false, isFetching: false, error: null, refetch: () => {} }

export function BackupSection({ backups }: { backups: Backups }) {
  const t = useTexts(systemTexts)
  const { settings, runs } = backups
  const columns = useColumns()
  return (
    <Section title={t('backups')} description={settings === null ? t('backupsOff') : undefined} isWide>
      {settings && <BackupFacts backups={backups} settings={settings} />}
      {settings && <BackupNow />}
      {(settings !== null || runs.length > 0) && (
        <DataTable
          label={t('runs')}
          columns={columns}
          rows={runs}
          rowId={(run) => run.id}
          rowName={(run) => formatDateTime(run.startedAt)}
          query={settled}
          errorTitle={t('loadFailed')}
          empty={<EmptyState title={t('noRuns')} message={t('noRunsText')} />}
        />
      )}
    </Section>
  )
}

function BackupFacts({ backups, settings }: { backups: Backups; settings: NonNullable<Backups['settings']> }) {
  const t = useTexts(systemTexts)
  const { lastSuccess, kept, restoreTest } = backups
  return (
    <Facts layout="table">
      <Fact label={t('lastSuccess')}>
        {lastSuccess === null
          ? t('never')
          : `${formatDateTime(lastSuccess.endedAt ?? lastSuccess.startedAt)}, ${formatBytes(lastSuccess.bytes ?? 0)}`}
      </Fact>
      <Fact label={t('nextBackup')}>{formatDateTime(settings.nextAt)}</Fact>
      <Fact label={t('folder')}>{settings.folder}</Fact>
      <Fact label={t('kept')}>
        {kept === null
          ? t('unknown')
          : t('keptOf', {
              count: formatNumber(kept.count),
              keep: formatNumber(settings.keep),
              size: formatBytes(kept.bytes),
            })}
      </Fact>
      <Fact label={t('encrypted')}>{t(settings.isEncrypted ? 'yes' : 'no')}</Fact>
      <Fact label={t('restoreTest')}>
        {restoreTest === null ? (
          t('never')
        ) : (
          <>
            <RunState state={restoreTest.state} /> {formatDateTime(restoreTest.endedAt ?? restoreTest.startedAt)}
          </>
        )}
      </Fact>
    </Facts>
  )
}

function BackupNow() {
  const t = useTexts(systemTexts)
  const backup = useMakeBackup()
  return (
    <>
      <Group>
        <Button
          variant="default"
          leftSection={<IconDatabaseExport size={16} aria-hidden />}
          loading={backup.isPending}
          onClick={() => backup.mutate()}
        >
          {t('backupNow')}
        </Button>
      </Group>
      <div aria-live="polite">
        {backup.isError && <Alert color="danger">{messageOf(backup.error)}</Alert>}
        {backup.isSuccess && <Alert color="success">{t('backupBegun')}</Alert>}
      </div>
    </>
  )
}

function useColumns(): DataColumn<UpkeepRun>[] {
  const t = useTexts(systemTexts)
  return [
    {
      id: 'started',
      header: t('started'),
      cell: (run) => formatDateTime(run.startedAt),
      rowHeader: true,
      minWidth: 150,
    },
    { id: 'state', header: t('state'), cell: (run) => <RunState state={run.state} />, minWidth: 120, onCard: 'status' },
    {
      id: 'size',
      header: t('size'),
      cell: (run) => (run.bytes === null ? '–' : formatBytes(run.bytes)),
      numeric: true,
      minWidth: 100,
    },
    { id: 'file', header: t('archive'), cell: (run) => run.file ?? '–', minWidth: 240 },
    { id: 'reason', header: t('reason'), cell: (run) => run.failure ?? '–', minWidth: 200 },
  ]
}
