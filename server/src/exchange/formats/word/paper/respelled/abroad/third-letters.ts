import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

interface Token {
  at: number
  index: number
  letter: string
  end: string
}

const label = /(?<=^\s{0,20}[*+]?[([]?|\s[([]?)([ABCDSabcds])\s?([.)])/gu
const keyed = /^[([]?([Ss])[)\].]?\s*(?:$|[.)]\s)/u
const fewest = 3

/**
 * 'A. B. S. D.': where 'С' was typed as it is spoken, the third letter is an 'S', in the options of several questions and in
 * their keys. Between 'B' and 'D' it is nothing else.
 */
export function withThirdLetters(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const tokens = texts.flatMap((text, at) => tokensIn(text, at))
  const thirds = tokens.filter((token, place) => isThird(token, tokens[place - 1], tokens[place + 1]))
  if (thirds.length < fewest) return blocks
  const places = new Map(thirds.map(({ at, index }) => [at, index]))
  return blocks.map((block, at) => {
    const text = texts[at] ?? ''
    const index = places.get(at) ?? keyAt(text)
    return block.kind === 'table' || index === null ? block : { ...block, line: withThird(block.line, index) }
  })
}

function tokensIn(text: string, at: number): Token[] {
  return [...text.matchAll(label)].map(({ 0: whole, 1: letter = '', 2: end = '', index }) => ({
    at,
    index: index + whole.indexOf(letter),
    letter,
    end,
  }))
}

function isThird({ letter, end }: Token, above: Token | undefined, below: Token | undefined): boolean {
  const [second, fourth] = letter === 'S' ? ['B', 'D'] : ['b', 'd']
  const isS = letter.toLowerCase() === 's'
  return isS && above?.letter === second && below?.letter === fourth && above.end === end && below.end === end
}

/** 'Javob: S' */
function keyAt(text: string): number | null {
  const own = labelOf(text)
  if (own?.kind !== 'answer') return null
  const found = keyed.exec(text.slice(own.at))
  return found ? own.at + found[0].search(/s/iu) : null
}

/** With the look that the letter had. */
function withThird(line: Line, at: number): Line {
  const [piece] = cutLine(line, at, at + 1)
  const third = piece?.kind === 'text' && piece.text === 's' ? 'c' : 'C'
  const own: Line = piece?.kind === 'text' ? [{ ...piece, text: third }] : textLine(third)
  return [...cutLine(line, 0, at), ...own, ...cutLine(line, at + 1)]
}
