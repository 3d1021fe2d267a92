import type { Mail } from '@lms/contracts/outbox/outbox.ts'
import { useTexts } from '../lib/texts.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { outboxTexts } from './outbox-texts.ts'

const statusColors = { waiting: 'brand', sent: 'success', failed: 'danger', outbox: 'gray' } as const

export function MailStatus({ status }: { status: Mail['status'] }) {
  const t = useTexts(outboxTexts)
  return <StatusBadge color={statusColors[status]}>{t(status)}</StatusBadge>
}
