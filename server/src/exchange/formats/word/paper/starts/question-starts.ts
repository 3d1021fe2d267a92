import { bracketedStart, gradedStart, labelledStart, partedStart, type Manner } from '../../signs/beginnings.ts'
import { type QuestionStart, dashedStart, labelOf, passageStart, questionStart } from '../../signs/line-signs.ts'
import { firstOptionIn, letters, optionStarts, optionsInside } from '../../signs/option-signs.ts'
import { isTruthLine, lettersIn } from '../../signs/key-signs.ts'
import { isSmall, letterBefore, letterOnLine } from '../../signs/option-letters.ts'
import { looksAll, plainLine } from '../../line-text.ts'
import type { Line } from '../../word-file.ts'
import { isLessonTitle } from './lesson-titles.ts'
import type { WordDraft } from '../question-draft.ts'

/** What is known where a line stands. */
export interface Place {
  manner: Manner
  drafts: readonly WordDraft[]
  /** The question that is being read. */
  current: WordDraft | null
  isInKey: boolean
  /** A mark stands above: what follows is a question. */
  isAwaited: boolean
  /** The lines below, the next first. */
  below: readonly Line[]
}

/** Of those that have one. */
export function lastNumber(drafts: readonly WordDraft[]): number | undefined {
  return drafts.findLast(({ number }) => number !== 0)?.number
}

/** Does a question begin here, and which one? */
export function startAt(text: string, place: Place): QuestionStart | null {
  const { manner, drafts, isInKey } = place
  if (isLessonTitle(text, place.below)) return null
  const number = drafts.length + 1
  if (manner === 'parted') return place.isAwaited && labelOf(text) === null ? partedStart(text, number) : null
  if (manner === 'graded') return gradedStart(text, number)
  if (manner === 'labelled') return labelledStart(text, number)
  const bracketed = isInKey ? null : bracketedStart(text)
  if (bracketed && isAsked(text, place)) return bracketed
  const last = lastNumber(drafts)
  const start = questionStart(text, manner)
  // A new paper after a key begins at one again.
  if (start && (isInKey ? start.number === 1 : isNext(start.number, place) || isPlain(text, place))) return start
  const alone = Number(/^\s*(\d{1,3})\s*$/u.exec(text)?.[1])
  const isFirst = last === undefined && place.current === null && hasOptionsNext(text, place)
  if (isFirst ? alone === 1 : alone === (last ?? Infinity) + 1 && isPlain(text, place))
    return { number: alone, at: text.length, points: null, level: null }
  const dashed = isInKey ? null : dashedStart(text)
  if (dashed && dashed.number === (last ?? Infinity) + 1 && isEnded(place)) return dashed
  if (manner === 'numbered' || isInKey) return null
  // Somebody wrote 'Câu 1', 'Câu 2' and then '3.': only what has options of its own is taken for a question.
  const bare = questionStart(text, 'numbered')
  const begins = bare?.number === 1 && place.current === null && hasOptionsNext(text, place)
  return bare && (begins || isPlain(text, place)) ? bare : null
}

/** Without a word before it, a number alone may as well belong to the text: it must be the one that follows. */
function isNext(number: number, { manner, drafts, current }: Place): boolean {
  const last = lastNumber(drafts) ?? 0
  if (manner === 'named' || number === 1 || number === last + 1) return true
  // Behind a key whoever miscounted goes on with another question.
  return number >= last && ((current ?? drafts.at(-1))?.answers.length ?? 0) > 0
}

/** Its options are there, or its key. */
function isEnded({ current }: Place): boolean {
  return current !== null && (current.answers.length > 0 || current.options.length > 1)
}

/** Behind the options of one question a number with options of its own is another one, whoever miscounted. */
function isPlain(text: string, place: Place): boolean {
  const { current, drafts } = place
  const before = current ?? drafts.at(-1)
  // What was cut out of more begins with any number.
  return (before === undefined || before.options.length > 1) && hasOptionsNext(text, place)
}

/** Between two questions, and right above an 'A.' or with options of its own. */
function isAsked(text: string, { current, below }: Place): boolean {
  if (current && current.options.length < 2) return false
  return optionsInside(text).length > 0 || optionStarts(nextText(below), 0).length > 0
}

/** Behind the options of one question, right above an 'A.': somebody forgot its number. */
export function isUnnumbered(text: string, { manner, current, below }: Place): boolean {
  if ((current?.options.length ?? 0) < 2 || isNextOption(text, current) || optionStarts(text, 0).length > 0)
    return false
  const next = nextText(below)
  if (optionStarts(next, 0).length === 0 || !/^\s*[\p{Lu}\d“"(]/u.test(text)) return false
  // 'a)' to 'd)' are what is asked about, where all others have a name.
  const areSmall = current?.options.every(isSmall) === true
  if (manner === 'named' && areSmall && letterBefore(next)?.letter === 'A') return false
  return /^\s*\W?A/u.test(next) || /[?:]\s*$/u.test(text) || isBehindKey(current, below)
}

/** An empty line stands between the key above and this line, and 'a)' and 'b)' right below it. */
function isBehindKey(current: WordDraft | null, below: readonly Line[]): boolean {
  const [first = '', second = ''] = below.map(plainLine).filter((text) => text.trim() !== '')
  const isListed = optionStarts(first, 0).length > 1 || optionStarts(second, 1).length > 0
  return current?.isAfterGap === true && current.answers.length > 0 && isListed
}

/** A bold line of its own right above a question is no part of an option that is not bold. */
export function isHeading(line: Line, place: Place): boolean {
  const option = place.current?.options.at(-1)
  const text = plainLine(line)
  // Below 'Answer:' stands the key, however it looks, and 'a = 2' is given.
  if (!option || place.current?.isKeyAwaited || text.length > 80 || text.includes('=')) return false
  if (!looksAll(line, 'bold') || isNextOption(text, place.current)) return false
  const next = nextText(place.below)
  return !looksAll(option.lines.flat(), 'bold') && (questionStart(next, 'named') ?? startAt(next, place)) !== null
}

/** Options of a question that nobody saw begin. */
export function isLost(text: string, { current, below }: Place): boolean {
  const starts = optionStarts(text, 0)
  if (current || starts.length === 0) return false
  return starts.length > 1 || optionStarts(nextText(below), 1).length > 0
}

/** 'I. PHẦN …' may be a heading, and is the ninth option where eight stand above it. */
export function isNextOption(text: string, current: WordDraft | null): boolean {
  const count = current?.part === 'options' ? current.options.length : 0
  const [next] = count > 0 ? optionStarts(text, count) : []
  return next !== undefined && !isLetteredKey(text.slice(next.at))
}

/** 'A. Tự luận' below what is asked and above 'B. …' is no heading. */
export function isFirstOption(text: string, { current, below }: Place): boolean {
  const isBelow = current?.part === 'stem' && current.stem.length > 0
  return isBelow && optionStarts(text, 0).length > 0 && optionStarts(nextText(below), 1).length > 0
}

/** Where a key begins that stands in the list of the options, with a letter of its own: 'E. Answer: C'. */
export function letteredKeyAt(text: string, current: WordDraft | null): number | null {
  const [next] = current?.part === 'options' ? optionStarts(text, current.options.length) : []
  return next && isLetteredKey(text.slice(next.at)) ? next.at : null
}

function isLetteredKey(text: string): boolean {
  const label = labelOf(text)
  return label?.kind === 'answer' && lettersIn(text.slice(label.at)) !== null
}

/** Where the text of a question begins that nobody announced: '12Which' has a number that lost its point. */
export function unannounced(text: string, last: number | undefined): QuestionStart {
  const spaced = /^\s*(\d{1,4})\s+(?=["“(]?[\p{Lu}\p{Lo}])/u.exec(text)
  if (spaced && Number(spaced[1]) === (last ?? Infinity) + 1)
    return { number: Number(spaced[1]), at: spaced[0].length, points: null, level: null }
  const at = questionStart(text, 'named')?.at ?? /^\s*\d{1,3}(?=\p{Lu})/u.exec(text)?.[0].length ?? 0
  return { number: 0, at, points: null, level: null }
}

/** Of numbers that nobody saw. */
const mostMissing = 5
const longestRange = 30
const announced = /(?<=\S)\s+(?=(?:câu(?:\s+hỏi)?|question)\s{0,5}(\d{1,4})\s{0,5}[:.](.*)$)/isu

/** 'd) Huế Câu 5:' – the end of one line lost, the next question begins within an option. */
export function nextStartIn(text: string, { drafts, current, below }: Place): number | null {
  if (!current || current.part !== 'options') return null
  const found = announced.exec(text)
  const ahead = Number(found?.[1]) - (lastNumber(drafts) ?? 0)
  if (!found || !(ahead > 0 && ahead <= mostMissing)) return null
  // 'Thí sinh trả lời từ câu 1 đến câu 6.' names them.
  if (
    /câu\s{1,5}\d{1,3}\s{0,5}(?:đến|tới|[-–—])$/iu.test(
      text.slice(Math.max(found.index - longestRange, 0), found.index),
    )
  )
    return null
  const rest = found[2] ?? ''
  if (rest.trim() === '') return passageStart(text) ? null : found.index
  const isAsked = optionsInside(rest).length > 0 || optionStarts(nextText(below), 0).length > 0
  return isAsked && isNextOption(text, current) ? found.index : null
}

/** 'Câu 5: CÂU 5 …' or '5. 5. …': the label once more. */
export function behindLabels(text: string, { number, at }: QuestionStart): number {
  const rest = text.slice(at)
  const isNumbered = /^\s*\d{1,4}[.)]\s/u.test(rest)
  const again = number === 0 ? null : questionStart(rest, isNumbered ? 'numbered' : 'named')
  return again?.number === number ? at + again.at : at
}

function nextText(below: readonly Line[]): string {
  const next = below.slice(0, 4).find((line) => plainLine(line).trim() !== '')
  return plainLine(next ?? [])
}

function hasOptionsNext(text: string, { below }: Place): boolean {
  if (optionsInside(text).length > 0) return true
  // 'Which one? A. Huế' above 'B. Hà Nội'.
  if (firstOptionIn(text) && optionStarts(nextText(below), 1).length > 0) return true
  for (const line of below.slice(0, 6)) {
    const next = plainLine(line)
    if (optionStarts(next, 0).length > 0) return true
    if (questionStart(next, 'named') || questionStart(next, 'numbered')) return false
  }
  return false
}

/** A letter alone below the options of a question without a key, what is said of each, or one of them once more. */
export function isKeyBelow(text: string, draft: WordDraft, below: readonly Line[]): boolean {
  const { part, options, answers } = draft
  if (part !== 'options' || options.length < 2 || answers.length > 0) return false
  const letter = letterOnLine(text)
  const isNamed = options.some((option) => option.letter === letter) || isTruthLine(text, options.length)
  return isNamed || areNamed(text, draft) || isSaidAgain(text, options, below)
}

/** 'A C D' below the options; where points and sides have such names it may be the end of the last option. */
function areNamed(text: string, { stem, options }: WordDraft): boolean {
  const said = text.trim()
  if (said.length > longestKey || !/^[A-J](?:[\s,;&]*(?:and|và)?[\s,;&]*[A-J]){1,9}\.?$/u.test(said)) return false
  const named = lettersIn(text) ?? []
  const places = named.map((letter) => options.findIndex((option) => option.letter === letter))
  const isRising = places.every((place, at) => place > (at === 0 ? -1 : (places[at - 1] ?? 0)))
  const lines = [...stem.map((part) => ('line' in part ? part.line : [])), ...(options.at(-1)?.lines ?? [])]
  return named.length > 1 && isRising && !lines.some((line) => ofPoints.test(plainLine(line)))
}

const longestKey = 40
const ofPoints = /(?<![\p{L}\d])(?:[B-HJ]|[A-J]{2,4})(?![\p{L}\d'’])/u

/** 'c) Huế' below the options, one of which is just that; a whole list once more chooses none. */
function isSaidAgain(text: string, options: WordDraft['options'], below: readonly Line[]): boolean {
  const place = options.findIndex((_, at) => optionStarts(text, at).length === 1)
  const [start] = place === -1 ? [] : optionStarts(text, place)
  const own = options[place]?.lines.map(plainLine).join(' ') ?? ''
  const isNext = letters.some((_, at) => optionStarts(nextText(below), at).length > 0)
  return start !== undefined && said(own) !== '' && said(own) === said(text.slice(start.at)) && !isNext
}

const said = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim().toLowerCase()
