import { textOf } from '@lms/contracts/rich-text.ts'
import { blocking, problem } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

/** So many questions ask about one text, and seldom more. */
const mostBelow = 10

/** A text that several questions ask about is written once: those below it are taken without it as well, and it is told. */
export function settlePassages(rows: readonly ReadRow[]): void {
  let above: { text: string; at: number } | null = null
  for (const [at, { read, passage = '' }] of rows.entries()) {
    const own = read.problems.find(({ code, isBlocking }) => code === 'wordingDropped' && isBlocking)
    const text = passage || (own?.values?.['text'] ?? '')
    if (text !== '') above = /^[^:]*(?:code|snippet)/i.test(text) ? null : { text, at }
    else if (above && at - above.at <= mostBelow) read.problems.push(problem('wordingDropped', { text: above.text }))
  }
}

/**
 * Where questions are counted, lines without a number and with nothing to choose from go on with the one above them, or
 * begin the one below where they end within a sentence.
 */
export function settleBelow(rows: readonly ReadRow[]): void {
  let above: ReadRow | null = null
  let told: string[] = []
  const tell = (below: ReadRow | null): void => {
    const [last = ''] = told.slice(-1)
    const isBegun = above && below && last !== '' && isCut(last, above, below)
    if (isBegun) below.read.problems.push(blocking('wordingDropped', { text: last.slice(0, 200) }))
    if (above && told.length > 0 && !(isBegun && told.length === 1 && isEnded(textOf(above.read.item.content))))
      above.read.problems.push(blocking('textBelow', { text: told.join(' / ').slice(0, 200) }))
    told = []
  }
  for (const row of rows) {
    if (above && isRest(row)) {
      told.push(textOf(row.read.item.content).trim())
      continue
    }
    tell(row)
    above = row.number !== '' && (row.choices.length > 1 || row.read.item.type === 'true_false') ? row : null
  }
  tell(null)
}

function isRest({ number, choices, read }: ReadRow): boolean {
  const isOpen = read.problems.some(({ code, isBlocking }) => isBlocking && (code === 'essay' || code === 'noKey'))
  return number === '' && choices.length < 2 && isOpen
}

function isEnded(text: string): boolean {
  return /[.。?？!！:：)）”"…_]\s*$/u.test(text)
}

/** As long as a line may be, without an end, and right above the next number. */
function isCut(text: string, above: ReadRow, below: ReadRow): boolean {
  if (isEnded(text)) return false
  const longest = Math.max(...[above, below].map(({ read }) => textOf(read.item.content).length))
  return text.length * 4 >= longest * 3 && Number.parseInt(below.number, 10) === Number.parseInt(above.number, 10) + 1
}
