import { type Feature, features, partWith } from '../../line-text.ts'
import type { Line } from '../../word-file.ts'
import type { WordDraft } from '../question-draft.ts'
import { type WordOption, tellingLooks } from '../settled-keys.ts'

const fewest = 5
const nearly = 3 / 4
const longestBeginning = 2

/**
 * 'V[iên chức …]': who marks options with a mouse misses a letter or a word. Where most questions have one option in a
 * look, nearly all of an option in it is marked as well.
 */
export function settleNearly(drafts: readonly WordDraft[], hasKey: (draft: WordDraft) => boolean): void {
  const chosen = drafts.filter(({ options }) => options.length > 1)
  settleBeginnings(chosen.filter((draft) => isSilent(draft) && !hasKey(draft)))
  const way = features.find((feature) => isWay(chosen, feature))
  if (way === undefined) return
  const silent = chosen.filter((draft) => isSilent(draft) && !hasKey(draft))
  for (const { options } of silent) {
    if (tellingLooks(options).some(({ feature }) => feature !== way)) continue
    if (options.some((option) => isPartly(option, way) && !isNearly(option, way))) continue
    for (const option of options) if (isNearly(option, way)) mark(option, way)
  }
}

function isSilent({ answers, concluded, options }: WordDraft): boolean {
  return answers.length === 0 && concluded.length === 0 && !options.some(({ isStarred }) => isStarred)
}

/**
 * Letters that a program draws cannot be marked with a mouse: the first letter of the text is marked instead, of one
 * option and never always of the same.
 */
function settleBeginnings(silent: readonly WordDraft[]): void {
  for (const way of features) {
    const told = silent.flatMap(({ options }) => {
      if (tellingLooks(options).length > 0) return []
      const [one, ...others] = options.filter(({ lines }) => partWith(lines.flat(), way).share > 0)
      return one && others.length === 0 && isBegun(one, way) ? [one] : []
    })
    const alike = [...Map.groupBy(told, ({ letter }) => letter).values()].map(({ length }) => length)
    if (told.length < fewest || told.length * 2 < silent.length || Math.max(...alike) * 3 > told.length * 2) continue
    for (const option of told) mark(option, way)
  }
}

function isBegun({ lines }: WordOption, way: Feature): boolean {
  const first = lines.flat().find((piece) => piece.kind !== 'text' || piece.text.trim() !== '')
  const marked = first?.kind === 'text' && first.look[way] !== undefined ? first.text.trim() : ''
  return marked !== '' && marked.length <= longestBeginning && partWith(lines.flat(), way).isOne
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

function mark(option: WordOption, way: Feature): void {
  option.lines = option.lines.map((line) => withLook(line, way, lookOf(option, way)))
}

function lookOf({ lines }: WordOption, way: Feature): true | string {
  return lines.flat().flatMap((piece) => (piece.kind === 'text' ? (piece.look[way] ?? []) : []))[0] ?? true
}

function withLook(line: Line, way: Feature, value: true | string): Line {
  return line.map((piece) => (piece.kind === 'text' ? { ...piece, look: { ...piece.look, [way]: value } } : piece))
}
