import type { Drawn, QuestionTemplate } from '@lms/contracts/questions/templates/templates.ts'
import { papersSince } from '../../attempts/met-question-store.ts'
import { days, later } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { practicePapersSince } from '../practice-store.ts'

/** So long nothing is asked twice. */
const rest = days(3)

/** With which numbers a child met these templates lately, in quizzes and in practice. */
export async function recentNumbersOf(
  queries: Queries,
  studentId: string,
  questions: readonly { questionId: string; template: QuestionTemplate | null }[],
  now: Date,
): Promise<Map<string, Drawn[]>> {
  const templates = new Set(questions.filter(({ template }) => template !== null).map(({ questionId }) => questionId))
  if (templates.size === 0) return new Map()
  const since = later(now, -rest).toISOString()
  const papers = [
    ...(await papersSince(queries, studentId, since)),
    ...(await practicePapersSince(queries, studentId, since)),
  ]
  const met = papers.flat().flatMap(({ questionId, drawn }) => (drawn ? [{ questionId, drawn }] : []))
  return new Map(
    [...Map.groupBy(met, ({ questionId }) => questionId)]
      .filter(([questionId]) => templates.has(questionId))
      .map(([questionId, items]) => [questionId, items.map(({ drawn }) => drawn)]),
  )
}
