import { plainLine } from '../../../line-text.ts'
import { anyStart } from '../../../signs/line-signs.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

/**
 * 'a. … b. …' in one line: the first letter is drawn by a program that counts lines, the second is typed, so that the
 * next line gets a 'b.' again although 'd.' is typed in it. What is typed shows which letter is meant.
 */
export function withCountedLetters(blocks: readonly WordBlock[]): readonly WordBlock[] {
  let next = 0
  /** Letters that nobody counted. */
  let typed = 0
  return blocks.map((block) => {
    if (block.kind === 'table') return block
    const text = plainLine(block.line)
    if (text.trim() === '') return block
    const drawn = block.list === undefined ? -1 : drawnLetter(block)
    if (drawn === -1 && anyStart(text) !== null) next = 0
    const isBehind = drawn > -1 && next > 0 && drawn < next
    const isMeant = isBehind && (typedBehind(text, next + 1) || (drawn > 0 && drawn + typed === next))
    const own = isMeant ? relabelled(block, letters[next] ?? '') : block
    const expected = optionStarts(plainLine(own.line), isMeant || drawn === -1 ? next : drawn)
    const starts = expected.length > 0 ? expected : optionStarts(text, 0)
    const ownTyped = Math.max(0, starts.length - (drawn === -1 ? 0 : 1))
    typed = starts[0]?.letter === letters[0] ? ownTyped : typed + ownTyped
    if (starts.length > 0) next = letters.indexOf(starts.at(-1)?.letter ?? '') + 1
    return own
  })
}

type LineBlock = Extract<WordBlock, { kind: 'line' }>

function drawnLetter({ line: [label] }: LineBlock): number {
  const said = label?.kind === 'text' ? /^\s*([A-Ja-j])[.)]\s*$/u.exec(label.text)?.[1] : undefined
  return said === undefined ? -1 : letters.indexOf(said.toUpperCase())
}

/** Behind a gap. */
function typedBehind(text: string, place: number): boolean {
  const letter = letters[place] ?? ''
  return new RegExp(String.raw`(?:\t|\s{2})\s*[${letter}${letter.toLowerCase()}]\s*[.)]\s*\S`, 'u').test(text)
}

function relabelled(block: LineBlock, letter: string): LineBlock {
  const [label, ...line] = block.line
  if (label?.kind !== 'text') return block
  const text = label.text.replace(/[A-Ja-j]/u, (own) => (/[a-j]/u.test(own) ? letter.toLowerCase() : letter))
  return { ...block, line: [{ ...label, text }, ...line] }
}
