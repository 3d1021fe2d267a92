import { plainLine } from '../../../line-text.ts'
import { falsehoodWord, truthWord } from '../../../signs/truth-tasks.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { letterBefore } from '../../../signs/option-letters.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const mostOfStem = 4

/**
 * 'True' and 'False' without letters in the two lines below a numbered question are what can be chosen: with letters
 * they end it, and what stands below is no part of it.
 */
export function withTruthsLettered(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const said = blocks.flatMap((block, at) => {
    const text = block.kind === 'line' ? plainLine(block.line).trim() : '|'
    return text === '' ? [] : [{ at, text }]
  })
  const lettered = new Map<number, string>()
  for (const [place, { at, text }] of said.entries()) {
    const other = said[place + 1]
    if (!other || !isPair(text, other.text)) continue
    const [above, below] = [said[place - 1]?.text ?? '', said[place + 2]?.text ?? '']
    // What a program prints may be a list of them, and be asked about by lines with letters.
    const isAlone = !isTruth(above) && !isTruth(below) && letterBefore(below) === null
    const stem = said.slice(Math.max(place - mostOfStem, 0), place).map((own) => own.text)
    if (!isAlone || !isOfQuestion(stem)) continue
    lettered.set(at, 'A. ').set(other.at, 'B. ')
  }
  if (lettered.size === 0) return blocks
  return blocks.map((block, at) => {
    const letter = lettered.get(at)
    return letter !== undefined && block.kind === 'line' ? { kind: 'line', line: called(block.line, letter) } : block
  })
}

const isTruth = (text: string): boolean => truthWord.test(text) || falsehoodWord.test(text)

function isPair(one: string, other: string): boolean {
  return (truthWord.test(one) && falsehoodWord.test(other)) || (falsehoodWord.test(one) && truthWord.test(other))
}

/** From the number of a question down to here nothing but what is asked. */
function isOfQuestion(above: readonly string[]): boolean {
  const first = above.findLastIndex((text) => anyStart(text) !== null)
  return (
    first !== -1 &&
    above.slice(first).every((text) => letterBefore(text) === null && text !== '|') &&
    above.slice(first + 1).every((text) => labelOf(text) === null)
  )
}

/** The letter looks like the word that it stands before. */
function called(line: Line, letter: string): Line {
  const first = line.find((piece) => piece.kind === 'text' && piece.text.trim() !== '')
  return [{ kind: 'text', text: letter, look: first?.kind === 'text' ? first.look : {} }, ...line]
}
