import { plainLine } from '../../word/line-text.ts'
import { anyStart } from '../../word/signs/line-signs.ts'
import type { WordBlock } from '../../word/word-file.ts'

const bare = /^\s*([A-H])\s*[.)]\s*$/u
const said = /(?<=^|\s)([A-H])\s*[.)]\s*[^\s.)]/gu

/** An empty item of a list leaves its label on the page: the option of that letter stands elsewhere in the question. */
export function withoutBareLabels(blocks: readonly WordBlock[]): WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const homes: Set<string>[] = []
  let letters = new Set<string>()
  for (const text of texts) {
    if (anyStart(text) !== null) letters = new Set()
    for (const [, letter = ''] of text.matchAll(said)) letters.add(letter)
    homes.push(letters)
  }
  return blocks.filter((_, at) => {
    const letter = bare.exec(texts[at] ?? '')?.[1]
    const below = texts[at + 1] ?? ''
    const isText = below.trim() !== '' && !/^\s*[A-H]\s*[.)]/u.test(below) && anyStart(below) === null
    return letter === undefined || isText || homes[at]?.has(letter) !== true
  })
}
