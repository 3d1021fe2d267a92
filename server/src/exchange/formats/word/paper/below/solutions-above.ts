import { plainLine } from '../../line-text.ts'
import type { WordDraft } from '../question-draft.ts'
import { saysOther } from '../respelled/keys/key-words.ts'
import { areMost } from '../respelled/keys/option-runs.ts'

const begins = /^\s*[\p{Lu}\d$(•+*“"–-]/u
/** 'Selected' above 'Answer: B' says of whom it is: whoever explains says more. */
const fewestWords = 3

/**
 * Between the last option and the line with the key most questions have what is worked out ('Ta có …'), and no other
 * option goes on in a second line: it explains, whatever it begins with.
 */
export function settleSolutionsAbove(drafts: readonly WordDraft[]): void {
  const keyed = drafts.filter(({ options, answers }) => options.length > 1 && answers.length > 0)
  const solved = keyed.filter(({ below }) => below.length > 0)
  const sure = solved.filter(isApart)
  if (!areMost(solved, keyed) || sure.length * 10 < solved.length * 9) return
  for (const draft of sure) {
    const last = draft.options.at(-1)
    if (!last) continue
    last.lines = last.lines.filter((line) => !draft.below.includes(line))
    draft.explanation.unshift(...draft.below.splice(0))
    draft.isBelowApart = false
  }
}

/** Its options have a line each, and below them something new begins. */
function isApart({ options, below }: WordDraft): boolean {
  const [first = []] = below
  const areWhole = options.slice(0, -1).every(({ lines }) => lines.length === 1)
  const texts = below.map(plainLine)
  const last = texts.at(-1) ?? ''
  const isOfOthers = !/[.!?…$)]\s*$/u.test(last) && saysOther(last)
  const areSaid = !isOfOthers && texts.join(' ').trim().split(/\s+/u).length >= fewestWords
  return areWhole && areSaid && begins.test(plainLine(first))
}
