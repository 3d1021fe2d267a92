import { cutLine, plainLine } from '../../line-text.ts'
import { arrow } from '../../signs/arrows.ts'
import { anyStart, labelOf, questionStart } from '../../signs/line-signs.ts'
import { optionStarts, optionsInside } from '../../signs/option-signs.ts'
import { letterBefore } from '../../signs/option-letters.ts'
import type { Line, WordBlock } from '../../word-file.ts'

const key =
  /(?<=[\p{L}\d.?!)\]"”’%©®™])[,;]?\s+(?:[-–—]\s*)?(?=((?:(?:correct|right)\s+)?(?:answer|ans|option)|đáp án(?:\s+đúng)?)\s*[:：]\s*(?:$|[([]?[A-J][)\]]?[.,;]?\s*(?:$|(?:explanation|giải thích|lời giải)\s*[:：])))/iu
/** 'Wrong answer: B', 'Không phải đáp án: B'. */
const ofOthers = /(?<![\p{L}])(?:wrong|incorrect|false|your|my|sai|không phải|không có)$/iu
/** Without a colon only large letters set it apart from what the option says. */
const keyInCapitals = /(?<=[\p{L}\d.?!)\]"”’%])[,;]?\s+(?=(?:ANSWER|ĐÁP ÁN)\s+[A-J]\s*(?:\.\s*)?$)/u
const reason = /(?<=[A-J][)\]]?[.,;]?)\s+(?=(?:[Ee]xplanation|[Gg]iải thích|[Ll]ời giải)\s*[:：])/u

/** '… D. Huế Answer: B Explanation: …': the key stands in the line of the options, as if in one below. */
export function withKeysBelow(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const isArrowed =
    blocks.filter((block) => block.kind === 'line' && letterBehind.test(plainLine(block.line))).length >= fewestArrows
  let before = ''
  let below = Infinity
  return blocks.flatMap((block): WordBlock[] => {
    if (block.kind !== 'line') return [block]
    const text = plainLine(block.line)
    const typed = isArrowed && questionStart(before, 'numbered') ? arrowed.exec(text)?.[1] : undefined
    if (text.trim() !== '') before = text
    if (typed !== undefined) return [{ ...block, line: [{ kind: 'text', text: `Đáp án: ${typed}`, look: {} }] }]
    below = linesBelow(text, below)
    const [line = [], ...others] = partsOf(block.line, below > 0 && below <= mostWrapped)
    return [{ ...block, line }, ...others.map((own): WordBlock => ({ kind: 'line', line: own }))]
  })
}

/** '(ĐA: B)' at the end of a line, or alone in it, and '-> B' alone; a small letter stands behind a sign. Others may follow. */
const bracketed =
  /\s{0,20}[([]\s?((?:đáp án(?:\s{1,3}đúng)?|đ\/?a|đ\.a\.?|answer|ans|key)\s{0,3}[:：.=]?\s{0,3}[A-J])\s?[)\]]((?:\s?,\s?[A-J]){0,9})\s{0,20}[.?]?\s{0,20}$/iu
const letterBehind = new RegExp(String.raw`^\s*${arrow}\s{0,20}([A-J])\s{0,20}[.]?\s{0,20}$`, 'u')

/** 'C is the answer' alone. */
const inWords =
  /^\s*(?:[Oo]ption\s)?([A-J])\s+is\s+the\s+(?:correct\s+|right\s+)?(?:answer|option|choice)\s*(?:\.\s*)?$/u

const fewestArrows = 3
/** '=> twelve' below what is asked, where others have '=> B'; dots are room for what is to be said in other words. */
const arrowed = new RegExp(String.raw`^\s*${arrow}\s{0,20}(?!.*(?:\.{3}|…|_{2}))(\S.{1,118}\S)\s*$`, 'u')

const mostWrapped = 2

/** How many lines above it the last option begins, where nothing but an option stands between. */
function linesBelow(text: string, above: number): number {
  if (isLaterOption(text)) return 0
  const isOther = labelOf(text) ?? anyStart(text)
  return text.trim() === '' || isOther !== null ? Infinity : above + 1
}

function isLaterOption(text: string): boolean {
  const found = letterBefore(text)
  return found !== null && !found.isAlone && found.letter.toUpperCase() !== 'A'
}

function partsOf(line: Line, isBelowOption: boolean): Line[] {
  const text = plainLine(line)
  const apart = bracketed.exec(text)
  const letter = (apart?.[1] ?? letterBehind.exec(text)?.[1] ?? inWords.exec(text)?.[1])?.at(-1)
  if (letter !== undefined && (letter === letter.toUpperCase() || /[:：=]/u.test(apart?.[1] ?? ''))) {
    const said: Line = [
      { kind: 'text', text: `Đáp án: ${letter.toUpperCase()}${apart?.[2]?.toUpperCase() ?? ''}`, look: {} },
    ]
    const before = apart ? cutLine(line, 0, apart.index) : []
    return plainLine(before).trim() === '' ? [said] : [before, said]
  }
  const found = key.exec(text) ?? keyInCapitals.exec(text)
  if (!found) return [line]
  const before = text.slice(0, found.index)
  // 'Chọn đáp án đúng:' begins something else.
  if (ofOthers.test(before.slice(-30))) return [line]
  const isOption = isLaterOption(before) || (isBelowOption && !/[:：]\s*$/u.test(text))
  if (!isOption && optionsInside(before).length === 0 && optionStarts(before, 0).length < 2) return [line]
  const at = found.index + found[0].length
  const rest = cutLine(line, at)
  const why = reason.exec(plainLine(rest))
  const parts = why ? [cutLine(rest, 0, why.index), cutLine(rest, why.index)] : [rest]
  return [cutLine(line, 0, found.index), ...parts]
}
