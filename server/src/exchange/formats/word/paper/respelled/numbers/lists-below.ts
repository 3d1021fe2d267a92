import { cutLine, isEmptyLine, plainLine, textLine } from '../../../line-text.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { newOption } from '../../question-draft.ts'
import { tellingLooks } from '../../settled-keys.ts'

type LineBlock = Extract<WordBlock, { kind: 'line' }>

interface Listed {
  /** Where its points are. */
  points: number[]
  /** Where what is asked begins, with its number; null where nobody can say. */
  start: { at: number; number: number; length: number } | null
}

const bare = /^\s{0,9}(\d{1,3})(?:\t|[ \u00A0]{2,9})\s{0,9}(?=[\p{L}"“(])/u
const fewest = 5
const mostOptions = 9
const mostLeftOut = 5

/**
 * '7   What is printed?' with a program below it, and then a list that the program counts from one, below each question
 * anew, with one of its points in bold: what is counted are the options. Nearly all lists of the file are so, and nothing
 * in it has a letter.
 */
export function withListsBelow(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const lists = listsIn(blocks)
  const asked = lists.filter(({ start }) => start !== null)
  const marked = asked.filter(({ points }) => isMarked(points.map((at) => blocks[at])))
  if (asked.length < fewest || asked.length * 10 < lists.length * 9 || marked.length * 5 < asked.length * 3)
    return blocks
  const respelled = new Map<number, WordBlock>()
  for (const { points, start } of asked) {
    if (start) respelled.set(start.at, numbered(blocks[start.at], start))
    for (const [place, at] of points.entries()) respelled.set(at, withLetter(blocks[at], letters[place] ?? ''))
  }
  return blocks.map((block, at) => respelled.get(at) ?? block)
}

function listsIn(blocks: readonly WordBlock[]): Listed[] {
  const lists: Listed[] = []
  let start: Listed['start'] = null
  let last = 0
  let isOpen = false
  for (const [at, block] of blocks.entries()) {
    // Where tables or letters part it, the file is another one.
    if (block.kind === 'table') return []
    if (isEmptyLine(block.line)) continue
    const text = plainLine(block.line)
    const number = block.list === undefined ? null : numberOf(block)
    const current = lists.at(-1)
    if (number !== null && number === (isOpen ? (current?.points.length ?? 0) + 1 : 1)) {
      if (isOpen) current?.points.push(at)
      else lists.push({ points: [at], start })
      isOpen = true
      start = null
      continue
    }
    if (number === 1) {
      lists.push({ points: [at], start: null })
      isOpen = true
      continue
    }
    isOpen = false
    if (number !== null || optionStarts(text, 0).length > 0) return []
    const found = bare.exec(text)
    const said = Number(found?.[1])
    if (!found || start || said <= last || said > last + mostLeftOut) continue
    start = { at, number: said, length: found[0].length }
    last = said
  }
  return lists.map((one) => {
    const isWhole = one.points.length > 1 && one.points.length <= mostOptions
    return isWhole ? one : { ...one, start: null }
  })
}

function isMarked(points: readonly (WordBlock | undefined)[]): boolean {
  const options = points.map((block, at) => newOption([block?.kind === 'line' ? block.line.slice(1) : []], at))
  return tellingLooks(options).some(({ keys }) => keys.size === 1)
}

/** Of the number that its program drew. */
function numberOf({ line: [label] }: LineBlock): number | null {
  const said = label?.kind === 'text' ? /^\s?(\d{1,2})\s?[.)]\s?$/u.exec(label.text)?.[1] : undefined
  return said === undefined ? null : Number(said)
}

function numbered(block: WordBlock | undefined, { number, length }: { number: number; length: number }): WordBlock {
  const line = block?.kind === 'line' ? cutLine(block.line, length) : []
  return { kind: 'line', line: [...textLine(`Câu ${number}. `), ...line] }
}

function withLetter(block: WordBlock | undefined, letter: string): WordBlock {
  const [label, ...line] = block?.kind === 'line' ? block.line : []
  return { kind: 'line', line: label?.kind === 'text' ? [{ ...label, text: `${letter}. ` }, ...line] : line }
}
