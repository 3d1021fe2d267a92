import { cutLine, plainLine, tabCells, textLine, trimLine } from '../../../line-text.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const asked =
  /odd (?:one|word|man) out|(?:pronounced|stressed|stress)\b.{0,80}different|different(?:ly)?\b.{0,80}(?:pronounced|from the|stress|others?)|khác (?:loại|với|nhóm)|không cùng (?:loại|nhóm)/iu
const numbered = /^\s*(\d{1,2})\s?(?:[.)/:]\s*|\s+)(?=\p{L})/u
const cell = { longest: 24, mostWords: 3, fewest: 3, most: 5 } as const
const fewestRows = 2

/** 'Choose the odd one out.' above '1. cat   dog   pen': words without letters, one of which is chosen. */
export function withRowsLettered(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const lettered = new Map<number, Line>()
  let run: { at: number; line: Line }[] = []
  let isAsked = false
  let next = 1
  const settle = (): void => {
    if (run.length >= fewestRows) for (const { at, line } of run) lettered.set(at, line)
    run = []
  }
  for (const [at, block] of blocks.entries()) {
    const text = block.kind === 'line' ? plainLine(block.line) : '|'
    if (text.trim() === '') continue
    const row = isAsked && block.kind === 'line' ? rowOf(block.line, next) : null
    if (row) {
      run.push({ at, line: row })
      next += 1
      continue
    }
    settle()
    isAsked = asked.test(text) && block.kind === 'line'
    next = 1
  }
  settle()
  return lettered.size === 0
    ? blocks
    : blocks.map((block, at) => {
        const line = lettered.get(at)
        return line ? { kind: 'line', line } : block
      })
}

function rowOf(line: Line, next: number): Line | null {
  const text = plainLine(line)
  const [sign = '', number = ''] = numbered.exec(text) ?? []
  if (sign === '' || Number(number) !== next) return null
  const cells = tabCells(cutLine(line, sign.length)).map(trimLine)
  const isRow =
    cells.length >= cell.fewest &&
    cells.length <= cell.most &&
    cells.every((own) => isWord(plainLine(own)) && optionStarts(plainLine(own), 0).length === 0)
  return isRow
    ? [
        ...textLine(`${number}. `),
        ...cells.flatMap((own, at) => [...textLine(`${at === 0 ? '' : '\t'}${letters[at] ?? ''}. `), ...own]),
      ]
    : null
}

function isWord(text: string): boolean {
  return (
    text !== '' && text.length <= cell.longest && text.split(/\s+/u).length <= cell.mostWords && /^\p{L}/u.test(text)
  )
}
