import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { type AuditRecord, insertEntry } from './audit-store.ts'

export interface Audit {
  /** Part of the caller's transaction: no change without its entry, no entry without its change. */
  record(tx: Queries, entry: AuditRecord): Promise<void>
}

export function createAudit({ clock }: { database: Database; clock: Clock }): Audit {
  return {
    record: (tx, entry) => insertEntry(tx, { ...entry, now: clock.now().toISOString() }),
  }
}
