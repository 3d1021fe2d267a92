import { type Cell, type Problem, type Row, blocking } from '../../item.ts'
import { withTypedLineEnds } from '../../text/typed-line-ends.ts'
import { textAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'

/** A sentence or a line of a program ends there, or what follows stands further in. */
const certain = /[.?!:;,{})\]]\s{0,3}\\n|\\n(?: {2,}|\\t|\t)|\\n[^\n]{0,2000}\\n/u

/**
 * '\n' in a cell is the end of a line where it can be nothing else. A question that says it word for word may ask what
 * it does: there it stays in what is offered.
 */
export function withTypedLines(layout: Layout, rows: readonly Row[]): readonly Row[] {
  if (layout.isOwn || !rows.some(({ cells }) => cells.some(({ text }) => text.includes(String.raw`\n`)))) return rows
  const content = layout.roles.indexOf('content')
  return rows.map((row) => {
    const isSaid = lined(row.cells[content] ?? { text: '' }).text.includes(String.raw`\n`)
    return { ...row, cells: row.cells.map((cell, column) => (isSaid && column !== content ? cell : lined(cell))) }
  })
}

function lined(cell: Cell): Cell {
  const { text, runs = [] } = cell
  if (runs.length > 1 || !certain.test(text)) return cell
  return { ...cell, text: withTypedLineEnds(text).replaceAll(/(?<=\n\s{0,40})\\t/g, '    ') }
}

/** '\n' that may be the end of a line, and may be meant. */
export function unclearLines({ isOwn, roles }: Layout, rows: readonly Row[]): Problem[] {
  if (isOwn) return []
  const found = rows.flatMap((row) =>
    roles.flatMap((role, column) => {
      const text = role === null || role === 'unused' ? '' : textAt(row, column).trim()
      return text !== '' && withTypedLineEnds(text) !== text ? text : []
    }),
  )[0]
  return found === undefined ? [] : [blocking('lineUnclear', { text: found.slice(0, 60) })]
}
