import type { Alignment } from '@lms/contracts/rich-text-markup.ts'
import type { Content } from 'pdfmake/js/index.js'
import { formulaPicture, standaloneSvg } from '../formulas/formula-pictures.ts'
import { type Block, type Cell, type Run, runsOf } from '../paper-blocks.ts'
import {
  type Line,
  type LineSettings,
  type Piece,
  fontAscent,
  formulaBox,
  linesOf,
  naturalWidth,
} from './paper-lines.ts'
import { cellGrid } from '../paper-tables.ts'

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
      const box = formulaBox(picture, settings)
      return placeLines([{ ...box, pieces: [box] }], 'center', settings)
    }
    case 'list':
      return stacked(
        block.items.map((item, index) => {
          const sign = block.isOrdered ? `${block.start + index}.` : '•'
          const inner = placeBlocks(item, { ...settings, width: settings.width - indent })
          return {
            content: { columns: [{ text: sign, width: indent }, inner.content], columnGap: 0 },
            height: Math.max(inner.height, settings.size * 1.3),
          }
        }),
      )
    case 'table':
      return placeTable(block.rows, settings)
    case 'quote': {
      const inner = placeBlocks(block.blocks, { ...settings, width: settings.width - indent })
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
  return {
    content: {
      stack: lines.map((line) => placeLine(line, alignment, settings)),
      margin: [0, 0, 0, paragraphGap],
    },
    height: lines.reduce((sum, { ascent, descent }) => sum + ascent + descent + lineGap, paragraphGap),
  }
}

function placeLine(line: Line, alignment: Alignment, settings: LineSettings): Content {
  const filler = { text: '', width: '*' as const }
  return {
    columns: [
      ...(alignment === 'center' || alignment === 'right' ? [filler] : []),
      ...segmentsOf(line).map((segment) => placeSegment(segment, line, settings)),
      ...(alignment === 'right' ? [] : [filler]),
    ],
    columnGap: 0,
    margin: [0, 0, 0, lineGap],
  }
}

/** Neighbouring texts are one; each box is alone. */
function segmentsOf({ pieces }: Line): Piece[][] {
  const segments: Piece[][] = []
  for (const piece of pieces) {
    const before = segments.at(-1)
    if (piece.kind === 'text' && before?.[0]?.kind === 'text') before.push(piece)
    else segments.push([piece])
  }
  return segments
}

function placeSegment(segment: readonly Piece[], line: Line, { size }: LineSettings): Content {
  const [first] = segment
  if (first?.kind === 'box') {
    const { content, width, ascent, descent } = first
    const margin: [number, number, number, number] = [0, line.ascent - ascent, 0, 0]
    if ('address' in content) return { image: content.address, width, height: ascent, margin }
    return { svg: standaloneSvg(content, width / content.width), width, height: ascent + descent, margin }
  }
  const texts = segment.filter((piece) => piece.kind === 'text')
  return {
    text: texts.map(({ text, marks }) => ({
      text,
      bold: marks.bold ?? false,
      ...(marks.italic && { italics: true }),
      ...(marks.position === 'sub' && { sub: true }),
      ...(marks.position === 'sup' && { sup: true }),
      ...(marks.underline && { decoration: 'underline' as const }),
      ...(marks.strike && { decoration: 'lineThrough' as const }),
      preserveLeadingSpaces: true,
      noWrap: true,
    })),
    width: texts.reduce((sum, { width }) => sum + width, 0),
    margin: [0, line.ascent - fontAscent * size, 0, 0],
  }
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
  const body = grid.map((row) => {
    let highest = settings.size
    const cells = row.map((cell, column): Content => {
      if (cell === null || cell === 'covered') return { text: '' }
      const spanned = widths.slice(column, column + cell.columns)
      const width = spanned.reduce((sum, one) => sum + one, (spanned.length - 1) * (2 * cellPadding + 1))
      const placed = placeBlocks(cell.blocks, { ...settings, width })
      highest = Math.max(highest, placed.height)
      return { stack: [placed.content], colSpan: cell.columns, rowSpan: cell.rows }
    })
    height += highest + 2 * cellPadding
    return cells
  })
  return { content: { table: { widths, body, dontBreakRows: true }, margin: [0, 2, 0, 6] }, height: height + 8 }
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
    ...formulas.map((picture) => formulaBox(picture, settings).width + 1),
  )
}
