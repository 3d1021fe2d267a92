import type { AuditEntry } from '@lms/contracts/audit/audit.ts'
import { Button, Text } from '@mantine/core'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { auditTexts } from './audit-texts.ts'
import { actionLabel, auditActionTexts, auditRecordTexts, recordLabel } from './audit-label-texts.ts'

export function useAuditColumns(onShow: (entry: AuditEntry) => void): DataColumn<AuditEntry>[] {
  const t = useTexts(auditTexts)
  const actionText = useTexts(auditActionTexts)
  return [
    { id: 'time', header: t('time'), cell: (entry) => formatDateTime(entry.createdAt), minWidth: 172 },
    { id: 'person', header: t('person'), cell: (entry) => <Person entry={entry} />, minWidth: 160 },
    {
      id: 'action',
      header: t('action'),
      cell: (entry) => actionLabel(actionText, entry.action),
      rowHeader: true,
      minWidth: 170,
    },
    { id: 'record', header: t('record'), cell: (entry) => <RecordName entry={entry} />, minWidth: 180 },
    { id: 'address', header: t('address'), cell: (entry) => entry.address ?? t('unknown'), minWidth: 130 },
    {
      id: 'details',
      header: t('details'),
      cell: (entry) => (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('detailsOf', {
            action: actionLabel(actionText, entry.action),
            time: formatDateTime(entry.createdAt),
          })}
          onClick={() => onShow(entry)}
        >
          {t('details')}
        </Button>
      ),
      minWidth: 100,
      onCard: 'acts',
    },
  ]
}

export function Person({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts)
  if (entry.actor === null) return <Text c="dimmed">{t('nobody')}</Text>
  return entry.actor.name ?? <Text c="dimmed">{t('purged')}</Text>
}

/** What it was done to: the person by name, other records by their kind. */
export function RecordName({ entry }: { entry: AuditEntry }) {
  const recordText = useTexts(auditRecordTexts)
  return (
    <>
      {recordLabel(recordText, entry.recordType)}
      {entry.recordName !== null && <Text size="sm">{entry.recordName}</Text>}
    </>
  )
}
