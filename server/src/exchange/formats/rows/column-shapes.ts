import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../item.ts'
import { ownTextAt } from './grid.ts'
import { bareKey } from './keys/bare-keys.ts'
import { optionsIn } from './options/option-cells.ts'
import { withoutStar } from './row-keys.ts'

/** What the cells of a column look like, whatever it is called. */

export interface ColumnShape {
  column: number
  filled: number
  /** Of the filled ones, from 0 to 1. */
  letters: number
  numbers: number
  /** Filled with a question's number: 1, 2, 3 or 'Câu 1'. */
  counts: number
  lists: number
  length: number
  questionMarks: number
}

const share = (texts: readonly string[], fits: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(fits).length / texts.length

export function shapeOf(rows: readonly Row[], column: number): ColumnShape {
  const texts = rows.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
  return {
    column,
    filled: rows.length === 0 ? 0 : texts.length / rows.length,
    letters: share(texts, (text) => /^(?:[A-J](?:[\s,;/&]{0,5}[A-J]){0,5}|[a-e])[.)]?$/.test(bareKey(text))),
    numbers: share(texts, (text) => /^\d{1,3}$/.test(text)),
    counts: share(texts, (text) => /^(?:câu|bài|question|q)?\s{0,3}\d{1,4}[.:)]?$/iu.test(text.normalize('NFC'))),
    lists: share(texts, (text) => /^[\s*(]{0,3}A\s{0,3}[.):/-]/i.test(text) && (optionsIn(text)?.length ?? 0) >= 2),
    length: texts.length === 0 ? 0 : texts.reduce((sum, text) => sum + Math.min(text.length, 2000), 0) / texts.length,
    questionMarks: share(texts, (text) => /[?:…]$|\.{3}/.test(text)),
  }
}

export function widthOf(rows: readonly Row[]): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
}

const shortestQuestion = 10

/** The column in which questions stand: long texts, all different. */
export function longestColumn(rows: readonly Row[], columns: readonly number[]): number | null {
  const fits = columns
    .map((column) => shapeOf(rows, column))
    .filter(
      ({ filled, length, letters, counts, lists }) =>
        filled >= 0.6 && length >= shortestQuestion && letters < 0.5 && counts < 0.5 && lists <= 0.8,
    )
    .filter(({ column }) => areDifferent(rows.map((row) => ownTextAt(row, column))))
  const [best, next] = fits.toSorted((one, other) => weightOf(other) - weightOf(one))
  if (!best) return null
  // Two columns of long texts: nobody can tell which of them is asked.
  return next && weightOf(next) > weightOf(best) * 0.8 && next.questionMarks >= best.questionMarks ? null : best.column
}

function weightOf({ length, questionMarks, lists }: ColumnShape): number {
  return length * (1 + questionMarks) * (lists > 0.5 ? 0.2 : 1)
}

function areDifferent(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text.trim() !== '')
  return filled.length < 3 || new Set(filled).size > filled.length * 0.6
}

/** From 0 to 1: how many of its texts are its own. */
export function varietyOf(rows: readonly Row[], column: number): number {
  const texts = rows.map((row) => foldText(ownTextAt(row, column))).filter((text) => text !== '')
  return texts.length === 0 ? 0 : new Set(texts).size / texts.length
}

/** Most of its cells have more than one word, or signs that need no space between words. */
export function isWorded(rows: readonly Row[], column: number): boolean {
  const texts = rows.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
  return share(texts, (text) => (/\p{L}/u.test(text) && /\S\s+\S/.test(text)) || /[^\p{ASCII}\s]{4}/u.test(text)) > 0.5
}

/** Sentences that differ from row to row, or are too long to be the name of anything. */
export function isProse(rows: readonly Row[], column: number): boolean {
  const texts = rows.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
  const { length } = shapeOf(rows, column)
  return (
    share(texts, (text) =>
      /\S(?:\s+\S+){3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\d、。，・「」（）()]{12}/u.test(text),
    ) > 0.5 &&
    (length >= 80 || areDifferent(texts))
  )
}

/** The share of rows in which this cell says what exactly one of the options says. */
export function echoShare(rows: readonly Row[], column: number, options: readonly number[]): number {
  const filled = rows.filter((row) => ownTextAt(row, column).trim() !== '')
  return share(
    filled.map((row) => {
      const said = foldText(ownTextAt(row, column))
      return options.filter((option) => foldText(ownTextAt(row, option)) === said).length === 1 ? 'x' : ''
    }),
    (text) => text === 'x',
  )
}

/** The share of rows in which exactly one of these cells says that it is right. */
export function starShare(rows: readonly Row[], columns: readonly number[]): number {
  const stars = rows.map((row) => columns.filter((column) => withoutStar(ownTextAt(row, column)) !== null).length)
  return rows.length === 0 ? 0 : stars.filter((count) => count === 1).length / rows.length
}
