import { type PaperLine, markingLimits } from '@lms/contracts/exchange/marking/marking.ts'
import { type Line, type Table, features, looksAll } from './document.ts'
import type { Row } from './rows.ts'

/** A line of a paper, or a row of a table, as a person sees and names it. */
export interface Entry extends PaperLine {
  line: Line
  /** Its place among all that are shown. */
  at: number
  table?: Table
}

const looks = { bold: 'b', underline: 'u', color: 'c', highlight: 'h' } as const

export function linesOf(rows: readonly Row[]): { entries: Entry[]; shown: PaperLine[] } {
  const entries: Entry[] = []
  let isAfterGap = false
  for (const { line, table, shown, at } of rows) {
    for (const [index, text] of shown.entries()) {
      const cells = table?.[index]?.flat(2) ?? []
      entries.push({
        text,
        looks: features
          .filter((feature) => looksAll(table ? cells : line, feature))
          .map((feature) => looks[feature])
          .toSorted()
          .join(''),
        isAfterGap,
        line: table ? cells : line,
        at: at + index,
        ...(table && { table: [table[index] ?? []] }),
      })
      isAfterGap = false
    }
    if (shown.length === 0) isAfterGap = true
  }
  return { entries, shown: entries.map(toPaperLine) }
}

/** As much of it as a person looks at. */
const toPaperLine = ({ text, looks: own, isAfterGap }: Entry): PaperLine => ({
  text: text.slice(0, markingLimits.longestLine),
  looks: own,
  isAfterGap,
})

/** Lines as they are kept, to be read once more; formulas and pictures are words here. */
export function rowsOfLines(lines: readonly PaperLine[]): Row[] {
  return lines.flatMap(({ text, looks: own, isAfterGap }, at) => {
    const look = {
      ...(own.includes('b') && { bold: true as const }),
      ...(own.includes('u') && { underline: true as const }),
      ...(own.includes('c') && { color: 'red' }),
      ...(own.includes('h') && { highlight: 'yellow' }),
    }
    const row: Row = { line: [{ kind: 'text', text, look }], text, at, shown: [text] }
    return isAfterGap ? [{ line: [], text: '', at, shown: [] }, row] : [row]
  })
}
