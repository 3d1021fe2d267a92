import { plainLine } from '../../../line-text.ts'
import { letterAtEnd } from '../../../signs/key-signs.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const button =
  /^[\s▼▶►+[(]*(?:(?:bấm|nhấn|click)\s(?:vào đây\s)?(?:để\s)?)?(?:xem|hiện|hiển thị|show|view)\s(?:the\s)?(?:đáp án|lời giải|gợi ý|kết quả|answers?|solution)(?:\s(?:đúng|chi tiết))?[\s▼▶►.:…\])]*$/iu

/** 'Xem đáp án' between a question and its key: what is pressed on the page from which both were copied. */
export function withoutButtons(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line).trim() : '|'))
  let next = ''
  const areButtons = texts.toReversed().map((text) => {
    const isButton = button.test(text) && (next === '' || saysKey(next))
    if (text !== '' && !isButton) next = text
    return isButton
  })
  if (!areButtons.includes(true)) return blocks
  return blocks.filter((_, at) => areButtons[texts.length - 1 - at] !== true)
}

/** Of the question above; '1. B' below it is a list. */
function saysKey(text: string): boolean {
  const kind = labelOf(text)?.kind
  return kind === 'answer' || kind === 'explanation' || (/^(?:vậy\s)?chọn\s/iu.test(text) && letterAtEnd(text) !== null)
}
