import { type SheetReading, sheetLimits } from '@lms/contracts/exchange/reading.ts'
import { type Problem, type ReadItem, type Row, type SheetReport, UnreadableFile, mostItems, problem } from '../item.ts'
import { isLetter } from './columns.ts'
import { type Layout, layoutOf, ownText, widthOf } from './layout.ts'
import { type Around, columnLetters, questionIn } from './row-question.ts'

export interface SheetHead {
  /** Null in a file that has but one table. */
  name: string | null
  isHidden: boolean
}

/** Whoever opens a file says here what is in it, row by row. */
export interface SheetTaker {
  sheet(head: SheetHead): { take(row: Row): void; picture?(row: number): void }
}

const keptRows = 16
const longestKept = 300
/** Above the questions and between them stands something else as well. */
const mostRows = mostItems * 4

export function tableReader(wanted: readonly SheetReading[] = []) {
  const sheets: { head: SheetHead; rows: Row[]; pictures: Set<number> }[] = []
  return {
    sheet(head: SheetHead) {
      if (sheets.length >= sheetLimits.sheets) throw new UnreadableFile('tooMuch')
      const rows: Row[] = []
      const pictures = new Set<number>()
      sheets.push({ head, rows, pictures })
      return {
        take(row: Row): void {
          if (row.cells.every(({ text, isCovered }) => isCovered || text.trim() === '')) return
          if (rows.length >= mostRows) throw new UnreadableFile('tooMuch')
          rows.push(row)
        },
        picture: (row: number): void => void pictures.add(row),
      }
    },

    end(): { items: ReadItem[]; sheets: SheetReport[]; notes: Problem[] } {
      const filled = sheets.filter(({ rows }) => rows.length > 0)
      if (filled.length === 0) throw new UnreadableFile('noQuestions')
      const read = filled.map(({ head, rows, pictures }) => {
        const said = wanted.find(({ name }) => name === (head.name ?? ''))
        // What nobody sees is read where somebody says so.
        const layout = head.isHidden && !said ? null : layoutOf(rows, said)
        const items = layout ? itemsIn(rows, layout, pictures) : []
        return { head, items, report: reportOf(head, items.length > 0 || said ? layout : null, rows, items.length) }
      })
      const items = read.flatMap((one) => one.items)
      const reports = read.map(({ report }) => report)
      if (items.length > mostItems) throw new UnreadableFile('tooMuch')
      if (items.length === 0) throw new UnreadableFile('noColumns', { sheets: reports })
      const left = read.filter((one) => one.items.length === 0 && !one.head.isHidden)
      const names = left.map(({ head }) => head.name ?? '').join(', ')
      return {
        items,
        sheets: reports,
        notes: left.length > 0 ? [problem('linesLeftOver', names)] : [],
      }
    },
  }
}

function itemsIn(rows: readonly Row[], layout: Layout, hasPictures: ReadonlySet<number>): ReadItem[] {
  const body = rows.filter(({ number }) => number > layout.head)
  const keys = layout.roles.flatMap((role, column) =>
    role === 'correct' ? body.map((row) => ownText(row, column)) : [],
  )
  const around: Around = { layout, base: baseOf(keys, layout), hasPictures }
  return body.flatMap((row) => questionIn(row, around) ?? [])
}

/** Counted from 0 or from 1: only where the file itself shows which. */
function baseOf(keys: readonly string[], { roles }: Layout): 0 | 1 | null {
  const numbers = new Set(keys.filter((key) => /^\d$/u.test(key)).map(Number))
  const options = roles.filter(isLetter).length
  if (numbers.has(0)) return 0
  return options > 0 && numbers.has(options) ? 1 : null
}

/** What is known of a sheet, to be seen and mended by whoever sent it. */
function reportOf(
  { name, isHidden }: SheetHead,
  layout: Layout | null,
  rows: readonly Row[],
  questions: number,
): SheetReport {
  const body = rows.filter(({ number }) => number > (layout?.head ?? 0))
  const width = Math.min(widthOf(rows), sheetLimits.shownColumns)
  const columns = Array.from({ length: width }, (_, column) => {
    const role = layout?.roles[column] ?? null
    return {
      letter: columnLetters(column),
      head: (layout?.heads[column] ?? '').slice(0, 100),
      role,
      samples: body
        .map((row) => ownText(row, column).slice(0, 100))
        .filter((text) => text !== '')
        .slice(0, 3),
    }
  })
  const kept = rows.slice(0, keptRows).map(({ number, cells }) => ({
    number,
    cells: cells.slice(0, sheetLimits.shownColumns).map(({ text, look, isCovered }) => ({
      text: text.slice(0, longestKept),
      ...(look && { look }),
      ...(isCovered && { isCovered }),
    })),
  }))
  return { name: name ?? '', isHidden, head: layout?.head ?? null, questions, columns, rows: kept }
}
