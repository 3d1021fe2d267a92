import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'
import { type PartingSign, type SplitOption, areTornFromLetters, optionsIn, partingSignOf } from './option-cells.ts'

/** A sign between options that may stand inside one as well: only a whole column can say that it parts them. */
export interface Joint {
  sign: string
  /** So many options has every question. */
  count: number
  /** The key is a letter or a number, and says none of them. */
  isPlaced?: true
}

const signs = [',', '-', '/']
const fewestRows = 5

/** What parts the options of nearly all rows into as many, of which the key says exactly one. */
export function jointOf(rows: readonly Row[], { head, roles }: Layout): Joint | null {
  const [options, key] = [roles.indexOf('options'), roles.indexOf('correct')]
  const body = rows.filter(
    (row) => row.number > head && ownTextAt(row, options).trim() !== '' && ownTextAt(row, key).trim() !== '',
  )
  if (options === -1 || key === -1 || body.length < fewestRows) return null
  if (body.some((row) => optionsIn(ownTextAt(row, options)) !== null)) return null
  for (const sign of signs)
    for (const count of [4, 3, 5]) {
      const joint = { sign, count }
      const parted = body.filter((row) => partedBy(joint, ownTextAt(row, options), ownTextAt(row, key)) !== null)
      if (parted.length >= body.length * 0.9) return joint
    }
  return placedJoint(
    body.map((row) => ownTextAt(row, options)),
    body.map((row) => ownTextAt(row, key).trim()),
  )
}

/** A comma and a space that part every cell into as many, beside keys that count them. */
function placedJoint(cells: readonly string[], keys: readonly string[]): Joint | null {
  const count = cells[0]?.split(', ').length ?? 0
  const joint = { sign: ',', count, isPlaced: true as const }
  const isWhole = cells.every(
    (cell, at) => cell.split(', ').length === count && partedBy(joint, cell, keys[at] ?? '') !== null,
  )
  return count >= 3 && count <= 6 && isWhole && keys.every((key) => /^(?:\d|[a-f])$/i.test(key)) ? joint : null
}

/** What parts the options of all rows in which only one sign can. */
export function partingOf(rows: readonly Row[], { head, roles }: Layout): PartingSign | null {
  const options = roles.indexOf('options')
  const body = options === -1 ? [] : rows.filter((row) => row.number > head)
  const found = body.map((row) => partingSignOf(ownTextAt(row, options))).filter((sign) => sign !== null)
  const [first] = found
  return first !== undefined && found.length >= 3 && found.every((sign) => sign === first) ? first : null
}

/** Null where there are more or fewer of them, or the key is none. */
export function partedBy({ sign, count, isPlaced }: Joint, cell: string, key: string): SplitOption[] | null {
  const parts = cell.split(sign)
  const said = parts.map(foldText)
  if (parts.length !== count || said.includes('') || new Set(said).size < count) return null
  if (areTornFromLetters(parts)) return null
  if (isPlaced !== true && !said.includes(foldText(key))) return null
  let at = 0
  return parts.map((part) => {
    const from = at
    at += part.length + 1
    return { letter: null, text: part.trim(), from, to: from + part.length }
  })
}
