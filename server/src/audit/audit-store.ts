import { type Queries, json } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import type { Caller } from '../platform/http/route.ts'
import './audit-tables.ts'

export interface AuditRecord {
  /** Null when nobody was signed in, or when it was the system itself. */
  actor: { readonly id: string } | null
  /** Record type and verb, for example `user.update`. */
  action: string
  recordType: string
  recordId: string
  /** Ids and names of fields only: never personal data, never secrets. */
  details?: Record<string, unknown>
  /** Where the request came from, when it was one. */
  caller?: Caller
}

export async function insertEntry(tx: Queries, entry: AuditRecord & { now: string }): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      id: newId(),
      actor_id: entry.actor?.id ?? null,
      action: entry.action,
      record_type: entry.recordType,
      record_id: entry.recordId,
      details: json(entry.details ?? {}),
      address: entry.caller?.address ?? null,
      user_agent: entry.caller?.userAgent ?? null,
      created_at: entry.now,
    })
    .execute()
}
