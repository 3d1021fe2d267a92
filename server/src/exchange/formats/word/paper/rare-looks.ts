import { looksAll } from '../line-text.ts'
import { tintIn } from '../signs/mark-tints.ts'
import type { WordDraft } from './question-draft.ts'
import { type WordOption, tellingLooks } from './settled-keys.ts'

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

const tinted = ['highlight', 'color'] as const
const fewestTold = 3

/** A mark on all options of one question, which on one or some of them is the key of others: all are right, or none is. */
export function settleAllMarked(drafts: readonly WordDraft[]): void {
  const told = drafts.flatMap(({ options }) => {
    const feature = tinted.find((own) => tellingLooks(options).some((look) => look.feature === own))
    const letters = tellingLooks(options).find((look) => look.feature === feature)?.keys
    return feature === undefined
      ? []
      : options.flatMap((option) => (letters?.has(option.letter) === true ? [markOf(option, feature)] : []))
  })
  const times = Map.groupBy(told, (mark) => mark)
  for (const draft of drafts) {
    const { options } = draft
    if (options.length < 2) continue
    const feature = tinted.find((own) => options.every(({ lines }) => looksAll(lines.flat(), own)))
    const marks = new Set(feature === undefined ? [] : options.map((option) => markOf(option, feature)))
    const [mark = ''] = marks
    draft.areAllMarked = marks.size === 1 && (times.get(mark)?.length ?? 0) >= fewestTold
  }
}

function markOf({ label, lines }: WordOption, feature: 'highlight' | 'color'): string {
  return `${feature} ${tintIn([...lines.flat(), ...label], feature) ?? ''}`
}
