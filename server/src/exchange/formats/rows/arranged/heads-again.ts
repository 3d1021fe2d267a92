import type { Cell, Row } from '../../item.ts'
import { textAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'

const fewestNames = 4

/**
 * Pages repeat the names of their columns, and may set them wider: what stands below such a row belongs to the names in
 * it. Gives each row in the columns of the first names, and null for names.
 */
export function headsAgain({ heads, head, roles }: Layout): (row: Row) => Row | null {
  const named = heads.flatMap((name, column) => (name.trim() === '' ? [] : [column]))
  const names = named.map((column) => (heads[column] ?? '').trim())
  const content = roles.indexOf('content')
  /** The columns on this page of what has a name; null where they are the first ones. */
  let places: readonly number[] | null = null
  /** The names on this page, in their order there. */
  let order: readonly number[] = named

  function isAgain(row: Row): boolean {
    const texts = row.cells.map((_, column) => textAt(row, column).trim())
    const filled = texts.flatMap((text, column) => (text === '' ? [] : [column]))
    if (named.length === 0 || filled.length !== names.length) return false
    const found = filled.map((column) => named[names.indexOf(texts[column] ?? '')] ?? -1)
    if (found.includes(-1)) return false
    const isSame = filled.every((column, at) => texts[column] === names[at])
    if (!isSame && new Set(found).size < names.length) return false
    const isMoved = filled.some((column, at) => column !== named[at]) || !isSame
    if (isMoved && (names.length < fewestNames || new Set(names).size < names.length)) return false
    places = isMoved ? filled : null
    order = isSame ? named : found
    return true
  }

  function placed(row: Row, columns: readonly number[]): Row {
    const cells: Cell[] = heads.map(() => ({ text: '' }))
    for (const [at, column] of columns.entries()) cells[order[at] ?? 0] = row.cells[column] ?? { text: '' }
    const others = row.cells.filter(
      ({ text, isCovered }, column) => isCovered !== true && !columns.includes(column) && text.trim() !== '',
    )
    const asked = cells[content]
    const [only] = others
    // What a bracket holds goes on where it is closed.
    if (asked && only && others.length === 1 && isOpen(asked.text) && /^\s*[）)]/.test(only.text)) {
      cells[content] = { ...asked, text: asked.text.trimEnd() + only.text.trim() }
      return { ...row, cells }
    }
    return { ...row, cells: [...cells, ...others] }
  }

  return (row) => {
    if (row.number <= head) return row
    if (isAgain(row)) return null
    return places === null ? row : placed(row, places)
  }
}

const isOpen = (text: string): boolean => /[（(]\s*$/.test(text)

/**
 * 'ending with (' and ') B' in the next cell: the bracket belongs to the question, and the letter behind it or in the
 * cell after it is the key, where the cells behind it are the options that the letter chooses from.
 */
export function closedBracket(row: Row, { roles }: Layout): Row {
  const [content, key] = [roles.indexOf('content'), roles.indexOf('correct')]
  const asked = row.cells[content]
  if (!asked || key <= content || roles[key + 1] !== 'A' || !isOpen(asked.text)) return row
  const at = row.cells.findIndex(({ text }, column) => column > content && text.trim() !== '')
  const [, sign, letters] = /^\s*([）)])\s*([A-J]{0,6})\s*$/.exec(row.cells[at]?.text ?? '') ?? []
  if (at < key || sign === undefined || letters === undefined) return row
  const rest = letters === '' ? [] : [{ text: letters }]
  const cells = row.cells
    .toSpliced(key, at - key + 1, ...rest)
    .with(content, { ...asked, text: asked.text.trimEnd() + sign, doubt: 'moved' })
  const said = cells[key]?.text.trim() ?? ''
  const isChosen = [...said.matchAll(/./g)].every(
    ([letter]) => (cells[roles.findIndex((role) => role === letter)]?.text ?? '').trim() !== '',
  )
  return /^[A-J]{1,6}$/.test(said) && isChosen ? { ...row, cells } : row
}
