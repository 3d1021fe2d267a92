import type { AttemptHistory, KeyedQuestion } from './attempt-results.ts'
import type { GivenAnswer, GivenAnswers, PaperQuestion } from './attempts.ts'
import { isAnswered } from '../question-types/registry.ts'

export type ResultQuestion = KeyedQuestion | PaperQuestion
export type QuestionMark = 'correct' | 'wrong' | 'unanswered'

export function markOf(
  question: Pick<ResultQuestion, '_id'>,
  answers: GivenAnswers,
  passed: readonly string[],
): QuestionMark {
  if (passed.includes(question._id)) return 'correct'
  return isAnswered(answers[question._id] ?? null) ? 'wrong' : 'unanswered'
}

export function countsOf(
  questions: readonly Pick<ResultQuestion, '_id'>[],
  answers: GivenAnswers,
  passed: readonly string[],
): Record<QuestionMark, number> {
  const counts = { correct: 0, wrong: 0, unanswered: 0 }
  for (const question of questions) counts[markOf(question, answers, passed)] += 1
  return counts
}

export interface ShownOption {
  id: string
  text: string
  isChosen: boolean
  /** Null while the key is withheld. */
  isCorrect: boolean | null
  /** What leads to it, where the author says so and the key is shown. */
  mistake?: string
}

/** What was chosen may be told by the option's id or, in older records, by its text. */
export function optionsOf(question: ResultQuestion, given: GivenAnswer | undefined): ShownOption[] {
  const chosen = typeof given === 'string' || Array.isArray(given) ? [given].flat() : []
  return question.answers.map((answer) => ({
    id: answer._id,
    text: answer.text,
    isChosen: chosen.includes(answer._id) || chosen.includes(answer.text),
    isCorrect: 'isCorrect' in answer ? answer.isCorrect : null,
    ...('mistake' in answer && answer.mistake !== undefined && { mistake: answer.mistake }),
  }))
}

export function mayRetake({ number_of_attempts: used, student_quiz: { quizz } }: AttemptHistory): boolean {
  return quizz.max_attempts === 0 || used < quizz.max_attempts
}
