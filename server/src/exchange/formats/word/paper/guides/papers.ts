import { plainLine } from '../../line-text.ts'
import { isGuideHead } from '../../signs/guide-signs.ts'
import { questionStart } from '../../signs/line-signs.ts'
import { beginsLarge, optionsInside } from '../../signs/option-signs.ts'
import type { WordBlock } from '../../word-file.ts'

/** 'ĐỀ SỐ 2', 'ĐỀ KIỂM TRA CUỐI HỌC KÌ I' */
const paperHead =
  /^[^\p{L}]{0,10}(?:(?:bộ\s+)?đề\s{0,3}(?:(?:số\s{0,3})?\d{1,3}(?![\p{L}\d])|kiểm tra|thi(?![\p{L}])|ôn|khảo sát)|bài kiểm tra|phiếu (?:bài tập|ôn tập|số))/iu

/** Several papers in one file, each with its guide behind it. */
export function papersIn(blocks: readonly WordBlock[]): (readonly WordBlock[])[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const cuts: number[] = []
  let isBehindGuide = false
  let head: number | null = null
  for (const [at, text] of texts.entries()) {
    if (isGuideHead(text)) isBehindGuide = true
    if (isBehindGuide && paperHead.test(text) && !isGuideHead(text)) head ??= at
    if (!isBehindGuide || questionStart(text, 'named')?.number !== 1 || !isChosen(texts, at)) continue
    cuts.push(head ?? at)
    isBehindGuide = false
    head = null
  }
  return [0, ...cuts].map((from, place) => blocks.slice(from, cuts[place]))
}

/** Between large letters; what a guide says of a task may have small ones. */
function isChosen(texts: readonly string[], at: number): boolean {
  if (optionsInside(texts[at] ?? '').length > 0) return true
  for (const text of texts.slice(at + 1, at + 12)) {
    if (beginsLarge(text)) return true
    if (questionStart(text, 'named') !== null || isGuideHead(text)) return false
  }
  return false
}
