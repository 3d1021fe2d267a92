import { cutLine, plainLine, withoutFeature } from '../../word/line-text.ts'
import { anyStart } from '../../word/signs/line-signs.ts'
import type { Line, WordBlock } from '../../word/word-file.ts'

/** So many options are marked by the color of their whole text, and that is how the file marks. */
const fewest = 3
const label = /(?<=^|\s)[A-H]\s*[.):](?=\s|$|\P{L})/gu

interface Option {
  block: number
  from: number
  to: number
  isLabelColored: boolean
  color: string
}

/**
 * Who colors an option often colors the label of the next one as well. Where the text of an option has a color, labels
 * of the same question with a color of their own before plain text mark nothing.
 */
export function withoutRunOverColors(blocks: readonly WordBlock[]): WordBlock[] {
  const options = optionsIn(blocks)
  if (options.flat().filter(({ color }) => color !== '').length < fewest) return [...blocks]
  const plain = options.flatMap((own) =>
    own.some(({ color }) => color !== '')
      ? own.filter(({ color, isLabelColored }) => color === '' && isLabelColored)
      : [],
  )
  const byBlock = Map.groupBy(plain, ({ block }) => block)
  return blocks.map((block, at) => {
    if (block.kind !== 'line') return block
    const line = (byBlock.get(at) ?? []).reduce<Line>(
      (whole, { from, to }) => [
        ...cutLine(whole, 0, from),
        ...withoutFeature(cutLine(whole, from, to), 'color'),
        ...cutLine(whole, to),
      ],
      block.line,
    )
    return { kind: 'line', line }
  })
}

/** The options of each question. */
function optionsIn(blocks: readonly WordBlock[]): Option[][] {
  const all: Option[][] = [[]]
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'line') continue
    const text = plainLine(block.line)
    if (anyStart(text) !== null) all.push([])
    const found = [...text.matchAll(label)]
    for (const [place, { index, 0: said }] of found.entries()) {
      const [from, to] = [index, index + said.length]
      all.at(-1)?.push({
        block: at,
        from,
        to,
        isLabelColored: colorsOf(cutLine(block.line, from, to)).some((color) => color !== ''),
        color: onlyOf(colorsOf(cutLine(block.line, to, found[place + 1]?.index))),
      })
    }
  }
  return all
}

function colorsOf(line: Line): string[] {
  return line.flatMap((piece) =>
    piece.kind === 'text' && /[\p{L}\p{N}]/u.test(piece.text) ? [piece.look.color ?? ''] : [],
  )
}

/** A text in which any word is plain is not marked as a whole. */
function onlyOf(colors: readonly string[]): string {
  const [first = ''] = colors
  return colors.every((color) => color === first) ? first : ''
}
