import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

interface Parted {
  sign: string
  /** Where what is asked begins and ends, and where the word for its key begins. */
  from: number
  to: number
  key: number
}

const fewest = 5
const between = /(?<=\S)\s{0,3}([^\p{L}\p{M}\p{N}\s()[\]（）。，、？！：；…_.?!,:;"'“”‘’]{2,6})\s{0,3}(?=\p{L})/gu
const word = /^\s{0,9}\p{L}[\p{L}\s]{0,19}[:：]\s{0,3}(?=\S)/u

/** 'What is asked ^*^ Answer: …': in nearly every line the same signs part what is asked from its key. */
export function withKeysBehindSigns(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '|'))
  const sign = usualSign(texts)
  if (sign === null) return blocks
  const isNumbered = texts.some((text) => anyStart(text) !== null)
  let number = 0
  return blocks.flatMap((block, at): WordBlock[] => {
    const own = partedAt(texts[at] ?? '')
    if (block.kind === 'table' || own?.sign !== sign) return [block]
    number += 1
    const from = isNumbered ? 0 : own.from
    const label = isNumbered ? [] : textLine(`Câu ${number}. `)
    return [
      { ...block, line: [...label, ...cutLine(block.line, from, own.to)] },
      { kind: 'line', line: cutLine(block.line, own.key) },
    ]
  })
}

export function isPartedBySigns(text: string): boolean {
  return usualSign(text.normalize('NFC').split('\n')) !== null
}

function usualSign(texts: readonly string[]): string | null {
  const filled = texts.filter((text) => text.trim() !== '')
  const found = filled.flatMap((text) => partedAt(text)?.sign ?? [])
  const usual = [...Map.groupBy(found, (sign) => sign)].find(
    ([, own]) => own.length >= fewest && own.length * 10 >= filled.length * 9,
  )
  return usual?.[0] ?? null
}

function partedAt(text: string): Parted | null {
  for (const { index, 0: whole, 1: sign = '' } of text.matchAll(between)) {
    const key = index + whole.length
    if (labelOf(text.slice(key))?.kind === 'answer')
      return { sign, from: word.exec(text)?.[0].length ?? 0, to: index, key }
  }
  return null
}
