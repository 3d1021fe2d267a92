import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const first = /^\s*a\s?:\s*(?=\S)/u
const later = /(?:;?\.?\s{0,9}(?:\t|\s{2})\s{0,9}|;\s{0,9})\.?([b-h])\s?:\s*(?=\S)/gu
const fewest = 2

/** 'a: 7,2;   b: 72;   c: 720' below a question: 'a)', 'b)' and 'c)'. */
export function withColonsMended(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const mended = blocks.map((block) => (block.kind === 'line' ? withPoints(block.line) : null))
  if (mended.filter((line) => line !== null).length < fewest) return blocks
  return blocks.map((block, at) => {
    const line = mended[at]
    return line ? { kind: 'line', line } : block
  })
}

function withPoints(line: Line): Line | null {
  const text = plainLine(line)
  const begun = first.exec(text)?.[0].length
  if (begun === undefined) return null
  let last = 'a'
  let from = begun
  const parts: Line[] = [textLine('a) ')]
  for (const { index, 0: sign, 1: letter = '' } of text.matchAll(later)) {
    if (letter.codePointAt(0) !== (last.codePointAt(0) ?? 0) + 1) continue
    parts.push(cutLine(line, from, index), textLine(`\t${letter}) `))
    from = index + sign.length
    last = letter
  }
  return last === 'a' ? null : [...parts, cutLine(line, from)].flat()
}
