import { plainLine, textLine } from '../../../line-text.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { areMost, optionRuns, textAt } from '../keys/option-runs.ts'

const solved = /^\s*bài giải\s*[:：.]?\s*$/iu
const solvedBelow = /^\s*(?:bài\s+)?giải\s*[:：.]?\s*$/iu
/** Room that a pupil fills. */
const room = /\.{3}|…|_{3}/u

/** 'Bài giải:' right below a key and above what is worked out; without a key it may be the place for what a pupil writes. */
export function withSolutionsBelow(given: readonly WordBlock[]): readonly WordBlock[] {
  const blocks = withSolutionsOfMost(given)
  let isKeyed = false
  return blocks.map((block, at) => {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    if (block.kind === 'line' && text.trim() === '') return block
    const isMeant = isKeyed && solved.test(text) && isWorkedOut(blocks[at + 1])
    isKeyed = labelOf(text)?.kind === 'answer'
    return isMeant && block.kind === 'line' ? { ...block, line: textLine('Lời giải:') } : block
  })
}

/** 'Giải.' below the options of most questions, with what is worked out below it: nobody writes there. */
function withSolutionsOfMost(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const runs = optionRuns(blocks)
  const found = runs.flatMap(({ below }) => {
    const place = below.findIndex((at) => solvedBelow.test(textAt(blocks, at)))
    const [at = -1, next = -1] = place === -1 ? [] : below.slice(place)
    return isWorkedOut(blocks[next]) ? [at] : []
  })
  if (!areMost(found, runs)) return blocks
  const solutions = new Set(found)
  return blocks.map((block, at) =>
    solutions.has(at) && block.kind === 'line' ? { ...block, line: textLine('Lời giải:') } : block,
  )
}

function isWorkedOut(block: WordBlock | undefined): boolean {
  const text = block?.kind === 'line' ? plainLine(block.line) : ''
  return text.trim() !== '' && !room.test(text) && labelOf(text) === null && anyStart(text) === null
}
