import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking, problem, richTextsIn } from '../../item.ts'
import { plainLine } from '../line-text.ts'
import { numberIn } from '../signs/cell-names.ts'
import { keyPairs, keyTable } from '../signs/key-signs.ts'
import { labelOf, questionStart } from '../signs/line-signs.ts'
import type { Line, Piece, WordBlock } from '../word-file.ts'

/**
 * What is struck through was withdrawn, or is shown to be wrong: only its author knows. A letter of a key that is struck
 * is none; everything else stays as it looks, and each question says what is struck in it.
 */
export interface StruckText {
  blocks: WordBlock[]
  keys: { number: number | null; text: string }[]
  /** All that is struck and is no key. */
  texts: string[]
}

const isStruck = (piece: Piece): boolean => piece.kind === 'text' && piece.look.strike === true
const isSaid = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
const isSeen = (piece: Piece): boolean => isStruck(piece) && isSaid(plainLine([piece]))

export function struckIn(lines: readonly Line[]): string {
  return lines
    .map((line) => plainLine(line.filter(isSeen)))
    .filter((text) => text !== '')
    .join(' / ')
}

export function withoutStruckKeys(typed: readonly WordBlock[]): StruckText {
  const keys: StruckText['keys'] = []
  const texts: string[] = []
  let number: number | null = null
  let isNamed = false

  const kept = (line: Line, isKey: boolean, place: (before: string) => number | null): Line => {
    if (!line.some(isSeen)) return line
    if (!isKey) {
      texts.push(struckIn([line]))
      return line
    }
    const first = line.findIndex(isSeen)
    keys.push({ number: place(plainLine(line.slice(0, first))), text: struckIn([line]) })
    return line.filter((piece) => !isStruck(piece))
  }

  const blocks = typed.map((block): WordBlock => {
    if (block.kind === 'table') {
      if (!block.rows.some((row) => row.some((cell) => cell.some((line) => line.some(isSeen))))) return block
      const areKeys = isOfKeys(block.rows)
      const rows = block.rows.map((row, at) =>
        row.map((cell, column) =>
          cell.map((line) =>
            kept(
              line,
              areKeys && keysAlone.test(struckIn([line])),
              (before) => numberOf(before) ?? numberBeside(block.rows, at, column),
            ),
          ),
        ),
      )
      return { ...block, rows }
    }
    const text = plainLine(block.line)
    const named = questionStart(text, 'named')
    if (named) [number, isNamed] = [named.number, true]
    else if (!isNamed) number = questionStart(text, 'numbered')?.number ?? number
    if (!block.line.some(isSeen)) return block
    const left = plainLine(block.line.filter((piece) => !isStruck(piece)))
    const isPair = (keyPairs(text) ?? keyPairs(left)) !== null
    const isKey = isPair || labelOf(text)?.kind === 'answer' || labelOf(left)?.kind === 'answer' || isInLine(block.line)
    return { ...block, line: kept(block.line, isKey, (before) => (isPair ? numberOf(before) : number)) }
  })
  return { blocks, keys, texts }
}

/** For whoever reads it as it stands. */
export function asTexts({ blocks, keys, texts }: StruckText): StruckText {
  return { blocks, keys: [], texts: [...texts, ...keys.map(({ text }) => text)] }
}

/** '… (Đáp án: B': a letter alone behind the word for a key. */
function isInLine(line: Line): boolean {
  const first = line.findIndex(isSeen)
  const before = plainLine(line.slice(0, first)).slice(-40)
  return (
    /^\s*[A-J][\s.,;]*$/u.test(plainLine(line.slice(first, first + 1))) &&
    /(?:đáp án|đ\/a|chọn|answer|ans|key)(?:\s+(?:đúng|là))?\s*[:：]?\s*$/iu.test(before)
  )
}

const keysAlone = /^(?:\d|[\s.,;:)/-]|(?<!\p{L})(?:[A-J]|đúng|sai|đ|s)(?!\p{L})){1,60}$/iu

function isOfKeys(rows: readonly Line[][][]): boolean {
  const textsOf = (isLeft: boolean): string[][] =>
    rows.map((row) =>
      row.map((cell) =>
        cell
          .map((line) => plainLine(isLeft ? line.filter((piece) => !isStruck(piece)) : line))
          .join('\n')
          .trim(),
      ),
    )
  const whole = textsOf(false)
  const isNamed = whole.some((row) => row.some((text) => /^(?:đáp án|đ\/?a|keys?|answers?)\b/iu.test(text)))
  return isNamed || keyTable(whole) !== null || keyTable(textsOf(true)) !== null
}

const numberOf = (before: string): number | null => {
  const found = /(\d{1,4})\D{0,8}$/u.exec(before)?.[1]
  return found === undefined ? null : Number(found)
}

/** The number before a cell in its row, or else above it. */
function numberBeside(rows: readonly Line[][][], at: number, column: number): number | null {
  const numberOfCell = (cell: readonly Line[] = []): number | null => numberIn(cell.map(plainLine).join(' '), 4)
  const row = rows[at] ?? []
  for (let left = column - 1; left >= Math.max(0, column - 4); left -= 1) {
    const number = numberOfCell(row[left])
    if (number !== null) return number
  }
  for (let above = at - 1; above >= Math.max(0, at - 4); above -= 1) {
    const number = numberOfCell(rows[above]?.[column])
    if (number !== null) return number
  }
  return null
}

const struckParts = /<s>(.*?)<\/s>/gsu
const longest = 200

const struckOf = (html: string): string[] =>
  Array.from(html.matchAll(struckParts), ([, inner = '']) => textOf(inner)).filter(isSaid)

const said = (keys: StruckText['keys']): string =>
  keys
    .map(({ text }) => text)
    .join(' / ')
    .slice(0, longest)

/** Each question says what is struck in it; where that may change what is right somebody has to look. */
export function withStruckTold(items: readonly ReadItem[], { keys, texts }: StruckText): ReadItem[] {
  if (keys.length === 0 && texts.length === 0) return [...items]
  const told = new Set<string>()
  const tell = (text: string): string => {
    for (const word of wordsOf(text)) told.add(word)
    return text.slice(0, longest)
  }
  const numbers = new Set(items.map(({ place }) => numberOf(place)))
  const keysOf = new Map(
    [...Map.groupBy(keys, ({ number }) => (numbers.has(number) ? number : null))].map(
      ([number, own]) => [number, said(own)] as const,
    ),
  )
  const seen = items.map((read): ReadItem => {
    const { content, explanation, hint = '' } = read.item
    const [, , , ...offered] = richTextsIn(read.item)
    const parts = [content, explanation, hint, ...offered].flatMap(struckOf)
    const isWhole = isSaid(textOf(content)) && !isSaid(textOf(content.replaceAll(struckParts, ' ')))
    const isOffered = offered.some((html) => struckOf(html).length > 0)
    const key = keysOf.get(numberOf(read.place) ?? -1)
    // Whoever says of which type it is wrote it for this program, and meant what can be seen.
    if (read.isTypeSaid) tell(parts.join(' '))
    const problems = [
      ...read.problems,
      ...(parts.length === 0 || read.isTypeSaid
        ? []
        : [(isWhole || isOffered ? blocking : problem)('struckText', { text: tell(parts.join(' / ')) })]),
      ...(key === undefined ? [] : [blocking('struckKey', { text: key })]),
    ]
    for (const { code, values } of read.problems) if (code === 'struckText') tell(values?.text ?? '')
    return { ...read, problems }
  })
  // What stands in none of them was said of nobody knows which.
  const others = [
    ...texts.filter((text) => !wordsOf(text).some((word) => told.has(word))),
    ...(keysOf.has(null) ? [keysOf.get(null) ?? ''] : []),
  ]
  if (others.length === 0) return seen
  const note = problem('struckText', { text: others.join(' / ').slice(0, longest) })
  return seen.map((read) => ({ ...read, problems: [...read.problems, note] }))
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
