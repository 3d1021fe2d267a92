import type { AuditEntry } from '@lms/contracts/audit/audit.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { Page } from '../ui/page/Page.tsx'
import { overTenPages } from '../ui/pager/Pager.tsx'
import { NoRecords } from '../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../ui/record-list/RecordTable.tsx'
import { AuditDetails } from './AuditDetails.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { auditQuery, useExportAudit } from './audit-api.ts'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditList, type AuditListValues, filterOf } from './audit-list.ts'
import { auditTexts } from './audit-texts.ts'
import { actionLabel, auditActionTexts } from './audit-label-texts.ts'

export function AuditPage() {
  const t = useTexts(auditTexts)
  const actionText = useTexts(auditActionTexts)
  const list = useListState(AuditList)
  const { page, limit } = list.values
  const query = useQuery(auditQuery({ ...filterOf(list.values), page, limit }))
  const [shown, setShown] = useState<AuditEntry | null>(null)
  return (
    <Page title={t('title')} description={t('description')} actions={<ExportButton values={list.values} />}>
      <AuditFilters list={list} actions={query.data?.actions ?? []} recordTypes={query.data?.recordTypes ?? []} />
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('title')}
        columns={useAuditColumns(setShown)}
        rows={query.data?.entries}
        rowId={(entry) => entry.id}
        rowName={(entry) => actionLabel(actionText, entry.action)}
        query={query}
        errorTitle={t('loadFailed')}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('nothingFound'), message: t('nothingFoundMessage'), clear: t('clearFilters') }}
            none={{ title: t('empty'), message: t('emptyMessage') }}
          />
        }
        pager={{ jumper: overTenPages }}
      />
      <AuditDetails entry={shown} onClose={() => setShown(null)} />
    </Page>
  )
}

/** All that the filters find, not only this page. */
function ExportButton({ values }: { values: AuditListValues }) {
  const t = useTexts(auditTexts)
  const exporting = useExportAudit()
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={exporting.isPending}
      onClick={() =>
        exporting.mutate(filterOf(values), {
          onSuccess: () => toast.success(t('exported')),
          onError: (error) => toast.error(t('exportFailed', { message: messageOf(error) })),
        })
      }
    >
      {t('export')}
    </Button>
  )
}
