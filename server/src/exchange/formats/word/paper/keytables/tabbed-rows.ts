import { cutLine, plainLine, trimLine } from '../../line-text.ts'
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
    const block = blocks[at]
    if (heads.has('number') && heads.has('said') && heads.has('points')) {
      result.push({ kind: 'table', rows: run })
      at += run.length - 1
    } else if (block) result.push(block)
  }
  return result
}

function rowOf(line: Line): Row | null {
  const text = plainLine(line)
  const tabs = [...text.matchAll(/\t+/gu)]
  const cells = [0, ...tabs.map(({ index, 0: own }) => index + own.length)].map((from, at) => [
    trimLine(cutLine(line, from, tabs[at]?.index)),
  ])
  return cells.length > 2 && headOf(textOf(cells[0])) !== null ? cells : null
}
