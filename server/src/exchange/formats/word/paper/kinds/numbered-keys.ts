import { letters } from '../../signs/option-signs.ts'
import type { WordDraft } from '../question-draft.ts'
import { isTextOf } from '../keys/said-keys.ts'

const fewest = 3

/** 'Answer: 2' below lettered options is the second of them, where all keys of the file count so and reach the last. */
export function settleNumberKeys(drafts: readonly WordDraft[]): void {
  const chosen = drafts.filter(({ options, answers }) => options.length > 1 && answers.length > 0)
  const places = chosen.map(({ options, answers: [said = '', ...others] }) => {
    const place = others.length === 0 && /^\s*[1-9]\s*$/u.test(said) ? Number(said) : 0
    return place <= options.length ? place : 0
  })
  const isLast = chosen.some(({ options }, at) => places[at] === options.length)
  const isRising = places.every((place, at) => place >= (places[at - 1] ?? 0))
  if (chosen.length < fewest || places.includes(0) || !isLast || isRising) return
  for (const [at, draft] of chosen.entries()) {
    const letter = letters[(places[at] ?? 0) - 1] ?? ''
    const said = draft.answers[0] ?? ''
    // '4' may as well be the one that says so.
    const same = draft.options.find((option) => isTextOf(option, said.trim()))
    draft.answers = same && same.letter !== letter ? [letter, same.letter] : [letter]
  }
}
