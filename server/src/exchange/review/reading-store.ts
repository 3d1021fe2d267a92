import type { ImportEncoding, SheetReading } from '@lms/contracts/exchange/reading.ts'
import { type Queries, json } from '../../platform/database/tables.ts'
import type { SheetReport } from '../formats/item.ts'
import type { ItemProblem } from '../staged-item.ts'
import '../import-tables.ts'

interface Wishes {
  encoding: ImportEncoding | null
  sheets: SheetReading[]
  isByAi: boolean
}

export async function wishesFor(queries: Queries, importId: string): Promise<Wishes> {
  const row = await queries
    .selectFrom('question_import_readings')
    .select(['encoding', 'wishes', 'is_by_ai'])
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return { encoding: row?.encoding ?? null, sheets: row?.wishes ?? [], isByAi: row?.is_by_ai ?? false }
}

/** What was found before is forgotten: it may be another table now. */
export async function saveWishes(tx: Queries, importId: string, { encoding, sheets, isByAi }: Wishes): Promise<void> {
  const wanted = { encoding, wishes: json(sheets), is_by_ai: isByAi, sheets: json([]), notes: null }
  await tx
    .insertInto('question_import_readings')
    .values({ import_id: importId, ...wanted })
    .onConflict((conflict) => conflict.column('import_id').doUpdateSet(wanted))
    .execute()
}

export async function sheetsOf(queries: Queries, importId: string): Promise<SheetReport[]> {
  const row = await queries
    .selectFrom('question_import_readings')
    .select('sheets')
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return row?.sheets ?? []
}

export async function notesOf(queries: Queries, importId: string): Promise<ItemProblem[]> {
  const row = await queries
    .selectFrom('question_import_readings')
    .select('notes')
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return row?.notes ?? []
}

interface Found {
  sheets: readonly SheetReport[]
  notes: readonly ItemProblem[]
}

export async function saveFound(tx: Queries, importId: string, found: Found): Promise<void> {
  const [sheets, notes] = [json(found.sheets), json(found.notes)]
  await tx
    .insertInto('question_import_readings')
    .values({ import_id: importId, encoding: null, wishes: json([]), is_by_ai: false, sheets, notes })
    .onConflict((conflict) => conflict.column('import_id').doUpdateSet({ sheets, notes }))
    .execute()
}
