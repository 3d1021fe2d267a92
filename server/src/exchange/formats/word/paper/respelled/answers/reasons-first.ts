import { cutLine, plainLine, textLine, trimLine } from '../../../line-text.ts'
import { isOfPick } from '../../../signs/key-signs.ts'
import { labelOf, questionStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const keyBehind =
  /(?<=\S)[\s.,;:→⇒=>-]{1,9}(?:vậy\s{1,3})?(?:đáp án|chọn)(?:\s{1,3}(?:đúng|là|đáp án|câu)){0,2}\s{0,3}[:：]?\s{0,3}([A-J])(?:\s{0,3}[.)]\s{0,3}[^.;]{0,60})?\s{0,3}\.?$/iu
const lastOption = /(?:^|[\s\uFFFC])[B-F]\s?[.)]\s*\S/u
const fewest = 2

/** '→ “save” is read otherwise. Đáp án C.' below the options of each question: why, and behind it what is right. */
export function withReasonsBehind(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const keys = new Map<number, { letter: string; to: number }>()
  let isBelow = false
  for (const [at, text] of texts.entries()) {
    if (questionStart(text, 'named') !== null || labelOf(text) !== null) isBelow = false
    const found: RegExpExecArray | null = isBelow && isReason(text) ? keyBehind.exec(text.trimEnd()) : null
    // '2. Chọn B. …' names its question, and no reason.
    if (found && /\p{L}/u.test(text.slice(0, found.index)) && !isOfPick(text.slice(0, found.index)))
      keys.set(at, { letter: (found[1] ?? '').toUpperCase(), to: found.index })
    isBelow = (isBelow && !found) || lastOption.test(text)
  }
  if (keys.size < fewest) return blocks
  return blocks.flatMap((block, at): WordBlock[] => {
    const key = keys.get(at)
    if (!key || block.kind === 'table') return [block]
    const from = /^[\s→⇒=>-]*/u.exec(texts[at] ?? '')?.[0].length ?? 0
    const reason = trimLine(cutLine(block.line, from, key.to))
    const said: WordBlock = { kind: 'line', line: textLine(`Đáp án: ${key.letter}`) }
    // 'Xem đáp án: B'
    if (/^xem$/iu.test(plainLine(reason).trim())) return [said]
    return [said, { kind: 'line', line: [...textLine('Lời giải: '), ...reason] }]
  })
}

/** Neither an option nor a line that says its key at once. */
function isReason(text: string): boolean {
  return labelOf(text) === null && !['A', 'B', 'C', 'D', 'E'].some((_, place) => optionStarts(text, place).length > 0)
}
