import { plainTruthOf } from '../item.ts'
import { areInOrder, gapOf, isSignBehind, isSigned, isTruthBehind } from './option-gaps.ts'
import {
  holdsLabel,
  isBeginning,
  isEmpty,
  isGuide,
  isHeading,
  isKeyList,
  isSolution,
  isStop,
  numberOf,
  pointsBehind,
} from './printed-lines.ts'
import { keySaidIn } from './said-keys.ts'
import { type Place, type StandingText, signedText } from './standing-text.ts'
import { type ToldQuestion, linesIn } from './told-questions.ts'

export interface OptionPlace extends Place {
  letter: string
  /** Its letter as it is printed. */
  label: Place
  isSigned: boolean
}

/** Where a question stands: its text and its options, with nothing left out between them. */
export interface ToldPlace {
  asked: Place
  options: OptionPlace[]
  /** Up to the end of its last option. */
  to: number
  /** The beginning of the line in which it begins, and of the next question. */
  all: Place
  /** As it is printed; null without one. */
  number: number | null
}

/** Which text was not found as it was told. */
export interface Misplaced {
  wrong: string
}

export const isMisplaced = (place: ToldPlace | Misplaced): place is Misplaced => 'wrong' in place

/** Options begin no farther than this behind what stands before them. */
const farthest = 60
/** Lines of a text that several questions are about. */
const mostShared = 60

/** Questions that ask the same are each found behind the one before. */
export function placesOf(questions: readonly ToldQuestion[], standing: StandingText): (ToldPlace | Misplaced)[] {
  let cursor = 0
  const used = new Set<number>()
  const shared = new Set<string>()
  const found = questions.map((told) => {
    const own = placeOf(told, ownContent(told.content, shared), standing, cursor, used)
    if (isMisplaced(own)) return own
    cursor = own.to
    used.add(own.asked.from)
    shared.add(signedText(linesIn(told.content).slice(0, -1).join('\n')))
    return own
  })
  const placed = found.filter((own): own is ToldPlace => !isMisplaced(own))
  const starts = new Set(placed.map(({ asked }) => standing.lineAt(asked.from)))
  const ends = new Set(placed.map(({ to }) => standing.lineAt(to - 1)))
  return found.map((own, at) => {
    if (isMisplaced(own)) return own
    const told = questions[at]
    if (!told) return { wrong: '' }
    const ended = { ...own, all: { from: own.all.from, to: rangeEnd(own, standing, starts) } }
    if (!isBegun(own, standing, ends)) return { wrong: linesIn(told.content)[0] ?? '' }
    return isEnded(ended, told, standing, starts) ? ended : { wrong: told.answers.at(-1)?.text ?? told.content }
  })
}

function placeOf(
  told: ToldQuestion,
  content: string,
  standing: StandingText,
  cursor: number,
  used: ReadonlySet<number>,
): ToldPlace | Misplaced {
  const all = standing.find(content)
  const behind = [...all.filter(({ from }) => from >= cursor), ...all.filter(({ from }) => from < cursor)]
  let wrong = linesIn(told.content).find((line) => standing.find(line).length === 0) ?? linesIn(told.content)[0] ?? ''
  for (const asked of behind) {
    const line = standing.lines[standing.lineAt(asked.from)]
    if (!line || used.has(asked.from) || !isBeginning(standing.raw.slice(line.from, asked.from))) continue
    const text = standing.raw.slice(asked.from, asked.to)
    if (holdsLabel(text) || isKeyList(line.text) || isGuide(line.text)) continue
    const options = optionsFrom(told, asked.to, standing)
    if (typeof options === 'string') {
      wrong = options
      continue
    }
    const to = options.at(-1)?.to ?? asked.to
    return { asked, options, to, all: { from: line.from, to }, number: numberOf(line.text) }
  }
  return { wrong }
}

/** A text that several questions are about was told whole with the one that stands behind it. */
function ownContent(content: string, shared: ReadonlySet<string>): string {
  const lines = linesIn(content)
  for (let at = Math.min(lines.length - 1, mostShared); at > 0; at -= 1)
    if (shared.has(signedText(lines.slice(0, at).join('\n')))) return lines.slice(at).join('\n')
  return content
}

const isWorded = ({ type, answers }: ToldQuestion): boolean =>
  type === 'fill_blank' ||
  type === 'essay' ||
  (type === 'true_false' && answers.every(({ text }) => plainTruthOf(text) !== null))

/** The places of all options, one directly behind the other; or the text of the first that is not. */
function optionsFrom(told: ToldQuestion, start: number, standing: StandingText): OptionPlace[] | string {
  if (isWorded(told)) return []
  const options: OptionPlace[] = []
  let from = start
  for (const { text } of told.answers) {
    const own = optionFrom(text, from, standing, told.type === 'statements')
    const last = options.at(-1)
    if (!own || (!last && !/\n/u.test(standing.raw.slice(from, own.place.from)) && own.place.letter === '')) return text
    if (last && own.isSignedBefore) last.isSigned = true
    options.push(own.place)
    from = own.place.to
  }
  const last = options.at(-1)
  const line = standing.lines[standing.lineAt(from - 1)]
  if (last && line && isSigned(standing.raw.slice(from, line.to)) && isSignBehind(standing.raw.slice(from, line.to)))
    last.isSigned = true
  return areInOrder(options.map(({ letter }) => letter)) ? options : (told.answers[0]?.text ?? '')
}

function optionFrom(
  text: string,
  from: number,
  standing: StandingText,
  isStatement: boolean,
): { place: OptionPlace; isSignedBefore: boolean } | null {
  const limit = from + farthest
  const shown = text.match(/\[hình \d{1,4}\]/gu) ?? []
  const places =
    signedText(text) === ''
      ? standing
          .objectsIn({ from, to: limit })
          .flatMap((one) => (one.text === shown[0] ? [{ from: one.at, to: one.at + 1 }] : []))
      : standing.find(text, from, limit + 2 * text.length + 200).filter((own) => own.from < limit)
  for (const own of places) {
    const gap = standing.raw.slice(from, own.from)
    const read = gapOf(gap, standing.raw.charAt(own.from), isStatement)
    if (!read) continue
    const at = read.label === '' ? -1 : gap.toUpperCase().lastIndexOf(read.label)
    const label = at === -1 ? { from: own.from, to: own.from } : { from: from + at, to: from + at + 1 }
    return {
      place: { ...own, letter: read.label, label, isSigned: read.isSignedBehind },
      isSignedBefore: read.isSignedBefore,
    }
  }
  return null
}

function rangeEnd({ to }: ToldPlace, standing: StandingText, starts: ReadonlySet<number>): number {
  for (let at = standing.lineAt(to - 1) + 1; at < standing.lines.length; at += 1) {
    const line = standing.lines[at]
    if (line && (starts.has(at) || numberOf(line.text) !== null || isGuide(line.text) || isKeyList(line.text)))
      return line.from
  }
  return standing.raw.length
}

/** Without a number of its own, nothing directly before it may be a part of it. */
function isBegun({ asked, number }: ToldPlace, { lines, lineAt }: StandingText, ends: ReadonlySet<number>): boolean {
  if (number !== null) return true
  for (let at = lineAt(asked.from) - 1; at >= 0; at -= 1) {
    const text = lines[at]?.text ?? ''
    if (ends.has(at)) return true
    if (numberOf(text) !== null) return false
    if (keySaidIn(text) !== null || isSolution(text) || isKeyList(text)) return true
    if (isEmpty(text) || isHeading(text)) continue
    // The head of a paper, or a solution, up to an empty line.
    return isEmpty(lines[at + 1]?.text ?? '')
  }
  return true
}

const firstLetter = /^[\s(*]*[Aa]\s?[.):]/u
const bullet = /^\s*[-+•●○◦▪·□☐*]\s/u

/** Nothing behind it may be a part of it. */
function isEnded(
  { to, all, options }: ToldPlace,
  { type }: ToldQuestion,
  standing: StandingText,
  starts: ReadonlySet<number>,
): boolean {
  const last = standing.lineAt(to - 1)
  const rest = standing.raw.slice(to, standing.lines[last]?.to ?? to)
  const isClosed =
    isSignBehind(rest) ||
    pointsBehind.test(rest) ||
    keySaidIn(rest) !== null ||
    (type === 'statements' && isTruthBehind(rest))
  if (!isClosed) return false
  const behind = standing.lines.slice(last + 1).filter(({ from }) => from < all.to)
  const first = behind.find(({ text }) => !isEmpty(text))
  const letter = options.at(-1)?.letter ?? ''
  // Behind letters an empty line ends the last of them.
  const isApart = letter !== '' && isEmpty(behind[0]?.text ?? '')
  const isNext = first === undefined || isApart || starts.has(standing.lineAt(first.from)) || isStop(first.text)
  const following = letter === '' ? '' : String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1)
  const own = standing.lines[last]?.text ?? ''
  // Options that begin anew are those of another question.
  const anew = behind.findIndex(({ text }) => firstLetter.test(text))
  const ownLines = anew === -1 ? behind : behind.slice(0, anew)
  const isMore =
    following !== ''
      ? ownLines.some(({ text }) => new RegExp(`^[\\s(*]*${following}\\s?[.):]`, 'iu').test(text))
      : bullet.test(own) && bullet.test(first?.text ?? '')
  const isLettered = firstLetter.test(first?.text ?? '')
  return isNext && !isMore && !(options.length === 0 && isLettered)
}
