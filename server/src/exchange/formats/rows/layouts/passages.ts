import { problem } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

/** So many questions ask about one text, and seldom more. */
export const mostBelow = 10

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
