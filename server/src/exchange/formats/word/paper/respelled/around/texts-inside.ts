import { plainLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const reading = /^(?:đọc (?:hiểu|thầm|đoạn|bài|câu chuyện|văn bản)|read the (?:text|passage|following))(?![\p{L}])/iu
const fewestLines = 3
const longLine = 100

/** 'Câu 1:', and below it a whole text with what is asked at its end: the text stands above the question, for others too. */
export function withTextsAbove(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line).trim() : null))
  const result: WordBlock[] = []
  let isMoved = false
  for (let at = 0; at < blocks.length; at += 1) {
    const asked = isBareName(texts[at] ?? '') ? askedAt(texts, at + 1) : null
    const [head, ask] = [blocks[at], asked === null ? undefined : blocks[asked]]
    if (asked === null || !head || !ask) {
      if (head) result.push(head)
      continue
    }
    result.push(...blocks.slice(at + 1, asked), head, ask)
    isMoved = true
    at = asked
  }
  return isMoved ? result : blocks
}

function isBareName(text: string): boolean {
  const start = questionStart(text, 'named')
  return start !== null && text.slice(start.at).trim() === ''
}

/** The last line above the options, or above what was said below each question. */
function askedAt(texts: readonly (string | null)[], from: number): number | null {
  const own: number[] = []
  for (let at = from; at < texts.length; at += 1) {
    const text = texts[at] ?? null
    if (text === null || questionStart(text, 'named') !== null) return null
    if (optionStarts(text, 0).length > 0 || /^(?:lời giải|đáp án)\s?:/iu.test(text)) break
    if (text !== '') own.push(at)
  }
  const [first = -1] = own
  const isText =
    own.length > fewestLines &&
    reading.test(texts[first] ?? '') &&
    own.slice(0, -1).some((at) => (texts[at] ?? '').length >= longLine)
  return isText ? (own.at(-1) ?? null) : null
}
