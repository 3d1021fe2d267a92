import { plainLine, textLine } from '../../../line-text.ts'
import { keyPairs, letterAtEnd } from '../../../signs/key-signs.ts'
import { guard, labelOf, questionStart } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const button =
  /^[\s▼▶►+[(_*]*(?:(?:bấm|nhấn|click)\s(?:vào đây\s)?(?:để\s)?)?(?:xem|hiện|hiển thị|show|view)\s(?:the\s)?(?:đáp án|lời giải|gợi ý|kết quả|answers?|solution)(?:\s(?:đúng|chi tiết))?[\s▼▶►.:…\])_*]*$/iu

/** 'Xem đáp án' between a question and its key: what is pressed on the page from which both were copied. */
export function withoutButtons(copied: readonly WordBlock[]): readonly WordBlock[] {
  const blocks = withoutAdverts(copied)
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line).trim() : '|'))
  let next = ''
  const kinds = texts.toReversed().map((text) => {
    const kind = kindOf(text, next)
    if (text !== '' && kind !== 'nothing') next = text
    return kind
  })
  const shown = kinds.filter((kind) => kind !== null).length
  const asked = texts.filter((text) => questionStart(text, 'named') !== null).length
  // What it showed below each question stands there.
  const isEach = kinds.includes('answer') && shown >= fewest && shown * 2 > asked
  if (!kinds.includes('nothing') && !isEach) return blocks
  let isAwaited = false
  return blocks.flatMap((block, at): WordBlock[] => {
    const kind = kinds[texts.length - 1 - at]
    const isShown = kind !== null && isEach
    if (kind === 'nothing' && !isShown) return []
    const isFirst = isAwaited && texts[at] !== ''
    isAwaited = isShown || (isAwaited && !isFirst)
    if (isShown) return [{ kind: 'line', line: textLine('Lời giải:') }]
    return isFirst && block.kind === 'line' && asks.test(texts[at] ?? '')
      ? [{ ...block, line: [...textLine(guard), ...block.line] }]
      : [block]
  })
}

const advert = /^[\s_*(-]*(?:quảng cáo|advertisement)[\s_*)-]*$/iu

/** Where a page had room for one, again and again. */
function withoutAdverts(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const isAdvert = (block: WordBlock): boolean => block.kind === 'line' && advert.test(plainLine(block.line))
  return blocks.filter(isAdvert).length < fewest ? blocks : blocks.filter((block) => !isAdvert(block))
}

/** What an answer advises is no task. */
const asks = /^(?:em\s)?(?:hãy|đọc|viết|nêu|tìm|điền|chọn)\s/iu

const fewest = 3

/** 'nothing' above a key that says so itself, 'answer' above anything else but a list. */
function kindOf(text: string, next: string): 'nothing' | 'answer' | null {
  if (!button.test(text)) return null
  if (next === '' || saysKey(next)) return 'nothing'
  return isListed(next) ? null : 'answer'
}

/** '1. B 2. C' or 'Câu 1: B' */
function isListed(text: string): boolean {
  return keyPairs(text, true) !== null || /^\s*(?:câu\s*)?1\s?[.):-]/iu.test(text)
}

/** Of the question above; '1. B' below it is a list. */
function saysKey(text: string): boolean {
  const kind = labelOf(text)?.kind
  return kind === 'answer' || kind === 'explanation' || (/^(?:vậy\s)?chọn\s/iu.test(text) && letterAtEnd(text) !== null)
}
