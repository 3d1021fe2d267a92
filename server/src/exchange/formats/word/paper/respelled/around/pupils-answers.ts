import { cutLine, plainLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysOther } from '../keys/key-words.ts'

const named = /^\s{0,9}([^:：\n]{2,30})[:：]\s{0,9}/u
/** What was chosen, or nothing. */
const chosen = /^(?:[A-J](?:\s?[,，、;；]?\s?[A-J]){0,9}|[对错✓✔√✗✘×]|正确|错误|true|false)?[\s;；,，|]{0,9}$/iu

/** '我的答案:B正确答案:C': what somebody chose stands before what is right, in one line. Only the word says which is which. */
export function withPupilsAnswersApart(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.map((block) => {
    const at = block.kind === 'line' ? keyIn(plainLine(block.line)) : null
    return block.kind === 'line' && at !== null ? { ...block, line: cutLine(block.line, at) } : block
  })
}

function keyIn(text: string): number | null {
  const [head = '', word = ''] = named.exec(text) ?? []
  if (head === '' || !saysOther(word)) return null
  const rest = text.slice(head.length)
  const at = Array.from(rest.matchAll(/(?=\p{L}{2})/gu), ({ index }) => index).find(
    (index) => labelOf(rest.slice(index))?.kind === 'answer' && chosen.test(rest.slice(0, index)),
  )
  return at === undefined ? null : head.length + at
}
