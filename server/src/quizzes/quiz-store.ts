import { type Placing, drawnCount } from '@lms/contracts/quizzes/quiz-draws.ts'
import type { Selectable } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import { prepared } from '../platform/database/prepared.ts'
import { isOneOf } from '../platform/database/search.ts'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { markUsed } from '../questions/question-store.ts'
import { type Quiz, type QuizFields, searchTextOf, sortTitleOf, statusAfter } from './quiz.ts'
import './quiz-tables.ts'

const columns = [
  'id',
  'title',
  'description',
  'subject_id',
  'class',
  'type',
  'difficulty',
  'status',
  'estimated_time',
  'time_limit',
  'passing_score',
  'max_attempts',
  'grading_method',
  'multiple_choice_credit',
  'is_active',
  'is_public',
  'shuffle_questions',
  'shuffle_answers',
  'show_correct_answers',
  'show_results_immediately',
  'instructions',
  'tags',
  'password',
  'is_qr_code',
  'release_date',
  'deadline',
  'question_count',
  'scale',
  'draws',
  'sections',
  'author_id',
  'by_administrator',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

type QuizRow = Pick<Selectable<Tables['quizzes']>, (typeof columns)[number]>
const selectQuiz = prepared<{ id: string }, QuizRow>((queries, parameter) =>
  queries.selectFrom('quizzes').select(columns).where('id', '=', parameter('id')),
)

/** Deleted ones too. */
export async function findQuiz(queries: Queries, id: string): Promise<Quiz | null> {
  const [row] = await selectQuiz(queries, { id })
  return row ? toQuiz(row) : null
}

/** In no order; deleted ones too. */
export async function findQuizzes(queries: Queries, ids: readonly string[]): Promise<Quiz[]> {
  if (ids.length === 0) return []
  const rows = await queries.selectFrom('quizzes').select(columns).where('id', 'in', ids).execute()
  return rows.map(toQuiz)
}

/** In the order of their ids, so that two transactions never wait for each other; deleted ones too. */
export async function lockQuizzes(tx: Queries, ids: readonly string[]): Promise<Quiz[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('quizzes')
    .select(columns)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .execute()
  return rows.map(toQuiz)
}

export async function lockQuiz(tx: Queries, id: string): Promise<Quiz | null> {
  const [quiz] = await lockQuizzes(tx, [id])
  return quiz ?? null
}

/** What quizzes have had only since they can: points of their own, draws and sections. */
type Later = 'scale' | 'draws' | 'sections'

export interface NewQuiz extends Omit<QuizFields, Later>, Partial<Pick<QuizFields, Later>> {
  authorId: string
  byAdministrator: boolean
}

export async function insertQuiz(
  tx: Queries,
  quiz: NewQuiz,
  questionIds: readonly string[],
  now: string,
  placing: Placing = {},
): Promise<Quiz> {
  const whole = { scale: 'sum', draws: [], sections: [], ...quiz } as const
  const row = await tx
    .insertInto('quizzes')
    .values({
      id: newId(),
      ...fieldsOf(whole),
      status: statusAfter('draft', quiz),
      question_count: questionIds.length + drawnCount(whole.draws),
      author_id: quiz.authorId,
      by_administrator: quiz.byAdministrator,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await insertQuestionIds(tx, row.id, questionIds, placing)
  return toQuiz(row)
}

/** A version more; `questionIds` only when they change. Without `placing` they keep their points and sections. */
export async function saveQuiz(
  tx: Queries,
  quiz: Quiz,
  questionIds: readonly string[] | null,
  now: string,
  placing?: Placing,
): Promise<Quiz> {
  const present = await questionIdsOf(tx, quiz.id)
  const ids = questionIds ?? present
  if (questionIds !== null || placing !== undefined) {
    const places = placing ?? placesKept(await placingOf(tx, quiz.id), present, ids)
    await tx.deleteFrom('quiz_questions').where('quiz_id', '=', quiz.id).execute()
    await insertQuestionIds(tx, quiz.id, ids, places)
  }
  const row = await tx
    .updateTable('quizzes')
    .set((eb) => ({
      ...fieldsOf(quiz),
      status: statusAfter(quiz.status, quiz),
      question_count: ids.length + drawnCount(quiz.draws),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', quiz.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toQuiz(row)
}

/** The same for many: whether they are there, and whether they are active. */
export async function saveStanding(
  tx: Queries,
  ids: readonly string[],
  { isActive, deletedAt }: { isActive?: boolean; deletedAt?: string | null },
  now: string,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('quizzes')
    .set((eb) => ({
      ...(isActive !== undefined && { is_active: isActive }),
      ...(isActive === true && { status: statusAfter('draft', { isActive }) }),
      ...(deletedAt !== undefined && { deleted_at: deletedAt }),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', 'in', ids)
    .execute()
}

/** In their order. */
export async function questionIdsOf(queries: Queries, id: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('quiz_questions')
    .select('question_id')
    .where('quiz_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ question_id }) => question_id)
}

/** What its questions are in this quiz; those that are as usual are not there. */
export async function placingOf(queries: Queries, id: string): Promise<Placing> {
  const rows = await queries
    .selectFrom('quiz_questions')
    .select(['question_id', 'points', 'section'])
    .where('quiz_id', '=', id)
    .where((eb) => eb.or([eb('points', 'is not', null), eb('section', 'is not', null)]))
    .execute()
  return Object.fromEntries(
    rows.map(({ question_id, points, section }) => [
      question_id,
      { ...(points !== null && { points }), ...(section !== null && { section }) },
    ]),
  )
}

/** One that takes the place of another is worth as much there. */
function placesKept(placing: Placing, before: readonly string[], after: readonly string[]): Placing {
  const stays = new Set(after)
  const of = (id: string, index: number) => {
    const left = before[index] ?? ''
    return placing[id] ?? (before.length === after.length && !stays.has(left) ? placing[left] : undefined)
  }
  const kept = after.map((id, index) => [id, of(id, index)] as const)
  return Object.fromEntries(kept.flatMap(([id, place]) => (place === undefined ? [] : [[id, place]])))
}

async function insertQuestionIds(tx: Queries, quizId: string, ids: readonly string[], placing: Placing): Promise<void> {
  if (ids.length === 0) return
  await markUsed(tx, ids)
  await tx
    .insertInto('quiz_questions')
    .values(
      ids.map((id, index) => ({
        quiz_id: quizId,
        question_id: id,
        position: index + 1,
        points: placing[id]?.points ?? null,
        section: placing[id]?.section ?? null,
      })),
    )
    .execute()
}

function fieldsOf(quiz: QuizFields) {
  return {
    title: quiz.title,
    description: quiz.description,
    subject_id: quiz.subjectId,
    class: quiz.class,
    type: quiz.type,
    difficulty: quiz.difficulty,
    estimated_time: quiz.estimatedTime,
    time_limit: quiz.timeLimit,
    passing_score: quiz.passingScore,
    max_attempts: quiz.maxAttempts,
    grading_method: quiz.gradingMethod,
    multiple_choice_credit: quiz.multipleChoiceCredit,
    is_active: quiz.isActive,
    is_public: quiz.isPublic,
    shuffle_questions: quiz.shuffleQuestions,
    shuffle_answers: quiz.shuffleAnswers,
    show_correct_answers: quiz.showCorrectAnswers,
    show_results_immediately: quiz.showResultsImmediately,
    instructions: quiz.instructions,
    tags: json(quiz.tags),
    password: quiz.password,
    is_qr_code: quiz.isQrCode,
    release_date: quiz.releaseDate,
    deadline: quiz.deadline,
    scale: quiz.scale,
    draws: json(quiz.draws),
    sections: json(quiz.sections),
    search_text: searchTextOf(quiz),
    sort_title: sortTitleOf(quiz),
  }
}

function toQuiz(row: QuizRow): Quiz {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    subjectId: row.subject_id,
    class: row.class,
    type: row.type,
    difficulty: row.difficulty,
    status: row.status,
    estimatedTime: row.estimated_time,
    timeLimit: row.time_limit,
    passingScore: row.passing_score,
    maxAttempts: row.max_attempts,
    gradingMethod: row.grading_method,
    multipleChoiceCredit: row.multiple_choice_credit,
    isActive: row.is_active,
    isPublic: row.is_public,
    shuffleQuestions: row.shuffle_questions,
    shuffleAnswers: row.shuffle_answers,
    showCorrectAnswers: row.show_correct_answers,
    showResultsImmediately: row.show_results_immediately,
    instructions: row.instructions,
    tags: row.tags,
    password: row.password,
    isQrCode: row.is_qr_code,
    releaseDate: row.release_date,
    deadline: row.deadline,
    scale: row.scale,
    draws: row.draws,
    sections: row.sections,
    questionCount: row.question_count,
    authorId: row.author_id,
    byAdministrator: row.by_administrator,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  }
}

/** For conditions of the slices above: the quizzes of a subject, deleted ones too. */
export function idsOfSubject(queries: Queries, subjectId: string) {
  return queries.selectFrom('quizzes').select('quizzes.id').where('quizzes.subject_id', '=', subjectId)
}

/** Which subjects these quizzes are in, deleted ones too. */
export async function subjectIdsOf(queries: Queries, quizIds: readonly string[]): Promise<string[]> {
  if (quizIds.length === 0) return []
  const rows = await queries
    .selectFrom('quizzes')
    .select('subject_id')
    .distinct()
    .where(isOneOf(queries, 'quizzes.id', quizIds))
    .execute()
  return rows.map(({ subject_id }) => subject_id)
}
