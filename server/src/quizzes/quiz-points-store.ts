import { defaultDrawPoints } from '@lms/contracts/quizzes/quiz-draws.ts'
import { type SqlBool, sql } from 'kysely'
import { prepared } from '../platform/database/prepared.ts'
import { isOneOf, patternOf } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import { type VersionRef, headsOfQuestions } from '../questions/question-version-store.ts'
import type { Quiz } from './quiz.ts'
import './quiz-tables.ts'

/** For conditions of the slices above: those that have these folded words in their title, deleted ones too. */
export function titledQuizIds(queries: Queries, titleWords: readonly string[]) {
  return queries
    .selectFrom('quizzes')
    .select('quizzes.id')
    .where((eb) =>
      eb.and(titleWords.map((word) => sql<SqlBool>`quizzes.sort_title like ${patternOf(word)} escape '\\'`)),
    )
}

/** The same without the deleted ones. */
export function presentQuizIds(queries: Queries, titleWords: readonly string[] = []) {
  return titledQuizIds(queries, titleWords).where('quizzes.deleted_at', 'is', null)
}

/** Of all the questions that they have by name, as they are now. */
export async function pointsOfEach(queries: Queries, quizIds: readonly string[]): Promise<Map<string, number>> {
  if (quizIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('quiz_questions')
    .innerJoin(headsOfQuestions(queries).as('head'), 'head.id', 'quiz_questions.question_id')
    .select((eb) => [
      'quiz_questions.quiz_id',
      eb.fn.sum<number>(eb.fn.coalesce('quiz_questions.points', 'head.points')).as('points'),
    ])
    .where('quiz_questions.quiz_id', 'in', quizIds)
    .groupBy('quiz_questions.quiz_id')
    .execute()
  return new Map(rows.map(({ quiz_id, points }) => [quiz_id, points]))
}

/** Of what is drawn for each paper. */
export function drawnPoints({ draws }: Pick<Quiz, 'draws'>): number {
  return draws.reduce((sum, { count, points = defaultDrawPoints }) => sum + count * points, 0)
}

/** A question as a quiz asks it: null is as usual. */
export interface PlacedVersion extends VersionRef {
  points: number | null
  section: number | null
}

const newestVersions = prepared<{ quizId: string }, PlacedVersion>((queries, parameter) =>
  queries
    .selectFrom('quiz_questions')
    .innerJoin(headsOfQuestions(queries).as('head'), 'head.id', 'quiz_questions.question_id')
    .select([
      'quiz_questions.question_id as questionId',
      'head.version',
      'quiz_questions.points',
      'quiz_questions.section',
    ])
    .where('quiz_questions.quiz_id', '=', parameter('quizId'))
    .orderBy('quiz_questions.position'),
)

/** What a paper that begins now asks, in the order of the quiz. */
export function versionsInQuiz(queries: Queries, quizId: string): Promise<PlacedVersion[]> {
  return newestVersions(queries, { quizId })
}

/** Is this question in another quiz too, deleted ones included? */
export async function isInAnotherQuiz(queries: Queries, questionId: string, quizId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('quiz_questions')
    .select('quiz_id')
    .where('question_id', '=', questionId)
    .where('quiz_id', '<>', quizId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** That a quiz has a question. */
interface QuestionPlace {
  questionId: string
  quizId: string
}

function places(queries: Queries, questionIds: readonly string[]) {
  return queries
    .selectFrom('quiz_questions')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_questions.quiz_id')
    .select(['quiz_questions.question_id as questionId', 'quiz_questions.quiz_id as quizId'])
    .where(isOneOf(queries, 'quiz_questions.question_id', questionIds))
    .where('quizzes.deleted_at', 'is', null)
}

/** Where these questions stand; deleted quizzes apart. */
export async function placesOf(queries: Queries, questionIds: readonly string[]): Promise<QuestionPlace[]> {
  return questionIds.length === 0 ? [] : places(queries, questionIds).execute()
}

/** The same among these quizzes and those that administrators opened to everybody. */
export async function placesAmong(
  queries: Queries,
  questionIds: readonly string[],
  quizIds: readonly string[],
): Promise<QuestionPlace[]> {
  if (questionIds.length === 0) return []
  return places(queries, questionIds)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('quizzes.is_public', '=', true),
          eb('quizzes.is_active', '=', true),
          eb('quizzes.by_administrator', '=', true),
        ]),
        ...(quizIds.length === 0 ? [] : [isOneOf(queries, 'quiz_questions.quiz_id', quizIds)]),
      ]),
    )
    .execute()
}
