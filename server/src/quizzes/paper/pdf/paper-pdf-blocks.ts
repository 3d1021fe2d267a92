import type { Alignment } from '@lms/contracts/rich-text-markup.ts'
import type { Content } from 'pdfmake/js/index.js'
import { formulaPicture, standaloneSvg } from '../formulas/formula-pictures.ts'
import { type Block, type Cell, type Run, runsOf } from '../paper-blocks.ts'
import { ascentOf } from '../paper-fonts.ts'
import {
  type Line,
  type LineSettings,
  type Piece,
  fontAscent,
  formulaBox,
  linesOf,
  naturalWidth,
  smallScale,
} from './paper-lines.ts'
import { cellGrid, headRows } from '../paper-tables.ts'
import type { Tag } from 'pdfmake/js/Renderer.js'
import { tagged } from './pdf-tags.ts'

/** What goes onto the page, and how high it is at most: needed to keep together what fits on a page. */
export interface Placed {
  content: Content
  height: number
}

const lineGap = 2
const paragraphGap = 3
const indent = 16
const cellPadding = 5

export function placeBlocks(blocks: readonly Block[], settings: LineSettings): Placed {
  return stacked(blocks.map((block) => placeBlock(block, settings)))
}

export function stacked(parts: readonly Placed[]): Placed {
  return {
    content: { stack: parts.map(({ content }) => content) },
    height: parts.reduce((sum, { height }) => sum + height, 0),
  }
}

function placeBlock(block: Block, settings: LineSettings): Placed {
  switch (block.kind) {
    case 'paragraph':
      return placeLines(linesOf(block.runs, settings), block.alignment, settings)
    case 'formula': {
      const picture = formulaPicture(block.latex, true)
      const runs: Run[] = [{ kind: 'text', text: block.latex, marks: {} }]
      if (!picture) return placeLines(linesOf(runs, settings), 'center', settings)
      const box = formulaBox(picture, block.latex, settings)
      return placeLines([{ ...box, pieces: [box] }], 'center', settings)
    }
    case 'list': {
      const list = tagged('L', settings.tag)
      return stacked(
        block.items.map((item, index) => {
          const tag = tagged('LBody', tagged('LI', list))
          const sign = { text: block.isOrdered ? `${block.start + index}.` : '•', tag }
          const inner = placeBlocks(item, { ...settings, tag, width: settings.width - indent })
          return {
            content: { columns: [{ text: [sign], width: indent }, inner.content], columnGap: 0 },
            height: Math.max(inner.height, settings.size * 1.3),
          }
        }),
      )
    }
    case 'table':
      return placeTable(block.rows, settings)
    case 'quote': {
      const tag = tagged('BlockQuote', settings.tag)
      const inner = placeBlocks(block.blocks, { ...settings, tag, width: settings.width - indent })
      return { content: { stack: [inner.content], margin: [indent, 0, 0, 0], italics: true }, height: inner.height }
    }
    default:
      return {
        content: {
          canvas: [{ type: 'line', x1: 0, y1: 3, x2: settings.width, y2: 3, lineWidth: 0.5 }],
          margin: [0, 0, 0, 4],
        },
        height: 8,
      }
  }
}

function placeLines(lines: readonly Line[], alignment: Alignment, settings: LineSettings): Placed {
  const paragraph = tagged(settings.heading ?? 'P', settings.tag)
  return {
    content: {
      stack: lines.map((line) => placeLine(line, alignment, settings, paragraph)),
      margin: [0, 0, 0, paragraphGap],
    },
    height: lines.reduce((sum, { ascent, descent }) => sum + ascent + descent + lineGap, paragraphGap),
  }
}

function placeLine(line: Line, alignment: Alignment, settings: LineSettings, tag: Tag): Content {
  const filler = { text: '', width: '*' as const }
  return {
    columns: [
      ...(alignment === 'center' || alignment === 'right' ? [filler] : []),
      ...line.pieces.map((piece) => placePiece(piece, line, settings, tag)),
      ...(alignment === 'right' ? [] : [filler]),
    ],
    columnGap: 0,
    margin: [0, 0, 0, lineGap],
    // A sign that is drawn is lower than a letter: at the foot of a page it would still fit, and stay there alone.
    ...(line.pieces.some(({ kind }) => kind === 'box') && { unbreakable: true }),
  }
}

/** Each in a column of its own: where several share one, the library breaks the line again by its own measure. */
function placePiece(piece: Piece, line: Line, { size }: LineSettings, tag: Tag): Content {
  if (piece.kind === 'box') {
    const { content, alt, width, ascent, descent } = piece
    const margin: [number, number, number, number] = [0, line.ascent - ascent, 0, 0]
    const figure = tagged('Figure', tag, alt)
    if ('address' in content) return { image: content.address, width, height: ascent, margin, tag: figure }
    return { svg: standaloneSvg(content, width / content.width), width, height: ascent + descent, margin, tag: figure }
  }
  const { text, marks, font, width } = piece
  const written = {
    text,
    tag,
    bold: marks.bold ?? false,
    fontSize: size,
    ...(font && { font }),
    ...(marks.italic && { italics: true }),
    ...(marks.position === 'sub' && { sub: true }),
    ...(marks.position === 'sup' && { sup: true }),
    ...(marks.underline && { decoration: 'underline' as const }),
    ...(marks.strike && { decoration: 'lineThrough' as const }),
    preserveLeadingSpaces: true,
    preserveTrailingSpaces: true,
    noWrap: true,
  }
  const ascent = (font ? ascentOf(font) : fontAscent) * size * (marks.position ? smallScale : 1)
  return { text: [written], width, margin: [0, line.ascent - ascent, 0, 0] }
}

function placeTable(rows: readonly Cell[][], settings: LineSettings): Placed {
  const grid = cellGrid(rows)
  const count = grid[0]?.length ?? 0
  if (count === 0) return { content: { text: '' }, height: 0 }
  const room = settings.width - count * (2 * cellPadding + 1)
  const wanted = Array.from({ length: count }, (_, column) =>
    Math.max(12, ...grid.map((row) => wantedWidth(row[column] ?? null, settings))),
  )
  const total = wanted.reduce((sum, width) => sum + width, 0)
  const widths = total <= room ? wanted : wanted.map((width) => Math.max(12, (width / total) * room))
  let height = 6
  const table = tagged('Table', settings.tag)
  const body = grid.map((row) => {
    let highest = settings.size
    const line = tagged('TR', table)
    const cells = row.map((cell, column): Content => {
      if (cell === null || cell === 'covered') return { text: '' }
      const spanned = widths.slice(column, column + cell.columns)
      const width = spanned.reduce((sum, one) => sum + one, (spanned.length - 1) * (2 * cellPadding + 1))
      const tag = tagged(cell.isHeader ? 'TH' : 'TD', line)
      const placed = placeBlocks(cell.blocks, { ...settings, tag, width })
      highest = Math.max(highest, placed.height)
      return { stack: [placed.content], colSpan: cell.columns, rowSpan: cell.rows }
    })
    height += highest + 2 * cellPadding
    return cells
  })
  // A head that fills the whole table would be repeated for nothing.
  const heads = headRows(grid)
  const headerRows = heads < body.length ? heads : 0
  return {
    content: { table: { widths, body, headerRows, dontBreakRows: true }, margin: [0, 2, 0, 6] },
    height: height + 8,
  }
}

function wantedWidth(cell: Cell | 'covered' | null, settings: LineSettings): number {
  if (cell === null || cell === 'covered' || cell.columns > 1) return 0
  const displays = [...runsOf(cell.blocks)].flatMap((run) => (run.kind === 'display' ? [run.latex] : []))
  const formulas = displays.map((latex) => formulaPicture(latex, true)).filter((picture) => picture !== null)
  return Math.max(
    0,
    ...cell.blocks.map((block) => {
      if (block.kind === 'paragraph') return naturalWidth(block.runs, settings) + 1
      return block.kind === 'formula' ? 0 : settings.width / 3
    }),
    ...formulas.map((picture) => formulaBox(picture, '', settings).width + 1),
  )
}
