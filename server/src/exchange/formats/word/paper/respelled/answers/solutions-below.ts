import { plainLine, textLine } from '../../../line-text.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const solved = /^\s*bài giải\s*[:：.]?\s*$/iu
/** Room that a pupil fills. */
const room = /\.{3}|…|_{3}/u

/** 'Bài giải:' right below a key and above what is worked out; without a key it may be the place for what a pupil writes. */
export function withSolutionsBelow(blocks: readonly WordBlock[]): readonly WordBlock[] {
  let isKeyed = false
  return blocks.map((block, at) => {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    if (block.kind === 'line' && text.trim() === '') return block
    const isMeant = isKeyed && solved.test(text) && isWorkedOut(blocks[at + 1])
    isKeyed = labelOf(text)?.kind === 'answer'
    return isMeant && block.kind === 'line' ? { ...block, line: textLine('Lời giải:') } : block
  })
}

function isWorkedOut(block: WordBlock | undefined): boolean {
  const text = block?.kind === 'line' ? plainLine(block.line) : ''
  return text.trim() !== '' && !room.test(text) && labelOf(text) === null && anyStart(text) === null
}
