import type { ImportEncoding, SheetReading } from '@lms/contracts/exchange/reading.ts'
import { type Queries, json } from '../../platform/database/tables.ts'
import type { SheetReport } from '../formats/item.ts'
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
    .values({ import_id: importId, encoding, wishes: json(sheets), sheets: json([]) })
    .onConflict((conflict) =>
      conflict.column('import_id').doUpdateSet({ encoding, wishes: json(sheets), sheets: json([]) }),
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

export async function saveSheets(tx: Queries, importId: string, sheets: readonly SheetReport[]): Promise<void> {
  await tx
    .insertInto('question_import_readings')
    .values({ import_id: importId, encoding: null, wishes: json([]), sheets: json(sheets) })
    .onConflict((conflict) => conflict.column('import_id').doUpdateSet({ sheets: json(sheets) }))
    .execute()
}
