import { plainLine } from '../../line-text.ts'
import type { Line, WordBlock } from '../../word-file.ts'

const numbersLine = /^\s*(?:(?:(?:số\s{1,3})?câu(?:\s{1,3}hỏi)?|stt)\s{0,3}:?\s{0,20})?(\d{1,3}(?:\s+\d{1,3})+)\s*$/iu
const valuesLine = /^\s*(?:đáp án|đ\/?a|đ\.a\.?|chọn|kết quả)\s{0,3}:?\s{1,20}(\S.*)$/iu
const lettersLine = /^\s*([A-J](?:\s+[A-J])+)\s*$/u

/** A table of keys without its lines: 'Câu 1 2 3' above 'Đáp án A B C' is one again. */
export function withTypedTables(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const taken = new Set<number>()
  const tables = new Map<number, WordBlock>()
  for (const [at, block] of blocks.entries()) {
    const numbers = block.kind === 'line' ? numbersIn(plainLine(block.line)) : null
    const below = numbers ? nextFilled(blocks, at) : -1
    const next = blocks[below]
    const text = next?.kind === 'line' ? plainLine(next.line) : ''
    const values = (valuesLine.exec(text)?.[1] ?? lettersLine.exec(text)?.[1] ?? '').split(/\s+/u).filter(Boolean)
    if (!numbers || values.length !== numbers.length) continue
    tables.set(at, { kind: 'table', rows: [rowOf(['Câu', ...numbers]), rowOf(['Đáp án', ...values])] })
    taken.add(below)
  }
  if (tables.size === 0) return blocks
  return blocks.flatMap((block, at) => (taken.has(at) ? [] : [tables.get(at) ?? block]))
}

/** One behind the other. */
function numbersIn(text: string): string[] | null {
  const numbers = numbersLine.exec(text)?.[1]?.split(/\s+/u) ?? []
  const isCounting = numbers.every((number, at) => at === 0 || Number(number) === Number(numbers[at - 1]) + 1)
  return numbers.length > 1 && isCounting ? numbers : null
}

function nextFilled(blocks: readonly WordBlock[], at: number): number {
  let next = at + 1
  for (let block = blocks[next]; block; next += 1, block = blocks[next])
    if (block.kind === 'table' || plainLine(block.line).trim() !== '') return next
  return -1
}

function rowOf(texts: readonly string[]): Line[][] {
  return texts.map((text) => [[{ kind: 'text', text, look: {} }]])
}
