import type { PracticeSettings } from '@lms/contracts/practice/practice-progress.ts'
import { type Queries, json } from '../../platform/database/tables.ts'
import './knowledge-tables.ts'

interface Settings {
  isOn: boolean
  /** Null for all. */
  subjectIds: readonly string[] | null
  minutes: number
  examDates: readonly { subjectId: string; day: string }[]
  explainsWithAi: boolean
}

const usualSettings: Settings = { isOn: true, subjectIds: null, minutes: 10, examDates: [], explainsWithAi: true }

export async function settingsOf(queries: Queries, studentId: string): Promise<Settings> {
  const row = await queries
    .selectFrom('practice_settings')
    .select(['is_on', 'subject_ids', 'minutes', 'exam_dates', 'explains_with_ai'])
    .where('student_id', '=', studentId)
    .executeTakeFirst()
  if (!row) return usualSettings
  return {
    isOn: row.is_on,
    subjectIds: row.subject_ids,
    minutes: row.minutes,
    examDates: row.exam_dates,
    explainsWithAi: row.explains_with_ai,
  }
}

export async function saveSettings(
  tx: Queries,
  studentId: string,
  { isOn, subjectIds, minutes, examDates, explainsWithAi }: PracticeSettings,
): Promise<void> {
  const values = {
    is_on: isOn,
    subject_ids: json(subjectIds),
    minutes,
    exam_dates: json(examDates),
    explains_with_ai: explainsWithAi,
  }
  await tx
    .insertInto('practice_settings')
    .values({ student_id: studentId, ...values })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet(values))
    .execute()
}
