import { type Feature, features, partWith } from '../../line-text.ts'
import type { Line } from '../../word-file.ts'
import type { WordDraft } from '../question-draft.ts'
import { type WordOption, tellingLooks } from '../settled-keys.ts'

const fewest = 5
const nearly = 2 / 3

/**
 * 'V[iên chức …]': who marks options with a mouse misses a letter or a word. Where most questions have one option in a
 * look, nearly all of an option in it is marked as well.
 */
export function settleNearly(drafts: readonly WordDraft[], hasKey: (draft: WordDraft) => boolean): void {
  const chosen = drafts.filter(({ options }) => options.length > 1)
  const way = features.find((feature) => isWay(chosen, feature))
  if (way === undefined) return
  const silent = chosen.filter(
    (draft) =>
      draft.answers.length === 0 &&
      draft.concluded.length === 0 &&
      !draft.options.some(({ isStarred }) => isStarred) &&
      !hasKey(draft),
  )
  for (const { options } of silent) {
    if (tellingLooks(options).some(({ feature }) => feature !== way)) continue
    if (options.some((option) => isPartly(option, way) && !isNearly(option, way))) continue
    for (const option of options)
      if (isNearly(option, way)) option.lines = option.lines.map((line) => withLook(line, way, lookOf(option, way)))
  }
}

function isWay(drafts: readonly WordDraft[], way: Feature): boolean {
  const told = drafts.filter(({ options }) =>
    tellingLooks(options).some(({ feature, keys }) => feature === way && keys.size === 1),
  )
  return told.length >= fewest && told.length * 2 >= drafts.length
}

const isPartly = ({ lines }: WordOption, way: Feature): boolean => {
  const { share } = partWith(lines.flat(), way)
  return share > 0 && share < 1
}

function isNearly({ lines }: WordOption, way: Feature): boolean {
  const { share, isOne } = partWith(lines.flat(), way)
  return share >= nearly && share < 1 && isOne
}

function lookOf({ lines }: WordOption, way: Feature): true | string {
  return lines.flat().flatMap((piece) => (piece.kind === 'text' ? (piece.look[way] ?? []) : []))[0] ?? true
}

function withLook(line: Line, way: Feature, value: true | string): Line {
  return line.map((piece) => (piece.kind === 'text' ? { ...piece, look: { ...piece.look, [way]: value } } : piece))
}
