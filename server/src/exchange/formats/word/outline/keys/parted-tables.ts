import { plainLine, textLine } from '../../line-text.ts'
import { isNamed } from '../../signs/cell-names.ts'
import { squeezed } from '../../signs/line-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { isSection, outlineLabel } from '../outline-labels.ts'

type Rows = Line[][][]

/** Tables of keys that hold more than one list: each below its heading. */
export function partedTables(blocks: readonly WordBlock[]): WordBlock[] {
  return blocks.flatMap((block) =>
    block.kind === 'line' ? [block] : (besideEachOther(block.rows) ?? belowNames(block.rows) ?? [withoutCode(block)]),
  )
}

const textOf = (cell: readonly Line[] | undefined): string => squeezed((cell ?? []).map(plainLine).join(' ')).trim()

/** 'Mã đề | Câu 1 | Câu 2' above one code and its keys. */
function withoutCode<Block extends { rows: Rows }>(block: Block): Block {
  const [head = [], ...body] = block.rows
  const isOfCode =
    /^mã(?:\s*đề)?$/iu.test(textOf(head[0])) && body.length === 1 && /^\d{2,4}$/u.test(textOf(body[0]?.[0]))
  const names = ['Câu', 'Đáp án'].map((name) => [textLine(name)])
  return isOfCode ? { ...block, rows: block.rows.map(([, ...cells], at) => [names[at] ?? [], ...cells]) } : block
}

/** 'PHẦN I | | PHẦN II |' above the lists of both. */
function besideEachOther(rows: Rows): WordBlock[] | null {
  const [head = [], ...body] = rows
  const places = head.flatMap((cell, at) => (textOf(cell) === '' ? [] : [at]))
  const width = Math.max(head.length, ...body.map(({ length }) => length))
  const isHeaded = places.every((at) => {
    const label = outlineLabel(textOf(head[at]))
    return label !== null && isSection(label)
  })
  if (places.length < 2 || places[0] !== 0 || !isHeaded || body.length === 0) return null
  // A cell above several columns may have left no trace of them.
  const isMerged = places.length === head.length && width > head.length && width % head.length === 0
  const starts = isMerged ? head.map((_, at) => (at * width) / head.length) : places
  if (starts.some((from, at) => (starts[at + 1] ?? width) - from < 2)) return null
  return starts.flatMap((from, at): WordBlock[] => {
    const own = body.map((row) => row.slice(from, starts[at + 1] ?? width))
    const title = textOf(head[places[at] ?? 0])
    return [
      { kind: 'line', line: textLine(title) },
      { kind: 'table', rows: own.filter((row) => row.some((cell) => textOf(cell) !== '')) },
    ]
  })
}

/** 'Câu 1 | Câu 2' above 'a) Đ | a) S': each with what stands below it. */
function belowNames([head = [], ...body]: Rows): WordBlock[] | null {
  const areNames = head.every((cell) => isNamed(textOf(cell)))
  const isParted = body.flat().every((cell) => textOf(cell) === '' || /^[a-h]\s?[.)]\s*\S/u.test(textOf(cell)))
  if (head.length === 0 || body.length < 2 || !areNames || !isParted) return null
  return head.flatMap((cell, column) => [
    { kind: 'line' as const, line: textLine(`${textOf(cell).replace(/[.):]$/u, '')}:`) },
    ...body.flatMap((row) => (row[column] ?? []).map((line) => ({ kind: 'line' as const, line }))),
  ])
}
