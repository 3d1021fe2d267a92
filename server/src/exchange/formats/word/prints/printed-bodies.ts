import { blocking, plainTruthOf } from '../../item.ts'
import { cutLine, plainLine, trimLine } from '../line-text.ts'
import { optionStarts } from '../signs/option-signs.ts'
import type { Line } from '../word-file.ts'
import { type PrintLine, textIn } from './print-lines.ts'
import { isFull } from './print-signs.ts'
import type { PrintedQuestion } from './printed-question.ts'

/** What stands between the head of a question and what is said of it: which of it is asked, and which is offered. */

export interface BodyLine extends PrintLine {
  /** What the print says of it in a line above. */
  mark: 'none' | 'right' | 'picked' | 'missed' | 'listed'
  /** Below a word for options, or in a cell of its own. */
  isOffered: boolean
}

export function settleBody(question: PrintedQuestion, typed: readonly BodyLine[]): void {
  const body = typed.flatMap(withoutCircles)
  const from = optionsFrom(body)
  if (from === null) settleOpen(question, body)
  else settleOptions(question, body, from)
  const torn = [...question.stem, ...question.options].find(({ text }) => leftOfCircle.test(text))
  const labelled = question.options.find(({ text }) => labelInside.test(text))
  for (const { text } of [torn, labelled].filter((one) => one !== undefined))
    question.doubts.push(blocking('unreadable', { text: text.slice(0, 60) }))
}

const leftOfCircle = /(?:^|\s)(?:[©®✓✔✗✘]|\([g#§@•*]\))(?:[\s\p{Lu}]|$)/u
/** Its letter was read, and what stands before it was not. */
const labelInside = /^\W{0,3}(?:\s*\S\s)?\(?[A-J]\s?[.)]\s/u

function settleOptions(question: PrintedQuestion, body: readonly BodyLine[], from: number): void {
  question.stem.push(...body.slice(0, from))
  const below = body.slice(from)
  if (below.some(({ mark }) => mark === 'listed')) return settleTyped(question, below)
  const offered = lettered(below) ?? { options: below, left: [] }
  const [only, ...others] = offered.options
  if (only && others.length === 0) {
    // One line alone is what somebody chose or typed.
    question[only.mark === 'right' && isFull(question.score) ? 'said' : 'picks'].push(only.text)
    return
  }
  question.options.push(...offered.options)
  question.areBare =
    offered.options === below && below.some(({ isOffered, text }) => !isOffered && plainTruthOf(text) === null)
  if (offered.left.length > 0)
    question.doubts.push(blocking('textBelow', { text: offered.left.join(' / ').slice(0, 200) }))
  settleMarks(question, offered.options)
}

/** 'Correct!' is what was chosen; others may be right too, unless it got all points or the print names them. */
function settleMarks(question: PrintedQuestion, options: readonly BodyLine[]): void {
  const placesOf = (mark: BodyLine['mark']): number[] => options.flatMap((own, at) => (own.mark === mark ? [at] : []))
  const [right, missed, picked] = [placesOf('right'), placesOf('missed'), placesOf('picked')]
  const isWhole = missed.length > 0 || isFull(question.score) || question.score === null
  question.picks.push(...[...picked, ...(isWhole ? [] : right)].map((at) => options[at]?.text ?? ''))
  if (isWhole) question.right.push(...[...right, ...missed].toSorted((one, other) => one - other))
}

/** 'You Answered' what was typed, above 'Correct Answers' and all that are accepted. */
function settleTyped(question: PrintedQuestion, below: readonly BodyLine[]): void {
  const odd = below.filter(({ mark }) => mark === 'none')
  question.said.push(...below.flatMap(({ mark, text }) => (mark === 'listed' ? [text] : [])))
  question.picks.push(...below.flatMap(({ mark, text }) => (mark === 'picked' || mark === 'right' ? [text] : [])))
  if (odd.length > 0)
    question.doubts.push(
      blocking('unreadable', {
        text: odd
          .map(({ text }) => text)
          .join(' / ')
          .slice(0, 60),
      }),
    )
}

const longestTruth = 40
const truthBehind = /\t\s*(?:true|false|đúng|sai)\s*$/iu

/** Nothing shows where options begin. */
function settleOpen(question: PrintedQuestion, body: readonly BodyLine[]): void {
  const [only, ...below] = body
  const truth =
    only && below.length === 0 ? truthBehind.exec(plainLine(only.lines[0] ?? []).slice(-longestTruth)) : null
  if (only && truth) {
    question.stem.push({
      ...only,
      lines: [trimLine(cutLine(only.lines[0] ?? [], 0, plainLine(only.lines[0] ?? []).length - truth[0].length))],
    })
    question.picks.push(truth[0].trim())
    return
  }
  question.stem.push(...body)
  // What ends with what it asks has nothing below it.
  const isAsked = asks.test(body.at(-1)?.text ?? '')
  if (below.length > 1 && !isAsked && question.said.length + question.picks.length > 0)
    question.doubts.push(
      blocking('optionsBare', {
        text: below
          .map(({ text }) => text)
          .join(' / ')
          .slice(0, 200),
      }),
    )
}

/** Where options begin: at the first that is offered as such, that has a letter, or below the line that asks. */
function optionsFrom(body: readonly BodyLine[]): number | null {
  const offered = body.findIndex(({ isOffered }) => isOffered)
  if (offered !== -1) return offered
  const first = body.findIndex(({ text }, at) => optionStarts(text, 0).length > 0 && isGoingOn(body, at))
  if (first > 0) return first
  const truths = body.findIndex(({ text }) => plainTruthOf(text) !== null)
  if (truths > 0 && body.slice(truths).every(({ text }) => plainTruthOf(text) !== null)) return truths
  const asking = body.flatMap(({ text }, at) => (asks.test(text) ? [at] : []))
  const [only = -1, ...others] = asking
  const marked = body.findIndex(({ mark }) => mark !== 'none')
  const isAbove = marked === -1 || only < marked
  return only !== -1 && others.length === 0 && isAbove && only < body.length - 1 ? only + 1 : null
}

const asks = /[?:？：]\s*\*?$|_{3}|\.{4}|…/u

/** Lines of an option above the next. */
const nearby = 40

function isGoingOn(body: readonly BodyLine[], at: number): boolean {
  const { text = '' } = body[at] ?? {}
  return (
    optionStarts(text, 0).length > 1 ||
    body.slice(at + 1, at + 1 + nearby).some((below) => optionStarts(below.text, 1).length > 0)
  )
}

/** Options with letters from A on; null where they have none. What follows them without one may be anything. */
function lettered(lines: readonly BodyLine[]): { options: BodyLine[]; left: string[] } | null {
  const [head] = lines
  if (!head || optionStarts(head.text, 0).length === 0 || !isGoingOn(lines, 0)) return null
  const options: BodyLine[] = []
  const left: string[] = []
  for (const own of lines) {
    const [first = [], ...more] = own.lines
    const starts = optionStarts(plainLine(first), options.length)
    const last = options.at(-1)
    if (starts.length === 0) {
      if (
        last &&
        last.lines.length < nearby &&
        (last.text === '' || (/^\p{Ll}/u.test(own.text) && !otherLabel.test(own.text)))
      )
        Object.assign(last, joined(last, own.lines))
      else left.push(own.text)
      continue
    }
    for (const [at, { at: from }] of starts.entries()) {
      const text = trimLine(cutLine(first, from, starts[at + 1]?.label))
      const isLast = at === starts.length - 1
      const whole = isLast ? [text, ...more].filter((line) => plainLine(line).trim() !== '') : [text]
      options.push({ ...own, lines: whole, text: textIn(whole), mark: at === 0 ? own.mark : 'none' })
    }
  }
  return { options, left }
}

/** 'o c. Starvation' is an option of its own. */
const otherLabel = /^\S{0,3}\s{0,3}\(?[a-j0]\s?[.)-]\s/iu

function joined({ lines }: BodyLine, more: readonly Line[]): Pick<BodyLine, 'lines' | 'text'> {
  const whole = [...lines, ...more].filter((line) => plainLine(line).trim() !== '')
  return { lines: whole, text: textIn(whole) }
}

const circle = String.raw`(?:[✓✔✗✘]\s*)?(?:[Oo0Q○◯●◉©®@]|\([^\s()]?\))`
const offers = String.raw`(?=(?:[A-J]\s?[.)]\s|(?:True|False|Đúng|Sai)\s*$))`
const before = new RegExp(String.raw`^(?:${circle}\s*${offers}|[✓✔✗✘]\s*)`, 'u')
const within = new RegExp(String.raw`\s${circle}\s+(?=A\s?[.)]\s)`, 'u')

/** A scan has a circle before each option, and reads a letter in it. */
function withoutCircles(own: BodyLine): BodyLine[] {
  const [first = []] = own.lines
  if (own.lines.length !== 1) return [own]
  const sign = before.exec(plainLine(first))
  if (!sign) return partedAt(own, within.exec(plainLine(first)))
  const rest = trimLine(cutLine(first, sign[0].length))
  return [{ ...own, lines: [rest], text: textIn([rest]) }]
}

/** What is asked ran into the first option. */
function partedAt(own: BodyLine, inside: RegExpExecArray | null): BodyLine[] {
  const [first = []] = own.lines
  if (!inside || inside.index === 0) return [own]
  const [asked, offered] = [cutLine(first, 0, inside.index), cutLine(first, inside.index + inside[0].length)]
  return [
    { ...own, lines: [trimLine(asked)], text: textIn([asked]), mark: 'none' },
    { ...own, lines: [trimLine(offered)], text: textIn([offered]) },
  ]
}
