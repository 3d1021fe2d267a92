import { isOneOf } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import './quiz-tables.ts'

/** For good; answers the subjects that they were in. */
export async function removeQuizzesOf(tx: Queries, authorIds: readonly string[]): Promise<string[]> {
  if (authorIds.length === 0) return []
  const rows = await tx.deleteFrom('quizzes').where('author_id', 'in', authorIds).returning('subject_id').execute()
  return [...new Set(rows.map(({ subject_id }) => subject_id))]
}

/** What the quizzes that are there hold on to, deleted ones too. */
export async function inUse(queries: Queries): Promise<{ questionIds: string[]; subjectIds: string[] }> {
  const questions = await queries
    .selectFrom('quiz_questions')
    .select('question_id')
    .union(queries.selectFrom('quiz_drawn').select('question_id'))
    .execute()
  const subjects = await queries.selectFrom('quizzes').select('subject_id').distinct().execute()
  return {
    questionIds: questions.map(({ question_id }) => question_id),
    subjectIds: subjects.map(({ subject_id }) => subject_id),
  }
}

/** Those of these questions that any quiz has, deleted ones too. */
export async function questionsInQuizzes(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await queries
    .selectFrom('quiz_questions')
    .select('question_id')
    .distinct()
    .where(isOneOf(queries, 'quiz_questions.question_id', ids))
    .execute()
  return new Set(rows.map(({ question_id }) => question_id))
}
