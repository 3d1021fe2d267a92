import { looksAll, plainLine, withoutFeature } from '../../line-text.ts'
import type { Line } from '../../word-file.ts'
import type { WordDraft } from '../question-draft.ts'
import { type WordOption, tellingLooks } from '../settled-keys.ts'

type Tint = 'highlight' | 'color'

const fewest = 10
const fewestOptions = 3

/**
 * Where nearly all questions of three options and more have a tint on all but one, the tint says what is wrong, and the
 * plain one is right: then it does so in all others as well, of which one in two would look as if it were right.
 */
export function settleWrongMarked(drafts: readonly WordDraft[], hasKey: (draft: WordDraft) => boolean): void {
  const chosen = drafts.filter(({ options }) => options.length > 1)
  const way = (['color', 'highlight'] as const).find((tint) => isOfWrong(chosen, tint))
  if (way === undefined || chosen.some((draft) => isSaid(draft) || hasKey(draft))) return
  for (const draft of chosen) {
    const marked = draft.options.filter((option) => isTinted(option, way))
    if (marked.length > 0 && marked.length < draft.options.length)
      draft.options = draft.options.map((option) => withOther(option, way))
  }
}

function isOfWrong(drafts: readonly WordDraft[], way: Tint): boolean {
  const told = drafts.filter(
    ({ options }) => options.length >= fewestOptions && tellingLooks(options).some(({ feature }) => feature === way),
  )
  const butOne = told.filter(
    ({ options }) => options.filter((option) => isTinted(option, way)).length === options.length - 1,
  )
  return butOne.length >= fewest && butOne.length * 5 >= told.length * 4
}

function isSaid({ answers, concluded, options }: WordDraft): boolean {
  return answers.length > 0 || concluded.length > 0 || options.some(({ isStarred }) => isStarred)
}

function isTinted({ lines }: WordOption, way: Tint): boolean {
  return looksAll(lines.flat(), way)
}

/** Plain where it had the tint, and with it where it had none. */
function withOther(option: WordOption, way: Tint): WordOption {
  const changed = isTinted(option, way)
    ? (line: Line): Line => withoutFeature(line, way)
    : (line: Line): Line => (plainLine(line).trim() === '' ? line : withTint(line, way))
  return { ...option, label: withoutFeature(option.label, way), lines: option.lines.map(changed) }
}

function withTint(line: Line, way: Tint): Line {
  return line.map((piece) => (piece.kind === 'text' ? { ...piece, look: { ...piece.look, [way]: 'FF0000' } } : piece))
}
