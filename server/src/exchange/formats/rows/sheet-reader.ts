import { type SheetReading, sheetLimits } from '@lms/contracts/exchange/reading.ts'
import {
  type Problem,
  type ReadItem,
  type Row,
  type SheetReport,
  UnreadableFile,
  blocking,
  mostItems,
  problem,
} from '../item.ts'
import { type SheetHead, columnLetters } from './grid.ts'
import { type JoinedSheet, joinedSheets, mayBelong, wholeSheets } from './joined/joined-sheets.ts'
import { type SpareSheet, hasKeys, settleKeySheets } from './layouts/key-sheet.ts'
import { type OpenSheet, openSheet } from './open-sheet.ts'
import { refusalOf } from './roles/refused-table.ts'
import { settleLeft } from './options/columns-left.ts'
import { settleRows } from './settled-rows.ts'

/** Whoever wants the rows of every sheet. */
export interface SheetTaker {
  sheet(head: SheetHead): {
    take(row: Row): void
    /** One is pasted beside this row. */
    picture?(row: number): void
  }
}

export interface TableReader extends SheetTaker {
  /** All sheets have been taken. A table that has names and nothing below them is called `whenBare`. */
  end(whenBare?: 'empty' | 'noColumns'): { items: ReadItem[]; sheets: SheetReport[]; notes: Problem[] }
}

/** Any number of sheets; each is understood by itself. */
export function tableReader(said: readonly SheetReading[] = [], isOfProgram = false): TableReader {
  const sheets: OpenSheet[] = []
  let items = 0
  const count = (): void => {
    items += 1
    if (items > mostItems) throw new UnreadableFile('tooMany')
  }
  const opened = (head: SheetHead): OpenSheet => {
    if (sheets.length >= sheetLimits.sheets) throw new UnreadableFile('tooManySheets')
    const sheet = openSheet(
      head,
      said.find(({ name }) => name === (head.name ?? '')),
      count,
      isOfProgram,
    )
    sheets.push(sheet)
    return sheet
  }
  const besides: OpenSheet[] = []
  const closed = new Set<OpenSheet>()
  const close = (sheet: OpenSheet): void => {
    if (closed.has(sheet)) return
    closed.add(sheet)
    sheet.close()
    const rows = sheet.beside()
    if (rows.length === 0) return
    const columns = columnsOf(rows)
    const other = opened({ ...sheet.head, name: sheet.head.name === null ? columns : `${sheet.head.name} ${columns}` })
    for (const row of rows) other.take(row)
    other.close()
    closed.add(other)
    besides.push(other)
  }
  const whole = wholeSheets()
  let current: { open: OpenSheet; waiting: Row[] | null } | null = null
  const waiting = new Map<OpenSheet, readonly Row[]>()
  const closeLast = (): void => {
    if (current?.waiting) waiting.set(current.open, current.waiting)
    else if (current) close(current.open)
  }
  const isSaid = (name: string): boolean => said.some((one) => one.name === name)
  /** Sheets that belong together are read as one, instead of each by itself. */
  const join = (): JoinedSheet[] => {
    const joined = whole.isFull() ? [] : joinedSheets(whole.sheets.filter(({ head }) => !isSaid(head.name ?? '')))
    for (const { asked, offered, name, rows, bare } of joined) {
      const parts = sheets.filter(({ head }) => head === asked.head || head === offered.head)
      for (const part of parts) {
        items -= part.questions.length
        part.questions.length = 0
        waiting.delete(part)
      }
      const table = opened({ name, isHidden: false })
      for (const row of rows) table.take(row)
      close(table)
      for (const { read } of table.questions)
        if (bare.has(Number(/\d+$/.exec(read.place)?.[0]))) read.problems.push(blocking('emptyPart'))
    }
    return joined
  }
  return {
    sheet(head) {
      closeLast()
      const open = opened(head)
      const kept = { head, rows: [] as Row[] }
      const now = { open, waiting: null as Row[] | null }
      current = now
      let isFirst = true
      if (head.name !== null) whole.sheets.push(kept)
      return {
        take(row) {
          if (head.name !== null) whole.keep(kept, row)
          if (isFirst && head.name !== null && !isSaid(head.name) && mayBelong(row)) now.waiting = []
          isFirst = false
          if (now.waiting === null) {
            open.take(row)
            return
          }
          now.waiting.push(row)
          if (!whole.isFull()) return
          for (const one of now.waiting) open.take(one)
          now.waiting = null
        },
        picture: (row) => open.picture(row),
      }
    },
    end(whenBare = 'noColumns') {
      closeLast()
      const joined = join()
      for (const [open, rows] of waiting) {
        for (const row of rows) open.take(row)
        close(open)
      }
      const reports = sheets.map((sheet) => sheet.report()).filter(({ rows }) => rows.length > 0)
      const read = sheets.filter(({ questions }) => questions.length > 0)
      const spare = sheets.filter(({ questions }) => questions.length === 0).map((sheet) => sheet.spare())
      if (read.length === 0 && reports.length > 0) {
        const isBare = reports.some(({ head }) => head !== null && head > 0)
        const [most] = spare.toSorted((one, other) => other.rows.length - one.rows.length)
        const code = hasKeys(spare) ? 'onlyKeys' : isBare ? whenBare : refusalOf(most?.rows ?? [])
        throw new UnreadableFile(code, { sheets: reports.slice(0, sheetLimits.shownSheets) })
      }
      for (const { questions } of read) settleRows(questions)
      const left = new Set(read.flatMap(({ questions }) => settleLeft(questions)))
      settleKeySheets(
        read.map(({ questions }) => questions),
        spare,
      )
      // A place names its sheet where there are several.
      const found = read.flatMap(({ questions, head }) =>
        questions.map(({ read: one }) =>
          read.length === 1 || head.name === null ? one : { ...one, place: `trang “${head.name}”, ${one.place}` },
        ),
      )
      const columns = [...left].map((head) => head.trim().slice(0, 40)).join(', ')
      return {
        items: found,
        sheets: reports.slice(0, sheetLimits.shownSheets),
        notes: [
          ...(left.size === 0 ? [] : [problem('columnsLeft', { columns: columns.slice(0, 200) })]),
          ...joined.flatMap(toldStrays),
          ...toldSheets(
            spare.filter(({ head }) => !isPartOf(head, joined) && !besides.some((one) => one.head === head)),
          ),
          ...besides.flatMap((sheet) => (sheet.questions.length === 0 ? toldBeside(sheet) : [])),
        ],
      }
    },
  }
}

function isPartOf(head: SheetHead, joined: readonly JoinedSheet[]): boolean {
  return joined.some(({ asked, offered }) => head === asked.head || head === offered.head)
}

/** Tables on which nobody saw a question, beside those that were read; keys of these are none of them. */
function toldSheets(spare: readonly SpareSheet[]): Problem[] {
  const isTable = (row: Row): boolean => row.cells.filter(({ text }) => text.trim() !== '').length > 1
  const names = spare
    .filter((sheet) => !sheet.head.isHidden && sheet.rows.filter(isTable).length > 1 && !hasKeys([sheet]))
    .map(({ head }) => `“${(head.name ?? '').slice(0, 40)}”`)
  return names.length === 0 ? [] : [problem('sheetsLeft', { sheets: names.join(', ').slice(0, 300) })]
}

/** 'F–G'. */
function columnsOf(rows: readonly Row[]): string {
  const first = Math.min(...rows.map(({ cells }) => cells.findIndex(({ text }) => text.trim() !== '')))
  const last = Math.max(...rows.map(({ cells }) => cells.length - 1))
  return first === last ? columnLetters(first) : `${columnLetters(first)}–${columnLetters(last)}`
}

/** Nobody understands it, and nothing of it is in the list. */
function toldBeside(sheet: OpenSheet): Problem[] {
  const { rows } = sheet.spare()
  const columns = (sheet.head.name ?? '').slice(0, 100)
  const [first, last] = [String(rows[0]?.number ?? 0), String(rows.at(-1)?.number ?? 0)]
  return [problem('tableBeside', { columns, count: String(rows.length), first, last })]
}

/** Rows of options whose question is not there. */
function toldStrays({ offered, strays }: JoinedSheet): Problem[] {
  if (strays.length === 0) return []
  const rows = strays
    .slice(0, 20)
    .map(({ number }) => String(number))
    .join(', ')
  return [problem('rowsUnjoined', { sheet: offered.head.name ?? '', count: String(strays.length), rows })]
}
