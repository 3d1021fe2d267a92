import type { StoredFormat } from '@lms/contracts/exchange/exchange.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { ItemText } from '../staged-item.ts'
import '../import-tables.ts'

/** A line of an import that became a true/false question. */
export interface ImportedTruth {
  questionId: string
  place: string
  text: ItemText
  fileName: string
  format: StoredFormat | null
  keysByMeaning: boolean
  createdAt: string
}

/** Imports are kept for a month, so that more than this is no list that anybody works through. */
const mostLines = 5000

export async function importedTruths(queries: Queries): Promise<ImportedTruth[]> {
  const rows = await queries
    .selectFrom('question_import_items as item')
    .innerJoin('question_imports as import', 'import.id', 'item.import_id')
    .innerJoin('questions', 'questions.id', 'item.question_id')
    .select([
      'item.question_id',
      'item.place',
      'item.text',
      'import.file_name',
      'import.format',
      'import.keys_by_meaning',
      'import.created_at',
    ])
    .where('questions.type', '=', 'true_false')
    .where('questions.deleted_at', 'is', null)
    .orderBy('import.id', 'desc')
    .orderBy('item.number')
    .limit(mostLines)
    .execute()
  return rows.map((row) => ({
    questionId: row.question_id ?? '',
    place: row.place,
    text: row.text,
    fileName: row.file_name,
    format: row.format,
    keysByMeaning: row.keys_by_meaning,
    createdAt: row.created_at,
  }))
}
