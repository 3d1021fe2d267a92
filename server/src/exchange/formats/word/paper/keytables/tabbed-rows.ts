import { tabCells } from '../../line-text.ts'
import { nameIn } from '../../signs/cell-names.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { type Row, headOf, textOf } from './table-cells.ts'

/** 'Câu   1   2' above 'Điểm   1   1' and 'Đáp án   3   4': a table whose lines got lost. */
export function withTabbedRows(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const rows = blocks.map((block) => (block.kind === 'line' ? rowOf(block.line) : null))
  const result: WordBlock[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const run: Row[] = []
    for (let next = rows[at]; next && next.length === (run[0] ?? next).length; next = rows[at + run.length])
      run.push(next)
    const heads = new Set(run.map(([first]) => headOf(textOf(first))))
    const isTable = heads.has('number') && heads.has('said') && (heads.has('points') || run.some(hasParts))
    // No part of a run has more heads than the whole.
    result.push(...(isTable ? [{ kind: 'table' as const, rows: run }] : blocks.slice(at, at + Math.max(1, run.length))))
    at += Math.max(0, run.length - 1)
  }
  return result
}

/** 'Câu   1   2a   2b' */
function hasParts(row: Row): boolean {
  return row.some((cell) => (nameIn(textOf(cell))?.part ?? '') !== '')
}

function rowOf(line: Line): Row | null {
  const cells = tabCells(line).map((cell) => [cell])
  return cells.length > 2 && headOf(textOf(cells[0])) !== null ? cells : null
}
