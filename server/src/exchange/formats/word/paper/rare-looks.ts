import type { WordDraft } from './question-draft.ts'
import { tellingLooks } from './settled-keys.ts'

const fewest = 5
const shareOfTold = 8

/**
 * Where one question of many has an option in a color, and the others have no key at all, the color belongs to the
 * text: a command of a program, a link. Nobody marks a single key. What is highlighted is marked on purpose.
 */
export function settleRareLooks(drafts: readonly WordDraft[], hasKey: (draft: WordDraft) => boolean): void {
  const silent = drafts.filter(
    (draft) =>
      draft.answers.length === 0 &&
      draft.concluded.length === 0 &&
      !draft.options.some(({ isStarred }) => isStarred) &&
      !hasKey(draft),
  )
  const told = silent.filter(({ options }) => options.length > 1 && tellingLooks(options).length > 0)
  const isRare = told.length === 1 || told.length * shareOfTold < silent.length
  if (silent.length < fewest || !isRare) return
  for (const draft of told)
    draft.isLookRare = tellingLooks(draft.options).every(({ feature }) => feature !== 'highlight')
}
