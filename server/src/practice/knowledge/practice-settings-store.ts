import type { PracticeSettings } from '@lms/contracts/practice/practice-progress.ts'
import { dialectOf } from '../../platform/database/dialect.ts'
import { type Queries, json } from '../../platform/database/tables.ts'
import './knowledge-tables.ts'

interface Settings {
  isOn: boolean
  /** Null for all. */
  subjectIds: readonly string[] | null
  minutes: number
  examDates: readonly { subjectId: string; day: string }[]
  explainsWithAi: boolean
  /** How often they were decided. */
  revision: number
  /** When, for the last time; null for never. */
  decidedAt: string | null
}

const usualSettings: Settings = {
  isOn: true,
  subjectIds: null,
  minutes: 10,
  examDates: [],
  explainsWithAi: true,
  revision: 0,
  decidedAt: null,
}

export async function settingsOf(queries: Queries, studentId: string): Promise<Settings> {
  return read(queries, studentId, false)
}

/** Nobody else decides until the transaction ends, once there is something decided. */
export async function lockSettings(tx: Queries, studentId: string): Promise<Settings> {
  return read(tx, studentId, dialectOf(tx) === 'postgres')
}

async function read(queries: Queries, studentId: string, isLocked: boolean): Promise<Settings> {
  const row = await queries
    .selectFrom('practice_settings')
    .select(['is_on', 'subject_ids', 'minutes', 'exam_dates', 'explains_with_ai', 'revision', 'decided_at'])
    .where('student_id', '=', studentId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return usualSettings
  const { is_on: isOn, subject_ids: subjectIds, minutes, revision, decided_at: decidedAt } = row
  const { exam_dates: examDates, explains_with_ai: explainsWithAi } = row
  return { isOn, subjectIds, minutes, examDates, explainsWithAi, revision, decidedAt }
}

/** False when somebody else decided first. */
export async function saveSettings(
  tx: Queries,
  studentId: string,
  { isOn, subjectIds, minutes, examDates, explainsWithAi, revision }: PracticeSettings & { revision: number },
  now: string,
): Promise<boolean> {
  const values = {
    is_on: isOn,
    subject_ids: json(subjectIds),
    minutes,
    exam_dates: json(examDates),
    explains_with_ai: explainsWithAi,
    revision: revision + 1,
    decided_at: now,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('practice_settings')
    .values({ student_id: studentId, ...values })
    .onConflict((conflict) =>
      conflict.column('student_id').doUpdateSet(values).where('practice_settings.revision', '=', revision),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
