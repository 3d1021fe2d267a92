import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DialectName, Schema } from '../migrations.ts'
import { type Mark, patternOf, trigramsOf } from '../search.ts'
import { withoutHurry } from './lines.ts'

/** A long word is cut, with what both halves need, because PostgreSQL counts letters from the beginning each time. */
const markedTrigrams = `create or replace function marked_trigrams(words text, mark text) returns text[]
  language plpgsql immutable strict parallel safe as $words$
  declare
    terms text[] := '{}';
    word text;
    part text;
  begin
    foreach word in array string_to_array(words, ' ') loop
      for start in 1 .. length(word) - 2 by 62 loop
        part := substr(word, start, 64);
        for place in 1 .. length(part) - 2 loop
          terms := terms || (mark || ' ' || substr(part, place, 3));
        end loop;
      end loop;
    end loop;
    return terms;
  end
  $words$`

/**
 * Lets PostgreSQL look for words in the rows of one mark alone: to find that none of them holds words that are common
 * elsewhere, it need not go through all rows that hold them. Its triples of letters stand in an index with their mark.
 */
export async function searchWithinMark(db: Schema, dialect: DialectName, table: string, mark: string): Promise<void> {
  if (dialect === 'sqlite') return
  await sql.raw(withoutHurry).execute(db)
  await sql.raw(markedTrigrams).execute(db)
  const terms = `marked_trigrams(search_text, ${mark})`
  await sql.raw(`create index ${table}_search_within on ${table} using gin (${terms})`).execute(db)
}

/** By the index of `searchWithinMark`; null when no word is long enough for it. */
export function foundWithin(words: readonly string[], { column, value }: Mark): RawBuilder<SqlBool> | null {
  const terms = [...new Set(words.flatMap(trigramsOf))].map((trigram) => `${value} ${trigram}`)
  if (terms.length === 0) return null
  const text = sql`search_text || ''`
  const held = words.map((word) => sql`${text} like ${patternOf(word)} escape '\\'`)
  return sql`(marked_trigrams(search_text, ${sql.ref(column)}) @> ${terms}::text[] and ${sql.join(held, sql` and `)})`
}
