import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { isGuideHead } from '../../../signs/guide-signs.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const romans = ['', 'I', 'II', 'III', 'IV', 'V']
const words = String.raw`(?:câu\s+(?:hỏi\s+)?)?(?:trắc nghiệm(?:\s+(?:khách quan|nhiều\s+(?:phương án\s+)?lựa chọn|(?:dạng\s+)?đúng\s?[,/–-]?\s?sai|trả lời ngắn))?|(?:câu\s+)?đúng\s?[,/–-]?\s?sai|trả lời ngắn|tự luận)(?![\p{L}])`
const tail = String.raw`\s*(?:[.:]\s*)?(?:\(.{1,40}\)\s*[.:]?\s*)?$`
/** How else people write 'PHẦN II': '## PHẦN II', 'Dạng 2.', 'II/', 'B.', or the name of the part alone. */
const forms: readonly RegExp[] = [
  /^\s*#{1,6}\s*(?:phần|part)\s+(?<sign>[IVX]{1,4}|[1-5])(?![\p{L}\d])\s*[.:)–-]?\s*/iu,
  new RegExp(String.raw`^\s*dạng\s+(?<sign>[1-5])\s*[.:)–-]?\s*(?=${words}${tail})`, 'iu'),
  new RegExp(String.raw`^\s*(?<sign>[IVX]{1,4})\s?[./]\s*(?=${words}${tail})`, 'iu'),
  new RegExp(String.raw`^\s*(?<sign>[A-E])\s?[./)]\s*(?=\p{Lu}{2})(?=${words}${tail})`, 'iu'),
  new RegExp(String.raw`^\s*phần\s+(?=(?<name>${words})${tail})`, 'iu'),
]
/** Papers without one of both are read as they are. */
const ofMinistry = /đúng\s?[,/–-]?\s?sai|trả lời ngắn/iu
const fewest = 2

interface Head {
  at: number
  number: number
  length: number
}

/** Parts that count from one in another way are named as most papers do, where each of them asks something. */
export function withPartsSpelled(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  for (const form of forms) {
    const heads = headsIn(texts, form)
    if (!heads.some(({ at }) => ofMinistry.test(texts[at] ?? '')) || !areOfPaper(heads, texts)) continue
    const found = new Map(heads.map((head) => [head.at, head]))
    return blocks.map((block, at): WordBlock => {
      const head = found.get(at)
      return head && block.kind === 'line'
        ? { ...block, line: [...textLine(`PHẦN ${romans[head.number]}. `), ...cutLine(block.line, head.length)] }
        : block
    })
  }
  return blocks
}

function headsIn(texts: readonly string[], form: RegExp): Head[] {
  const names: string[] = []
  return texts.flatMap((text, at) => {
    const found = form.exec(text)
    if (!found) return []
    const { sign = '', name = '' } = found.groups ?? {}
    const folded = name.replaceAll(/\s+/gu, ' ').toLowerCase()
    if (folded !== '' && !names.includes(folded)) names.push(folded)
    const number = sign === '' ? names.indexOf(folded) + 1 : numberOf(sign)
    return number > 0 && number < romans.length ? [{ at, number, length: found[0].length }] : []
  })
}

function numberOf(sign: string): number {
  const large = sign.toUpperCase()
  return /^\d$/u.test(sign) ? Number(sign) : Math.max(romans.indexOf(large), 'ABCDE'.indexOf(large) + 1)
}

/** From one on, with a question in each. */
function areOfPaper(heads: readonly Head[], texts: readonly string[]): boolean {
  const again = heads.findIndex(({ number }, at) => at > 0 && number <= (heads[at - 1]?.number ?? 0))
  const run = again === -1 ? heads : heads.slice(0, again)
  return (
    run.length >= fewest &&
    run.every(({ number, at }, place) => {
      const own = texts.slice(at + 1, run[place + 1]?.at)
      const end = own.findIndex(isGuideHead)
      const asked = end === -1 ? own : own.slice(0, end)
      return (
        number === place + 1 &&
        asked.some((text) => (questionStart(text, 'named') ?? questionStart(text, 'numbered')) !== null)
      )
    })
  )
}
