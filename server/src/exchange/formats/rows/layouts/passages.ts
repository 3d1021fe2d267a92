import { textOf } from '@lms/contracts/rich-text.ts'
import { blocking, problem } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

/** So many questions ask about one text, and seldom more. */
const mostBelow = 10

/** A text that several questions ask about is written once: those below it are taken without it as well, and it is told. */
export function settlePassages(rows: readonly ReadRow[]): void {
  let above: { text: string; at: number } | null = null
  for (const [at, { read }] of rows.entries()) {
    const own = read.problems.find(({ code, isBlocking }) => code === 'wordingDropped' && isBlocking)
    const text = own?.values?.['text'] ?? ''
    if (own) above = /^[^:]*(?:code|snippet)/i.test(text) ? null : { text, at }
    else if (above && at - above.at <= mostBelow) read.problems.push(problem('wordingDropped', { text: above.text }))
  }
}

/** Where questions are counted, lines without a number and with nothing to choose from go on with the one above them. */
export function settleBelow(rows: readonly ReadRow[]): void {
  let above: ReadRow | null = null
  let told: string[] = []
  const tell = (): void => {
    if (above && told.length > 0)
      above.read.problems.push(blocking('textBelow', { text: told.join(' / ').slice(0, 200) }))
    told = []
  }
  for (const row of rows) {
    const isRest = row.number === '' && row.read.problems.some(({ code }) => code === 'essay')
    if (isRest && above) {
      told.push(textOf(row.read.item.content))
      continue
    }
    tell()
    above = row.number !== '' && row.choices.length > 1 ? row : null
  }
  tell()
}
