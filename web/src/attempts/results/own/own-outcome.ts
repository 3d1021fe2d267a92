import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import { type QuestionMark, markOf } from '@lms/contracts/attempts/result-marks.ts'
import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import type { DrawnStage } from '../../../garden/drawings/PlantDrawing.tsx'

/** How the first words sound; every one of them is true of what was done. */
type Mood = 'withheld' | 'perfect' | 'great' | 'passed' | 'learning' | 'hard' | 'empty'

export interface OwnOutcome {
  mood: Mood
  asked: number
  answered: number
  right: number
  partly: number
  /** The numbers, from 1, of the questions that are worth another try. */
  again: number[]
  /** One for each question, as far as there is room. */
  flowers: DrawnStage[]
  /** By how many points it is better than the attempt before; null when it is not, or there was none. */
  better: number | null
}

/** As many as can still be told apart on a phone. */
const mostFlowers = 30
const flowersOfAScore = 10
const wellDone = 0.8
const worthAnotherTry: ReadonlySet<QuestionMark> = new Set(['partly', 'wrong', 'unanswered'])

export function ownOutcome(history: AttemptHistory): OwnOutcome {
  const { student_quiz, student_answers, list_question_passed, question_scores } = history
  const { questions } = student_quiz.quizz
  const verdict = {
    answers: student_answers,
    passed: list_question_passed,
    waiting: history.pending_questions,
    scores: question_scores,
  }
  const marks = questions.map((question) => markOf(question, verdict))
  const isPartly = (place: number): boolean =>
    marks[place] !== 'correct' && (question_scores[questions[place]?._id ?? ''] ?? 0) > 0
  const right = marks.filter((mark) => mark === 'correct').length
  const partly = marks.filter((_, place) => isPartly(place)).length
  const answered = questions.filter(({ _id }) => isAnswered(student_answers[_id] ?? null)).length
  const stages = marks.map((mark, place): DrawnStage => {
    if (mark === 'correct') return 'bloom'
    return isPartly(place) ? 'opening' : 'bud'
  })
  const share = shareOf(history)
  return {
    mood: moodOf(history, share, { asked: questions.length, answered, right, partly }),
    asked: questions.length,
    answered,
    right,
    partly,
    again: marks.flatMap((mark, place) => (worthAnotherTry.has(mark) ? [place + 1] : [])),
    flowers: questions.length === 0 ? flowersOf(share) : fitting(stages),
    better: betterBy(history),
  }
}

function shareOf({ total_score: score, student_quiz: { quizz } }: AttemptHistory): number | null {
  if (score === null) return null
  return quizz.totalPoints === 0 ? 0 : score / quizz.totalPoints
}

type Counts = Pick<OwnOutcome, 'asked' | 'answered' | 'right' | 'partly'>

function moodOf({ status }: AttemptHistory, share: number | null, counts: Counts): Mood {
  if (share === null) return 'withheld'
  if (share === 1) return 'perfect'
  if (status === 'passed') return share >= wellDone ? 'great' : 'passed'
  if (counts.asked > 0 && counts.answered === 0) return 'empty'
  return share > 0 ? 'learning' : 'hard'
}

/** Without the questions the score alone says how much blooms. */
function flowersOf(share: number | null): DrawnStage[] {
  return Array.from({ length: flowersOfAScore }, (_, place) => {
    if (share === null) return 'sprout'
    const open = share * flowersOfAScore - place
    if (open >= 0.999) return 'bloom'
    return open >= 0.4 ? 'opening' : 'bud'
  })
}

/** Of very many, every so-and-so-manieth: open ones first, so that the shares stay what they are. */
function fitting(stages: readonly DrawnStage[]): DrawnStage[] {
  if (stages.length <= mostFlowers) return [...stages]
  const order: DrawnStage[] = ['bloom', 'opening', 'bud']
  const sorted = stages.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  return Array.from({ length: mostFlowers }, (_, place): DrawnStage => {
    const at = Math.floor(((place + 0.5) * sorted.length) / mostFlowers)
    return sorted[at] ?? 'bud'
  })
}

function betterBy({ _id, attempts, total_score: score }: AttemptHistory): number | null {
  const before = attempts[attempts.findIndex((attempt) => attempt._id === _id) - 1]?.total_score ?? null
  if (before === null || score === null || score <= before) return null
  return Math.round((score - before) * 100) / 100
}
