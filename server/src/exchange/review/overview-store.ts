import type { ItemOrigin } from '@lms/contracts/exchange/origin.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { ItemProblem } from '../staged-item.ts'
import '../import-tables.ts'

export interface CountedShape {
  shape: string
  questions: number
  first: number
}

/** Those that were staged before shapes were kept are not counted. */
export async function shapesOf(queries: Queries, importId: string): Promise<CountedShape[]> {
  const rows = await queries
    .selectFrom('question_import_items')
    .select((eb) => ['shape', eb.fn.countAll<number>().as('questions'), eb.fn.min<number>('number').as('first')])
    .where('import_id', '=', importId)
    .where('shape', 'is not', null)
    .groupBy('shape')
    .orderBy('first')
    .execute()
  return rows.map(({ shape, ...counted }) => ({ shape: shape ?? '', ...counted }))
}

export interface CountedReasons {
  /** Keys of what was said, with a space between them. */
  reasons: string
  questions: number
  first: number
}

export async function reasonsOf(queries: Queries, importId: string): Promise<CountedReasons[]> {
  const rows = await queries
    .selectFrom('question_import_items')
    .select((eb) => ['reasons', eb.fn.countAll<number>().as('questions'), eb.fn.min<number>('number').as('first')])
    .where('import_id', '=', importId)
    .where('reasons', 'is not', null)
    .groupBy('reasons')
    .orderBy('first')
    .execute()
  return rows.map(({ reasons, ...counted }) => ({ reasons: reasons ?? '', ...counted }))
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
