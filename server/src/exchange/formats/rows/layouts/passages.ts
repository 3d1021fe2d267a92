import { richCell } from '../../cell-text.ts'
import { blocking, problem } from '../../item.ts'
import { pointedPicture } from '../../pictures/pictures-asked.ts'
import { isBoxHead } from '../heads/head-kinds.ts'
import type { ReadRow } from '../row-question.ts'

/** So many questions ask about one text, and seldom more. */
export const mostBelow = 10

/** A text that several questions ask about is written once: those below it are taken without it as well, and it is told. */
export function settlePassages(rows: readonly ReadRow[]): void {
  settleGroups(rows)
  // Who writes it again in the next row does so in all of them.
  if (rows.some(({ passage = '' }, at) => passage !== '' && passage === rows[at + 1]?.passage)) return
  let above: { text: string; at: number } | null = null
  for (const [at, { read, choices, passage = '' }] of rows.entries()) {
    const own = read.problems.find(({ code, isBlocking }) => code === 'wordingDropped' && isBlocking)
    const text = passage || (own?.values?.['text'] ?? '')
    if (text !== '') above = /^[^:]*(?:code|snippet)/i.test(text) ? null : { text, at }
    else if (above && at - above.at <= mostBelow)
      // Of all that fits a gap, the word that stands in the box is the right one.
      read.problems.push(
        (choices.length === 0 && isBox(above.text) ? blocking : problem)('wordingDropped', { text: above.text }),
      )
  }
}

/** As the name of its column says. */
const isBox = (passage: string): boolean => isBoxHead(passage.split(':')[0] ?? '')

/** Rows that say they belong together, and the text stands in the first of them alone: it belongs to all of them. */
function settleGroups(rows: readonly ReadRow[]): void {
  let first: ReadRow | null = null
  let below = 0
  for (const row of rows) {
    const { group = '', told = '' } = row
    if (first?.group !== group || group === '') first = null
    if (told !== '' && group !== '') {
      first = row
      below = 0
    } else if (first && below < mostBelow) {
      below += 1
      giveText(row, first.told ?? '')
    } else first = null
  }
}

function giveText(row: ReadRow, told: string): void {
  const { read } = row
  row.passage = told.slice(0, 200)
  read.item.content = `${richCell(told)}${read.item.content}`
  read.reasons = [...(read.reasons ?? []), { code: 'textAbove' }]
  const pointed = read.problems.some(({ code }) => code.startsWith('picture')) ? '' : pointedPicture(told)
  if (pointed !== '') read.problems.push(blocking('pictureAsked', { text: pointed.slice(0, 60) }))
}
