import type { Alignment } from '@lms/contracts/rich-text-markup.ts'
import {
  AlignmentType,
  ImageRun,
  ImportedXmlComponent,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalMergeType,
  WidthType,
} from 'docx'
import { formulaOmml } from '../formulas/formula-omml.ts'
import type { Block, Cell, Run } from '../paper-blocks.ts'
import { drawnFormula, styleId } from './paper-styles.ts'
import type { PaperPicture } from '../paper-file.ts'
import { cellGrid, headRows } from '../paper-tables.ts'

/** Pictures by their address; formulas that Word has no words for, by `formulaName`. */
export interface WordPictures {
  pictures: ReadonlyMap<string, PaperPicture>
  formulas: ReadonlyMap<string, PaperPicture>
}

/** Twentieths of a point, the measure of Word. */
export const contentWidth = 9900
const indent = 360
const widestPicture = 620
const highestPicture = 320

const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.BOTH,
} as const satisfies Record<Alignment, unknown>

export function formulaName(latex: string, isDisplay: boolean): string {
  return `${isDisplay ? 'display' : 'inline'}:${latex}`
}

/** `left`: how far the whole is from the margin. */
export function wordBlocks(
  blocks: readonly Block[],
  pictures: WordPictures,
  options: IParagraphOptions & { left?: number } = {},
): (Paragraph | Table)[] {
  const { left = 0, ...format } = options
  return blocks.flatMap((block): (Paragraph | Table)[] => {
    switch (block.kind) {
      case 'paragraph':
        return [
          new Paragraph({
            ...format,
            alignment: alignments[block.alignment],
            indent: { left },
            children: wordRuns(block.runs, pictures),
          }),
        ]
      case 'formula':
        return [
          new Paragraph({
            ...format,
            alignment: AlignmentType.CENTER,
            indent: { left },
            children: formulaChildren(block.latex, true, pictures),
          }),
        ]
      case 'list':
        return block.items.flatMap((item, index) => {
          const sign = block.isOrdered ? `${block.start + index}. ` : '•  '
          const [first, ...rest] = item
          const inner = { ...format, left: left + indent }
          const marked: Run = { kind: 'text', text: sign, marks: {} }
          const beginning: Block =
            first?.kind === 'paragraph'
              ? { ...first, runs: [marked, ...first.runs] }
              : { kind: 'paragraph', alignment: 'left', runs: [marked] }
          return wordBlocks([beginning, ...(first?.kind === 'paragraph' || !first ? rest : item)], pictures, inner)
        })
      case 'table':
        // A paragraph after it, or Word joins two tables into one.
        return [
          wordTable(block.rows, pictures, left, format.keepNext === true),
          new Paragraph({ ...format, children: [] }),
        ]
      case 'quote':
        return wordBlocks(block.blocks, pictures, { ...format, left: left + indent })
      default:
        return [new Paragraph({ ...format, thematicBreak: true, children: [] })]
    }
  })
}

export function wordRuns(runs: readonly Run[], pictures: WordPictures): ParagraphChild[] {
  return runs.flatMap((run): ParagraphChild[] => {
    if (run.kind === 'break') return [new TextRun({ break: 1 })]
    if (run.kind === 'formula') return formulaChildren(run.latex, false, pictures)
    if (run.kind === 'picture') {
      const picture = pictures.pictures.get(run.address)
      if (!picture) return run.alt === '' ? [] : [new TextRun(`[${run.alt}]`)]
      const wanted = Math.min(run.width ?? picture.width, widestPicture)
      return [imageOf(picture, Math.min(wanted, (highestPicture / picture.height) * picture.width), run.alt)]
    }
    const { marks } = run
    return [
      new TextRun({
        text: run.text,
        ...(marks.label && { style: styleId('mark') }),
        ...(marks.bold && { bold: true }),
        ...(marks.italic && { italics: true }),
        ...(marks.underline && { underline: {} }),
        ...(marks.strike && { strike: true }),
        ...(marks.code && { font: 'Courier New' }),
        ...(marks.position === 'sub' && { subScript: true }),
        ...(marks.position === 'sup' && { superScript: true }),
      }),
    ]
  })
}

function formulaChildren(latex: string, isDisplay: boolean, { formulas }: WordPictures): ParagraphChild[] {
  const omml = formulaOmml(latex, isDisplay)
  // The library has no name for what may stand in a paragraph and was written elsewhere.
  if (omml !== null) return [ImportedXmlComponent.fromXmlString(omml) as unknown as ParagraphChild]
  const picture = formulas.get(formulaName(latex, isDisplay))
  return picture
    ? [imageOf(picture, Math.min(picture.width, widestPicture), latex, drawnFormula[isDisplay ? 'display' : 'inline'])]
    : [new TextRun({ text: latex, font: 'Courier New' })]
}

function imageOf(
  { type, content, width, height }: PaperPicture,
  shown: number,
  alt: string,
  name: string = alt,
): ImageRun {
  return new ImageRun({
    type,
    data: content,
    transformation: { width: Math.round(shown), height: Math.round((shown / width) * height) },
    altText: { name, description: alt, title: alt },
  })
}

/** `isKept`: on one page with what follows, for which Word asks every paragraph in it. */
function wordTable(rows: readonly (readonly Cell[])[], pictures: WordPictures, left: number, isKept: boolean): Table {
  const grid = cellGrid(rows)
  const heads = headRows(grid)
  const count = grid[0]?.length ?? 1
  const widths = Array.from({ length: count }, () => Math.floor((contentWidth - left) / Math.max(count, 3)))
  return new Table({
    indent: { size: left, type: WidthType.DXA },
    columnWidths: widths,
    rows: grid.map(
      (cells, rowIndex) =>
        new TableRow({
          cantSplit: true,
          ...(rowIndex < heads && { tableHeader: true }),
          children: cells.flatMap((cell, column) => {
            if (cell === null) return [new TableCell({ children: [new Paragraph('')] })]
            if (cell !== 'covered') return [cellOf(cell, pictures, isKept)]
            const reaching = reachingFromAbove(grid, rowIndex, column)
            if (!reaching) return []
            const span = reaching.columns > 1 ? { columnSpan: reaching.columns } : {}
            return [
              new TableCell({ verticalMerge: VerticalMergeType.CONTINUE, ...span, children: [new Paragraph('')] }),
            ]
          }),
        }),
    ),
  })
}

function cellOf({ blocks, columns, rows }: Cell, pictures: WordPictures, isKept: boolean): TableCell {
  const content = wordBlocks(blocks, pictures, isKept ? { keepNext: true } : {})
  // Word refuses a cell without a paragraph at its end.
  const children = content.at(-1) instanceof Paragraph ? content : [...content, new Paragraph('')]
  return new TableCell({
    ...(columns > 1 && { columnSpan: columns }),
    ...(rows > 1 && { verticalMerge: VerticalMergeType.RESTART }),
    margins: { left: 100, right: 100 },
    children,
  })
}

/** The cell that covers this place from a row above, if this is the place's first column. */
function reachingFromAbove(grid: ReturnType<typeof cellGrid>, row: number, column: number): Cell | null {
  for (let above = row - 1; above >= 0; above -= 1) {
    const cell = grid[above]?.[column]
    if (cell === null || cell === undefined) return null
    if (cell !== 'covered') return above + cell.rows > row ? cell : null
  }
  return null
}
