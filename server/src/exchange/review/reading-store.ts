import type { ImportEncoding, SheetReading } from '@lms/contracts/exchange/reading.ts'
import { type Queries, json } from '../../platform/database/tables.ts'
import type { SheetReport } from '../formats/item.ts'
import type { ItemProblem } from '../staged-item.ts'
import '../import-tables.ts'

interface Wishes {
  encoding: ImportEncoding | null
  sheets: SheetReading[]
}

export async function wishesFor(queries: Queries, importId: string): Promise<Wishes> {
  const row = await queries
    .selectFrom('question_import_readings')
    .select(['encoding', 'wishes'])
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return { encoding: row?.encoding ?? null, sheets: row?.wishes ?? [] }
}

/** What was found before is forgotten: it may be another table now. */
export async function saveWishes(tx: Queries, importId: string, { encoding, sheets }: Wishes): Promise<void> {
  await tx
    .insertInto('question_import_readings')
    .values({ import_id: importId, encoding, wishes: json(sheets), sheets: json([]), notes: null })
    .onConflict((conflict) =>
      conflict.column('import_id').doUpdateSet({ encoding, wishes: json(sheets), sheets: json([]), notes: null }),
    )
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
    .values({ import_id: importId, encoding: null, wishes: json([]), sheets, notes })
    .onConflict((conflict) => conflict.column('import_id').doUpdateSet({ sheets, notes }))
    .execute()
}
