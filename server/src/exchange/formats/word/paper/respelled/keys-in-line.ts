import { cutLine, plainLine } from '../../line-text.ts'
import { optionsInside } from '../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'

const key =
  /(?<=[\p{L}\d.?!)\]"”’%©®™])\s+(?:[-–—]\s*)?(?=((?:(?:correct|right)\s+)?(?:answer|ans|option)|đáp án(?:\s+đúng)?)\s*[:：]\s*(?:$|[([]?[A-J][)\]]?[.,;]?\s*(?:$|(?:explanation|giải thích|lời giải)\s*[:：])))/iu
const reason = /(?<=[A-J][)\]]?[.,;]?)\s+(?=(?:[Ee]xplanation|[Gg]iải thích|[Ll]ời giải)\s*[:：])/u

/** '… D. Huế Answer: B Explanation: …': the key stands in the line of the options, as if in one below. */
export function withKeysBelow(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.flatMap((block): WordBlock[] => {
    if (block.kind !== 'line') return [block]
    const [line = [], ...below] = partsOf(block.line)
    return [{ ...block, line }, ...below.map((own): WordBlock => ({ kind: 'line', line: own }))]
  })
}

function partsOf(line: Line): Line[] {
  const text = plainLine(line)
  const found = key.exec(text)
  if (!found) return [line]
  const before = text.slice(0, found.index)
  const isOption = /^\s*[*([]?[B-J]\s*[.)\]]\s*\S/iu.test(before)
  if (!isOption && optionsInside(before).length === 0) return [line]
  const at = found.index + found[0].length
  const rest = cutLine(line, at)
  const why = reason.exec(plainLine(rest))
  const parts = why ? [cutLine(rest, 0, why.index), cutLine(rest, why.index)] : [rest]
  return [cutLine(line, 0, found.index), ...parts]
}
