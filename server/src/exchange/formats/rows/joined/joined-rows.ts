import type { Cell, Row } from '../../item.ts'
import { longestColumn } from '../column-shapes.ts'
import { meaningOf, plainHead } from '../heads/header-words.ts'
import { isMark } from '../row-keys.ts'
import { type IdTable, columnsOf, idsIn, isIdHead, valueAt } from './id-tables.ts'
import type { TableJoin } from './table-join.ts'

const looked = 60

/** One table of both: every question with what is offered, and what is right, behind its own cells. Null where nobody can tell what is asked. */
export function joinedRows(join: TableJoin): { rows: Row[]; bare: ReadonlySet<number> } | null {
  const { asked, groups, id } = join
  const content = asked.headRow === null ? longestColumn(asked.body.slice(0, looked), columnsOf(asked)) : null
  if (asked.headRow === null && content === null) return null
  const heads = asked.heads.map((head, column) =>
    column === content ? 'Question' : column === id ? head || 'ID' : head,
  )
  const keyed = join.mark === null ? keyIdsIn(join) : null
  const typed = typedIn(join)
  const size = Math.max(...[...groups.values()].map((group) => group.length))
  const behind = offeredColumns(join, keyed !== null, size)
  const ownType = heads.findIndex((head) => meaningOf(head) === 'type')
  const own = columnsOf(asked).filter((column) => column !== keyed?.column)
  const headCells = [...own.map((column) => heads[column] ?? ''), ...behind.heads, ...(ownType === -1 ? ['Type'] : [])]
  const bare = new Set<number>()
  const body = asked.body.map((row): Row => {
    const group = groups.get(valueAt(row, id)) ?? []
    if (group.some((one) => valueAt(one, join.text) === '')) bare.add(row.number)
    const isTyped = typed.has(row)
    const cellOf = (column: number): Cell =>
      column === ownType && isTyped && /^\d*$/.test(valueAt(row, column)) ? { text: 'fill_blank' } : cellAt(row, column)
    const type = ownType === -1 ? [{ text: isTyped ? 'fill_blank' : '' }] : []
    return { number: row.number, cells: [...own.map(cellOf), ...behind.cells(group, keyed?.rights.get(row)), ...type] }
  })
  const head: Row = { number: asked.headRow?.number ?? 0, cells: headCells.map((text) => ({ text })) }
  return { rows: [head, ...body], bare }
}

const cellAt = (row: Row | undefined, column: number): Cell => row?.cells[column] ?? { text: '' }

function offeredColumns(
  { offered, text, mark, ref }: TableJoin,
  isKeyed: boolean,
  size: number,
): { heads: string[]; cells(group: readonly Row[], right: Row | undefined): Cell[] } {
  const places = Array.from({ length: size }, (_, place) => place)
  const note = columnsOf(offered).find((column) => meaningOf(offered.heads[column] ?? '') === 'explanation')
  // What else is said of options is shown with the question, unless it counts them.
  const others = columnsOf(offered).filter(
    (column) =>
      ![text, mark, ref, note].includes(column) &&
      !isIdHead(offered.heads[column] ?? '') &&
      !/^(?:position|sort|sort order|seq|sequence|rank|label|letter)$/.test(plainHead(offered.heads[column] ?? '')) &&
      offered.body.some(
        (row) => /\p{L}{2}/u.test(valueAt(row, column)) && valueAt(row, column).toLowerCase() !== 'null',
      ),
  )
  const hasMarks = isKeyed || mark !== null
  return {
    heads: [
      ...places.map((place) => `Option ${place + 1}`),
      ...(hasMarks ? places.map((place) => `Is correct ${place + 1}`) : []),
      ...(note === undefined ? [] : places.map((place) => `Explanation ${place + 1}`)),
      ...others.map((column) => `${offered.head.name ?? ''}: ${offered.heads[column] ?? ''}`),
    ],
    cells(group, right) {
      const marked = (row: Row | undefined): Cell =>
        mark === null ? { text: row !== undefined && row === right ? 'x' : '' } : cellAt(row, mark)
      const said = others.map((column) => ({ text: group.map((row) => valueAt(row, column)).join(' | ') }))
      return [
        ...places.map((place) => cellAt(group[place], text)),
        ...(hasMarks ? places.map((place) => marked(group[place])) : []),
        ...(note === undefined ? [] : places.map((place) => cellAt(group[place], note))),
        ...said,
      ]
    },
  }
}

/** 'correct_option_id': the id of one of the question's own options, in every question that says one. */
function keyIdsIn({ asked, offered, groups, id, ref }: TableJoin): { column: number; rights: Map<Row, Row> } | null {
  const tables = columnsOf(offered).flatMap((column) => (column === ref ? [] : [idsIn(offered, column)]))
  for (const ids of tables.filter((one) => one !== null))
    for (const column of columnsOf(asked)) {
      if (column === id || (asked.headRow !== null && !isOfKey(asked, column))) continue
      const said = asked.body.filter((row) => valueAt(row, column) !== '')
      const rights = new Map<Row, Row>()
      for (const row of said) {
        const right = ids.get(valueAt(row, column))
        if (right && groups.get(valueAt(row, id))?.includes(right)) rights.set(row, right)
      }
      if (rights.size > 0 && rights.size === said.length && rights.size * 10 >= groups.size * 9)
        return { column, rights }
    }
  return null
}

const isOfKey = ({ heads }: IdTable, column: number): boolean =>
  meaningOf(heads[column] ?? '') === 'correct' ||
  /correct|right|answer|dap an|dung/.test(plainHead(heads[column] ?? ''))

/** Questions of which all that is said is right, where a column tells them from all others: what is to be typed. */
function typedIn({ asked, groups, id, mark }: TableJoin): ReadonlySet<Row> {
  const isWholly = (row: Row): boolean => {
    const group = groups.get(valueAt(row, id)) ?? []
    return mark !== null && group.length > 0 && group.every((one) => isMark(valueAt(one, mark)))
  }
  const [whole, others] = [
    asked.body.filter(isWholly),
    asked.body.filter((row) => !isWholly(row) && groups.has(valueAt(row, id))),
  ]
  const isTold = columnsOf(asked).some((column) => {
    if (column === id) return false
    const kinds = new Set(whole.map((row) => valueAt(row, column)))
    return kinds.size <= mostKinds && !kinds.has('') && others.every((row) => !kinds.has(valueAt(row, column)))
  })
  return new Set(whole.length > 1 && others.length > 0 && isTold ? whole : [])
}

const mostKinds = 2
