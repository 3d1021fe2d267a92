import { type SheetReading, sheetLimits } from '@lms/contracts/exchange/reading.ts'
import { type Problem, type ReadItem, type Row, type SheetReport, UnreadableFile, mostItems, problem } from '../item.ts'
import { type SheetHead, columnLetters } from './grid.ts'
import { hasKeys, settleKeySheets } from './layouts/key-sheet.ts'
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
    if (sheets.length >= sheetLimits.sheets) throw new UnreadableFile('tooComplex')
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
  const closeLast = (): void => {
    const last = sheets.at(-1)
    last?.close()
    const rows = last?.beside() ?? []
    if (!last || rows.length === 0) return
    const columns = columnsOf(rows)
    const other = opened({ ...last.head, name: last.head.name === null ? columns : `${last.head.name} ${columns}` })
    for (const row of rows) other.take(row)
    other.close()
    besides.push(other)
  }
  return {
    sheet(head) {
      closeLast()
      return opened(head)
    },
    end(whenBare = 'noColumns') {
      closeLast()
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
          ...besides.flatMap((sheet) => (sheet.questions.length === 0 ? toldBeside(sheet) : [])),
        ],
      }
    },
  }
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
