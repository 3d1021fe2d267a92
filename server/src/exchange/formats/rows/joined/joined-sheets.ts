import { type Row, mostItems } from '../../item.ts'
import type { SheetHead } from '../grid.ts'
import { idTable, isIdHead, isQuestionRef } from './id-tables.ts'
import { joinedRows } from './joined-rows.ts'
import { tableJoin } from './table-join.ts'

export interface WholeSheet {
  head: SheetHead
  rows: Row[]
}

export interface JoinedSheet {
  asked: WholeSheet
  offered: WholeSheet
  name: string
  rows: readonly Row[]
  /** Rows of questions of which an option says nothing. */
  bare: ReadonlySet<number>
  /** Rows of what is offered that belong to no question. */
  strays: readonly Row[]
}

/** Of all sheets together; more are read one by one. */
const mostRows = mostItems * 10
const mostSheets = 12

/** Keeps the rows of all sheets, until there are too many to hold them beside each other. */
export function wholeSheets(): { sheets: WholeSheet[]; isFull(): boolean; keep(sheet: WholeSheet, row: Row): void } {
  const sheets: WholeSheet[] = []
  let count = 0
  return {
    sheets,
    isFull: () => count > mostRows,
    keep(sheet, row) {
      count += 1
      if (count <= mostRows) sheet.rows.push(row)
      else for (const { rows } of sheets) rows.length = 0
    },
  }
}

/** Each of its rows may belong to a question elsewhere: read by itself it would be many questions. */
export function mayBelong({ cells }: Row): boolean {
  return cells.some(({ text }) => isIdHead(text) && isQuestionRef(text))
}

/** Sheets of which each belongs to one other, and to no third. */
export function joinedSheets(given: readonly WholeSheet[]): JoinedSheet[] {
  const tables = given.flatMap((sheet) => {
    const table = idTable(sheet.head, sheet.rows)
    return table ? [{ sheet, table }] : []
  })
  if (tables.length < 2 || tables.length > mostSheets) return []
  const found = tables.flatMap((asked) =>
    tables.flatMap((offered) => {
      const join = asked === offered ? null : tableJoin(asked.table, offered.table)
      const joined = join && joinedRows(join)
      if (!join || !joined) return []
      const name = `${asked.sheet.head.name ?? ''} + ${offered.sheet.head.name ?? ''}`
      return [{ asked: asked.sheet, offered: offered.sheet, name, ...joined, strays: join.strays }]
    }),
  )
  const uses = (sheet: WholeSheet): number =>
    found.filter(({ asked, offered }) => asked === sheet || offered === sheet).length
  return found.filter(({ asked, offered }) => uses(asked) === 1 && uses(offered) === 1)
}
