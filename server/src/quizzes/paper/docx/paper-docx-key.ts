import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { blocksOf } from '../paper-blocks.ts'
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
        children: [new TextRun({ text: label, bold: true })],
      }),
      ...wordBlocks(blocksOf(content), pictures),
    ]),
  ]
}

function centered(text: string, style: { bold?: boolean; italics?: boolean } = {}): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 0 },
    children: [new TextRun({ text, ...style })],
  })
}

function keyTable({ codes, rows }: ReturnType<typeof keyTables>[number], { language }: PaperFile): Table {
  const texts = textsIn(language)
  const border = { style: BorderStyle.SINGLE, size: 4, color: '000000' }
  const borders = { top: border, bottom: border, left: border, right: border }
  const columnWidths = [numberWidth, ...codes.map(() => Math.floor((contentWidth - numberWidth) / codes.length))]
  const rowOf = (cells: readonly string[], isHead: boolean): TableRow =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (text, index) =>
          new TableCell({
            borders,
            width: { size: columnWidths[index] ?? numberWidth, type: WidthType.DXA },
            children: [centered(text, { bold: isHead })],
          }),
      ),
    })
  const head = rowOf([texts.number, ...codes.map((code) => `${texts.code} ${code}`)], true)
  return new Table({ columnWidths, rows: [head, ...rows.map((row) => rowOf(row, false))] })
}
