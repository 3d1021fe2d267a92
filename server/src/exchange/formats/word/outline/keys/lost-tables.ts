import { cutLine, plainLine, textLine, trimLine } from '../../line-text.ts'
import { numberIn } from '../../signs/cell-names.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { outlineLabel } from '../outline-labels.ts'

/** Tables of keys that were copied as text: their lines got lost. */

const wide = /\t+|\s{3,}/gu
const fewestCells = 3

function cellsOf(line: Line): Line[] {
  const text = plainLine(line)
  const gaps = [...text.trimEnd().matchAll(wide)].filter(({ index }) => index > 0)
  return [0, ...gaps.map(({ index, 0: own }) => index + own.length)].map((from, at) =>
    trimLine(cutLine(line, from, gaps[at]?.index)),
  )
}

const headWord =
  /^(?:câu(?:\s+hỏi)?|bài|ý|phần|nội dung.{0,30}|đáp án.{0,30}|hướng dẫn.{0,30}|lời giải|(?:thang\s|biểu\s|số\s)?điểm)$/iu

function tabCells(line: Line): Line[] {
  const text = plainLine(line)
  const tabs = [...text.matchAll(/\t/gu)].map(({ index }) => index)
  return [-1, ...tabs].map((from, at) => trimLine(cutLine(line, from + 1, tabs[at])))
}

/** 'Câu → Ý → Đáp án' above rows with as many tabs: a table that was copied; a line without them goes on with the last. */
function withTabbedTables(blocks: readonly WordBlock[]): WordBlock[] {
  const result: WordBlock[] = []
  let rows: Line[][][] | null = null
  for (const block of blocks) {
    const cells = block.kind === 'line' ? tabCells(block.line) : []
    const [head = []] = rows ?? []
    const isHead = cells.length > 1 && cells.every((cell) => headWord.test(plainLine(cell)))
    if (isHead) {
      rows = [cells.map((cell) => [cell])]
      result.push({ kind: 'table', rows })
    } else if (rows && block.kind === 'line' && cells.length === head.length) rows.push(cells.map((cell) => [cell]))
    else if (
      rows &&
      rows.length > 1 &&
      block.kind === 'line' &&
      cells.length < head.length &&
      outlineLabel(plainLine(block.line)) === null
    ) {
      const last = rows.at(-1)
      last?.[Math.min(last.length - 1, head.length > 2 ? head.length - 2 : 1)]?.push(cells[0] ?? [])
    } else {
      rows = null
      result.push(block)
    }
  }
  return result
}

/** 'Câu   1   2   3' above 'Đáp án   A   C   B': a table whose lines got lost. */
export function withTypedTables(typed: readonly WordBlock[]): WordBlock[] {
  const blocks = withTabbedTables(withLettersBelow(typed))
  const rows = blocks.map((block) => (block.kind === 'line' ? cellsOf(block.line) : []))
  const isRow = (at: number): boolean => (rows[at]?.length ?? 0) >= fewestCells
  const isHead = (at: number): boolean =>
    isRow(at) &&
    (rows[at] ?? []).every(
      (cell, column) => numberIn(plainLine(cell)) !== null || (column === 0 && /^(?:câu|bài)$/iu.test(plainLine(cell))),
    )
  const result: WordBlock[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]
    if (block && isHead(at) && rows[at + 1]?.length === rows[at]?.length) {
      result.push({ kind: 'table', rows: [rows[at] ?? [], rows[at + 1] ?? []].map((row) => row.map((cell) => [cell])) })
      at += 1
    } else if (block) result.push(block)
  }
  return result
}

const fewestPairs = 4

/** '1', 'C', '4', 'A', each in a line of its own: cells of a table that was copied, column by column or row by row. */
function withLettersBelow(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line).trim() : '-'))
  const isPair = (at: number): boolean => /^\d{1,3}$/u.test(texts[at] ?? '') && /^[A-H]$/u.test(texts[at + 1] ?? '')
  const result: WordBlock[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const pairs: [number, string][] = []
    while (isPair(at + pairs.length * 2))
      pairs.push([Number(texts[at + pairs.length * 2]), texts[at + pairs.length * 2 + 1] ?? ''])
    const block = blocks[at]
    if (pairs.length >= fewestPairs && new Set(pairs.map(([number]) => number)).size === pairs.length) {
      const inOrder = pairs.toSorted(([one], [other]) => one - other)
      result.push(...inOrder.map(([number, key]) => ({ kind: 'line' as const, line: textLine(`${number}. ${key}`) })))
      at += pairs.length * 2 - 1
    } else if (block) result.push(block)
  }
  return result
}
