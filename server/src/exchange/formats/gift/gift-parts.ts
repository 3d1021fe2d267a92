import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { escapeText, isBlank } from '@lms/contracts/rich-text.ts'
import { unescapeText, withoutSigns } from '../../formulas-in-text.ts'
import { type Item, blocking, problem } from '../../item.ts'
import { plainDecimal } from '@lms/contracts/question-types/part-texts.ts'
import { cellOf, richCell } from '../../cell-text.ts'
import { answerParts, escapeGift, linesOf, splitOnce, unescapeGift } from './gift-syntax.ts'
import { fullyRight, sayDropped } from '../part-marks.ts'
import { type GiftReading, weighted } from './gift-weights.ts'

/** What GIFT has for questions with parts; orders are written as Moodle's plugin for them does. */

type Rich = (text: string) => string

/** '3.14:0.01', '1..5', and several of them with marks. */
export function readNumbers(text: string, { item, problems, rich }: GiftReading): void {
  item.type = 'numeric'
  const parts = answerParts(/^[=~]/.test(text) ? text : `=${text}`).map(weighted)
  const { right, dropped, notes } = fullyRight(parts)
  for (const { text: said, note } of right) {
    const number = acceptedNumber(unescapeGift(said).trim())
    if (number === null) problems.push(blocking('answerUnclear', said.trim()))
    else
      item.answers.push({
        text: escapeText(number.text),
        isCorrect: true,
        ...(number.tolerance > 0 && { tolerance: number.tolerance }),
        ...(note !== '' && { explanation: rich(note) }),
      })
  }
  sayDropped(dropped, notes, problems)
  if (item.answers.length === 0 && problems.every(({ isBlocking }) => !isBlocking)) problems.push(blocking('noKey'))
  item.unit ??= null
}

/** '1,000' is a thousand, or one: the format has points alone. */
const groupedOrNot = /^[-+]?[1-9]\d{0,2},\d{3}$/

function acceptedNumber(text: string): { text: string; tolerance: number } | null {
  if (groupedOrNot.test(text.split(':')[0]?.trim() ?? '')) return null
  const [low, high] = text.split('..').map((end) => decimalOf(end.trim()))
  if (text.includes('..')) {
    if (!low || !high) return null
    // In the middle of both ends, exactly: with one digit more a half can always be written.
    const scale = Math.max(low.scale, high.scale) + 1
    const at = (number: NonNullable<typeof low>): bigint => number.digits * 10n ** BigInt(scale - number.scale)
    const [from, to] = [at(low), at(high)]
    if (from > to) return null
    return {
      text: decimalText((from + to) / 2n, scale),
      tolerance: Number(decimalText((to - from) / 2n, scale)),
    }
  }
  const [number = '', room = '0', ...rest] = text.split(':').map((part) => part.trim())
  if (decimalOf(number) === null || decimalOf(room) === null || rest.length > 0) return null
  const tolerance = Number(plainDecimal(room))
  return tolerance >= 0 ? { text: number, tolerance } : null
}

function decimalText(digits: bigint, scale: number): string {
  const sign = digits < 0n ? '-' : ''
  const all = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  return `${sign}${all.slice(0, -scale)}.${all.slice(-scale)}`.replace(/\.?0+$/, '')
}

export function readPairs(parts: readonly { text: string }[], { item, problems, rich }: GiftReading): void {
  item.type = 'matching'
  const pairs: { left: string; right: string }[] = []
  const extras: string[] = []
  const notes: string[] = []
  for (const { text } of parts) {
    const at = text.indexOf('->')
    if (at === -1) {
      problems.push(blocking('optionsUnclear', unescapeGift(text)))
      continue
    }
    const left = text.slice(0, at).trim()
    // Right sides are plain in Moodle, whatever the format of the question.
    // A line that begins with the arrow has nothing on its left, whether or not its sign was forgotten.
    for (const [index, side] of text
      .slice(at + 2)
      .split(/\n\s*->/)
      .entries()) {
      const [behind, note] = splitOnce(side, '#')
      // A pair that lost its sign.
      if (/\n[^\n]{1,200}->/.test(behind)) problems.push(blocking('optionsUnclear', unescapeGift(behind).trim()))
      if (note !== null && note.trim() !== '') notes.push(unescapeGift(note).trim())
      const said = unescapeGift(behind.trim())
      const right = richCell(said) === said ? withoutSigns(said) : richCell(said)
      if (index === 0 && left !== '' && !isBlank(rich(left))) pairs.push({ left: rich(left), right })
      else if (!isBlank(right)) extras.push(right)
    }
  }
  if (notes.length > 0) problems.push(problem('notKept', notes.join('; ')))
  Object.assign(item, { pairs, extras })
}

const orderWords =
  /^\s*\d+\s*(?:ALL|EXACT|RANDOM|REL|CONTIGUOUS|CONTIG)?\s*(?:HORIZONTAL|HORI|VERTICAL|VERT|[HV01])?\s*([A-Z_]*)\s*(?:SHOW|HIDE|TRUE|FALSE|YES|NO|[01])?\s*(?:none|123|abc|ABCD|iii|IIII)?\s*$/

export function readOrder(text: string, { item, problems, rich }: GiftReading): void {
  item.type = 'ordering'
  const [first = '', ...others] = linesOf(text)
  const head = first.length <= 120 ? first.replaceAll(/\s+/g, ' ').trim() : ''
  const words = head === '' ? null : orderWords.exec(head)
  const lines = words ? others : [first, ...others]
  item.items = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(rich)
  const grading = words?.[1] ?? ''
  item.credit = grading === 'ALL_OR_NOTHING' || grading === '' ? 'all_or_nothing' : 'pairs'
  if (item.credit === 'pairs' && grading !== 'RELATIVE_ALL_PREVIOUS_AND_NEXT')
    problems.push(problem('markingUnclear', grading))
  const [, count, selecting] = /^\s*(\d+)\s*(EXACT|RANDOM|REL|CONTIGUOUS|CONTIG)\b/.exec(head) ?? []
  if (selecting !== undefined && Number(count) < item.items.length)
    problems.push(problem('notKept', `${selecting} ${count}`))
}

type Written = (item: Item, html: Rich) => string

/** What stands between the braces. Gaps inside a text have no form in GIFT. */
export const partWriters: Readonly<Partial<Record<QuestionType, Written>>> = {
  numeric: ({ answers }, html) =>
    `#${answers
      .map(({ text, tolerance = 0, explanation = '' }) => {
        const note = explanation === '' ? '' : `#${html(explanation)}`
        return `\n\t=${plainDecimal(unescapeText(text))}:${tolerance}${note}`
      })
      .join('')}`,
  matching: ({ pairs = [], extras = [] }, html) =>
    [...pairs, ...extras.map((right) => ({ left: '', right }))]
      .map(({ left, right }) => `\n\t=${html(left)} -> ${plainSide(right, html)}`)
      .join(''),
  ordering: ({ items = [], credit }, html) => {
    const grading = credit === 'pairs' ? 'RELATIVE_ALL_PREVIOUS_AND_NEXT' : 'ALL_OR_NOTHING'
    return `>${items.length} ALL VERTICAL ${grading} SHOW none${items.map((text) => `\n\t${html(text)}`).join('')}`
  },
  essay: () => '',
  statements: ({ statements = [] }, html) =>
    statements.map(({ text, isTrue }) => `\n\t=${html(text)} -> ${isTrue ? 'Đúng' : 'Sai'}`).join(''),
}

function plainSide(right: string, html: Rich): string {
  const plain = cellOf(right)
  return plain === right ? html(right) : escapeGift(plain)
}
