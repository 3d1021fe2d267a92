import { type SheetReading, sheetLimits } from '@lms/contracts/exchange/reading.ts'
import { type Problem, type ReadItem, type Row, type SheetReport, UnreadableFile, mostItems, problem } from '../item.ts'
import type { SheetHead } from './grid.ts'
import { hasKeys, settleKeySheets } from './layouts/key-sheet.ts'
import { type OpenSheet, openSheet } from './open-sheet.ts'
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
  return {
    sheet(head) {
      sheets.at(-1)?.close()
      if (sheets.length >= sheetLimits.sheets) throw new UnreadableFile('tooComplex')
      const sheet = openSheet(
        head,
        said.find(({ name }) => name === (head.name ?? '')),
        count,
        isOfProgram,
      )
      sheets.push(sheet)
      return sheet
    },
    end(whenBare = 'noColumns') {
      sheets.at(-1)?.close()
      const reports = sheets.map((sheet) => sheet.report()).filter(({ rows }) => rows.length > 0)
      const read = sheets.filter(({ questions }) => questions.length > 0)
      const spare = sheets.filter(({ questions }) => questions.length === 0).map((sheet) => sheet.spare())
      if (read.length === 0 && reports.length > 0) {
        const isBare = reports.some(({ head }) => head !== null && head > 0)
        const code = hasKeys(spare) ? 'onlyKeys' : isBare ? whenBare : 'noColumns'
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
        notes: left.size === 0 ? [] : [problem('columnsLeft', { columns: columns.slice(0, 200) })],
      }
    },
  }
}
