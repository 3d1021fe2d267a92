import { anyStart } from '../../signs/line-signs.ts'
import { letters } from '../../signs/option-signs.ts'
import { areTogether, lettered, point, toLastPoint } from './pointed-lines.ts'

interface PointedOption {
  text: string
  isRight: boolean
  isBoxed: boolean
}

interface Pointed {
  asked: string[]
  options: PointedOption[]
}

const boxed = /^\[([ xX]?)\]\s+(?=\S)/u
const bold = /^(?:\*\*|__)[_*]?(?=\S)(.*?\S)[_*]?(?:\*\*|__)\s*[.;]?$/u
const heading = /^\s{0,3}#{1,6}\s+/u
const fence = /^\s*```/u
const fewest = 2

/**
 * Notes without numbers and letters: a paragraph or a heading, then points of a list of which the right one is bold or
 * has its box ticked. Only where the whole file has this shape; what else stands between two lists may belong to either.
 */
export function withPointsLettered(lines: readonly string[]): readonly string[] {
  return pointedQuestions(lines)?.flatMap(typedAgain) ?? lines
}

export function isPointed(text: string): boolean {
  return pointedQuestions(toLastPoint(text)) !== null
}

function pointedQuestions(lines: readonly string[]): Pointed[] | null {
  if (lines.some((line) => lettered.test(line) || isNumbered(line))) return null
  const questions: Pointed[] = []
  let current: Pointed = { asked: [], options: [] }
  let isCode = false
  for (const line of lines) {
    if (fence.test(line)) isCode = !isCode
    const said = isCode || fence.test(line) ? null : optionOf(line)
    if (said) current.options.push(said)
    else if (line.trim() !== '' || isCode) {
      if (current.options.length > 0) {
        questions.push(current)
        current = { asked: [], options: [] }
      }
      current.asked.push(line)
    } else if (current.options.length === 0 && current.asked.length > 0) current.asked.push('')
  }
  if (current.options.length > 0) questions.push(current)
  else if (current.asked.some((line) => line.trim() !== '')) return null
  const whole = questions.map((question) => ({ ...question, asked: askedOf(question.asked) }))
  const keyed = whole.filter(({ options }) => options.some(({ isRight }) => isRight) && options.some(isWrong))
  const isShape = whole.every(
    ({ asked, options }) => asked.length > 0 && options.length > 1 && options.length <= letters.length,
  )
  // Boxes are ticked in lists of what is to be done as well.
  const asking = whole.filter(({ asked, options }) => isAsking(asked) || !options.some(({ isBoxed }) => isBoxed))
  if (asking.length * 2 < whole.length) return null
  if (areTogether(whole.map(({ options }) => options.map(({ text }) => text)))) return null
  return isShape && keyed.length >= fewest && keyed.length * 5 >= whole.length * 4 ? whole : null
}

const isWrong = ({ isRight }: PointedOption): boolean => !isRight

const isAsking = (asked: readonly string[]): boolean => asked.some((line) => /\?|(?:[:…]|\.{3})\s*$/u.test(line))

function isNumbered(line: string): boolean {
  const own = line.replace(heading, '')
  return anyStart(own) !== null
}

function optionOf(line: string): PointedOption | null {
  const sign = point.exec(line)?.[0]
  if (sign === undefined) return null
  const said = line.slice(sign.length).trim()
  const box = boxed.exec(said)
  if (box) return { text: said.slice(box[0].length), isRight: /x/iu.test(box[1] ?? ''), isBoxed: true }
  const right = bold.exec(said)?.[1]
  return right === undefined
    ? { text: said, isRight: false, isBoxed: false }
    : { text: right, isRight: true, isBoxed: false }
}

/** From the last heading on, or one paragraph; code may stand below it. Anything else is no question for certain. */
function askedOf(typed: readonly string[]): string[] {
  const last = typed.findLastIndex((line) => heading.test(line))
  const own = typed.slice(Math.max(last, 0)).map((line, at) => (at === 0 ? line.replace(heading, '') : line))
  const from = own.findIndex((line) => line.trim() === '')
  const below = from === -1 ? [] : own.slice(from).filter((line) => line.trim() !== '')
  const isOne = below.length === 0 || (fence.test(below[0] ?? '') && fence.test(below.at(-1) ?? ''))
  return isOne || last !== -1 ? own.filter((line) => line.trim() !== '') : []
}

function typedAgain({ asked: [first = '', ...others], options }: Pointed, place: number): string[] {
  return [
    `Câu ${place + 1}. ${first.trim()}`,
    ...others,
    '',
    ...options.map(({ text, isRight }, at) => `${isRight ? '*' : ''}${letters[at]}. ${text}`),
    '',
  ]
}
