import { cutLine, looksAll, plainLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { letters, optionStarts, optionsInside } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

/** '1.1.1.2, …' or '2.3. …'; '1.5 lít' is a number of something. */
const dotted = /^\s*\d{1,3}(?:(?:\.\d{1,3}){1,4}(?:\s?[,):]|\.(?!\d))|(?:\.\d{1,3}){2,4})\s+(?=\S)/u
const counted = /^\s*(\d{1,2})\s?[.)]\s+(?=\S)/u
const fewest = 5

/**
 * Numbers of lessons and of the questions in them before every question, lettered options below each, or numbered ones
 * where several are right. Nearly all have options, or the numbers are those of a text. They are counted anew.
 */
export function withDottedNumbers(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const starts = texts.flatMap((text, at) => (dotted.test(text) ? [at] : []))
  if (starts.length < fewest || texts.some((text) => questionStart(text, 'named') !== null)) return blocks
  const labels = new Map(starts.map((at, place) => [at, `Câu ${place + 1}. `]))
  let whole = 0
  for (const [place, at] of starts.entries()) {
    const own = texts.slice(at, starts[place + 1])
    const places = numberedIn(own, (line) => isShown(blocks[at + line]))
    if (isLettered(own) || places.length > 1) whole += 1
    for (const [letter, line] of places.entries()) labels.set(at + line, `${letters[letter]}. `)
  }
  if (whole * 10 < starts.length * 9) return blocks
  return blocks.map((block, at) => {
    const label = labels.get(at)
    if (block.kind === 'table' || label === undefined) return block
    const text = texts[at] ?? ''
    const from = (dotted.exec(text) ?? counted.exec(text))?.[0].length ?? 0
    const [first] = block.line
    // Of an option its label shows as well which one is right.
    const look = first?.kind === 'text' && !dotted.test(text) ? first.look : {}
    return { ...block, line: [{ kind: 'text', text: label, look }, ...cutLine(block.line, from)] }
  })
}

function isLettered(texts: readonly string[]): boolean {
  const first = texts.findIndex((text) => optionStarts(text, 0).length > 0)
  if (first === -1) return texts.some((text) => optionsInside(text).length > 0)
  const below = texts.slice(first + 1)
  return optionStarts(texts[first] ?? '', 0).length > 1 || below.some((text) => optionStarts(text, 1).length > 0)
}

function isShown(block: WordBlock | undefined): boolean {
  return block?.kind === 'line' && (looksAll(block.line, 'highlight') || looksAll(block.line, 'color'))
}

/**
 * The lines of one list from one on, with what goes on below each. Above letters such a list is what is asked about,
 * unless a look tells which of its lines are right: then the letters are those of a question without a number.
 */
function numberedIn(texts: readonly string[], isRight: (line: number) => boolean): number[] {
  const first = texts.findIndex((text) => optionStarts(text, 0).length > 0)
  const numbers = texts
    .slice(0, first === -1 ? undefined : first)
    .map((text, at) => (at === 0 ? Number.NaN : Number(counted.exec(text)?.[1])))
  if (numbers.filter((number) => number === 1).length !== 1) return []
  const found: number[] = []
  for (const [at, number] of numbers.entries()) if (number === found.length + 1) found.push(at)
  const isMeant = first === -1 || found.some(isRight)
  return isMeant && found.length > 1 && found.length <= letters.length ? found : []
}
