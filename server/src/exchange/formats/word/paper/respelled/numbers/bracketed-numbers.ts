import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { nameInBrackets } from '../../../signs/counted-names.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { optionStarts, optionsInside } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const bracketed = /^\s*\((\d{1,3})\)\s*(?=\S)/u
/** '(1) b   (2) d' */
const keys = /^\s*(?:\(\d{1,3}\)\s*[A-Ja-j](?:[\s;,.]+|$))+$/u
const fewest = 3

/** '[CÂU 3] …', '[Q3] : …', '(Câu 3). …' */
function withNamesFreed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const isNamed = (block: WordBlock): boolean => block.kind === 'line' && nameInBrackets.test(plainLine(block.line))
  if (blocks.filter(isNamed).length < fewest) return blocks
  return blocks.map((block) => {
    const found = block.kind === 'line' ? nameInBrackets.exec(plainLine(block.line)) : null
    if (block.kind === 'table' || !found) return block
    return { ...block, line: [...textLine(`Câu ${found[1]}. `), ...cutLine(block.line, found[0].length)] }
  })
}

/** '(1) Số nào …?' above its options, '(2) …' above others: '1.' and '2.', where nothing else is counted so. */
export function withBracketsMended(given: readonly WordBlock[]): readonly WordBlock[] {
  const blocks = withNamesFreed(given)
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const filled = texts.flatMap((text, at) => (text.trim() === '' ? [] : [{ at, text }]))
  const found = filled.flatMap(({ at, text }, place) => {
    const number = Number(bracketed.exec(text)?.[1] ?? Number.NaN)
    const below = filled[place + 1]?.text ?? ''
    const isChosen = optionStarts(below, 0).length > 0 || optionsInside(text).length > 0
    return !Number.isNaN(number) && isChosen ? [{ at, number }] : []
  })
  const isCounted = found.every(({ number }, place) => number === place + 1)
  const first = found[0]?.at ?? -1
  const isOther = texts.slice(first, found.at(-1)?.at).some((text) => questionStart(text, 'named') !== null)
  if (found.length < fewest || !isCounted || isOther) return blocks
  const numbers = new Map(found.map(({ at, number }) => [at, number]))
  return blocks.map((block, at) => {
    const number = numbers.get(at)
    if (block.kind === 'line' && keys.test(texts[at] ?? ''))
      return { kind: 'line', line: textLine((texts[at] ?? '').replaceAll(/\((\d{1,3})\)/gu, '$1.')) }
    if (number === undefined || block.kind === 'table') return block
    const length = bracketed.exec(texts[at] ?? '')?.[0].length ?? 0
    return { ...block, line: [...textLine(`${number}. `), ...cutLine(block.line, length)] }
  })
}
