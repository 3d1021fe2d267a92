import type { Actor } from '@lms/contracts/permissions.ts'
import type { Quiz as QuizOnTheWire, QuizFace } from '@lms/contracts/quizzes/quizzes.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { QuestionSummary } from '../questions/question.ts'
import { namesOf } from '../questions/question-service.ts'
import { findSummaries } from '../questions/question-store.ts'
import { toSummaryView as toQuestionView } from '../questions/question-view.ts'
import type { Quiz } from './quiz.ts'
import { type Sight, readableQuestions } from './quiz-access.ts'
import { questionIdsOf } from './quiz-store.ts'
import { toFace, toQuizForAuthor, toQuizForReader } from './quiz-view.ts'

/** In their order, also those that were deleted from the bank since: a quiz keeps what it has. */
export async function questionsOf(queries: Queries, quizId: string): Promise<QuestionSummary[]> {
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
  const surrounded = { names, totalPoints: pointsOf(all), questions, publicUrl }
  return sight === 'author' ? toQuizForAuthor(quiz, surrounded) : toQuizForReader(quiz, surrounded)
}

/** `totalPoints` where the caller knows them. */
export async function readFace(queries: Queries, quiz: Quiz, totalPoints?: number): Promise<QuizFace> {
  const points = totalPoints ?? pointsOf(await questionsOf(queries, quiz.id))
  return toFace(quiz, await namesOf(queries, [quiz]), points)
}

function pointsOf(questions: readonly QuestionSummary[]): number {
  return questions.reduce((total, { points }) => total + points, 0)
}
