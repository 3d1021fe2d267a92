import type { AuditEntry } from '@lms/contracts/audit/audit.ts'
import type { StoredEntry } from './audit-store.ts'

export function toAuditEntry(entry: StoredEntry, names: ReadonlyMap<string, string>): AuditEntry {
  const { actorId, ...rest } = entry
  return {
    ...rest,
    actor: actorId === null ? null : { id: actorId, name: names.get(actorId) ?? null },
    recordName: entry.recordType === 'user' ? (names.get(entry.recordId) ?? null) : null,
  }
}

/** One line of the file, in the order of its columns. */
export function toAuditLine(entry: AuditEntry): string[] {
  return [
    entry.createdAt,
    entry.actor?.id ?? '',
    entry.actor?.name ?? '',
    entry.action,
    entry.recordType,
    entry.recordId,
    entry.recordName ?? '',
    JSON.stringify(entry.details),
    entry.address ?? '',
    entry.userAgent ?? '',
  ]
}
