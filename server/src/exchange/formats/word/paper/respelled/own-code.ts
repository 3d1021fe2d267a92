import { plainLine } from '../../line-text.ts'
import { squeezed } from '../../signs/line-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'

type Rows = Line[][][]

const codeSign = /mã\s*đề(?:\s*thi)?\s*(?:số\s*)?[:.]?\s*((?:\p{Lu}{1,3}[.-]?)?\d{1,4})(?![\p{L}\d])/iu

/** The code that a paper says it has, wherever in its head; null where there are several. */
function codeOf(blocks: readonly WordBlock[]): string | null {
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2)))
  const codes = new Set(lines.flatMap((line) => codeSign.exec(squeezed(plainLine(line)))?.[1] ?? []))
  const [only] = codes
  return codes.size === 1 ? (only ?? null) : null
}

/** A table of keys for several codes is that of the own one, where the paper says which it is. */
export function withOwnCode(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const code = codeOf(blocks)
  if (code === null) return blocks
  return blocks.map((block) =>
    block.kind === 'table' ? { ...block, rows: ofCode(block.rows, code) ?? block.rows } : block,
  )
}

const textOf = (cell: readonly Line[] | undefined): string => squeezed((cell ?? []).map(plainLine).join(' ')).trim()

const bare = (text: string): string => text.replace(/^(?:mã\s*)?đề\s*(?:thi\s*)?(?:số\s*)?[:.]?\s*/iu, '').toLowerCase()
const letter = /^[A-H]?$/u

/** 'Câu | 101 | 102' above numbers and letters, or the codes one below the other. */
function ofCode(rows: Rows, code: string): Rows | null {
  const [head = [], ...body] = rows
  const isCode = (cell: readonly Line[]): boolean => bare(textOf(cell)) === code.toLowerCase()
  const others = (row: Line[][]): string[] => row.slice(1).map(textOf)
  if (!body.every((row) => others(row).every((text) => letter.test(text)))) return null
  const [across = 0, ...more] = head.flatMap((cell, at) => (at > 0 && isCode(cell) ? [at] : []))
  const isNumbered = body.every(([first]) => /^(?:câu\s*)?\d{1,3}$/iu.test(textOf(first)))
  if (across > 0 && more.length === 0 && isNumbered && head.length > 2)
    return rows.map((row) => [row[0] ?? [], row[across] ?? []])
  const down = body.filter(([first = []]) => isCode(first))
  const isCounted = others(head).every((text) => /^(?:câu\s*)?\d{1,3}$/iu.test(text))
  return body.length > 1 && down.length === 1 && isCounted ? [head, ...down] : null
}
