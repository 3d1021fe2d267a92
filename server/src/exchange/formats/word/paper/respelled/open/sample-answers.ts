import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { keyPairs } from '../../../signs/key-signs.ts'
import { anyStart, isPlaceToWrite, isRule, labelOf, questionStart } from '../../../signs/line-signs.ts'
import { letters, optionStarts, optionsInside } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { textAt } from '../keys/option-runs.ts'

const sample =
  /^\s*(?:[-*•]\s?)?(?:(?:(?:câu\s)?trả lời|đáp án|bài làm)\s(?:mẫu|gợi ý|tham khảo)|gợi ý\s(?:trả lời|đáp án)|hướng dẫn trả lời|(?:sample|model|suggested)\sanswer)\s{0,3}[:：]\s*/iu
const headAlone = /^\s*(?:đáp án|câu trả lời)\s{0,3}[:：]\s*$/iu
const fewest = 2
const shortest = 120

/**
 * 'Trả lời mẫu: …' below a task without options is how somebody may answer it, and nothing that others type. So is what
 * stands in several lines below 'Đáp án:' in a line of its own, where all open questions of the paper have it.
 */
export function withSamplesNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const isSample = (at: number): boolean =>
    sample.test(textAt(blocks, at)) && isOfOpen(blocks, at) && !linesBelow(blocks, at).slice(0, 1).some(isOption)
  const samples = blocks.flatMap((_, at) => (isSample(at) ? [at] : []))
  const alone = samples.filter((at) => textAt(blocks, at).replace(sample, '').trim() === '')
  const named = new Set(alone.length === 1 ? samples.filter((at) => !alone.includes(at)) : samples)
  const heads = blocks.flatMap((_, at) => (headAlone.test(textAt(blocks, at)) ? [at] : []))
  const areAll =
    heads.length >= fewest &&
    heads.every((at) => isOfOpen(blocks, at) && isLong(blocks, at)) &&
    !areAlike(heads.map((at) => linesBelow(blocks, at)))
  return blocks.flatMap((block, at): WordBlock[] => {
    if (block.kind === 'table') return [block]
    if (areAll && heads.includes(at)) return [{ ...block, line: textLine('Trả lời:') }]
    if (!named.has(at)) return [block]
    const rest = cutLine(block.line, sample.exec(plainLine(block.line))?.[0].length ?? 0)
    return [
      { kind: 'line', line: textLine('Loại: Tự luận') },
      { kind: 'line', line: [...textLine('Lời giải: '), ...rest] },
    ]
  })
}

/** Between the number of its question and the line nothing can be chosen, and no other key stands there. */
function isOfOpen(blocks: readonly WordBlock[], at: number): boolean {
  const from = blocks.findLastIndex((_, place) => place < at && anyStart(textAt(blocks, place)) !== null)
  if (from === -1) return false
  const texts = blocks.slice(from, at).map((_, place) => textAt(blocks, from + place))
  return (
    texts.some((text) => text.trim() !== '') &&
    texts.every((text) => optionsInside(text).length === 0 && optionStarts(text, 1).length === 0) &&
    texts.every((text) => labelOf(text)?.kind !== 'answer')
  )
}

const isOption = (text: string): boolean => optionStarts(text, 0).length > 0 && /^\W{0,3}A/u.test(text)

function linesBelow(blocks: readonly WordBlock[], at: number): string[] {
  const end = blocks.findIndex((_, place) => place > at && questionStart(textAt(blocks, place), 'named') !== null)
  const below = blocks.slice(at + 1, end === -1 ? blocks.length : end)
  const texts = below.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line).trim()] : []))
  return texts.filter((text) => text !== '' && !isRule(text))
}

/** Several lines, or a long one, and neither options, a list of keys nor room to write. */
function isLong(blocks: readonly WordBlock[], at: number): boolean {
  const said = linesBelow(blocks, at)
  const from = blocks.findLastIndex((_, place) => place < at && anyStart(textAt(blocks, place)) !== null)
  // Below tasks with numbers of their own such numbers are their keys.
  const isCounted =
    questionStart(textAt(blocks, from), 'named') === null && said.some((text) => anyStart(text) !== null)
  return !isCounted && !said.some(isOther) && (said.length > 1 || (said[0]?.length ?? 0) >= shortest)
}

function isOther(text: string): boolean {
  const isLabelled = labelOf(text) !== null || keyPairs(text) !== null
  return isLabelled || isPlaceToWrite(text) || letters.some((_, place) => optionStarts(text, place).length > 0)
}

/** As many short lines below each may be chosen from. */
function areAlike(all: readonly (readonly string[])[]): boolean {
  const [first = []] = all
  return (
    first.length > 2 && all.every((own) => own.length === first.length && own.every(({ length }) => length < shortest))
  )
}
