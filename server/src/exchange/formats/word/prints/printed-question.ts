import { type Problem, type ReadItem, blocking, plainTruthOf } from '../../item.ts'
import { isEmptyLine } from '../line-text.ts'
import { optionSaying } from '../paper/keys/said-keys.ts'
import { newDraft, newOption } from '../paper/question-draft.ts'
import type { WordOption } from '../paper/settled-keys.ts'
import { readItemOf } from '../paper/word-draft.ts'
import { letters } from '../signs/option-signs.ts'
import type { Line } from '../word-file.ts'
import type { PrintLine } from './print-lines.ts'
import { type Score, isFull } from './print-signs.ts'

/** A question of a result, as the program set it. */
export interface PrintedQuestion {
  /** 0 where it has none. */
  number: number
  stem: PrintLine[]
  /** Without their letters. */
  options: PrintLine[]
  /** What the print names as right. */
  said: string[]
  /** Lines below that: further right answers, or nothing of this question. */
  behind: string[]
  /** Nothing but their lines parts them. */
  areBare: boolean
  /** Places of the options that the print marks as right. */
  right: number[]
  /** What was chosen or typed. */
  picks: string[]
  score: Score | null
  explanation: Line[]
  dropped: string[]
  doubts: Problem[]
}

export function newPrinted(number: number, score: Score | null): PrintedQuestion {
  return {
    number,
    stem: [],
    options: [],
    said: [],
    behind: [],
    areBare: false,
    right: [],
    picks: [],
    score,
    explanation: [],
    dropped: [],
    doubts: [],
  }
}

/** What is said of a question of which no key was found; the print has a better reason. */
const keyless: ReadonlySet<string> = new Set(['noKey', 'essay', 'optionsBare'])

export function itemOfPrint(question: PrintedQuestion, pictureName: (part: string) => string): ReadItem {
  const draft = newDraft(question.number, 0, question.dropped)
  draft.stem = question.stem.flatMap(({ lines, rows }): typeof draft.stem =>
    rows ? [{ rows }] : lines.map((line) => ({ line })),
  )
  draft.options = question.options.slice(0, letters.length).map(({ lines }, place) => newOption([...lines], place))
  draft.explanation = question.explanation.filter((line) => !isEmptyLine(line))
  draft.points = question.score?.most ?? null
  const further = question.behind.filter((text) => placeOf(text, draft.options) !== null)
  const skipped = question.behind.filter((text) => !further.includes(text))
  draft.skipped.push(...skipped)
  const { answers, isByScore } = keyOf({ ...question, said: [...question.said, ...further] }, draft.options)
  draft.answers = answers
  const one = readItemOf(draft, null, pictureName)
  const why = answers.length > 0 ? null : whyNoKey(question)
  const problems = why ? one.problems.filter(({ code }) => !keyless.has(code)) : one.problems
  // How an option looks may be what the program shows of what was chosen.
  if (answers.length === 0) one.item.answers = one.item.answers.map((own) => ({ ...own, isCorrect: false }))
  problems.push(...question.doubts)
  const [pick, ...others] = question.picks
  if (pick !== undefined && others.length === 0 && isFull(question.score) && isOther(pick, answers, draft.options))
    problems.push(blocking('keyConflict', { answers: [...answers, pick].join(' / ').slice(0, 100) }))
  const shown = question.options.filter(({ lines }) => lines.some(isWithPicture))
  if (shown.length > 0 && shown.length < question.options.length)
    problems.push(blocking('unreadable', { text: shown[0]?.text.slice(0, 60) ?? '' }))
  const pairs = draft.options.length === 0 ? question.said.find((text) => /[→➔]|->/u.test(text)) : undefined
  if (pairs !== undefined) problems.push(blocking('typedSeveral', { answer: pairs.slice(0, 60) }))
  if (question.options.length > letters.length)
    problems.push(blocking('unreadable', { text: question.options[letters.length]?.text.slice(0, 60) ?? '' }))
  if (why && !problems.some(({ code }) => code === 'keyUnclear')) problems.push(why)
  return { ...one, problems, ...(isByScore && { reasons: [{ code: 'keyFromScore' }] }) }
}

function whyNoKey({ picks, options }: PrintedQuestion): Problem | null {
  if (picks.length > 0) return blocking('printedPick', { text: picks.join(' / ').slice(0, 120) })
  return options.length > 1 ? blocking('printedMarks') : null
}

/** All points were got for something else than what the print names as right. */
function isOther(pick: string, answers: readonly string[], options: readonly WordOption[]): boolean {
  const [key = ''] = answers
  if (options.length === 0) return plainTruthOf(key) !== null && plainTruthOf(pick) !== plainTruthOf(key)
  const place = placeOf(pick, options)
  return place !== null && key !== '' && !key.split(', ').includes(letters[place] ?? '')
}

/** Beside words it may be the sign of what was chosen. */
function isWithPicture(line: Line): boolean {
  return (
    line.some(({ kind }) => kind === 'picture') &&
    line.some((piece) => piece.kind === 'text' && piece.text.trim() !== '')
  )
}

interface Key {
  answers: string[]
  isByScore: boolean
}

/** What the print says is right; what was chosen is right where it got all points. */
function keyOf({ said, right, picks, score }: PrintedQuestion, options: readonly WordOption[]): Key {
  if (right.length > 0) return { answers: [named(right)], isByScore: false }
  // What was typed and got all points is accepted as well.
  const isTyped = options.length === 0 && said.every((text) => plainTruthOf(text) === null)
  const typed = isTyped && isFull(score) && picks.length === 1 ? picks : []
  if (said.length > 0)
    return {
      answers: options.length > 1 ? lettersOf(said, options) : [...new Set([...said, ...typed])],
      isByScore: false,
    }
  const [pick, ...others] = picks
  if (pick === undefined || others.length > 0 || !isFull(score)) return { answers: [], isByScore: false }
  if (options.length === 0) return { answers: [pick], isByScore: true }
  const place = placeOf(pick, options)
  return { answers: place === null ? [] : [named([place])], isByScore: place !== null }
}

const named = (places: readonly number[]): string => places.map((place) => letters[place]).join(', ')

/** Letters where all of what is said is known; otherwise what is said, about which somebody is asked. */
function lettersOf(said: readonly string[], options: readonly WordOption[]): string[] {
  const isOne = (text: string): boolean => placeOf(text, options) !== null
  // 'Mars, Venus' names two of them, unless one says just that.
  const texts = said.flatMap((text) => {
    const parts = text.split(/,\s+/u)
    return !isOne(text) && parts.length > 1 && parts.every(isOne) ? parts : [text]
  })
  const places = texts.map((text) => placeOf(text, options))
  return places.every((place) => place !== null)
    ? [named([...new Set(places)].toSorted((one, other) => one - other))]
    : [...said]
}

/** 'b. Mars' and 'Mars' are the same option; a letter with the text of another is none. */
function placeOf(text: string, options: readonly WordOption[]): number | null {
  const [, letter = '', behind = ''] = /^\s*([A-Ja-j])\s?[.)]\s+(\S.*)$/su.exec(text) ?? []
  const same = optionSaying(text, options) ?? (letter === '' ? undefined : optionSaying(behind, options))
  if (!same) return null
  const isOther = letter !== '' && same.letter !== letter.toUpperCase() && optionSaying(text, options) === undefined
  return isOther ? null : options.indexOf(same)
}
