import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

/** One alone may be what is to be typed: '×' in '3 … 4 = 12', '對' in '一…翅膀'. */
const pairs: readonly (readonly [isTrue: RegExp, isFalse: RegExp])[] = [
  [/^對$/u, /^錯$/u],
  [/^正確$/u, /^(?:錯誤|不正確)$/u],
  [/^[√✓✔☑]$/u, /^[×✕✖✗✘xX]$/u],
]
const fewest = 3

interface Said {
  at: number
  /** Where the word begins. */
  from: number
  word: string
}

/** 'Answer: √' here and 'Answer: ×' there, with nothing to choose from above either: each says whether something is true. */
export function withTruthSigns(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const said = keysIn(blocks)
  const truths = new Map<number, { from: number; isTrue: boolean }>()
  for (const [yes, no] of pairs) {
    const [right, wrong] = [yes, no].map((sign) => said.filter(({ word }) => sign.test(word)))
    if (!right?.length || !wrong?.length || right.length + wrong.length < fewest) continue
    for (const { at, from } of right) truths.set(at, { from, isTrue: true })
    for (const { at, from } of wrong) truths.set(at, { from, isTrue: false })
  }
  if (truths.size === 0) return blocks
  return blocks.map((block, at) => {
    const truth = truths.get(at)
    return block.kind === 'line' && truth
      ? { ...block, line: [...cutLine(block.line, 0, truth.from), ...textLine(truth.isTrue ? 'Đúng' : 'Sai')] }
      : block
  })
}

function keysIn(blocks: readonly WordBlock[]): Said[] {
  const said: Said[] = []
  let options = 0
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'table') continue
    const text = plainLine(block.line)
    const label = labelOf(text)
    if (label?.kind !== 'answer') {
      options += optionStarts(text, options).length
      continue
    }
    const word = text
      .slice(label.at)
      .trim()
      .replace(/[.。]$/u, '')
    if (options === 0) said.push({ at, from: label.at, word })
    options = 0
  }
  return said
}
