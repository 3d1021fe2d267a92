import { type AnswerLetter, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Cell, Look, Row } from '../../item.ts'
import { richCell } from '../../cell-text.ts'
import { columnLetters, ownTextAt } from '../grid.ts'
import { type SplitOption, offersInLine, optionsIn, stemAndOptions, stemAndOptionsInLine } from './option-cells.ts'
import { isWorthHead } from '../heads/head-kinds.ts'
import type { Layout } from '../row-columns.ts'
import { fillersOf } from './filler-options.ts'
import { partedBy } from './joined-options.ts'
import { holdsLabels, lastRun, textBehind } from '../told/later-labels.ts'
import { circled, circledNumber } from '../row-keys.ts'
import type { Found, QuestionCells, RowOption } from './question-cells.ts'
import { commonLook, lookOf, noLook, optionOf } from './one-option.ts'
import { withoutSigns } from './signed-options.ts'
import { withoutStars, withoutSureStars } from './starred-options.ts'
import { withMeantTags } from './meant-tags.ts'
import { besideWrong } from './wrong-options.ts'

export function optionsOf(cells: QuestionCells): Found {
  const found = inColumns(cells) ?? inRows(cells) ?? inOneCell(cells) ?? besideWrong(cells) ?? inContent(cells)
  const nothing: Found = { options: [], content: null, reasons: [], unclear: null }
  if (!found) return nothing
  if (cells.isExact) return found
  const glued = gluedIn(found.options, cells.layout)
  if (glued !== null) return { ...found, unclear: found.unclear ?? glued }
  const initials = initialsIn(found.options)
  if (initials !== null) return { ...found, unclear: found.unclear ?? initials }
  const options = withMeantTags(withoutLetters(withoutPlaces(found.options)), cells.text('content'))
  const areMeant = cells.layout.areStarsMeant === true && cells.text('correct') !== ''
  const { keySignature } = cells.layout
  if (keySignature) return { ...found, options: withoutSigns(options, keySignature) }
  return { ...found, options: areMeant ? withoutSureStars(options) : withoutStars(options) }
}

function inColumns(cells: QuestionCells): Found | null {
  const { layout, cell, text } = cells
  const fillers = fillersOf(cells)
  const hasMarks = layout.roles.some((role) => role?.startsWith('mark') === true)
  const worths = answerLetters.map((letter) => text(`mark${letter}`)).filter((worth) => worth !== '')
  const most = mostWorth(worths)
  const areWorths = isWorthHead(layout.heads[layout.roles.indexOf('markA')] ?? '')
  const markOf = (letter: AnswerLetter): string => {
    const worth = text(`mark${letter}`)
    if (most === null && areWorths && worth !== '') return `${worth} điểm`
    return most === null || worth === '' ? worth : Number(worth) === most ? '1' : '0'
  }
  const options = answerLetters.flatMap((letter: AnswerLetter) =>
    text(letter) === '' || fillers.includes(letter)
      ? []
      : [optionOf(letter, text(letter), lookOf(cell(letter)), hasMarks ? markOf(letter) : null, text(`note${letter}`))],
  )
  return options.length === 0 ? null : { options, content: null, reasons: [], unclear: null }
}

/** Numbers of which all above zero are the same say what is right; null where they may say something else. */
function mostWorth(worths: readonly string[]): number | null {
  const numbers = worths.every((worth) => /^-?\d{1,3}(?:\.\d{1,3})?$/.test(worth)) ? worths.map(Number) : []
  const above = new Set(numbers.filter((number) => number > 0))
  const [most] = above
  return most !== undefined && above.size === 1 && above.size < new Set(numbers).size ? most : null
}

/** One option in each row, the first beside the question. */
function inRows({ layout, rows }: QuestionCells): Found | null {
  const column = layout.roles.indexOf('options')
  if (column === -1 || rows.length < 2) return null
  const key = layout.roles.indexOf('correct')
  const filled = rows.filter((row) => ownTextAt(row, column).trim() !== '')
  const marks =
    rows.slice(1).some((row) => row.cells[key]?.isCovered !== true && (row.cells[key]?.text ?? '').trim() !== '') ||
    isOneMark(rows, key)
  const options = filled.map((row, index) => {
    const cell = row.cells[column]
    const mark = marks ? (row.cells[key]?.isCovered === true ? '' : (row.cells[key]?.text ?? '')) : null
    return optionOf(answerLetters[index] ?? '?', (cell?.text ?? '').trim(), lookOf(cell ?? null), mark)
  })
  return { options, content: null, reasons: [{ code: 'optionsFromRows' }], unclear: null }
}

/** The first row alone has a sign: its option is the right one, if it is no letter. */
function isOneMark(rows: readonly Row[], key: number): boolean {
  return /^(?:x|✓|✔|☑|\*)$/iu.test((rows[0]?.cells[key]?.text ?? '').trim())
}

function inOneCell({ layout, cell, text }: QuestionCells): Found | null {
  const raw = text('options')
  if (/^(?:\{\s*\}|\[\s*\]|无|無|n\/a|[-–—])?$/iu.test(raw)) return null
  const column = columnLetters(layout.roles.indexOf('options'))
  const split = optionsIn(raw, layout.parting) ?? (layout.joint ? partedBy(layout.joint, raw, text('correct')) : null)
  if (split === null) return { options: [], content: null, reasons: [], unclear: raw }
  return {
    options: splitOptions(split, raw, cell('options')),
    content: null,
    reasons: [{ code: 'optionsFromCell', values: { column } }],
    unclear: null,
  }
}

function inContent({ layout, cell, text, isExact }: QuestionCells): Found | null {
  const raw = text('content')
  const key = text('correct')
  const split = isExact ? null : (stemAndOptions(raw, key) ?? stemAndOptionsInLine(raw, key))
  const isOffered = !isExact && text('correct') !== '' && text('type') === '' && offersInLine(raw)
  if (split === null) return isOffered ? { options: [], content: null, reasons: [], unclear: raw } : null
  const column = columnLetters(layout.roles.indexOf('content'))
  return {
    options: splitOptions(split.options, raw, cell('content')),
    content: split.stem,
    reasons: [{ code: 'optionsFromCell', values: { column } }],
    unclear: split.options.find(({ text: one }) => swallowed.test(one))?.text ?? unclearIn(split.options, raw, key),
  }
}

/** Labels that may be those of something else, and what stands behind the last option. */
function unclearIn(options: readonly SplitOption[], raw: string, key: string): string | null {
  const texts = options.map(({ text }) => text)
  if (lastRun(raw, key) === 'unclear') return raw
  return texts.find(holdsLabels) ?? textBehind(texts)
}

/** 'Huế B. Hà Nội' with nothing in the column of B, or 'Hà Nội D. Cần Thơ' as the last of a cell: it holds another option. */
function gluedIn(options: readonly RowOption[], { roles }: Layout): string | null {
  const columns = answerLetters.filter((letter) => roles.includes(letter))
  const offered = columns.length > 0 ? columns : answerLetters.slice(0, usualOptions)
  const found = options.find(({ letter, raw }, index) => {
    const at = offered.findIndex((one) => one === letter)
    const next = offered.slice(at + 1, index === options.length - 1 ? undefined : at + 2)
    const missing = next.filter((one) => at !== -1 && !options.some((other) => other.letter === one))
    return missing.some((one) => new RegExp(`\\S\\s{1,20}${one}[.)]\\s{1,5}\\S`, 'u').test(raw))
  })
  return found?.raw ?? null
}

const usualOptions = 4

/** The label of another option below this one: 'Cc. Huế', or one that is out of order. */
const swallowed = /\n[ \t]{0,20}\(?(?:[A-J]{1,2}|[A-J][a-j])[ \t]{0,3}[.)][ \t]{1,20}\S/u

function splitOptions(split: readonly SplitOption[], raw: string, cell: Cell | null): RowOption[] {
  const looks = looksWithin(cell, raw)
  const isQuoted = /^\s*[[{]/.test(raw)
  return split.map(({ letter, text, from, to }, index) => ({
    ...optionOf(letter ?? answerLetters[index] ?? '?', text, looks(from, to), null),
    ...(letter === null && !isQuoted && { isParted: true as const }),
  }))
}

/** What all letters between two places look like; a letter in front that is marked alone counts as well. */
function looksWithin(cell: Cell | null, raw: string): (from: number, to: number) => Look {
  const { runs = [] } = cell ?? {}
  if (runs.length === 0) return () => noLook
  const whole = runs.map(({ text }) => text).join('')
  const lead = whole.indexOf(raw)
  const spans: { from: number; to: number; look: Look }[] = []
  let at = -Math.max(0, lead)
  for (const { text, look } of runs) {
    if (text.trim() !== '') spans.push({ from: at, to: at + text.length, look })
    at += text.length
  }
  return (from, to) => {
    const own = spans.filter(
      (span) =>
        span.from < to && span.to > from && raw.slice(Math.max(span.from, from), Math.min(span.to, to)).trim() !== '',
    )
    const [first, ...others] = own
    return first ? others.reduce((common, { look }) => commonLook(common, look), first.look) : noLook
  }
}

const labelled = /^[([]?([A-J]|[a-j](?=\s{0,5}[.)\]]|:\s))\s{0,5}[.):\]、．：）]\s{0,20}(\S[\s\S]*)$/u

/** ['A. Hà Nội', 'A', 'Hà Nội'], with the same for '① Hà Nội'. */
function labelOf(raw: string): readonly string[] | null {
  // '*B. Hà Nội': the star stays with the text, and says that it is right.
  const [star = ''] = /^\*(?!\*)\s{0,5}(?=\S)/.exec(raw) ?? []
  const bare = raw.slice(star.length)
  const [sign = ''] = bare
  const number = bare.match(circled)?.[0] === sign ? circledNumber(sign) : 0
  const rest = bare.slice(sign.length).trim()
  if (number > 0 && rest !== '') return [raw, answerLetters[number - 1] ?? '', star + rest]
  const [, letter = '', text = ''] = labelled.exec(bare) ?? []
  return letter === '' ? null : [raw, letter, star + text]
}

/** 'A. Hà Nội' in the cell of an option: the letter is its own, wherever it stands. */
function withoutLetters(options: readonly RowOption[]): RowOption[] {
  const parts = options.map(({ raw }) => labelOf(raw))
  const letters = new Set(parts.map((part) => part?.[1]?.toUpperCase() ?? ''))
  const isLabelled =
    options.length >= 2 &&
    letters.size === options.length &&
    answerLetters.slice(0, options.length).every((letter) => letters.has(letter))
  if (!isLabelled) return withoutOwnLetters(options)
  // 'A. A. Huế' has its letter twice.
  const isTwice = parts.every((part) => labelOf(part?.[2] ?? '')?.[1] === part?.[1])
  return options.map((option, index) => {
    const [, letter = option.letter, rest = option.raw] = parts[index] ?? []
    const raw = isTwice ? (labelOf(rest)?.[2] ?? rest) : rest
    return { ...option, letter: letter.toUpperCase(), raw, text: richCell(raw), whole: option.raw }
  })
}

const placeLabels: readonly { sign: RegExp; names: readonly string[] }[] = [
  { sign: /^([A-J])(?:\s?[/-]\s?|\s+)(?=\S)/u, names: answerLetters },
  {
    sign: /^(?:phương án|đáp án|lựa chọn|pa|option|answer|choice)\s?([A-J])\s?[.):-]\s?(?=\S)/iu,
    names: answerLetters,
  },
  { sign: /^(\d{1,2})\s?[.)/]\s{1,5}(?=\S)/u, names: answerLetters.map((_, at) => String(at + 1)) },
  { sign: /^([ivx]{1,4})[.)]\s{0,5}(?=\S)/iu, names: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] },
]
const fewestPlaces = 3

/** 'A Huế', '1. Huế', 'i) Huế': what says its own place in every option, and in their order, is a label in whatever form. */
function withoutPlaces(options: readonly RowOption[]): readonly RowOption[] {
  const found = placeLabels.find(
    ({ sign, names }) =>
      options.length >= fewestPlaces &&
      options.every(({ raw, letter }, at) => {
        const name = sign.exec(raw)?.[1]?.toUpperCase()
        return name !== undefined && name === names[at] && letter === answerLetters[at]
      }),
  )
  if (!found) return options
  return options.map((option) => {
    const raw = option.raw.replace(found.sign, '').trim()
    return { ...option, raw, text: richCell(raw), whole: option.raw }
  })
}

const initial = /^\p{Lu}[\p{L}]{0,2}\.\s?\p{Lu}\p{Ll}/u

/** 'V. Lênin', 'Ph. Ăngghen', 'C. Mác', 'D. Ricardo': letters before names, two of which happen to be those of their columns. */
function initialsIn(options: readonly RowOption[]): string | null {
  const own = options.filter(({ raw, letter }) => labelled.exec(raw)?.[1] === letter && initial.test(raw))
  const others = options.filter(({ raw, letter }) => labelled.exec(raw)?.[1] !== letter)
  return own.length >= 2 && others.length > 0 ? (own[0]?.raw ?? null) : null
}

/** 'chim', 'cá', 'C. voi', 'D. mèo': some of them with the letter of their own column, and none with that of another. */
function withoutOwnLetters(options: readonly RowOption[]): RowOption[] {
  const parts = options.map(({ raw }) => labelled.exec(raw))
  const own = options.filter(({ letter }, index) => parts[index]?.[1] === letter).length
  if (own < 2 || parts.some((part, index) => part !== null && part[1] !== options[index]?.letter)) return [...options]
  return options.map((option, index) => {
    const [, slip] = /^([A-J]),\s{0,20}\S/u.exec(option.raw) ?? []
    const raw = parts[index]?.[2] ?? (slip === option.letter ? option.raw.slice(2).trim() : option.raw)
    return { ...option, raw, text: richCell(raw), whole: option.raw }
  })
}
