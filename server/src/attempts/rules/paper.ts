import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { Drawn, QuestionTemplate } from '@lms/contracts/questions/templates/templates.ts'
import { seededRandom, shuffled } from '../../platform/seeded-random.ts'
import { drawnOrder } from '../../questions/option-order.ts'
import { drawQuestion } from '../../questions/templates/question-instance.ts'

/** One question of a paper: which version, and its options in the order in which the student sees them. */
export interface PaperItem {
  questionId: string
  version: number
  /** The places of the options in the version itself. */
  order: readonly number[]
  /** The numbers of a template: for good, whatever the template becomes. */
  drawn?: Drawn
}
export type Paper = readonly PaperItem[]

interface Freezable {
  questionId: string
  version: number
  type: QuestionType
  content?: string
  explanation?: string
  answers: readonly { text: string; isCorrect?: boolean }[]
  parts?: QuestionParts
  template?: QuestionTemplate | null
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
    const own = drawnFor(question, `${seed}:${questionId}`)
    const order = drawnOrder(own?.question ?? question, how, random)
    return { questionId, version, order, ...(own && { drawn: own.drawn }) }
  })
}

/** Its own seed for each, so that no question's numbers depend on what else is asked. */
function drawnFor(
  { type, content = '', explanation = '', answers, parts = {}, template = null }: Written,
  seed: string,
) {
  const keyed = answers.map(({ isCorrect = false, ...answer }) => ({ ...answer, isCorrect }))
  return drawQuestion({ type, content, explanation, answers: keyed, parts, template }, seed)
}

type Written = Omit<Freezable, 'questionId' | 'version'>

/** What stands in the order of the paper. */
export function inPaperOrder<Option>(options: readonly Option[], { order }: PaperItem): Option[] {
  return order.map((place) => options[place]).filter((option) => option !== undefined)
}
