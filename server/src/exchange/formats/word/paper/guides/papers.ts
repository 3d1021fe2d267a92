import { plainLine } from '../../line-text.ts'
import { isGuideHead } from '../../signs/guide-signs.ts'
import { labelOf, questionStart } from '../../signs/line-signs.ts'
import { beginsLarge, optionsInside } from '../../signs/option-signs.ts'
import type { WordBlock } from '../../word-file.ts'
import { sectionIn } from './asked.ts'

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
    cuts.push(head ?? partAbove(texts, at))
    isBehindGuide = false
    head = null
  }
  return [0, ...cuts].map((from, place) => blocks.slice(from, cuts[place]))
}

const mostAbove = 8

/** 'PHẦN I' and what is said below it head the next paper. */
function partAbove(texts: readonly string[], at: number): number {
  const from = Math.max(0, at - mostAbove)
  const above = texts.slice(from, at)
  const asked = above.findLastIndex((text) => questionStart(text, 'named') !== null || isGuideHead(text))
  const part = above.findLastIndex((text) => sectionIn(text)?.number === 1)
  if (part <= asked) return at
  // 'III – BÀI TẬP TỰ LUYỆN' above it as well.
  let first = part
  for (let place = part - 1; place > asked; place -= 1) {
    const text = above[place] ?? ''
    if (labelOf(text)?.kind === 'section') first = place
    else if (text.trim() !== '') break
  }
  return from + first
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
