import { plainLine } from '../../line-text.ts'
import type { WordBlock } from '../../word-file.ts'
import { isHead } from './guide-heads.ts'

const frame = /^\(?\d{0,2}\s?[.):]?$/u

/** 'Answer key: 1.   2.   3.' where a child writes its letters. */
export function withoutFrames(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const isFrame = (block: WordBlock | undefined): boolean => {
    if (block === undefined) return false
    const cells =
      block.kind === 'line'
        ? plainLine(block.line).split(/[\s.…_]+/u)
        : block.rows.flat(2).map((line) =>
            plainLine(line)
              .replaceAll(/[.…_\s]+$/gu, '')
              .trim(),
          )
    return cells.some((text) => text !== '') && cells.every((text) => text === '' || frame.test(text))
  }
  const heads = new Set(
    blocks.flatMap((block, at) =>
      block.kind === 'line' && isHead(plainLine(block.line)) && isFrame(blocks[at + 1]) && !isKeyed(blocks[at + 2])
        ? [at, at + 1]
        : [],
    ),
  )
  return heads.size === 0 ? blocks : blocks.filter((_, at) => !heads.has(at))
}

/** '1' above 'C' is a key. */
function isKeyed(block: WordBlock | undefined): boolean {
  return block?.kind === 'line' && /^\s*[A-H]\s*$/u.test(plainLine(block.line))
}
