import type { AttemptHistory, KeyedQuestion } from './attempt-results.ts'
import { escapeText } from '../rich-text.ts'
import type { GivenAnswer, GivenAnswers, PaperQuestion } from './attempts.ts'
import { withTolerance } from '../question-types/decimals.ts'
import { isAnswered, questionTypeRules } from '../question-types/registry.ts'

export type ResultQuestion = KeyedQuestion | PaperQuestion
/** `waiting`: for a person to mark it; `marked`: by a person, with less than everything; `partly`: the same by itself. */
export type QuestionMark = 'correct' | 'partly' | 'wrong' | 'unanswered' | 'waiting' | 'marked'

/** What came out, as far as it is told. */
export interface Verdict {
  answers: GivenAnswers
  /** Those with full marks. */
  passed: readonly string[]
  /** Those that wait for a person. */
  waiting: readonly string[]
  /** By question, where they are told. */
  scores: Readonly<Record<string, number>>
}

export function markOf(
  { _id, type }: Pick<ResultQuestion, '_id' | 'type'>,
  { answers, passed, waiting, scores }: Verdict,
): QuestionMark {
  if (passed.includes(_id)) return 'correct'
  if (!isAnswered(answers[_id] ?? null)) return 'unanswered'
  if (waiting.includes(_id)) return 'waiting'
  if (questionTypeRules[type].isMarkedByPerson === true) return 'marked'
  return (scores[_id] ?? 0) > 0 ? 'partly' : 'wrong'
}

export function countsOf(
  questions: readonly Pick<ResultQuestion, '_id' | 'type'>[],
  verdict: Verdict,
): Record<QuestionMark, number> {
  const counts = { correct: 0, partly: 0, wrong: 0, unanswered: 0, waiting: 0, marked: 0 }
  for (const question of questions) counts[markOf(question, verdict)] += 1
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
    text: acceptedText(question, answer),
    isChosen: chosen.includes(answer._id) || chosen.includes(answer.text),
    isCorrect: 'isCorrect' in answer ? answer.isCorrect : null,
    ...('mistake' in answer && answer.mistake !== undefined && { mistake: answer.mistake }),
  }))
}

/** A number with all that is asked of it. */
function acceptedText({ unit }: ResultQuestion, answer: ResultQuestion['answers'][number]): string {
  const number = 'tolerance' in answer ? withTolerance(answer.text, answer.tolerance) : answer.text
  return unit === undefined || unit.text === '' ? number : `${number} ${escapeText(unit.text)}`
}

export function mayRetake({ number_of_attempts: used, student_quiz: { quizz } }: AttemptHistory): boolean {
  return quizz.max_attempts === 0 || used < quizz.max_attempts
}

/** Whether there is something to practise again: not all that is judged by itself was right, and the keys are shown. */
export function hasOpenMistakes({ keysShown, list_question_passed: passed, student_quiz: { quizz } }: AttemptHistory) {
  return (
    keysShown &&
    quizz.questions.some(({ _id, type }) => !passed.includes(_id) && questionTypeRules[type].isMarkedByPerson !== true)
  )
}
