import { type Selectable, sql } from 'kysely'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import type { Caller } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import './audit-tables.ts'

/** Nobody reads further, and counting on would cost more than finding. */
const countedEntries = 10_000
const countedHits = 1000

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

export interface StoredEntry {
  id: string
  actorId: string | null
  action: string
  recordType: string
  recordId: string
  details: Record<string, unknown>
  address: string | null
  userAgent: string | null
  createdAt: string
}

/** What a search text can mean, found out beforehand. */
export interface SearchMeaning {
  actor_id: readonly string[]
  /** Never empty: an id can always be meant. */
  record_id: readonly [string, ...string[]]
  action: readonly string[]
  address: readonly string[]
}

export interface EntryFilter {
  action?: string | undefined
  recordType?: string | undefined
  actorId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  search?: SearchMeaning | undefined
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

export interface EntryPage {
  entries: StoredEntry[]
  total: number
  isCapped: boolean
}

/** Newest first. Whatever is asked for, only an index's newest rows are read. */
export async function listEntries(queries: Queries, filter: EntryFilter, page: PageRequest): Promise<EntryPage> {
  const cap = filter.search ? countedHits : countedEntries
  const matching = filter.search ? newestHits(queries, filter, filter.search) : filtered(queries, filter)
  const rows = await matching
    .selectAll('audit')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { total } = await queries
    .selectFrom(
      matching
        .select('audit.id')
        .limit(cap + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries: rows.map(toEntry), total: Math.min(total, cap), isCapped: total > cap }
}

/** For a file of all of them: those before the last one that was read. */
export async function entriesBefore(
  queries: Queries,
  filter: EntryFilter,
  { last, limit }: { last: StoredEntry | undefined; limit: number },
): Promise<StoredEntry[]> {
  const { search } = filter
  const rows = await filtered(queries, filter)
    .selectAll('audit')
    .$if(search !== undefined, (query) =>
      query.where((eb) => eb.or(termsOf(search).map(([column, values]) => eb(column, 'in', values)))),
    )
    .$if(last !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last?.createdAt ?? '', last?.id ?? ''))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

/** By this person, or about them. */
export async function entriesOfPerson(queries: Queries, personId: string): Promise<StoredEntry[]> {
  const rows = await queries
    .selectFrom('audit')
    .selectAll()
    .where((eb) => eb.or([eb('actor_id', '=', personId), eb('record_id', '=', personId)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toEntry)
}

/** Those of these records to which this person has done this since then. */
export async function actedOnSince(
  queries: Queries,
  {
    actorId,
    action,
    recordIds,
    since,
  }: { actorId: string; action: string; recordIds: readonly string[]; since: string },
): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('audit')
    .select('record_id')
    .distinct()
    .where('record_id', 'in', recordIds)
    .where('created_at', '>=', since)
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .execute()
  return new Set(rows.map(({ record_id }) => record_id))
}

/** What was done to one record in these ways, newest first. */
export async function entriesAbout(
  queries: Queries,
  { recordId, actions }: { recordId: string; actions: readonly string[] },
  page: PageRequest,
): Promise<{ entries: StoredEntry[]; total: number }> {
  const matching = queries.selectFrom('audit').where('record_id', '=', recordId).where('action', 'in', actions)
  const rows = await matching
    .selectAll('audit')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { entries: rows.map(toEntry), total }
}

/** Only ids stay of what this person did, and of who tried to sign in as them. */
export async function forgetCallerOf(tx: Queries, personId: string): Promise<void> {
  const nobody = { address: null, user_agent: null, caller_salt: null }
  await tx.updateTable('audit').set(nobody).where('actor_id', '=', personId).execute()
  await tx.updateTable('audit').set(nobody).where('record_id', '=', personId).where('actor_id', 'is', null).execute()
}

/** Steps from one value to the next in the index, however many rows share each. */
export async function distinctValues(queries: Queries, column: 'action' | 'record_type'): Promise<string[]> {
  const name = sql.ref(column)
  const { rows } = await sql<{ value: string }>`
    with recursive seen (value) as (
      select min(${name}) from audit
      union all
      select (select min(${name}) from audit where ${name} > seen.value) from seen where seen.value is not null
    )
    select value from seen where value is not null order by value`.execute(queries)
  return rows.map(({ value }) => value)
}

function filtered(queries: Queries, { action, recordType, actorId, from, to }: EntryFilter) {
  return queries
    .selectFrom('audit')
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(recordType !== undefined, (query) => query.where('record_type', '=', recordType ?? ''))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('created_at', '<', to ?? ''))
}

/** The newest of each thing that the search may mean: bounded work, where one `or` would sort all that match. */
function newestHits(queries: Queries, filter: EntryFilter, search: SearchMeaning) {
  const one = (column: keyof SearchMeaning, value: string) =>
    queries
      .selectFrom(
        filtered(queries, filter)
          .select('id')
          .where(column, '=', value)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(countedHits + 1)
          .as('newest'),
      )
      .select('id')
  const hits = termsOf(search).flatMap(([column, values]) => values.map((value) => one(column, value)))
  const found = hits.reduce((all, next) => all.unionAll(next))
  return queries.selectFrom('audit').where('audit.id', 'in', found)
}

function termsOf(search: SearchMeaning | undefined): [keyof SearchMeaning, readonly string[]][] {
  return (Object.entries(search ?? {}) as [keyof SearchMeaning, readonly string[]][]).filter(
    ([, values]) => values.length > 0,
  )
}

export function toEntry(row: Selectable<Tables['audit']>): StoredEntry {
  return {
    id: row.id,
    actorId: row.actor_id,
    action: row.action,
    recordType: row.record_type,
    recordId: row.record_id,
    details: row.details,
    address: row.address,
    userAgent: row.user_agent,
    createdAt: row.created_at,
  }
}
