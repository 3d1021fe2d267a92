import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  type ISectionOptions,
  LeaderType,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import sharp from 'sharp'
import { formulaOmml } from '../formulas/formula-omml.ts'
import { formulaPicture, standaloneSvg } from '../formulas/formula-pictures.ts'
import { type Block, blocksOf, runsOf } from '../paper-blocks.ts'
import { type WordPictures, contentWidth, formulaName, wordBlocks, wordRuns } from './paper-docx-blocks.ts'
import {
  type PaperFile,
  type PaperPicture,
  answerColumns,
  factsLine,
  keyTables,
  questionLabel,
  textsIn,
} from '../paper-file.ts'
import type { PrintedPaper, PrintedQuestion } from '../paper.ts'

/** What schools in Vietnam write in, and every Word has. */
const font = 'Times New Roman'
const halfPoints = 26
const margin = 1000
const answerIndent = 300

export async function paperDocx(file: PaperFile): Promise<Uint8Array> {
  const texts = textsIn(file.language)
  const pictures = { pictures: file.pictures, formulas: await drawnFormulas(file) }
  const document = new Document({
    title: file.head.title,
    creator: '',
    styles: {
      default: { document: { run: { font, size: halfPoints }, paragraph: { spacing: { after: 60 } } } },
    },
    sections: [
      ...file.papers.map((paper) =>
        sectionOf(paperContent(file, paper, pictures), `${texts.code} ${paper.code}`, texts.page),
      ),
      ...(file.withKey ? [sectionOf(keyContent(file), texts.key, texts.page)] : []),
    ],
  })
  return Packer.toBuffer(document)
}

/** Each begins on a page of its own and counts from there. */
function sectionOf(children: (Paragraph | Table)[], name: string, pageText: string): ISectionOptions {
  const [before = '', between = '', after = ''] = pageText.split(/\{\{pages?\}\}/)
  const footer = new TextRun({
    size: 18,
    children: [`${name} · ${before}`, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES_IN_SECTION, after],
  })
  return {
    properties: {
      type: SectionType.NEXT_PAGE,
      page: { margin: { top: margin, bottom: margin, left: margin, right: margin }, pageNumbers: { start: 1 } },
    },
    footers: {
      default: new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [footer] })] }),
    },
    children,
  }
}

function paperContent(file: PaperFile, paper: PrintedPaper, pictures: WordPictures): (Paragraph | Table)[] {
  const texts = textsIn(file.language)
  const { title, description, instructions } = file.head
  const notes = [description, instructions].filter((text) => text !== '').flatMap((text) => text.split('\n'))
  const centered = { alignment: AlignmentType.CENTER }
  const code = [new TextRun(`${texts.code}: `), new TextRun({ text: paper.code, bold: true })]
  return [
    new Paragraph({ alignment: AlignmentType.RIGHT, children: code }),
    new Paragraph({ ...centered, children: [new TextRun({ text: title, bold: true, size: 32 })] }),
    new Paragraph({ ...centered, spacing: { after: 200 }, children: [new TextRun(factsLine(file))] }),
    writingLine([texts.fullName]),
    writingLine([texts.class, texts.date, texts.score]),
    ...notes.map((text) => new Paragraph({ children: [new TextRun({ text, italics: true })] })),
    ...paper.questions.flatMap((question) => questionContent(file, question, pictures)),
    new Paragraph({ ...centered, spacing: { before: 240 }, children: [new TextRun({ text: texts.end, bold: true })] }),
  ]
}

/** Labels with dots between them, to write on. */
function writingLine(labels: readonly string[]): Paragraph {
  const tabStops = labels.map((_, index) => ({
    type: index === labels.length - 1 ? TabStopType.RIGHT : TabStopType.LEFT,
    position: Math.floor((contentWidth / labels.length) * (index + 1)),
    leader: LeaderType.DOT,
  }))
  const children = labels.map((label) => new TextRun({ children: [`${label}: `, new Tab()] }))
  return new Paragraph({ tabStops, spacing: { after: 140 }, children })
}

function questionContent(file: PaperFile, question: PrintedQuestion, pictures: WordPictures): (Paragraph | Table)[] {
  const texts = textsIn(file.language)
  const label = [new TextRun({ text: questionLabel(question, file.language), bold: true })]
  if (question.answeredBy === 'many') label.push(new TextRun({ text: ` (${texts.chooseSeveral})`, italics: true }))
  return [
    new Paragraph({ keepNext: true, spacing: { before: 160, after: 40 }, children: label }),
    ...wordBlocks(blocksOf(question.content), pictures, { keepNext: true }),
    ...(question.answeredBy === 'text' ? [writingLine([texts.answerLine])] : optionLines(question, pictures)),
  ]
}

function optionLines(question: PrintedQuestion, pictures: WordPictures): (Paragraph | Table)[] {
  const columns = answerColumns(question)
  const options = question.options.map(({ letter, text }) => ({ letter, blocks: blocksOf(text) }))
  const lettered = (letter: string): TextRun => new TextRun({ text: `${letter}. `, bold: true })
  const isPlain = options.every(({ blocks }) => blocks.length === 1 && blocks[0]?.kind === 'paragraph')
  if (!isPlain || columns === 1)
    return options.flatMap(({ letter, blocks: [first, ...rest] }) => [
      new Paragraph({
        indent: { left: answerIndent },
        children: [lettered(letter), ...(first?.kind === 'paragraph' ? wordRuns(first.runs, pictures) : [])],
      }),
      ...wordBlocks(first === undefined || first.kind === 'paragraph' ? rest : [first, ...rest], pictures, {
        left: 2 * answerIndent,
      }),
    ])
  const step = Math.floor((contentWidth - answerIndent) / columns)
  const tabStops = Array.from({ length: columns - 1 }, (_, index) => ({
    type: TabStopType.LEFT,
    position: answerIndent + step * (index + 1),
  }))
  const rows = Array.from({ length: Math.ceil(options.length / columns) }, (_, row) =>
    options.slice(row * columns, (row + 1) * columns),
  )
  return rows.map(
    (row) =>
      new Paragraph({
        indent: { left: answerIndent },
        tabStops,
        children: row.flatMap(({ letter, blocks: [block] }, index) => [
          ...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []),
          lettered(letter),
          ...(block?.kind === 'paragraph' ? wordRuns(block.runs, pictures) : []),
        ]),
      }),
  )
}

function keyContent(file: PaperFile): (Paragraph | Table)[] {
  const texts = textsIn(file.language)
  const centered = (text: string, bold = false): Paragraph =>
    new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 0 }, children: [new TextRun({ text, bold })] })
  const border = { style: BorderStyle.SINGLE, size: 4, color: '000000' }
  const borders = { top: border, bottom: border, left: border, right: border }
  return [
    centered(texts.key, true),
    centered(file.head.title),
    ...keyTables(file).flatMap(({ codes, rows }) => {
      const first = 900
      const columnWidths = [first, ...codes.map(() => Math.floor((contentWidth - first) / codes.length))]
      const rowOf = (cells: readonly string[], isHead: boolean): TableRow =>
        new TableRow({
          tableHeader: isHead,
          cantSplit: true,
          children: cells.map(
            (text, index) =>
              new TableCell({
                borders,
                width: { size: columnWidths[index] ?? first, type: WidthType.DXA },
                children: [centered(text, isHead)],
              }),
          ),
        })
      const head = rowOf([texts.number, ...codes.map((code) => `${texts.code} ${code}`)], true)
      return [new Paragraph(''), new Table({ columnWidths, rows: [head, ...rows.map((row) => rowOf(row, false))] })]
    }),
    new Paragraph(''),
  ]
}

/** Formulas that Word has no words for, as sharp pictures. */
async function drawnFormulas({ papers }: PaperFile): Promise<Map<string, PaperPicture>> {
  const drawn = new Map<string, PaperPicture>()
  const blocks: Block[] = (papers[0]?.questions ?? []).flatMap(({ content, options }) =>
    [content, ...options.map(({ text }) => text)].flatMap(blocksOf),
  )
  for (const run of runsOf(blocks)) {
    if (run.kind !== 'formula' && run.kind !== 'display') continue
    const isDisplay = run.kind === 'display'
    const name = formulaName(run.latex, isDisplay)
    const picture = formulaPicture(run.latex, isDisplay)
    if (drawn.has(name) || picture === null || formulaOmml(run.latex, isDisplay) !== null) continue
    const size = ((halfPoints / 2) * 96) / 72
    const content = await sharp(Buffer.from(standaloneSvg(picture, size * 3)))
      .png()
      .toBuffer()
    drawn.set(name, { type: 'png', content, width: picture.width * size, height: picture.height * size })
  }
  return drawn
}
