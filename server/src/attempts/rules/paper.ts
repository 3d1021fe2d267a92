import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { seededRandom, shuffled } from '../../platform/seeded-random.ts'
import { drawnOrder } from '../../questions/option-order.ts'

/** One question of a paper: which version, and its options in the order in which the student sees them. */
export interface PaperItem {
  questionId: string
  version: number
  /** The places of the options in the version itself. */
  order: readonly number[]
}
export type Paper = readonly PaperItem[]

interface Freezable {
  questionId: string
  version: number
  type: QuestionType
  answers: readonly { text: string }[]
  parts?: QuestionParts
}

interface Shuffling {
  shuffleQuestions: boolean
  shuffleAnswers: boolean
}

/** What an attempt asks, for good: later edits of quiz and questions do not reach it. */
export function freezePaper(questions: readonly Freezable[], how: Shuffling, seed: number): Paper {
  const random = seededRandom(seed)
  const inOrder = how.shuffleQuestions ? shuffled(questions, random) : questions
  return inOrder.map(({ questionId, version, ...question }) => {
    const order = drawnOrder(question, how, random)
    return { questionId, version, order }
  })
}

/** What stands in the order of the paper. */
export function inPaperOrder<Option>(options: readonly Option[], { order }: PaperItem): Option[] {
  return order.map((place) => options[place]).filter((option) => option !== undefined)
}
