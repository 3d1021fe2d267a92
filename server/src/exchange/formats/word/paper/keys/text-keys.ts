import { lettersIn } from '../../signs/key-signs.ts'
import type { WordDraft } from '../question-draft.ts'
import { isTextOf, optionSaying } from './said-keys.ts'

const fewest = 5
const mostLines = 6

/** Keys that say what the right option says. */
export function settleTextKeys(drafts: readonly WordDraft[]): void {
  const said = drafts.filter(({ options, answers }) => options.length > 1 && answers.length === 1)
  for (const draft of said) takeRest(draft)
  const texts = said.filter(
    ({ options, answers: [text = ''] }) => lettersIn(text) === null && optionSaying(text, options) !== undefined,
  )
  const bare = said.filter(({ answers: [text = ''] }) => /^[A-J]$/iu.test(text.trim()))
  if (texts.length < fewest || texts.length * 2 < said.length || bare.length > 0) return
  // Where no key is a letter alone, 'ABC' is what an option says.
  for (const draft of said) {
    const [text = ''] = draft.answers
    const [only, ...others] = draft.options.filter((option) => isTextOf(option, text))
    if (only && others.length === 0 && /^[A-J]{2,}$/u.test(text.trim())) draft.answers = [only.letter]
  }
}

/** A long one goes on in the lines below it: with them it says what one option says, and without them nothing. */
function takeRest(draft: WordDraft): void {
  const [text = ''] = draft.answers
  const { behind, options } = draft
  if (behind.length === 0 || lettersIn(text) !== null || optionSaying(text, options)) return
  for (let count = 1; count <= Math.min(mostLines, behind.length); count += 1) {
    const rest = behind.slice(0, count)
    const whole = [text, ...rest].join(' ')
    if (!optionSaying(whole, options)) continue
    draft.answers = [whole]
    draft.behind = behind.slice(count)
    const from = draft.skipped.indexOf(rest[0] ?? '')
    if (from !== -1) draft.skipped.splice(from, count)
    return
  }
}
