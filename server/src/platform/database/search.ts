import { foldText } from '@lms/contracts/text-folding.ts'
import { type AliasedRawBuilder, type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from './dialect.ts'
import type { DialectName, Schema } from './migrations.ts'
import { withoutHurry } from './postgres/lines.ts'
import type { Queries } from './tables.ts'

/** A search stops counting here: nobody reads further, and counting on would cost more than finding. */
export const countedHits = 1000

/** Shorter words have no trigram, so no index knows them. */
const indexedLength = 3

/** Ends a mark, so that no word that a person types is taken for one. */
const markEnd = 0xe001

/**
 * Makes `search_text` of this table findable: a column that holds folded text, beside an `id`.
 * SQLite gets a trigram index that triggers keep; PostgreSQL one of its own, where the extension may be created.
 * `mark` names a column that most searches filter by: its value is in the index of SQLite too, which can look for one
 * thing at a time only. PostgreSQL joins its indexes by itself.
 */
export async function createSearch(db: Schema, dialect: DialectName, table: string, mark?: string): Promise<void> {
  for (const statement of dialect === 'sqlite' ? sqliteSearch(table, mark) : postgresSearch(table))
    await sql.raw(statement).execute(db)
}

/**
 * The index keeps no text of its own (`content=''`) and no positions (`detail=none`): it names candidates only.
 * Its rows are numbered by a table of keys, because the implicit numbers of `table` change when the file is compacted.
 */
function sqliteSearch(table: string, mark: string | undefined): string[] {
  const { search, keys, numberOf } = namesOf(table)
  const textOf = (row: string): string =>
    mark === undefined ? `${row}.search_text` : `${row}.search_text || ' ' || ${row}.${mark} || char(${markEnd})`
  const watched = ['search_text', ...(mark === undefined ? [] : [mark])]
  const hasChanged = watched.map((column) => `new.${column} <> old.${column}`).join(' or ')
  return [
    `create table ${keys} (number integer primary key, id text not null unique)`,
    `create virtual table ${search} using fts5(
       text, content='', contentless_delete=1, detail=none, tokenize='trigram case_sensitive 1')`,
    `insert into ${keys} (id) select id from ${table}`,
    `insert into ${search} (rowid, text) select number, ${textOf(table)} from ${table} join ${keys} on ${keys}.id = ${table}.id`,
    insertTrigger(table, [], textOf('new')),
    `create trigger ${search}_update after update of ${watched.join(', ')} on ${table} when ${hasChanged} begin
       update ${search} set text = ${textOf('new')} where rowid = ${numberOf('new.id')};
     end`,
    `create trigger ${search}_delete after delete on ${table} begin
       delete from ${search} where rowid = ${numberOf('old.id')};
       delete from ${keys} where id = old.id;
     end`,
  ]
}

function namesOf(table: string) {
  const search = `${table}_search`
  const keys = `${search}_keys`
  return { search, keys, numberOf: (id: string): string => `(select number from ${keys} where id = ${id})` }
}

function insertTrigger(table: string, carried: readonly string[], text: string): string {
  const { search, keys, numberOf } = namesOf(table)
  const columns = ['id', ...carried]
  return `create trigger ${search}_insert after insert on ${table} begin
       insert into ${keys} (${columns.map(carriedAs).join(', ')}) values (${columns.map((name) => `new.${name}`).join(', ')});
       insert into ${search} (rowid, text) values (${numberOf('new.id')}, ${text});
     end`
}

/** Under another name: the version before asks for `search_text` where both tables stand. */
export const carriedText = 'text'

function carriedAs(column: string): string {
  return column === 'search_text' ? carriedText : column
}

/**
 * Lets the table of keys carry all that a search filters and sorts by, so that it reads no row that is not shown: those
 * of SQLite hold their long texts. For one without a mark; see `HitSearch`.
 */
export async function carryInSearch(
  db: Schema,
  dialect: DialectName,
  table: string,
  columns: readonly string[],
): Promise<void> {
  if (dialect === 'postgres') return
  const { search, keys } = namesOf(table)
  const taken = (row: string): string => columns.map((name) => `${carriedAs(name)} = ${row}.${name}`).join(', ')
  for (const statement of [
    // Of no type, so that everything stays what it is: a text of digits would become a number.
    ...columns.map((name) => `alter table ${keys} add column ${carriedAs(name)}`),
    `update ${keys} set ${taken('texts')} from ${table} as texts where texts.id = ${keys}.id`,
    `drop trigger ${search}_insert`,
    insertTrigger(table, columns, 'new.search_text'),
    `create trigger ${search}_carry after update of ${columns.join(', ')} on ${table}
       when ${columns.map((name) => `new.${name} is not old.${name}`).join(' or ')} begin
       update ${keys} set ${taken('new')} where id = new.id;
     end`,
  ])
    await sql.raw(statement).execute(db)
}

/** Without the right to create the extension the search is slower, not wrong. */
function postgresSearch(table: string): string[] {
  return [
    `do $search$ begin
       create extension if not exists pg_trgm;
       create index ${table}_search on ${table} using gin (search_text gin_trgm_ops);
     exception when others then
       raise notice 'no trigram index for ${table}: %', sqlerrm;
     end $search$`,
  ]
}

/**
 * Lets PostgreSQL find words and the mark in one index: it does not know how many rows hold all words, and would read
 * every one of them to ask for its mark. SQLite has had it from the beginning; see `createSearch`.
 */
export async function markInSearch(db: Schema, dialect: DialectName, table: string, mark: string): Promise<void> {
  if (dialect === 'sqlite') return
  await sql.raw(withoutHurry).execute(db)
  await sql
    .raw(
      `do $search$ begin
         create extension if not exists btree_gin;
         create index ${table}_search_marked on ${table} using gin (search_text gin_trgm_ops, ${mark});
         drop index if exists ${table}_search;
       exception when others then
         raise notice 'no marks in the trigram index for ${table}: %', sqlerrm;
       end $search$`,
    )
    .execute(db)
}

/** The column that most searches filter by, see `createSearch`, and the value that is asked for. */
export interface Mark {
  column: string
  value: string
}

/** What a person typed as the words that must all occur; none when there is nothing to look for. */
export function searchWords(search: string | undefined): string[] {
  return [...new Set(foldText(search ?? '').split(' '))].filter((word) => word !== '')
}

/** Reads the text of each row. Good where most rows are hits, so that the list's own order finds a page at once. */
export function holdsWords(words: readonly string[], column?: string): Condition {
  return fitsPatterns(
    words.map((word) => sql.val(patternOf(word))),
    column,
  )
}

export function fitsPatterns(patterns: readonly Expression<string>[], column = 'search_text'): Condition {
  const like = (pattern: Expression<string>) => sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
  return patterns.length === 0 ? sql`true` : sql`(${sql.join(patterns.map(like), sql` and `)})`
}

/** A word as the database is asked for it: anywhere, and each of its characters as it is. */
export function patternOf(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** Lets the index name the candidates, then reads only their text. Good where few rows are hits, or all are wanted. */
export function foundByWords(queries: Queries, table: string, words: readonly string[]): Condition {
  const terms = indexTerms(words)
  if (terms === null || dialectOf(queries) === 'postgres') return holdsWords(words)
  const candidates = candidatesFor(table, sql.val(terms))
  return sql`(${sql.ref(`${table}.id`)} in (select id from ${candidates}) and ${holdsWords(words)})`
}

/**
 * The rows of SQLite that may be hits, to begin a join with: one at a time, so that a limit ends the search early.
 * PostgreSQL has no separate index to ask; there the condition alone does the same.
 */
export function candidatesFor(table: string, terms: Expression<string>): Candidates {
  const search = sql.table(`${table}_search`)
  const keys = sql.table(`${table}_search_keys`)
  return sql<{ id: string }>`(
    select ${keys}.id from ${search} cross join ${keys} on ${keys}.number = ${search}.rowid
    where ${search} match ${terms})`.as('candidates')
}

/** What the index of SQLite is asked for; null when no word is long enough for it. */
export function indexTerms(words: readonly string[], mark?: string): string | null {
  const wanted = new Set(words.flatMap(trigramsOf))
  if (wanted.size === 0) return null
  // The end of a mark tells most: what marks have in common would only make the index look through everything.
  const marked = mark === undefined ? [] : trigramsOf(`${mark}${String.fromCodePoint(markEnd)}`).slice(-1)
  return [...new Set([...wanted, ...marked])].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' ')
}

/** Any number of ids as one value, so that the statement stays the same. */
export function isOneOf(queries: Queries, column: string, ids: readonly string[]): Condition {
  return isAmong(queries, column, sql.val(listOf(queries, ids)))
}

/** The same for a statement that is prepared: its parameter is what `listOf` makes of the list. */
export function isAmong(queries: Queries, column: string, list: Expression<List>): Condition {
  return dialectOf(queries) === 'postgres'
    ? sql`${sql.ref(column)} = any(${list})`
    : sql`${sql.ref(column)} in (select value from json_each(${list}))`
}

export type List = string | readonly string[]

export function listOf(queries: Queries, ids: readonly string[]): List {
  return dialectOf(queries) === 'postgres' ? ids : JSON.stringify(ids)
}

type Candidates = AliasedRawBuilder<{ id: string }, 'candidates'>
type Condition = RawBuilder<SqlBool>

export function trigramsOf(word: string): string[] {
  // Code points, as the index counts them.
  const letters = Array.from(word)
  return letters.slice(indexedLength - 1).map((_, start) => letters.slice(start, start + indexedLength).join(''))
}
