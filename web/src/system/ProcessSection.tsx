import type { RunningProcess } from '@lms/contracts/system/system.ts'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import type { DataColumn, ListQuery } from '../ui/data-table/data-column.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { systemTexts } from './system-texts.ts'

/** Those that share the database; each says every minute that it is there. */
export function ProcessSection({ processes, query }: { processes: readonly RunningProcess[]; query: ListQuery }) {
  const t = useTexts(systemTexts)
  return (
    <Section title={t('processes')} isWide>
      <DataTable
        label={t('processList')}
        columns={useColumns()}
        rows={processes}
        rowId={(process) => process.id}
        rowName={(process) => process.host}
        query={query}
        errorTitle={t('loadFailed')}
        empty={<EmptyState title={t('noProcesses')} message={t('noProcessesText')} />}
      />
    </Section>
  )
}

function useColumns(): DataColumn<RunningProcess>[] {
  const t = useTexts(systemTexts)
  const host = ({ host: name, isThis }: RunningProcess): string => (isThis ? t('thisProcess', { host: name }) : name)
  return [
    { id: 'host', header: t('host'), cell: host, rowHeader: true, minWidth: 200 },
    { id: 'version', header: t('version'), cell: ({ version }) => version, minWidth: 100 },
    {
      id: 'roles',
      header: t('roles'),
      cell: ({ roles }) => roles.map((role) => t(`role_${role}`)).join(', '),
      minWidth: 200,
    },
    {
      id: 'started',
      header: t('started'),
      cell: ({ startedAt }) => formatDateTime(startedAt),
      numeric: true,
      minWidth: 150,
    },
    { id: 'seen', header: t('seen'), cell: ({ seenAt }) => formatDateTime(seenAt), numeric: true, minWidth: 150 },
  ]
}
