import { escapeText } from '@lms/contracts/rich-text.ts'
import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import { numberFrom } from '@lms/contracts/question-types/part-texts.ts'
import { type Item, type Problem, blocking, problem } from '../../item.ts'
import { textAt } from '../grid.ts'
import { isMarginHead } from '../heads/head-kinds.ts'
import type { QuestionCells, RowOption } from './question-cells.ts'

/** What a row that asks for a number says about it, as others write it. */

/** In the column of the key, or in the only other one that is called so and says something. */
function keyOf({ layout, rows: [row], text }: QuestionCells): string {
  const others = (layout.secondKeys ?? []).map((column) => (row ? textAt(row, column).trim() : ''))
  const filled = [...new Set(others.filter((other) => other !== ''))]
  return text('correct') === '' && filled.length === 1 ? (filled[0] ?? '') : text('correct')
}

/** '3.71 to 3.75', '10–12' and '10 đến 12': what lies between is right. Null where it is no range. */
export function rangeFrom(text: string): string | null {
  const [, low = '', high = ''] =
    /^\[?\s*([-−–]?[\d.,]{1,30})\s{0,5}(?:to|đến|tới|-|–|—|~|\.\.)\s{0,5}([-−–]?[\d.,]{1,30})\s*\]?$/iu.exec(
      text.normalize('NFC').trim(),
    ) ?? []
  const [one, other] = [decimalOf(low), decimalOf(high)]
  if (one === null || other === null) return null
  const scale = Math.max(one.scale, other.scale)
  const [from, to] = [one, other].map(({ digits, scale: own }) => digits * 10n ** BigInt(scale - own))
  if (from === undefined || to === undefined || from > to) return null
  const middle = written((from + to) * 5n, scale + 1)
  return from === to ? middle : `${middle} ± ${written((to - from) * 5n, scale + 1)}`
}

function written(digits: bigint, scale: number): string {
  const sign = digits < 0n ? '-' : ''
  const all = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  return `${sign}${all.slice(0, -scale)}.${all.slice(-scale)}`.replace(/\.?0+$/, '')
}

export interface NumericKey {
  /** Numbers with what they may be away from. */
  said: string
  options: readonly RowOption[]
  problems: Problem[]
}

/** Texts that stand in the cells of options are left over from another row; numbers there are the answers, or places. */
export function numericKey(cells: QuestionCells, options: readonly RowOption[]): NumericKey {
  const key = keyOf(cells)
  const said = rangeFrom(key) ?? key
  const isNumber = said.split('|').every((part) => numberFrom(part.trim()) !== null)
  const areLeft =
    isNumber &&
    options.length > 0 &&
    options.every(({ raw }) => numberFrom(raw) === null && rangeFrom(raw) === null && /\p{L}/u.test(raw))
  if (!areLeft || cells.layout.isOwn) return { said, options, problems: [] }
  const text = options.map(({ raw }) => raw).join(' / ')
  return { said, options: [], problems: [problem('wordingDropped', { text: text.slice(0, 200) })] }
}

/** A number beside how far from it an answer may be is no text to be typed. */
export function withMargin(item: Item, { layout, rows: [row], text }: QuestionCells, problems: Problem[]): boolean {
  const column = layout.heads.findIndex((head, at) => layout.roles[at] === null && isMarginHead(head))
  const margin = row && column !== -1 ? textAt(row, column).trim() : ''
  const number = margin === '' ? null : numberFrom(`${text('correct')} ± ${margin}`)
  if (number === null) return false
  // A sheet that shows two places shows 0.001 as 0.00.
  if (/^0[.,]0+$/.test(margin)) problems.push(blocking('unreadable', { text: margin }))
  const { text: plain, tolerance = 0 } = number
  item.type = 'numeric'
  item.answers = [{ text: escapeText(plain), isCorrect: true, ...(tolerance > 0 && { tolerance }) }]
  item.unit ??= null
  return true
}
