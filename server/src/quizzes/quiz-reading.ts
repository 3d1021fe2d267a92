import type { Actor } from '@lms/contracts/permissions.ts'
import type { Placing } from '@lms/contracts/quizzes/quiz-draws.ts'
import type { Quiz as QuizOnTheWire, QuizFace } from '@lms/contracts/quizzes/quizzes.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { QuestionSummary } from '../questions/question.ts'
import { namesOf } from '../questions/question-service.ts'
import { findSummaries } from '../questions/question-store.ts'
import { toSummaryView as toQuestionView } from '../questions/question-view.ts'
import type { Quiz } from './quiz.ts'
import { type Sight, readableQuestions } from './quiz-access.ts'
import { drawnPoints, pointsOfEach } from './quiz-points-store.ts'
import { placingOf, questionIdsOf } from './quiz-store.ts'
import { toFace, toQuizForAuthor, toQuizForReader } from './quiz-view.ts'

/** In their order, also those that were deleted from the bank since: a quiz keeps what it has. */
async function questionsOf(queries: Queries, quizId: string): Promise<QuestionSummary[]> {
  const ids = await questionIdsOf(queries, quizId)
  const known = new Map((await findSummaries(queries, ids)).map((question) => [question.id, question]))
  return ids.map((id) => known.get(id)).filter((question) => question !== undefined)
}

/** A quiz for its author, or for a reader, as far as their sight goes. */
export async function readWhole(
  queries: Queries,
  actor: Actor,
  quiz: Quiz,
  { sight, publicUrl }: { sight: Exclude<Sight, 'face'>; publicUrl: string },
): Promise<QuizOnTheWire> {
  const all = await questionsOf(queries, quiz.id)
  const shown = sight === 'author' ? all : await readableQuestions(queries, actor, all)
  const names = await namesOf(queries, [quiz, ...shown])
  const questions = shown.map((question) => toQuestionView(question, names))
  const totalPoints = await pointsOf(queries, quiz)
  const placing = shownPlacing(await placingOf(queries, quiz.id), shown)
  const surrounded = { names, totalPoints, questions, placing, publicUrl }
  return sight === 'author' ? toQuizForAuthor(quiz, surrounded) : toQuizForReader(quiz, surrounded)
}

/** `totalPoints` where the caller knows them. */
export async function readFace(queries: Queries, quiz: Quiz, totalPoints?: number): Promise<QuizFace> {
  return toFace(quiz, await namesOf(queries, [quiz]), totalPoints ?? (await pointsOf(queries, quiz)))
}

async function pointsOf(queries: Queries, quiz: Quiz): Promise<number> {
  return ((await pointsOfEach(queries, [quiz.id])).get(quiz.id) ?? 0) + drawnPoints(quiz)
}

function shownPlacing(placing: Placing, shown: readonly QuestionSummary[]): Placing {
  const ids = new Set(shown.map(({ id }) => id))
  return Object.fromEntries(Object.entries(placing).filter(([id]) => ids.has(id)))
}
