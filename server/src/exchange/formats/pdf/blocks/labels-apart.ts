import { cutLine, plainLine, trimLine } from '../../word/line-text.ts'
import { anyStart } from '../../word/signs/line-signs.ts'
import type { Line, WordBlock } from '../../word/word-file.ts'

const ending = /(?:^|\s)[A-H]\s?\)$/u
const label = /^\s*[A-H]\s*[.):|]/u

/** 'A)' at the end of a line, and its text in the next: it begins the option there. */
export function withLabelsBefore(blocks: readonly WordBlock[]): WordBlock[] {
  const result: WordBlock[] = []
  let carried: Line = []
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'line') {
      result.push(block)
      continue
    }
    const line: Line = carried.length === 0 ? block.line : [...carried, space, ...trimLine(block.line)]
    carried = []
    const text = plainLine(line).trimEnd()
    const found = ending.exec(text)
    const next = blocks[at + 1]
    const isApart = found && next?.kind === 'line' && isText(plainLine(next.line)) && !opens(text.slice(0, found.index))
    if (!isApart) {
      result.push({ kind: 'line', line })
      continue
    }
    carried = trimLine(cutLine(line, found.index, text.length))
    if (found.index > 0) result.push({ kind: 'line', line: trimLine(cutLine(line, 0, found.index)) })
  }
  return result
}

const space = { kind: 'text' as const, text: ' ', look: {} }

function isText(text: string): boolean {
  return text.trim() !== '' && !label.test(text) && anyStart(text) === null
}

/** '(hình A)' is no label. */
function opens(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')')
}
