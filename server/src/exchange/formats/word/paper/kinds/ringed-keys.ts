import { plainLine, ringsIn } from '../../line-text.ts'
import type { WordDraft } from '../question-draft.ts'

const oftenEnough = 3

/**
 * A ring that somebody drew around the letter of an option is a star before it, where several questions have one, this
 * one no other, and it is certain on which line it lies. Elsewhere somebody has to say which option is meant.
 */
export function settleRings(drafts: readonly WordDraft[]): void {
  const ringed = drafts.filter((draft) => ringsOf(draft) > 0)
  const chosen = ringed.filter(({ options }) => options.some(({ label }) => ringsIn(label).length > 0))
  const areKeys = chosen.length >= oftenEnough
  for (const draft of ringed) {
    const [option, ...others] = draft.options.filter(({ label }) => ringsIn(label).length > 0)
    const isCertain = ringsOf(draft) === 1 && option !== undefined && ringsIn(option.label)[0] === 'placed'
    if (isDrawn(draft) || (option === undefined && !areKeys)) draft.ring = 'drawing'
    else if (option && others.length === 0 && isCertain && areKeys) option.isStarred = true
    else draft.ring = 'key'
  }
}

/** What hangs on a line may be cut into a letter and its text. */
function ringsOf({ stem, options }: WordDraft): number {
  const asked = stem.flatMap((part) => ('line' in part ? [part.line] : part.rows.flat(2)))
  const lines = [...asked, ...options.map((option) => [...option.label, ...option.lines.flat()])]
  return lines.filter((line) => ringsIn(line).length > 0).length
}

/** Options that are drawings themselves. */
function isDrawn({ options }: WordDraft): boolean {
  return options.some(({ lines }) => {
    const text = lines.map(plainLine).join('').trim()
    return text === '' || text === '\uFFFC' || lines.flat().some(({ kind }) => kind === 'lost')
  })
}
