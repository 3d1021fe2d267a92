import { hash } from 'node:crypto'
import { type AuditEntry, auditExportColumns, type exportAudit, type listAudit } from '@lms/contracts/audit/audit.ts'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { type Clock, minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import type { CsvFile } from '../platform/http/files/csv-file.ts'
import { paginationOf } from '../platform/pagination.ts'
import { remembered } from '../platform/remembered.ts'
import * as store from './audit-store.ts'
import { toAuditEntry, toAuditLine } from './audit-view.ts'

const rowsPerBatch = 1000
/** A search that fits more people than this wants more letters. */
const peopleLimit = 10

export interface Audit {
  /** Part of the caller's transaction: no change without its entry, no entry without its change. */
  record(tx: Queries, entry: store.AuditRecord): Promise<void>
  list(actor: Actor, query: QueryOf<typeof listAudit>): Promise<DataOf<typeof listAudit>>
  export(actor: Actor, query: QueryOf<typeof exportAudit>): CsvFile
}

/** Who is who, from above: entries hold ids only. */
interface People {
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  idsMatching(search: string, limit: number): Promise<string[]>
}

interface AuditDependencies {
  database: Database
  clock: Clock
  people: People
}

export function createAudit({ database, clock, people }: AuditDependencies): Audit {
  /** What the filters can choose from grows so rarely that a minute's delay does not matter. */
  const choices = remembered(clock, minutes(1), async () => ({
    actions: await store.distinctValues(database.read(), 'action'),
    recordTypes: await store.distinctValues(database.read(), 'record_type'),
  }))

  async function meaningOf(search: string | undefined): Promise<store.SearchMeaning | undefined> {
    const folded = foldText(search ?? '')
    if (search === undefined || folded === '') return undefined
    const persons = await people.idsMatching(search, peopleLimit)
    const { actions } = await choices()
    return {
      actor_id: persons,
      record_id: [search, ...persons],
      action: actions.filter((action) => action.includes(folded)),
      address: [search],
    }
  }

  async function withNames(entries: readonly store.StoredEntry[]): Promise<AuditEntry[]> {
    const ids = new Set(
      entries.flatMap(({ actorId, recordType, recordId }) => [actorId, recordType === 'user' ? recordId : null]),
    )
    const names = await people.namesOf([...ids].filter((id) => id !== null))
    return entries.map((entry) => toAuditEntry(entry, names))
  }

  async function* batches({ search, ...filter }: QueryOf<typeof exportAudit>): AsyncGenerator<string[][]> {
    const wanted = { ...filter, search: await meaningOf(search) }
    for (let last: store.StoredEntry | undefined; ;) {
      const entries = await store.entriesBefore(database.read(), wanted, { last, limit: rowsPerBatch })
      yield (await withNames(entries)).map(toAuditLine)
      if (entries.length < rowsPerBatch) return
      last = entries.at(-1)
    }
  }

  return {
    record: (tx, entry) =>
      store.insertEntry(tx, { ...entry, recordId: traceOf(entry), now: clock.now().toISOString() }),

    async list(actor, { page, limit, search, ...filter }) {
      authorizeRole(actor, 'audit:read')
      const wanted = { ...filter, search: await meaningOf(search) }
      const { entries, total, isCapped } = await store.listEntries(database.near(), wanted, { page, limit })
      return {
        entries: await withNames(entries),
        ...(await choices()),
        pagination: paginationOf({ page, limit }, total, isCapped),
      }
    },

    export(actor, query) {
      authorizeRole(actor, 'audit:read')
      const day = clock.now().toISOString().slice(0, 10)
      return { fileName: `audit_export_${day}.csv`, columns: auditExportColumns, batches: batches(query) }
    },
  }
}

/** The same for the same session, and of no use to whoever has a key to sign with. */
function traceOf({ recordType, recordId }: store.AuditRecord): string {
  return recordType === 'session' ? hash('sha256', recordId).slice(0, 32) : recordId
}
