import { cutLine, plainLine, textLine, trimLine } from '../../../line-text.ts'
import { arrow } from '../../../signs/arrows.ts'
import { anyStart, labelOf, questionStart } from '../../../signs/line-signs.ts'
import { optionStarts, optionsInside } from '../../../signs/option-signs.ts'
import { ofTruth } from '../../../signs/truth-tasks.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

type LineBlock = Extract<WordBlock, { kind: 'line' }>

const truthBehind = new RegExp(
  String.raw`\s{0,9}${arrow}\s{0,9}(đúng|sai|true|false)\s{0,9}[.]?\s{0,9}(\([^()]{1,300}\))?\s{0,9}$`,
  'iu',
)
const inBrackets = /^\s*\(.{1,300}\)\s*$/u
const fewestTruths = 2

/** 'True / False: … → False (it was another)': what is asked, whether it is true, and why. */
export function withTruthsBehind(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const judged = new Set(blocks.filter((block) => block.kind === 'line' && isJudged(plainLine(block.line))))
  if (judged.size < fewestTruths) return blocks
  return blocks.flatMap((block, at): WordBlock[] => {
    if (block.kind === 'table') return [block]
    const above = blocks[at - 1]
    const text = plainLine(block.line)
    if (above && judged.has(above) && inBrackets.test(text)) return [reasonOf(block.line)]
    const found = judged.has(block) ? truthBehind.exec(text) : null
    if (!found) return [block]
    const reason = found[2] === undefined ? [] : [reasonOf(textLine(found[2]))]
    return [{ ...block, line: cutLine(block.line, 0, found.index) }, keyOf(textLine(found[1] ?? '')), ...reason]
  })
}

function isJudged(text: string): boolean {
  const start = anyStart(text)
  return start !== null && ofTruth.test(text.slice(start.at, start.at + 60)) && truthBehind.test(text)
}

const keyOf = (line: Line): LineBlock => ({ kind: 'line', line: [...textLine('Đáp án: '), ...line] })
const reasonOf = (line: Line): LineBlock => ({
  kind: 'line',
  line: [...textLine('Giải thích: '), ...trimLine(line)],
})

/** Dots are room for what is to be said in other words. */
const arrowed = new RegExp(String.raw`^\s{0,20}${arrow}\s{0,9}(?!.*(?:\.{3}|…|_{2}))(?=\S.{0,80}$)`, 'u')
const anyArrow = new RegExp(String.raw`^\s{0,20}${arrow}`, 'u')
const fewestArrows = 3
const asking = /[?？]|[:：]\s*$|_{3}|\.{3}|…/u
/** What stands behind the arrow is how the new sentence begins. */
const ofRewriting =
  /viết lại|viết tiếp|hoàn thành|bắt đầu|đặt câu|sao cho|rewrite|complete|begin|combine|make|using|same meaning/iu

/**
 * '→ Hồ Chí Minh' as the last line below what is asked, in a paper whose other questions have a key each: that is what is
 * right. Where keys are not said, an arrow may lead to what is to be written.
 */
export function withArrowsNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const asked = askedIn(blocks)
  const unkeyed = asked.filter((texts) => texts.every(({ text }) => labelOf(text)?.kind !== 'answer'))
  const keyed = asked.length - unkeyed.length
  const pointed = unkeyed.filter((texts) => texts.some(({ text }) => anyArrow.test(text)))
  const meant = pointed.flatMap((texts) => arrowOf(texts))
  const isUsual = keyed * 3 >= unkeyed.length && pointed.length * 10 >= unkeyed.length * 9
  const isRewritten = blocks.some((block) => block.kind === 'line' && isTaskOf(plainLine(block.line)))
  if (meant.length < fewestArrows || meant.length < pointed.length || !isUsual || isRewritten) return blocks
  const places = new Map(meant.map(({ at, length }) => [at, length]))
  return blocks.map((block, at) => {
    const length = places.get(at)
    return block.kind === 'line' && length !== undefined ? keyOf(cutLine(block.line, length)) : block
  })
}

function isTaskOf(text: string): boolean {
  return labelOf(text)?.kind === 'section' && ofRewriting.test(text)
}

interface Own {
  at: number
  text: string
}

/** The filled lines of each question. */
function askedIn(blocks: readonly WordBlock[]): Own[][] {
  const asked: Own[][] = []
  let isOpen = false
  for (const [at, block] of blocks.entries()) {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    if (text.trim() === '') continue
    const kind = labelOf(text)?.kind
    if (questionStart(text, 'named')) asked.push([])
    else if (kind === 'section' || kind === 'key' || kind === 'end') {
      isOpen = false
      continue
    } else if (!isOpen) continue
    isOpen = true
    asked.at(-1)?.push({ at, text })
  }
  return asked
}

function arrowOf(texts: readonly Own[]): { at: number; length: number }[] {
  const last = texts.at(-1)
  const length = last ? (arrowed.exec(last.text)?.[0].length ?? 0) : 0
  const isOnly = texts.filter(({ text }) => anyArrow.test(text)).length === 1
  const isChosen = texts.some(({ text }) => optionStarts(text, 0).length > 0 || optionsInside(text).length > 0)
  const above = texts.slice(0, -1).map(({ text }) => text)
  const isAsked = above.some((text) => asking.test(text)) && !above.some((text) => ofRewriting.test(text))
  return last && length > 0 && isAsked && isOnly && !isChosen ? [{ at: last.at, length }] : []
}
