import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import type { QuizDraw } from '@lms/contracts/quizzes/quiz-draws.ts'
import { isOneOf } from '../../platform/database/search.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { type DrawScope, drawable } from '../../questions/question-list-store.ts'
import type { Quiz } from '../quiz.ts'
import '../quiz-tables.ts'

export interface Drawable {
  id: string
  version: number
  difficulty: Difficulty
}

/** What fits a draw of this quiz; where it names no subject, that of the quiz. */
export function candidatesOf(
  queries: Queries,
  scope: DrawScope,
  quiz: Pick<Quiz, 'class' | 'subjectId'>,
  { subject = quiz.subjectId, difficulty, type, tag, topic }: QuizDraw,
): Promise<Drawable[]> {
  return drawable(queries, scope, { class: quiz.class, subject, difficulty, type, tag, topic })
}

/** Some paper of this quiz has these from now on: they stay for it, whatever becomes of their author. */
export async function keepDrawn(tx: Queries, quizId: string, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return
  const known = await tx
    .selectFrom('quiz_drawn')
    .select('question_id')
    .where('quiz_id', '=', quizId)
    .where(isOneOf(tx, 'quiz_drawn.question_id', questionIds))
    .execute()
  const there = new Set(known.map(({ question_id }) => question_id))
  const fresh = questionIds.filter((id) => !there.has(id)).toSorted()
  if (fresh.length === 0) return
  await tx
    .insertInto('quiz_drawn')
    .values(fresh.map((id) => ({ quiz_id: quizId, question_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
