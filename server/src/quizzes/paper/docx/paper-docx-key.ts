import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { blocksOf } from '../paper-blocks.ts'
import { type PaperStyle, styleId } from './paper-styles.ts'
import { type PaperFile, equalityNotes, explanationsOf, keyTables, textsIn } from '../paper-file.ts'
import { type WordPictures, contentWidth, wordBlocks } from './paper-docx-blocks.ts'

const numberWidth = 900

/** The keys of all versions, and how to come to them. */
export function keyContent(file: PaperFile, pictures: WordPictures): (Paragraph | Table)[] {
  const texts = textsIn(file.language)
  const explanations = file.withExplanations ? explanationsOf(file) : []
  return [
    centered(texts.key, { bold: true }),
    centered(file.head.title),
    ...equalityNotes(file).map((note) => centered(note, { italics: true })),
    ...keyTables(file).flatMap((table) => [new Paragraph(''), keyTable(table, file)]),
    new Paragraph(''),
    ...(explanations.length > 0 ? [centered(texts.explanations, { bold: true })] : []),
    ...explanations.flatMap(({ label, content }) => [
      new Paragraph({
        keepNext: true,
        spacing: { before: 160, after: 40 },
        children: [new TextRun({ style: styleId('question'), text: label, bold: true })],
      }),
      ...wordBlocks(blocksOf(content), pictures),
    ]),
  ]
}

function centered(text: string, looks: { bold?: boolean; italics?: boolean } = {}): Paragraph {
  return cellLine([new TextRun({ style: styleId('printed'), text, ...looks })])
}

const cellLine = (children: TextRun[]): Paragraph =>
  new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 0 }, children })

function keyTable({ codes, rows }: ReturnType<typeof keyTables>[number], { language }: PaperFile): Table {
  const texts = textsIn(language)
  const border = { style: BorderStyle.SINGLE, size: 4, color: '000000' }
  const borders = { top: border, bottom: border, left: border, right: border }
  const columnWidths = [numberWidth, ...codes.map(() => Math.floor((contentWidth - numberWidth) / codes.length))]
  const rowOf = (cells: readonly Paragraph[][], isHead: boolean): TableRow =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (children, index) =>
          new TableCell({
            borders,
            width: { size: columnWidths[index] ?? numberWidth, type: WidthType.DXA },
            children: children.length > 0 ? children : [new Paragraph('')],
          }),
      ),
    })
  const headed = (style: PaperStyle, text: string): TextRun => new TextRun({ style: styleId(style), text, bold: true })
  const heads = codes.map((code) => [cellLine([headed('printed', `${texts.code} `), headed('code', code)])])
  const body = rows.map((row) =>
    rowOf(
      row.map((lines) => lines.map((text) => cellLine([new TextRun(text)]))),
      false,
    ),
  )
  return new Table({ columnWidths, rows: [rowOf([[centered(texts.number, { bold: true })], ...heads], true), ...body] })
}
