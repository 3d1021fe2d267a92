import { type ColumnRole, type SheetReading, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Cell, Row } from '../item.ts'
import { isLetter, isWrittenHead, rolesOf } from './columns.ts'

/** What each column of a table holds. */
export interface Layout {
  /** The number of the last row that is no question; 0 when the first row is one. */
  head: number
  heads: readonly string[]
  roles: readonly (ColumnRole | null)[]
  /** Said by a person. */
  isSaid?: true
  /** Written here, so that every sign in it is meant. */
  isOwn: boolean
}

/** So many rows may stand above the names of the columns. */
const highestHead = 12

export const ownText = (row: Row, column: number): string => {
  const cell = row.cells[column]
  return cell === undefined || cell.isCovered ? '' : cell.text.trim()
}

/** As somebody said, by names, or by the shape of what is in it. Null when no questions can be found. */
export function layoutOf(rows: readonly Row[], said?: SheetReading): Layout | null {
  return said ? saidLayout(rows, said) : (namedLayout(rows) ?? shapedLayout(rows))
}

export const widthOf = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ cells }) => cells.length))

function saidLayout(rows: readonly Row[], { head, roles }: SheetReading): Layout | null {
  if (!roles.includes('content')) return null
  const row = rows.find(({ number }) => number === head)
  const heads = Array.from({ length: widthOf(rows) }, (_, column) => row?.cells[column]?.text.trim() ?? '')
  return { head, heads, roles: heads.map((_, column) => roles[column] ?? null), isSaid: true, isOwn: false }
}

function namedLayout(rows: readonly Row[]): Layout | null {
  for (const row of rows.slice(0, highestHead)) {
    const heads = row.cells.map(({ text }) => text.trim())
    const roles = rolesOf(heads)
    const has = (role: ColumnRole): boolean => roles.includes(role)
    const isOffered =
      roles.filter(isLetter).length >= 2 || has('options') || (has('correct') && has('wrong')) || has('correct')
    if (has('content') && isOffered) return { head: row.number, heads, roles, isOwn: isWrittenHead(heads) }
  }
  return null
}

/** Without names: a column of letters, before it the options, before those what is asked. */
function shapedLayout(rows: readonly Row[]): Layout | null {
  const width = widthOf(rows)
  const isOfLetters = (column: number): boolean => {
    const texts = rows.map((row) => ownText(row, column)).filter((text) => text !== '')
    return (
      texts.length >= rows.length * 0.6 &&
      texts.filter((text) => /^[A-Ha-h]$/u.test(text)).length >= texts.length * 0.95
    )
  }
  for (let key = width - 1; key >= 3 && rows.length >= 3; key -= 1) {
    if (!isOfLetters(key)) continue
    const places = rows.map((row) => 'ABCDEFGH'.indexOf(ownText(row, key).toUpperCase()))
    const options = Math.max(...places.map((place) => place + 1), key >= 5 ? 4 : 0)
    const content = key - options - 1
    if (content < 0) continue
    const roles = Array.from({ length: width }, (_, at): ColumnRole | null => {
      if (at === key) return 'correct'
      if (at === content) return 'content'
      return at > content && at < key ? (answerLetters[at - content - 1] ?? null) : null
    })
    return { head: 0, heads: roles.map(() => ''), roles, isOwn: false }
  }
  return null
}

export type LookSign = 'highlight' | 'color' | 'bold' | 'underline'

/** A look that sets one option apart in most rows; nothing where it is always the same one. */
export function lookThatTells(rows: readonly Row[], { roles }: Layout): LookSign | null {
  const options = roles.flatMap((role, column) => (isLetter(role) ? [column] : []))
  const tells = (sign: LookSign): boolean => {
    const marked = rows.map((row) => options.filter((column) => isMarked(row.cells[column], sign)))
    const alone = marked.filter((columns) => columns.length === 1)
    return alone.length > rows.length * 0.7 && (alone.length < 4 || new Set(alone.flat()).size > 1)
  }
  return (['highlight', 'color', 'bold', 'underline'] as const).find(tells) ?? null
}

export const isMarked = (cell: Cell | undefined, sign: LookSign): boolean => cell?.look?.[sign] !== undefined
