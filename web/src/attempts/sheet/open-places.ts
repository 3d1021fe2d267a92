import type { GivenAnswer, PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { isAnswered, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { partsOf, wordCount } from '../../questions/parts/answer/given-parts.ts'
import type { Sheet } from './sheet.ts'

interface OpenPlaces {
  /** Places of questions, from 0. */
  unanswered: number[]
  /** Begun, but with a part that has nothing yet, or fewer words than asked for. */
  unfinished: number[]
}

/** What somebody may have overlooked who is about to hand in. */
export function openPlacesOf({ questions, answers }: Pick<Sheet, 'questions' | 'answers'>): OpenPlaces {
  const places: OpenPlaces = { unanswered: [], unfinished: [] }
  for (const [place, question] of questions.entries()) {
    const state = answerStateOf(question, answers[question._id] ?? null)
    if (state === 'none') places.unanswered.push(place)
    if (state === 'begun') places.unfinished.push(place)
  }
  return places
}

export function answerStateOf(question: PaperQuestion, given: GivenAnswer): 'none' | 'begun' | 'done' {
  if (!isAnswered(given)) return 'none'
  return isFinished(question, given) ? 'done' : 'begun'
}

function isFinished({ type, answers, lefts, gaps, minimumWords }: PaperQuestion, given: GivenAnswer): boolean {
  const { answeredBy } = questionTypeRules[type]
  if (answeredBy === 'essay') return wordCount(textOf(typeof given === 'string' ? given : '')) >= (minimumWords ?? 0)
  const asked = { pairs: lefts, gaps, statements: answers }
  const parts = answeredBy in asked ? asked[answeredBy as keyof typeof asked] : undefined
  return parts === undefined || Object.keys(partsOf(given)).length >= parts.length
}
