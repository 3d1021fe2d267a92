import { plainLine } from '../../line-text.ts'
import { type Letters, keyPairs, keyTable } from '../../signs/key-signs.ts'
import { squeezed } from '../../signs/line-signs.ts'
import type { WordBlock } from '../../word-file.ts'
import { outlineLabel } from '../outline-labels.ts'

const chosen = /^\s{0,9}(?:=>\s?|→\s?)?(?:vậy\s)?chọn\s(?:đáp án\s)?([A-J])\s?\.?\s?$/iu
const fewest = 3

/** '1. B', '2. C' above 'Câu 1. … Chọn B.': letters that each solution says once more are said there. */
export function withoutLettersAgain(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const solved = new Map<number, string>()
  let number: number | null = null
  for (const text of texts) {
    const label = outlineLabel(text)
    if (label?.style === 'named' && label.word === 'câu') number = Number(label.key)
    const letter = chosen.exec(squeezed(text))?.[1]
    if (letter !== undefined && number !== null) solved.set(number, letter.toUpperCase())
  }
  const first = texts.findIndex((text) => outlineLabel(text)?.style === 'named')
  const listed = blocks.map((block, at) => (at < first ? lettersOf(block) : null))
  const letters = listed.flatMap((own) => [...(own ?? [])])
  const isAgain = letters.length >= fewest && letters.every(([key, own]) => solved.get(key) === own.join())
  return isAgain ? blocks.filter((_, at) => listed[at] === null) : blocks
}

function lettersOf(block: WordBlock): Letters | null {
  if (block.kind === 'line') return keyPairs(plainLine(block.line), true)?.letters ?? null
  const [only, ...others] = keyTable(block.rows.map((row) => row.map((cell) => cell.map(plainLine).join(' ')))) ?? []
  return only && others.length === 0 ? only.letters : null
}
