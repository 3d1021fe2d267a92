import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const sign = /(?:^\s{0,9}|\t\s{0,9}|\s{2,40}|(?<=[?.:…])\s{0,3})([A-E])\s?[-–]\s?(?=[\p{L}\d“"(])/gu
const fewest = 2
const shortest = 3

interface Sign {
  at: number
  /** Where the dash stands, with the spaces around it. */
  from: number
  to: number
}

/** 'A-Huế   B - Vinh   C-Hà Nội' below several questions: 'A.', 'B.' and 'C.'; 'A - Trắc nghiệm' above them is none. */
export function withDashesMended(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const lists: Sign[][] = []
  let list: Sign[] = []
  const end = (): void => {
    if (list.length >= shortest) lists.push(list)
    list = []
  }
  for (const [at, block] of blocks.entries()) {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    if (questionStart(text, 'named') !== null) end()
    for (const { index, 0: whole, 1: letter = '' } of text.matchAll(sign)) {
      if (letter === 'A') end()
      const from = index + whole.indexOf(letter) + 1
      if (letter === 'ABCDE'[list.length]) list.push({ at, from, to: index + whole.length })
    }
  }
  end()
  if (lists.length < fewest) return blocks
  const signs = Map.groupBy(lists.flat(), ({ at }) => at)
  return blocks.map((block, at) => {
    const own = signs.get(at)
    if (!own || block.kind === 'table') return block
    const { line } = block
    const pieces = own.flatMap(({ from, to }, place) => [
      ...cutLine(line, own[place - 1]?.to ?? 0, from),
      ...textLine('. '),
      ...(place === own.length - 1 ? cutLine(line, to) : []),
    ])
    return { ...block, line: pieces }
  })
}
