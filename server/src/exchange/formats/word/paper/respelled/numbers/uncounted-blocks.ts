import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { anyStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

interface Group {
  /** Where its first line is. */
  at: number
  texts: string[]
}

const fewest = 5
const mostAsked = 3

/**
 * An empty line, what is asked, 'a.', 'b.' and 'c.' below it, an empty line: whatever ends what is asked, each is a
 * question. Only where nearly all of a file is so, and hardly anything in it has a number.
 */
export function withBlocksCounted(blocks: readonly WordBlock[]): readonly WordBlock[] {
  if (blocks.some(({ kind }) => kind === 'table')) return blocks
  const groups = groupsIn(blocks)
  const asked = groups.filter(isAsked)
  const counted = groups.filter(({ texts }) => texts.some((text) => anyStart(text) !== null))
  if (asked.length < fewest || asked.length * 10 < groups.length * 9 || counted.length * 10 > groups.length)
    return blocks
  const numbers = new Map(asked.map(({ at }, place) => [at, place + 1]))
  return blocks.map((block, at) => {
    const number = numbers.get(at)
    return block.kind === 'table' || number === undefined
      ? block
      : { ...block, line: [...textLine(`Câu ${number}. `), ...withoutNumber(block.line)] }
  })
}

function withoutNumber(line: Line): Line {
  return cutLine(line, anyStart(plainLine(line))?.at ?? 0)
}

function groupsIn(blocks: readonly WordBlock[]): Group[] {
  const groups: Group[] = []
  let isOpen = false
  for (const [at, block] of blocks.entries()) {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    if (text.trim() === '') isOpen = false
    else if (isOpen) groups.at(-1)?.texts.push(text)
    else {
      groups.push({ at, texts: [text] })
      isOpen = true
    }
  }
  return groups
}

function isAsked({ texts }: Group): boolean {
  const first = texts.findIndex((text) => startsWith(text, 0))
  const options = texts.slice(first)
  return (
    first > 0 && first <= mostAsked && options.length > 1 && options.every((text, place) => startsWith(text, place))
  )
}

function startsWith(text: string, place: number): boolean {
  return optionStarts(text, place).length > 0
}
