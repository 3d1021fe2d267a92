import { isJudgedAtOnce } from '@lms/contracts/attempts/checked-answers.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { latestScoredOf } from '../attempts/attempt-result-store.ts'
import { runningPapersOf } from '../attempts/attempt-store.ts'
import { keysShownAmong, keysShownTo } from '../attempts/keys-shown.ts'
import { assignedQuizIds } from '../attempts/sitting-store.ts'
import { parentIdsOf } from '../children/child-store.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { QuestionSummary } from '../questions/question.ts'
import { idsToDrawFrom } from '../questions/question-list-store.ts'
import { findSummaries } from '../questions/question-store.ts'
import { placesAmong, placesOf } from '../quizzes/quiz-points-store.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { findQuizzes } from '../quizzes/quiz-store.ts'
import { latestAnswersOf } from './practice-store.ts'
import type { FreeCandidate } from './rules/free-choice.ts'

/** A question that this child may practise now. */
export interface Practisable
  extends FreeCandidate, Pick<QuestionSummary, 'version' | 'subjectId' | 'topicId' | 'difficulty'> {
  /** Asked again it has other numbers. */
  isTemplate: boolean
}

interface Wanted {
  subjectId?: string | undefined
  difficulty?: Difficulty | undefined
}

/** So far back, and so much of a bank, is looked at: more than anybody practises. */
const attemptsLooked = 200
const questionsLooked = 1000
const answersLooked = 500

/**
 * What a child may practise: questions of finished attempts whose keys the child sees now, and the bank of the child's
 * own parents. Never what stands in a quiz that waits for the child or withholds its keys, and of a parent's bank
 * nothing that stands in any quiz but one for practice: it may be given tomorrow.
 */
export async function practisableFor(
  queries: Queries,
  studentId: string,
  wanted: Wanted,
  now: Date,
  looked = questionsLooked,
): Promise<Practisable[]> {
  const { met, opened, withheld } = await metBy(queries, studentId, now)
  const sat = await findSummaries(queries, [...opened].slice(-looked))
  const known = new Set(sat.map(({ id }) => id))
  const bank = (await bankFor(queries, studentId, wanted, looked)).filter(({ id }) => !known.has(id))
  const candidates = [...sat, ...bank].filter(
    ({ id, type, deletedAt, subjectId, difficulty }) =>
      deletedAt === null &&
      isJudgedAtOnce({ type }) &&
      !withheld.has(id) &&
      (wanted.subjectId === undefined || subjectId === wanted.subjectId) &&
      (wanted.difficulty === undefined || difficulty === wanted.difficulty),
  )
  const reserved = await reservedAmong(
    queries,
    studentId,
    candidates.map(({ id }) => id),
    now,
  )
  return candidates
    .filter(({ id }) => !reserved.has(id))
    .map(({ id, version, subjectId, topicId, difficulty, sample }) => ({
      questionId: id,
      version,
      subjectId,
      topicId,
      difficulty,
      isTemplate: sample !== null,
      ...(met.get(id) ?? { metAt: null, wasRight: false }),
    }))
}

/**
 * Of these questions, which the child got wrong somewhere, those that may be practised now. A mistake that only a quiz
 * knows of which withholds its keys would tell a result.
 */
export async function practisableMistakes(
  queries: Queries,
  studentId: string,
  questionIds: readonly string[],
  now: Date,
): Promise<QuestionSummary[]> {
  if (questionIds.length === 0) return []
  const { withheld } = await metBy(queries, studentId, now)
  const reserved = await reservedAmong(queries, studentId, questionIds, now)
  return (await findSummaries(queries, questionIds)).filter(
    ({ id, type, deletedAt }) =>
      deletedAt === null && isJudgedAtOnce({ type }) && !withheld.has(id) && !reserved.has(id),
  )
}

/** What a child has met, in quizzes and in practice, and at which of it the keys are shown now. */
async function metBy(queries: Queries, studentId: string, now: Date) {
  const scored = await latestScoredOf(queries, studentId, attemptsLooked)
  const quizIds = [...new Set(scored.map(({ quizId }) => quizId))]
  const shown = await keysShownTo(queries, studentId, quizIds, now)
  const met = new Map<string, Pick<FreeCandidate, 'metAt' | 'wasRight'>>()
  const opened = new Set<string>()
  const withheld = new Set<string>()
  for (const { quizId, finishedAt, marks } of scored)
    for (const { questionId, marks: got, points } of marks) {
      met.set(questionId, { metAt: finishedAt, wasRight: got === points })
      // The latest stand last.
      opened.delete(questionId)
      ;(shown.has(quizId) ? opened : withheld).add(questionId)
    }
  for (const { questionId, answeredAt, tries } of (
    await latestAnswersOf(queries, studentId, answersLooked)
  ).toReversed()) {
    const before = met.get(questionId)
    if (!before?.metAt || before.metAt < answeredAt)
      met.set(questionId, { metAt: answeredAt, wasRight: tries[0]?.isRight === true })
  }
  return { met, opened, withheld }
}

/** What the child's own parents wrote, for the classes that the child was given quizzes of, as far as it stands nowhere. */
async function bankFor(
  queries: Queries,
  studentId: string,
  wanted: Wanted,
  looked: number,
): Promise<QuestionSummary[]> {
  const parentIds = await parentIdsOf(queries, studentId)
  const filter = { subject: wanted.subjectId, difficulty: wanted.difficulty }
  const bank: QuestionSummary[] = []
  for (const authorId of parentIds) {
    const ids = await idsToDrawFrom(queries, { authorId, withAdministrators: false }, filter, looked)
    bank.push(...(await findSummaries(queries, ids)))
  }
  const given = await findQuizzes(queries, (await assignedQuizIds(queries, studentId)).slice(-questionsLooked))
  const classes = new Set(given.map((quiz) => quiz.class))
  const places = await placesOf(
    queries,
    bank.map(({ id }) => id),
  )
  const quizzes = await findQuizzes(queries, [...new Set(places.map(({ quizId }) => quizId))])
  const forPractice = new Set(quizzes.filter(({ type }) => type === 'practice').map(({ id }) => id))
  const planned = new Set(places.filter(({ quizId }) => !forPractice.has(quizId)).map(({ questionId }) => questionId))
  return bank.filter(
    (question) =>
      !question.byAdministrator && !planned.has(question.id) && (classes.size === 0 || classes.has(question.class)),
  )
}

/**
 * Those of these questions whose key would help somewhere: in an attempt that is running, or at a quiz that the child
 * was given or may take and whose keys are not shown.
 */
export async function reservedAmong(
  queries: Queries,
  studentId: string,
  questionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const running = await runningPapersOf(queries, studentId)
  const assigned = await assignedQuizIds(queries, studentId)
  const places = await placesAmong(queries, questionIds, assigned)
  const placed = new Set(places.map(({ quizId }) => quizId))
  const quizzes = (await findQuizzes(queries, [...new Set([...assigned, ...placed])])).filter(
    ({ id, draws }) => placed.has(id) || draws.length > 0,
  )
  const sat = running.map(({ quizId }) => quizId)
  const shown = await keysShownAmong(queries, studentId, { quizzes, running: sat }, now)
  const hidden = quizzes.filter(({ id, draws }) => draws.length > 0 && !shown.has(id))
  const drawable = hidden.length === 0 ? [] : await findSummaries(queries, questionIds)
  return new Set([
    ...running.flatMap(({ paper }) => paper.map(({ questionId }) => questionId)),
    ...places.filter(({ quizId }) => !shown.has(quizId)).map(({ questionId }) => questionId),
    ...drawable.filter((question) => hidden.some((quiz) => mayDraw(quiz, question))).map(({ id }) => id),
  ])
}

/** Wide on purpose: what a paper draws is decided when it begins. */
function mayDraw(quiz: Quiz, { class: code, subjectId, difficulty, type }: QuestionSummary): boolean {
  return (
    quiz.class === code &&
    quiz.draws.some(
      (draw) =>
        (draw.subject ?? quiz.subjectId) === subjectId &&
        (draw.difficulty ?? difficulty) === difficulty &&
        (draw.type ?? type) === type,
    )
  )
}
