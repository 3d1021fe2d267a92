import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { shuffled } from '../platform/seeded-random.ts'
import { type OptionRole, roleOf } from './option-wording.ts'

interface Ordered {
  type: QuestionType
  answers: readonly { text: string }[]
}

/**
 * The places of the options in another order, wherever a question is asked: on a screen, on paper, in a file.
 * Options that speak of all the others come last; where one means others by their letters or places nothing moves,
 * because in another order it would be a different answer.
 */
export function optionOrder(question: Ordered, random: () => number): number[] {
  const places = question.answers.map((_, place) => place)
  if (isFixed(question)) return places
  const roles = rolesOf(question)
  const isLast = (place: number): boolean => roles[place]?.kind === 'collective'
  return [
    ...shuffled(
      places.filter((place) => !isLast(place)),
      random,
    ),
    ...places.filter(isLast),
  ]
}

interface Drawn extends Ordered {
  parts?: QuestionParts
}

/**
 * The places of what is asked: options as the quiz wants them, parts whose order is the answer always drawn. Each order
 * is as likely as any other, the right one too: of two items the one that is never shown would be the answer.
 */
export function drawnOrder(
  question: Drawn,
  { shuffleAnswers }: { shuffleAnswers: boolean },
  random: () => number,
): number[] {
  const { parts } = questionTypeRules[question.type]
  if (parts === null || question.answers.length > 0)
    return shuffleAnswers ? optionOrder(question, random) : question.answers.map((_, place) => place)
  const { sizes, isAlwaysDrawn } = parts.groups(question.parts ?? {})
  let before = 0
  return sizes.flatMap((size) => {
    const places = Array.from({ length: size }, (_, place) => before + place)
    before += size
    return isAlwaysDrawn || shuffleAnswers ? shuffled(places, random) : places
  })
}

/** Every order will do: what another program is told, which knows of no last places. */
export function movesFreely({ type, answers }: Ordered): boolean {
  return questionTypeRules[type].texts === 'rich' && rolesOf({ answers }).every(({ kind }) => kind === 'ordinary')
}

/** A version never changes, and a class of forty asks the same of it forty times: what its options say is read once. */
const remembered = new WeakMap<Ordered['answers'], readonly OptionRole[]>()

function rolesOf({ answers }: Pick<Ordered, 'answers'>): readonly OptionRole[] {
  const known = remembered.get(answers) ?? answers.map(({ text }) => roleOf(text))
  remembered.set(answers, known)
  return known
}

/** Nothing may move: what is true or false, accepted texts, and options that lean on the order they were written in. */
function isFixed({ type, answers }: Ordered): boolean {
  if (questionTypeRules[type].texts !== 'rich') return true
  const roles = rolesOf({ answers })
  const others = roles.filter(({ kind }) => kind === 'ordinary').length
  return roles.some(
    // 'Both' among three others means two of them, and their places tell which.
    (role) => role.kind === 'reference' || (role.kind === 'collective' && role.count !== null && role.count !== others),
  )
}
