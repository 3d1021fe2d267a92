import type { AuditEntry } from '@lms/contracts/audit/audit.ts'
import { Code } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import { Person, RecordName } from './audit-columns.tsx'
import { auditTexts } from './audit-texts.ts'
import { actionLabel, auditActionTexts } from './audit-label-texts.ts'

/** Everything that the log knows of one entry. */
export function AuditDetails({ entry, onClose }: { entry: AuditEntry | null; onClose: () => void }) {
  const actionText = useTexts(auditActionTexts)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(entry)
  if (entry !== null && entry !== shown) setShown(entry)
  if (shown === null) return null
  return (
    <Modal opened={entry !== null} onClose={onClose} size="xl" title={actionLabel(actionText, shown.action)}>
      <EntryFacts entry={shown} />
    </Modal>
  )
}

function EntryFacts({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts)
  const { fields, ...others } = entry.details
  const facts: [label: string, value: ReactNode][] = [
    [t('time'), formatDateTime(entry.createdAt)],
    [t('person'), <Person key="person" entry={entry} />],
    [t('record'), <RecordName key="record" entry={entry} />],
    [t('recordId'), <Code key="recordId">{entry.recordId}</Code>],
    [t('actionId'), <Code key="actionId">{entry.action}</Code>],
    ...(Array.isArray(fields) ? [[t('fields'), fields.join(', ')] as [string, ReactNode]] : []),
    ...Object.entries(others).map(([name, value]): [string, ReactNode] => [name, wordsFor(value)]),
    [t('address'), entry.address ?? t('unknown')],
    [t('userAgent'), entry.userAgent ?? t('unknown')],
  ]
  return (
    <Facts layout="table">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}

function wordsFor(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map(wordsFor).join(', ') : JSON.stringify(value)
}
