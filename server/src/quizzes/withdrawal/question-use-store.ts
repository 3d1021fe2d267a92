import type { Queries } from '../../platform/database/tables.ts'
import type { QuizSummary } from '../quiz.ts'
import { readSummaries, shownAtMost } from '../quiz-list-store.ts'
import { type Scope, visibleTo } from '../quiz-scope.ts'

/** The quizzes that have this question, without those that were deleted. */
function using(queries: Queries, questionId: string) {
  return queries
    .selectFrom('quizzes')
    .where('quizzes.deleted_at', 'is', null)
    .where('quizzes.id', 'in', (eb) =>
      eb.selectFrom('quiz_questions').select('quiz_id').where('question_id', '=', questionId),
    )
}

interface Uses {
  quizzes: QuizSummary[]
  total: number
}

/** Newest first, and how many there are whoever may see them. */
export async function listUses(queries: Queries, scope: Scope, questionId: string): Promise<Uses> {
  const all = using(queries, questionId)
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const seen = all.where((eb) => eb.and(visibleTo(scope)))
  return { total, quizzes: await readSummaries(seen.orderBy('id', 'desc').limit(shownAtMost)) }
}

export async function idsUsing(queries: Queries, questionId: string): Promise<string[]> {
  const rows = await using(queries, questionId).select('quizzes.id').execute()
  return rows.map(({ id }) => id)
}
