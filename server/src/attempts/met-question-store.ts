import type { Queries } from '../platform/database/tables.ts'
import type { Paper } from './rules/paper.ts'
import './attempt-tables.ts'

/** When this person met which question last, in attempts since then. */
export async function lastMetBy(queries: Queries, studentId: string, since: string): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('attempts')
    .innerJoin('attempt_papers', 'attempt_papers.attempt_id', 'attempts.id')
    .select(['attempts.started_at', 'attempt_papers.paper'])
    .where('student_id', '=', studentId)
    .where('started_at', '>=', since)
    .orderBy('attempts.id')
    .execute()
  return new Map(
    rows.flatMap(({ started_at, paper }) => paper.map(({ questionId }) => [questionId, started_at] as const)),
  )
}

/** What this student was asked in attempts that began since then. */
export async function papersSince(queries: Queries, studentId: string, since: string): Promise<Paper[]> {
  const rows = await queries
    .selectFrom('attempts')
    .innerJoin('attempt_papers', 'attempt_papers.attempt_id', 'attempts.id')
    .select('attempt_papers.paper')
    .where('attempts.student_id', '=', studentId)
    .where('attempts.started_at', '>=', since)
    .execute()
  return rows.map(({ paper }) => paper)
}
