import { type Problem, blocking, problem } from '../../item.ts'
import { ofReason } from '../signs/key-signs.ts'
import { optionStarts, optionsInside } from '../signs/option-signs.ts'

const nearby = 4

/** What belongs to no question is told; where it is one, with options of its own, somebody has to look. */
export function droppedProblem(texts: readonly string[]): Problem {
  const text = texts.join(' / ')
  const at = texts.findIndex(
    (one, place) => judged.test(one) || beginsOptions(one, texts.slice(place + 1, place + 1 + nearby)),
  )
  return at === -1
    ? problem('wordingDropped', { text: text.slice(0, 200) })
    : blocking('unreadable', {
        text: texts
          .slice(Math.max(0, at - 1))
          .join(' / ')
          .slice(0, 60),
      })
}

/** '[TRUE/FALSE] Fish can fly.' asks something, without any number. */
const judged = /^\s*[([]\s?(?:true\s?\/\s?false|t\s?\/\s?f|đúng\s?\/\s?sai|đ\s?\/\s?s)\s?[)\]]\s*\p{L}.{9}/iu

function beginsOptions(text: string, below: readonly string[]): boolean {
  if (ofReason.test(text)) return false
  if (optionsInside(text).length > 0) return true
  const starts = optionStarts(text, 0)
  return starts.length > 1 || (starts.length === 1 && below.some((one) => optionStarts(one, 1).length > 0))
}
