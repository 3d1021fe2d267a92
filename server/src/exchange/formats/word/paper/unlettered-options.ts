import { letters } from '../signs/option-signs.ts'
import { plainLine } from '../line-text.ts'
import type { WordDraft } from './question-draft.ts'
import { isTextOf } from './settled-keys.ts'

/**
 * Options without letters: the key repeats one of the lines below what is asked. Where a question mark or a colon ends
 * what is asked, the lines below it are the options; otherwise somebody has to say where they begin.
 */
export function settleUnlettered(drafts: readonly WordDraft[]): void {
  for (const draft of drafts) {
    const [said, ...others] = draft.answers
    if (draft.options.length > 0 || said === undefined || others.length > 0) continue
    const lines = draft.stem.map((part) => ('line' in part ? part.line : []))
    const options = lines.map((line, at) => ({
      letter: letters[at] ?? '',
      isStarred: false,
      label: [],
      lines: [line],
      note: [],
    }))
    const keys = options.filter((option, at) => at > 0 && isTextOf(option, said))
    const [key] = keys
    if (!key) continue
    const first = lines.findLastIndex((line) => /[?:：]\s*$/u.test(plainLine(line))) + 1
    const own = options.slice(first)
    if (keys.length > 1 || first === 0 || own.length < 2 || own.length > letters.length || !own.includes(key)) {
      draft.disordered.push(lines.slice(1).map(plainLine).join(' / '))
      continue
    }
    draft.stem = draft.stem.slice(0, first)
    draft.options = own.map((option, at) => ({ ...option, letter: letters[at] ?? '' }))
  }
}
