import { withGuard, withoutGuard } from '@lms/contracts/formula-guard.ts'
import Papa from 'papaparse'
import { type FormatReader, type FormatWriter, UnreadableFile } from '../item.ts'
import { decodeText } from '../text/text-decoding.ts'
import { joinedBrackets } from './spreadsheet/bracketed-cells.ts'
import { withoutLinesBetween } from './spreadsheet/counted-lines.ts'
import { rowOf } from './grid.ts'
import { rowCarries, rowLosses, writtenTable } from './rows.ts'
import { isTableRefusal } from './roles/refused-table.ts'
import { type SheetTaker, tableReader } from './sheet-reader.ts'
import { withClosedQuotes } from './spreadsheet/open-quotes.ts'
import { withQuotedWords } from './spreadsheet/quoted-words.ts'
import { withoutWholeQuotes } from './spreadsheet/whole-lines.ts'
import { withWholeEnds } from './spreadsheet/whole-ends.ts'
import { tornCells } from './spreadsheet/torn-cells.ts'
import { withTypedBreaks } from './spreadsheet/typed-breaks.ts'

/** Without it, spreadsheet programs take Vietnamese letters for something else. */
const byteOrderMark = '\uFEFF'

export const csv: FormatReader & FormatWriter = {
  read(bytes, choice) {
    const reader = tableReader(choice?.sheets)
    const { lines, broken } = readCsv(bytes, reader)
    try {
      return { ...reader.end('empty'), pictures: [] }
    } catch (error) {
      // No column can be chosen where quotes part the cells in the wrong places.
      const isUnclear = error instanceof UnreadableFile && isTableRefusal(error.code)
      throw isUnclear && broken * 2 >= lines ? new UnreadableFile('quotesBroken', error) : error
    }
  },
  write(items) {
    const { head, rows: questions } = writtenTable(items)
    const rows = [head.map(({ name }) => name), ...questions]
    const safe = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withGuard(cell) : cell)))
    return new TextEncoder().encode(`${byteOrderMark}${Papa.unparse(safe)}\r\n`)
  },
  carries: rowCarries,
  carriesHints: true,
  lossesOf: rowLosses,
}

/** What Anki writes above its cards. */
const ofCards = /^#(?:separator|html|(?:tags|deck|notetype|guid) column|tags|deck|notetype|columns):/i

/** Row by row, so that a file of a million lines is left at the first row too many. */
export function readCsv(bytes: Uint8Array, reader: SheetTaker): { lines: number; broken: number } {
  const { text: typed, delimiter } = separated(withoutWholeQuotes(withoutLinesBetween(decodeText(bytes))))
  const ordered = withQuotesFirst(typed, delimiter)
  const closed = withClosedQuotes(ordered, delimiter)
  const text = withQuotedWords(closed, delimiter)
  const sheet = reader.sheet({ name: null, isHidden: false })
  const doubtsIn = tornCells(text, delimiter)
  const inLines = withTypedBreaks(text, delimiter)
  const { data: first } = Papa.parse<string[]>(text.slice(0, sampleLength), {
    delimiter,
    preview: 60,
    skipEmptyLines: true,
  })
  const joined = delimiter === ',' ? joinedBrackets(first[0]?.length ?? 0, first) : null
  const width = first[0]?.length ?? 0
  const inLast = withWholeEnds(first, delimiter)
  let number = 0
  let broken = 0
  let isAbove = true
  Papa.parse<string[]>(text, {
    delimiter,
    step({ data: parsed, errors }) {
      number += 1
      isAbove &&= ofCards.test(parsed[0] ?? '')
      if (isAbove) return
      broken += errors.filter(({ type }) => type === 'Quotes').length
      const whole = parsed.length === 1 ? unquotedLine(parsed[0] ?? '', delimiter, width) : parsed
      const bracketed = joined?.(whole) ?? whole
      const data = inLast(bracketed)
      const doubts = doubtsIn(
        data,
        errors.some(({ code }) => code === 'MissingQuotes'),
      )
      sheet.take(
        rowOf(
          number,
          data.map((cell, column) => {
            const doubt =
              doubts[column] ??
              (closed !== ordered && /^"[^"]*$/.test(cell) ? 'merged' : undefined) ??
              (bracketed !== whole && cell.includes('(') && !whole.includes(cell) ? 'moved' : undefined)
            return [column, { text: inLines(withoutGuard(cell)).normalize('NFC'), ...(doubt && { doubt }) }] as const
          }),
        ),
      )
    },
  })
  return { lines: text.split('\n').length, broken }
}

/** A line that was quoted as a whole, as programs do that part cells with commas: it is parted as the others are. */
function unquotedLine(cell: string, delimiter: string, width: number): string[] {
  const cells = delimiter === ',' ? [cell] : cell.split(delimiter)
  return width > 1 && cells.length === width ? cells : [cell]
}

/** 'a, "b, c"': typed by hand with a space before the quotes, which are those of the cell where a sign follows them. */
function withQuotesFirst(text: string, delimiter: string): string {
  if (delimiter.length > 1) return text
  const sign = `\\u{${(delimiter.codePointAt(0) ?? 0).toString(16)}}`
  if (!new RegExp(`${sign} +"`, 'u').test(text)) return text
  const cell = new RegExp(`(?:( *)("(?:[^"]|""){0,20000}") *|[^${sign}\\n]*)(${sign}|\\n|\\r\\n|$)`, 'uy')
  let rewritten = ''
  while (cell.lastIndex < text.length) {
    const from = cell.lastIndex
    const [found = '', spaces = '', quoted = '', end = ''] = cell.exec(text) ?? []
    if (found === '') return text
    rewritten += spaces === '' ? text.slice(from, cell.lastIndex) : `${quoted}${end}`
  }
  return rewritten
}

const fewestRows = 3
const fewestCells = 4

/** Whatever its name is, every line has as many cells: with tabs, as programs save a sheet as text, or with bars. */
export function isTable(sample: string): boolean {
  const rows = withoutLinesBetween(sample)
  const filled = rows === sample ? sample : rows.replaceAll(/\n{2,}/g, '\n')
  return (
    ['||', '\t', ';', '|'].some((delimiter) => isParted(filled, delimiter)) ||
    isPartedInTwo(filled) ||
    isKeyedList(filled)
  )
}

/** Bars in every line, of which there are two kinds: questions, and what the exam is that they belong to. */
function isPartedInTwo(sample: string): boolean {
  const lines = sample
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  // The last line may be cut.
  const whole = lines.length > fewestKeyed ? lines.slice(0, -1) : lines
  const kinds = [...Map.groupBy(whole, (line) => line.split('|').length)]
  return (
    whole.length >= fewestKeyed &&
    kinds.length === 2 &&
    kinds.every(([cells, same]) => cells > fewestCells && same.length >= fewestRows)
  )
}

const fewestKeyed = 5

/** Commas stand in any text: a question, three to choose from and the place of the right one in most lines. */
function isKeyedList(sample: string): boolean {
  const { data } = Papa.parse<string[]>(sample, { delimiter: ',', preview: 60, skipEmptyLines: true })
  const rows = data.length > fewestKeyed ? data.slice(0, -1) : data
  const width = rows[0]?.length ?? 0
  const keyed = rows.filter((row) => row.length === width && /^\s*(?:[1-9]|[A-Ea-e])\s*$/.test(row.at(-1) ?? ''))
  return width > fewestCells && keyed.length >= fewestKeyed && keyed.length * 5 >= rows.length * 4
}

function isParted(sample: string, delimiter: string): boolean {
  if (!sample.includes(delimiter)) return false
  const { data } = Papa.parse<string[]>(sample, { delimiter, preview: 30, skipEmptyLines: true })
  // The last line may be cut.
  const rows = data.length < 30 && data.length > fewestRows ? data.slice(0, -1) : data
  const width = rows[0]?.length ?? 0
  const isEven = rows.length >= fewestRows && width >= fewestCells && rows.every((row) => row.length === width)
  // Signs at the end of every line part nothing.
  const filled = rows.filter((row) => row.filter((cell) => cell.trim() !== '').length > 1)
  return isEven && filled.length * 2 >= rows.length
}

const delimiters = [',', ';', '\t', '|'] as const
/** As far as the beginning tells it. */
const sampleLength = 20_000

/** Excel writes 'sep=;' at the top; else the sign that parts most rows into the same number of cells. */
function separated(text: string): { text: string; delimiter: string } {
  const [line = '', sign = ''] = /^sep=(.)\r?\n/.exec(text) ?? []
  if (sign !== '') return { text: text.slice(line.length), delimiter: sign }
  const sample = text.slice(0, sampleLength)
  // Two bars in a row are one sign where they part every line.
  if (isParted(sample, '||')) return { text, delimiter: '||' }
  const scores = delimiters.map((delimiter) => ({ delimiter, ...scoreOf(sample, delimiter) }))
  // 'question,options,answer' above 'a|b|c|d' in one cell: what parts the names as often as the rows parts the cells; a list within one name parts no row.
  const naming = scores.filter(({ isHeaded }) => isHeaded)
  const found = (naming.length > 0 ? naming : scores).toSorted((one, other) => other.score - one.score)
  return { text, delimiter: found[0]?.delimiter ?? ',' }
}

function scoreOf(sample: string, delimiter: string): { score: number; isHeaded: boolean } {
  const { data } = Papa.parse<string[]>(sample, { delimiter, preview: 30 })
  const widths = data.map((row) => row.length).filter((width) => width > 1)
  const [usual] = [...Map.groupBy(widths, (width) => width)].toSorted(
    ([one, these], [other, those]) => those.length * other - these.length * one,
  )
  if (!usual) return { score: 0, isHeaded: false }
  return {
    score: usual[0] * usual[1].length,
    isHeaded: usual[0] > 2 && usual[1].length > 1 && data[0]?.length === usual[0],
  }
}
