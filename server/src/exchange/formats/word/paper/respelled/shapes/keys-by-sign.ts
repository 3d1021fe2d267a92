import { plainLine, textLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import { type Beginning, beginnings } from '../../../signs/list-beginnings.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

/** Letters and numbers are read by everybody who reads keys. */
const counting = beginnings.filter(({ sign }) => ['i.', 'Ⓐ', 'ⓐ', '①'].includes(sign))
const fewest = 3
const key =
  /^\s*(?:vậy\s)?(?:chọn|đáp án|key|answer|ans|đúng)?\s*[:：]?\s*([ivxⒶ-ⓩ①-⑳]+(?:(?:\s*[,;&]\s*|\s+(?:và\s+)?)[ivxⒶ-ⓩ①-⑳]+){0,9})\s*\.?\s*$/iu

/** 'chọn ii iv', 'Đáp án: ②' below options that count so: the key says their signs. */
export function withKeysBySign(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  for (const beginning of counting) {
    const keys = keysIn(texts, beginning)
    if (keys.size >= fewest)
      return blocks.map((block, at) => {
        const said = keys.get(at)
        return said === undefined ? block : { kind: 'line', line: textLine(`Đáp án: ${said}`) }
      })
  }
  return blocks
}

function keysIn(texts: readonly string[], { pattern, placeOf = () => -1 }: Beginning): Map<number, string> {
  const keys = new Map<number, string>()
  let above = 0
  for (const [at, text] of texts.entries()) {
    const own = pattern.exec(text)
    if (own && placeOf(own[1] ?? '') === above) above += 1
    else if (text.trim() !== '') {
      const said = above > 1 ? placesIn(text, placeOf) : []
      if (said.length > 0 && said.every((place) => place >= 0 && place < above))
        keys.set(at, said.map((place) => letters[place]).join(', '))
      above = own && placeOf(own[1] ?? '') === 0 ? 1 : 0
    }
  }
  return keys
}

function placesIn(text: string, placeOf: (sign: string) => number): number[] {
  const label = labelOf(text)
  const said = key.exec(label?.kind === 'answer' ? text.slice(label.at) : text)?.[1] ?? ''
  return (said.match(/[ivx]+|[Ⓐ-ⓩ①-⑳]/giu) ?? []).map((sign) =>
    placeOf(/[ivx]/iu.test(sign) ? sign.toLowerCase() : sign),
  )
}
