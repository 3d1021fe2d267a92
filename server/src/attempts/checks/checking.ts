import {
  type CheckedAnswer,
  type checkAnswer,
  checksAtOnce,
  isJudgedAtOnce,
} from '@lms/contracts/attempts/checked-answers.ts'
import { attemptMessages as messages } from '@lms/contracts/attempts/attempt-messages.ts'
import type { BodyOf } from '@lms/contracts/endpoint.ts'
import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { type AttemptWithPaper, saveChecks } from '../attempt-store.ts'
import { askedIn } from '../attempt-view.ts'
import type { Papers } from '../papers.ts'
import { takeTry } from '../rules/tries.ts'
import { toCheckedAnswer } from './checked-answer-view.ts'

type Sent = BodyOf<typeof checkAnswer>

/** Judges one answer of a running attempt, in the caller's transaction. The last try is the answer that counts. */
export async function checkOne(
  tx: Queries,
  papers: Papers,
  { attempt, paper }: AttemptWithPaper,
  quiz: Quiz,
  { question: questionId, ...sent }: Sent,
): Promise<CheckedAnswer> {
  if (!checksAtOnce(quiz)) throw forbidden('not_checked', messages.notChecked)
  const place = paper.filter((item) => item.questionId === questionId)
  const [asked] = askedIn(place, await papers.read(tx, place))
  if (!asked) throw notFound(messages.questionMissing)
  if (!isJudgedAtOnce(asked.question)) throw forbidden('not_checked', messages.notChecked)
  const outcome = takeTry(asked.question, attempt.checks[questionId] ?? null, sent)
  if (outcome.kind === 'out of turn') throw conflict('try_out_of_turn', messages.tryOutOfTurn)
  const { check } = outcome
  if (outcome.kind === 'taken') {
    const { [questionId]: _before, ...others } = attempt.answers
    const { given } = sent
    const answers = given !== null && isAnswered(given) ? { ...others, [questionId]: given } : others
    await saveChecks(tx, attempt.id, { answers, checks: { ...attempt.checks, [questionId]: check } })
  }
  return toCheckedAnswer(asked, check, { keys: quiz.showCorrectAnswers })
}

/** All that were checked so far; none where nothing is. */
export async function checksOf(
  queries: Queries,
  papers: Papers,
  { attempt, paper }: AttemptWithPaper,
  quiz: Quiz,
): Promise<CheckedAnswer[]> {
  if (!checksAtOnce(quiz)) return []
  const checked = paper.filter(({ questionId }) => questionId in attempt.checks)
  return askedIn(checked, await papers.read(queries, checked)).flatMap((asked) => {
    const check = attempt.checks[asked.question.questionId]
    return check ? [toCheckedAnswer(asked, check, { keys: quiz.showCorrectAnswers })] : []
  })
}
