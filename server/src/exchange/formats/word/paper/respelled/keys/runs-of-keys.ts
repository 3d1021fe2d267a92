import { cutLine, plainLine, trimLine } from '../../../line-text.ts'
import { isGuideHead } from '../../../signs/guide-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const entry = /\s*(\d{1,3})\s?[.):–-]\s?([^\s;]+)([\s;,]+|$)/uy
const head = /^\s*(?:phần|part|dạng)\s{1,3}(?:[IVX]{1,4}|\d)\s?[:.–-]\s{0,3}/iu
const fewest = 2

/**
 * '7.12,5 8.8 9.-4' in a list of keys: numbers that count on, a number or truths behind each and nothing else, are as many keys.
 * Letters and words alone are read as they are.
 */
export function withKeyRunsParted(blocks: readonly WordBlock[]): readonly WordBlock[] {
  let isList = false
  return blocks.flatMap((block): readonly WordBlock[] => {
    if (block.kind !== 'line') return [block]
    const text = plainLine(block.line)
    if (isGuideHead(text)) isList = true
    else if (optionStarts(text, 0).length > 0 || text.trimEnd().endsWith('?')) isList = false
    const entries = isList ? entriesIn(text) : []
    const [first] = entries
    if (!first) return [block]
    const lines = entries.map(({ number, from, to }): Line => [
      { kind: 'text', text: `${number}. `, look: {} },
      ...trimLine(cutLine(block.line, from, to)),
    ])
    const above = head.exec(text)?.[0]
    if (above !== undefined) lines.unshift(cutLine(block.line, 0, above.length))
    return lines.map((line) => ({ ...block, line }))
  })
}

interface Entry {
  number: number
  from: number
  to: number
}

function entriesIn(text: string): Entry[] {
  const entries: Entry[] = []
  let isTyped = false
  for (entry.lastIndex = head.exec(text)?.[0].length ?? 0; entry.lastIndex < text.length;) {
    const found = entry.exec(text)
    const [, sign = '', said = ''] = found ?? []
    const before = entries.at(-1)
    if (!found || (before && Number(sign) !== before.number + 1)) return []
    if (!/[\p{L}\d]/u.test(said)) return []
    if (/\d|^[ĐS]{2,10}$/u.test(said)) isTyped = true
    const to = entry.lastIndex - (found[3] ?? '').length
    entries.push({ number: Number(sign), from: to - said.length, to })
  }
  return entries.length >= fewest && isTyped ? entries : []
}
