import type { Selectable } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import type { GeneratedQuestion } from './generation.ts'
import './generation-tables.ts'

const columns = [
  'process_id',
  'question_id',
  'decision',
  'notes',
  'replacement',
  'reason',
  'wish',
  'rounds',
  'setbacks',
  'rejections',
] as const

type NewGenerated = Pick<GeneratedQuestion, 'processId' | 'questionId' | 'notes' | 'rejections'>

/** Nobody has looked at them yet. */
export async function insertGenerated(tx: Queries, questions: readonly NewGenerated[]): Promise<void> {
  await tx
    .insertInto('generated_questions')
    .values(
      questions.map(({ processId, questionId, notes, rejections }) => ({
        process_id: processId,
        question_id: questionId,
        decision: 'open' as const,
        notes: json(notes),
        replacement: 'none' as const,
        wish: '',
        rounds: 0,
        setbacks: 0,
        rejections: json(rejections),
      })),
    )
    .execute()
}

/** In no order. */
export async function generatedOf(queries: Queries, processId: string): Promise<GeneratedQuestion[]> {
  const rows = await queries
    .selectFrom('generated_questions')
    .select(columns)
    .where('process_id', '=', processId)
    .execute()
  return rows.map(toGenerated)
}

export async function lockGenerated(
  tx: Queries,
  { processId, questionId }: Pick<GeneratedQuestion, 'processId' | 'questionId'>,
): Promise<GeneratedQuestion | null> {
  const row = await tx
    .selectFrom('generated_questions')
    .select(columns)
    .where('process_id', '=', processId)
    .where('question_id', '=', questionId)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toGenerated(row) : null
}

export async function saveGenerated(tx: Queries, question: GeneratedQuestion): Promise<void> {
  await tx
    .updateTable('generated_questions')
    .set({
      decision: question.decision,
      notes: json(question.notes),
      replacement: question.replacement,
      reason: question.reason,
      wish: question.wish,
      rounds: question.rounds,
      setbacks: question.setbacks,
      rejections: json(question.rejections),
    })
    .where('process_id', '=', question.processId)
    .where('question_id', '=', question.questionId)
    .execute()
}

export async function deleteGenerated(
  tx: Queries,
  { processId, questionId }: Pick<GeneratedQuestion, 'processId' | 'questionId'>,
): Promise<void> {
  await tx
    .deleteFrom('generated_questions')
    .where('process_id', '=', processId)
    .where('question_id', '=', questionId)
    .execute()
}

function toGenerated(
  row: Pick<Selectable<Tables['generated_questions']>, (typeof columns)[number]>,
): GeneratedQuestion {
  return {
    processId: row.process_id,
    questionId: row.question_id,
    decision: row.decision,
    notes: row.notes,
    replacement: row.replacement,
    reason: row.reason,
    wish: row.wish,
    rounds: row.rounds,
    setbacks: row.setbacks,
    rejections: row.rejections,
  }
}
