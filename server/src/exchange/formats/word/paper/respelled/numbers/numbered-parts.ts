import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'

const romans = ['', 'I', 'II', 'III', 'IV', 'V']
/** '2. Câu trắc nghiệm đúng sai (4 điểm)': the parts of a paper as the ministry calls them. */
const numbered =
  /^\s{0,9}([1-5])\s?[.)]\s*(?=(?:câu\s+(?:hỏi\s+)?)?trắc nghiệm\s+(?:nhiều\s+(?:phương án\s+)?lựa chọn|đúng\s?[,/–-]?\s?sai|trả lời ngắn)\s*(?:[.:]\s*)?(?:\(.{1,40}\)\s*[.:]?\s*)?$)/iu
const solved = /^[\s*–-]*(?:hướng dẫn giải|lời giải(?: chi tiết)?|giải chi tiết)[\s:.*–-]*$/iu

/**
 * Numbers before the names of parts are those of 'PHẦN I' and 'PHẦN II'. Where the names stand word for word once more
 * below 'HƯỚNG DẪN GIẢI', that is the head of the keys of the paper above, and no solution of its last question.
 */
export function withPartsNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line).trim() : '\uFFFC'))
  const parts = texts.map((text) => numbered.exec(text)?.[1] ?? '')
  if (new Set(parts.filter((part) => part !== '')).size < 2) return blocks
  const seen = new Set<string>()
  return blocks.map((block, at): WordBlock => {
    const text = texts[at] ?? ''
    if (block.kind !== 'line') return block
    const part = numbered.exec(plainLine(block.line))
    if (part) {
      seen.add(nameOf(text))
      return {
        ...block,
        line: [...textLine(`PHẦN ${romans[Number(part[1])]}. `), ...cutLine(block.line, part[0].length)],
      }
    }
    const below = solved.test(text) ? nextOf(texts, at) : ''
    if (below === '' || !seen.has(nameOf(below))) return block
    seen.clear()
    return { ...block, line: textLine('ĐÁP ÁN') }
  })
}

function nameOf(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').toLowerCase()
}

function nextOf(texts: readonly string[], at: number): string {
  return texts.slice(at + 1, at + 6).find((text) => text !== '') ?? ''
}
