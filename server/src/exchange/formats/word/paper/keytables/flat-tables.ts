import { plainLine, textLine } from '../../line-text.ts'
import type { WordBlock } from '../../word-file.ts'
import { nameIn } from '../../signs/cell-names.ts'
import { headOf } from './table-cells.ts'

const fewest = 3

/** 'Câu 1', 'Câu 2', 'Câu 3', then 'B', 'D', 'A', each in a line of its own: a table that was copied, row by row. */
export function withFlatTables(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const filled = blocks.flatMap((block, at) => {
    const text = block.kind === 'line' ? plainLine(block.line).trim() : '|'
    return text === '' ? [] : [{ at, text }]
  })
  const tables = new Map<number, { to: number; names: string[]; letters: string[] }>()
  for (let place = 0; place < filled.length; place += 1) {
    const from = headOf(filled[place]?.text ?? '') === 'number' ? place + 1 : place
    const names = runFrom(filled, from, (text, at) => isCounted(text, filled[from]?.text ?? '', at))
    if (names.length < fewest) continue
    const behind = from + names.length
    const first = headOf(filled[behind]?.text ?? '') === 'said' ? behind + 1 : behind
    const letters = runFrom(filled, first, (text) => /^[A-J][.)]?$/u.test(text))
    const to = filled[first + letters.length - 1]?.at
    if (letters.length === names.length && to !== undefined) tables.set(filled[place]?.at ?? 0, { to, names, letters })
    place = behind - 1
  }
  if (tables.size === 0) return blocks
  let end = -1
  return blocks.flatMap((block, at): WordBlock[] => {
    const table = tables.get(at)
    if (table) end = table.to
    const cells = table && [table.names, table.letters]
    if (cells) return [{ kind: 'table', rows: cells.map((row) => row.map((text) => [textLine(text)])) }]
    return at <= end ? [] : [block]
  })
}

function runFrom(
  filled: readonly { text: string }[],
  from: number,
  isOwn: (text: string, at: number) => boolean,
): string[] {
  const texts: string[] = []
  for (let at = from; at < filled.length && isOwn(filled[at]?.text ?? '', at - from); at += 1)
    texts.push(filled[at]?.text ?? '')
  return texts
}

function isCounted(text: string, first: string, at: number): boolean {
  const [own, begun] = [nameIn(text), nameIn(first)]
  return own !== null && own.part === '' && Number(own.number) === Number(begun?.number ?? Number.NaN) + at
}
