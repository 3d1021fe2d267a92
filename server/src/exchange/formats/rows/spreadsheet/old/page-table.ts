import { sheetLimits } from '@lms/contracts/exchange/reading.ts'
import { Parser } from 'htmlparser2'
import { type Cell, type Look, UnreadableFile } from '../../../item.ts'
import { decodeText } from '../../../text/text-decoding.ts'
import { rowOf } from '../../grid.ts'
import type { SheetTaker } from '../../sheet-reader.ts'
import { createCover } from '../merged-cells.ts'
import { raised } from '../raised-text.ts'
import { withoutControls } from '../typed-controls.ts'
import { mostCells } from './old-limits.ts'

interface OpenCell {
  text: string
  wide: number
  high: number
  look: Look
}

/** What many programs on servers call a spreadsheet: a web page with a table. */
export function readPage(bytes: Uint8Array, reader: SheetTaker): void {
  let depth = 0
  let sheets = 0
  let count = 0
  let unseen = 0
  let raisedFrom: number | null = null
  let table: ReturnType<typeof tableOf> | null = null
  let cell: OpenCell | null = null

  const endCell = (): void => {
    if (cell) table?.add({ ...cell, text: tidy(cell.text) })
    cell = null
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (silent.has(name)) unseen += 1
      if (name === 'table') {
        depth += 1
        if (depth === 1) {
          sheets += 1
          table = tableOf(reader.sheet({ name: sheets === 1 ? null : String(sheets), isHidden: false }))
        }
      }
      if (depth !== 1) return
      if (name === 'tr') {
        endCell()
        table?.begin()
      } else if (name === 'td' || name === 'th') {
        endCell()
        count += 1
        if (count > mostCells) throw new UnreadableFile('tooComplex')
        cell = {
          text: '',
          wide: spanOf(attributes['colspan']),
          high: spanOf(attributes['rowspan']),
          look: { ...lookOf(attributes), ...(name === 'th' && { bold: true as const }) },
        }
      } else if (cell && lines.has(name) && cell.text !== '') cell.text += '\n'
      else if (cell && (name === 'sup' || name === 'sub')) raisedFrom = cell.text.length
      else if (cell && cell.text.trim() === '')
        // What stands around the whole text is the look of the cell.
        cell.look = {
          ...cell.look,
          ...lookOf(attributes),
          ...(bold.has(name) && { bold: true as const }),
          ...(name === 'u' && { underline: true as const }),
        }
    },
    ontext(text) {
      // Lines of the file are not those of the page.
      if (unseen === 0 && cell) cell.text += text.replaceAll(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (silent.has(name)) unseen = Math.max(0, unseen - 1)
      if (cell && raisedFrom !== null && (name === 'sup' || name === 'sub')) {
        cell.text = cell.text.slice(0, raisedFrom) + raised(cell.text.slice(raisedFrom), name)
        raisedFrom = null
      }
      if (depth === 1 && (name === 'td' || name === 'th' || name === 'tr' || name === 'table')) endCell()
      if (depth === 1 && (name === 'tr' || name === 'table')) table?.end()
      if (name === 'table') depth = Math.max(0, depth - 1)
    },
  })
  parser.write(decodeText(bytes))
  parser.end()
}

const silent: ReadonlySet<string> = new Set(['style', 'script', 'head', 'title'])
const lines: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li'])
const bold: ReadonlySet<string> = new Set(['b', 'strong'])

/** Black letters on white paper say nothing. */
function lookOf({ color = '', bgcolor = '', style = '' }: Readonly<Record<string, string>>): Look {
  const ink = color || (/(?:^|;)\s*color\s*:\s*([^;]{1,40})/i.exec(style)?.[1] ?? '')
  const paper = bgcolor || (/(?:^|;)\s*background(?:-color)?\s*:\s*([^;]{1,40})/i.exec(style)?.[1] ?? '')
  const isBold = /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style)
  return {
    ...(!/^(?:|#0{3}|#0{6}|black|windowtext|inherit)$/i.test(ink.trim()) && { color: ink.trim().toUpperCase() }),
    ...(!/^(?:|#f{3}|#f{6}|white|none|transparent|inherit)$/i.test(paper.trim()) && {
      highlight: paper.trim().toUpperCase(),
    }),
    ...(isBold && { bold: true as const }),
  }
}

function spanOf(said: string | undefined): number {
  const span = Number.parseInt(said ?? '1', 10)
  return Number.isInteger(span) && span > 0 ? Math.min(span, 65_536) : 1
}

function tidy(text: string): string {
  return withoutControls(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
    .normalize('NFC')
}

function tableOf(sheet: ReturnType<SheetTaker['sheet']>) {
  let number = 0
  let column = 0
  let cells: Map<number, Cell> | null = null
  const cover = createCover()
  /** The last row that a cell above takes this column in. */
  const taken = new Map<number, number>()
  return {
    begin(): void {
      this.end()
      number += 1
      column = 0
      cells = new Map()
    },
    add({ text, wide, high, look }: OpenCell): void {
      if (!cells) this.begin()
      while ((taken.get(column) ?? 0) >= number) column += 1
      // What is empty so far to the right is nothing.
      if (column >= sheetLimits.columns && text === '') return
      if (text !== '') cells?.set(column, { text, ...(Object.keys(look).length > 0 && { look }) })
      const right = column + Math.min(wide, sheetLimits.columns) - 1
      if (text !== '' && column >= sheetLimits.columns) throw new UnreadableFile('tooComplex')
      if (high > 1)
        for (let at = column; at <= Math.min(right, sheetLimits.columns); at += 1) taken.set(at, number + high - 1)
      if ((wide > 1 || high > 1) && text !== '')
        cover.begin({ top: number, left: column, bottom: number + high - 1, right }, text)
      column = right + 1
    },
    end(): void {
      if (!cells) return
      cover.apply(number, cells)
      sheet.take(
        rowOf(
          number,
          [...cells].toSorted(([one], [other]) => one - other),
        ),
      )
      cells = null
    },
  }
}
