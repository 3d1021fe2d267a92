import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { countedNames } from '../../../signs/counted-names.ts'
import { keyPairs } from '../../../signs/key-signs.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

interface Group {
  /** Where its first line is. */
  at: number
  texts: string[]
}

/** Of fewer than so many, all. */
const many = 5
const fewest = 3
const mostAsked = 3

/**
 * An empty line, what is asked, 'a.', 'b.' and 'c.' below it, an empty line: whatever ends what is asked, each is a
 * question. Only where nearly all of a file is so, and hardly anything in it has a number; below the last may stand as
 * many keys.
 */
export function withBlocksCounted(blocks: readonly WordBlock[]): readonly WordBlock[] {
  if (blocks.some(({ kind }) => kind === 'table') || areNamed(blocks)) return blocks
  const all = groupsIn(blocks)
  const last = all.findLastIndex(isAsked)
  const asked = all.filter(isAsked)
  const groups = areKeys(all.slice(last + 1), asked.length) ? all.slice(0, last + 1) : all
  const counted = groups.filter(({ texts }) => texts.some((text) => anyStart(text) !== null))
  if (asked.length < fewest || asked.length * 10 < groups.length * 9 || counted.length * 10 > groups.length)
    return blocks
  if (asked.length < many && (asked.length < groups.length || counted.length > 0)) return blocks
  const numbers = new Map(asked.map(({ at }, place) => [at, place + 1]))
  return blocks.map((block, at) => {
    const number = numbers.get(at)
    return block.kind === 'table' || number === undefined
      ? block
      : { ...block, line: [...textLine(`Câu ${number}. `), ...withoutNumber(block.line)] }
  })
}

/** 'Pregunta 3' above what is asked counts it already. */
function areNamed(blocks: readonly WordBlock[]): boolean {
  return countedNames(blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))).length > 0
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

/** '1.B 2.C 3.A' for all of them, below a word for keys or without one. */
function areKeys(groups: readonly Group[], count: number): boolean {
  const texts = groups.flatMap((group) => group.texts)
  const said = texts.flatMap((text) => [...(keyPairs(text)?.letters.keys() ?? [])])
  const others = texts.filter((text) => keyPairs(text) === null && labelOf(text)?.kind !== 'key')
  return others.length === 0 && said.length === count && said.every((number, at) => number === at + 1)
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
