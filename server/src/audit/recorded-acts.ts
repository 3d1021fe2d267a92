import type { Queries } from '../platform/database/tables.ts'
import type { By } from '../platform/http/route.ts'
import type { Audit } from './audit.ts'

/** Writes down who did what to one record, in the transaction that does it. */
type RecordAct = (
  tx: Queries,
  by: By,
  action: string,
  recordId: string,
  details?: Record<string, unknown>,
) => Promise<void>

/** For services whose entries are all about one type of record. */
export function recordActsOn(audit: Pick<Audit, 'record'>, recordType: string): RecordAct {
  return (tx, { actor, caller }, action, recordId, details) =>
    audit.record(tx, { actor, caller, action, recordType, recordId, ...(details && { details }) })
}
