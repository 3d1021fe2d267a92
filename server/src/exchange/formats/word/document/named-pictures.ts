import { cutLine, plainLine } from '../line-text.ts'
import type { Line, WordBlock } from '../word-file.ts'

/** '[IMAGE: img/13.png]' is what a program puts where a picture was, and nobody sees it. */
const named = /\[\s*(?:image|img|picture|figure|hình(?: ảnh)?|ảnh)\s*[:：][^[\]\n]{1,200}\]/giu

export function withNamedPictures(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.map((block) =>
    block.kind === 'line'
      ? { ...block, line: shown(block.line) }
      : { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(shown))) },
  )
}

function shown(line: Line): Line {
  const parts: Line = []
  let at = 0
  for (const { 0: found, index } of plainLine(line).matchAll(named)) {
    parts.push(...cutLine(line, at, index), { kind: 'lost' })
    at = index + found.length
  }
  return at === 0 ? line : [...parts, ...cutLine(line, at)]
}
