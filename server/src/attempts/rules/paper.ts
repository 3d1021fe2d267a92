import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { QuestionTemplate } from '@lms/contracts/questions/templates/templates.ts'
import { seededRandom, shuffled } from '../../platform/seeded-random.ts'
import { drawnOrder } from '../../questions/option-order.ts'
import { type Numbers, drawQuestion } from '../../questions/templates/question-instance.ts'

/** One question of a paper: which version, and its options in the order in which the student sees them. */
export interface PaperItem extends Partial<Numbers> {
  questionId: string
  version: number
  /** The places of the options in the version itself. */
  order: readonly number[]
  /** What it is worth here, where that is not what the version says. */
  points?: number
  /** The place of its section in the paper's sections. */
  section?: number
}
export type Paper = readonly PaperItem[]

interface Freezable {
  questionId: string
  version: number
  type: QuestionType
  content?: string
  explanation?: string
  hint?: string
  answers: readonly { text: string; isCorrect?: boolean }[]
  parts?: QuestionParts
  template?: QuestionTemplate | null
}

interface Shuffling {
  shuffleQuestions: boolean
  shuffleAnswers: boolean
}

/** What a question is in its quiz; null is as usual. */
export interface Place {
  questionId: string
  points: number | null
  section: number | null
}

/**
 * What an attempt asks, for good: later edits of quiz and questions do not reach it. Sections come one after the other,
 * after what is in none, and are mixed each in itself.
 */
export function freezePaper(
  questions: readonly Freezable[],
  how: Shuffling,
  seed: number,
  places: readonly Place[] = [],
): Paper {
  const random = seededRandom(seed)
  const placeOf = new Map(places.map((place) => [place.questionId, place]))
  const sectionOf = ({ questionId }: Freezable): number => placeOf.get(questionId)?.section ?? -1
  const groups = [...Map.groupBy(questions, sectionOf)].sort(([one], [other]) => one - other)
  const inOrder = groups.flatMap(([, group]) => (how.shuffleQuestions ? shuffled(group, random) : group))
  return inOrder.map(({ questionId, version, ...question }) => {
    const own = drawnFor(question, `${seed}:${questionId}`)
    const order = drawnOrder(own?.question ?? question, how, random)
    const { points = null, section = null } = placeOf.get(questionId) ?? {}
    return {
      questionId,
      version,
      order,
      ...(points !== null && { points }),
      ...(section !== null && { section }),
      ...own?.numbers,
    }
  })
}

/** Its own seed for each, so that no question's numbers depend on what else is asked. */
function drawnFor(
  { type, content = '', explanation = '', hint = '', answers, parts = {}, template = null }: Written,
  seed: string,
) {
  const keyed = answers.map(({ isCorrect = false, ...answer }) => ({ ...answer, isCorrect }))
  return drawQuestion({ type, content, explanation, hint, answers: keyed, parts, template }, seed)
}

type Written = Omit<Freezable, 'questionId' | 'version'>

/** What stands in the order of the paper. */
export function inPaperOrder<Option>(options: readonly Option[], { order }: PaperItem): Option[] {
  return order.map((place) => options[place]).filter((option) => option !== undefined)
}
