import type { PaperShape } from '@lms/contracts/exchange/marking/line-roles.ts'
import type { LineMark } from '@lms/contracts/exchange/marking/marking.ts'
import { ImportEncoding, type SheetReading } from '@lms/contracts/exchange/reading.ts'
import { type Queries, json } from '../../platform/database/tables.ts'
import type { FoundInFile } from '../threads/exchange-tasks.ts'
import '../import-tables.ts'

interface Wishes {
  encoding: ImportEncoding | null
  sheets: SheetReading[]
  marks: LineMark[]
  isByAi: boolean
}

/** How somebody wants a file read, and what was found in it. */
export async function readingOf(queries: Queries, importId: string) {
  const row = await queries
    .selectFrom('question_import_readings')
    .selectAll()
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return {
    encoding: ImportEncoding.safeParse(row?.encoding).data ?? null,
    wishes: row?.wishes ?? [],
    marks: row?.marks ?? [],
    isByAi: row?.is_by_ai ?? false,
    sheets: row?.sheets ?? [],
    lines: row?.lines ?? [],
    notes: row?.notes ?? [],
  }
}

/** What was found before is forgotten: it may be another table now. */
export async function saveWishes(tx: Queries, importId: string, wishes: Wishes): Promise<void> {
  const { encoding, sheets, marks, isByAi } = wishes
  const wanted = {
    encoding,
    wishes: json(sheets),
    marks: json(marks),
    is_by_ai: isByAi,
    sheets: json([]),
    notes: null,
    lines: null,
  }
  await tx
    .insertInto('question_import_readings')
    .values({ import_id: importId, ...wanted })
    .onConflict((conflict) => conflict.column('import_id').doUpdateSet(wanted))
    .execute()
}

export async function shapeOfPerson(queries: Queries, userId: string): Promise<PaperShape> {
  const row = await queries
    .selectFrom('question_import_shapes')
    .select('shape')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.shape ?? []
}

export async function saveShape(tx: Queries, userId: string, shape: PaperShape): Promise<void> {
  const kept = { shape: json(shape) }
  await tx
    .insertInto('question_import_shapes')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute()
}

export async function saveFound(tx: Queries, importId: string, found: FoundInFile): Promise<void> {
  const seen = { sheets: json(found.sheets), notes: json(found.notes), lines: json(found.lines) }
  await tx
    .insertInto('question_import_readings')
    .values({ import_id: importId, encoding: null, wishes: json([]), marks: null, is_by_ai: false, ...seen })
    .onConflict((conflict) => conflict.column('import_id').doUpdateSet(seen))
    .execute()
}
