import { cutLine, plainLine, trimLine } from '../../line-text.ts'
import { beginnings } from '../../signs/list-beginnings.ts'
import { letters } from '../../signs/option-signs.ts'
import type { Line } from '../../word-file.ts'
import { isTextOf } from '../keys/said-keys.ts'
import { type WordDraft, newOption } from '../question-draft.ts'

/** Lines below what is asked that all begin alike, or count from one. */
interface Tail {
  draft: WordDraft
  sign: string
  from: number
  items: Line[]
  /** Others that begin so stand further up: a second list, or one that something parts. */
  others: Line[]
}

const fewest = 4

/**
 * '- Huế', '- Hà Nội' or '(1) Huế', '(2) Hà Nội' below what is asked are its options: where the key says the same as one
 * of them, or where nearly all questions of a paper have such a list and a letter or a number chooses from it.
 */
export function settleTails(drafts: readonly WordDraft[]): void {
  const tails = drafts.flatMap(tailOf)
  const said = tails.filter(isSaid)
  const [usual] = [...Map.groupBy(tails, ({ sign }) => sign).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  const chosen = usual?.filter(isChosenFrom) ?? []
  const areUsual = usual !== undefined && usual.length >= fewest && usual.length * 5 >= drafts.length * 4
  const areAlike = areUsual && new Set(usual.map(({ items }) => items.length)).size === 1
  const isMeant = areUsual && (chosen.length * 2 > usual.length || (areAlike && (usual[0]?.items.length ?? 0) > 2))
  for (const tail of new Set([...said, ...(isMeant ? usual : [])])) take(tail)
}

function tailOf(draft: WordDraft): Tail[] {
  if (draft.options.length + draft.gaps.size > 0 || draft.areTruths || draft.isEssay) return []
  const lines = draft.stem.map((part) => ('line' in part ? part.line : []))
  for (const { sign, pattern, placeOf } of beginnings) {
    const found = lines.map((line) => pattern.exec(plainLine(line)))
    const from = found.findLastIndex((one) => one === null) + 1
    const own = found.slice(from)
    const isCounted = own.every((one, at) => !placeOf || placeOf(one?.[1] ?? '') === at)
    if (from === 0 || own.length < 2 || own.length > letters.length || !isCounted) continue
    const items = own.map((one, at) => trimLine(cutLine(lines[from + at] ?? [], one?.[0].length ?? 0)))
    const others = lines.slice(1, from).filter((_, at) => found[at + 1] != null)
    return [{ draft, sign, from, items, others }]
  }
  return []
}

/** Its key is what one of them says. */
function isSaid({ draft, items }: Tail): boolean {
  const [said, ...others] = draft.answers
  if (said === undefined || others.length > 0) return false
  return items.filter((line, at) => isTextOf(newOption([line], at), said)).length === 1
}

const chooses = /^\s*[([]?(?:([A-Ja-j])(?![\p{L}\p{N}])|([1-9])\s*[.)\]]?\s*$)/u

function isChosenFrom({ draft, items }: Tail): boolean {
  const said = [...draft.answers, ...draft.concluded]
  return (
    said.length > 0 &&
    said.every((text) => {
      const [, letter, number] = chooses.exec(text) ?? []
      const place = letter === undefined ? Number(number ?? 0) - 1 : letters.indexOf(letter.toUpperCase())
      return place >= 0 && place < items.length
    })
  )
}

function take({ draft, from, items, others }: Tail): void {
  if (others.length > 0) draft.disordered.push(others.map(plainLine).join(' / '))
  draft.stem = draft.stem.slice(0, from)
  draft.options = items.map((line, at) => ({ ...newOption([line], at), letter: letters[at] ?? '' }))
  draft.listed = []
}
