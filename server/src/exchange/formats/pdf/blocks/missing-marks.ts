import { plainLine, textLine } from '../../word/line-text.ts'
import { questionStart } from '../../word/signs/line-signs.ts'
import type { WordBlock } from '../../word/word-file.ts'

const mark = /^\s*\[<br>\]\s*$/iu
const option = /^\s*[A-H]\s*[.)]/u
const fewest = 4
const most = 0.8

/**
 * '[<br>]' before nearly every question that says its number: where it is missing behind the options of one, or at the
 * beginning of the file, the next number begins a question as well.
 */
export function withMissingMarks(blocks: readonly WordBlock[]): WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const marks = texts.filter((text) => mark.test(text)).length
  if (marks < fewest) return [...blocks]
  const numbers = texts.map((text) => questionStart(text, 'named')?.number)
  const isBehind = behindMarks(texts)
  const starts = numbers.filter((number) => number !== undefined).length
  const marked = numbers.filter((number, at) => number !== undefined && isBehind[at]).length
  if (marked < starts * most) return [...blocks]
  let before = 0
  // The name of a part between a mark and its first question is read with that.
  let isQuestion = true
  return blocks.flatMap((block, at): WordBlock[] => {
    const number = numbers[at]
    const text = texts[at] ?? ''
    if (mark.test(text)) isQuestion = false
    else if (option.test(text)) isQuestion = true
    const isNext = number !== undefined && (number === before + 1 || number === 1)
    before = number ?? before
    return isNext && isQuestion && !isBehind[at] ? [{ kind: 'line', line: textLine('[<br>]') }, block] : [block]
  })
}

/** Of each line, whether the last one above it that says anything is a mark. */
function behindMarks(texts: readonly string[]): boolean[] {
  let isBehind = false
  return texts.map((text) => {
    const own = isBehind
    if (text.trim() !== '') isBehind = mark.test(text)
    return own
  })
}
