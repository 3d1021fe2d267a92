import type { ItemOrigin } from '@lms/contracts/exchange/origin.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { ItemProblem } from '../staged-item.ts'
import '../import-tables.ts'

interface Counted {
  /** Type, number of options and right letters; or keys of reasons, with a space between them. */
  said: string
  questions: number
  first: number
}

/** Those that were staged before this was kept beside them are not counted. */
export async function countedBy(
  queries: Queries,
  importId: string,
  column: 'shape' | 'reasons',
): Promise<readonly Counted[]> {
  const rows = await queries
    .selectFrom('question_import_items')
    .select((eb) => [
      eb.ref(column).as('said'),
      eb.fn.countAll<number>().as('questions'),
      eb.fn.min<number>('number').as('first'),
    ])
    .where('import_id', '=', importId)
    .where(column, 'is not', null)
    .groupBy(column)
    .orderBy('first')
    .execute()
  return rows.map(({ said, ...counted }) => ({ said: said ?? '', ...counted }))
}

export async function originsOf(
  queries: Queries,
  importId: string,
  numbers: readonly number[],
): Promise<(ItemOrigin | null)[]> {
  if (numbers.length === 0) return []
  const rows = await queries
    .selectFrom('question_import_items')
    .select('origin')
    .where('import_id', '=', importId)
    .where('number', 'in', numbers)
    .execute()
  return rows.map(({ origin }) => origin)
}

export async function problemsOf(
  queries: Queries,
  importId: string,
): Promise<{ number: number; problems: ItemProblem[] }[]> {
  return queries
    .selectFrom('question_import_items')
    .select(['number', 'problems'])
    .where('import_id', '=', importId)
    .where('is_noted', '=', true)
    .orderBy('number')
    .execute()
}
