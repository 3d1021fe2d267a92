import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeightRule,
  type ISectionOptions,
  LeaderType,
  Packer,
  Paragraph,
  SectionType,
  SimpleField,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx'
import sharp from 'sharp'
import { formulaOmml } from '../formulas/formula-omml.ts'
import { formulaPicture, standaloneSvg } from '../formulas/formula-pictures.ts'
import { type Block, blocksOf, runsOf } from '../paper-blocks.ts'
import { type WordPictures, contentWidth, formulaName, wordBlocks, wordRuns } from './paper-docx-blocks.ts'
import {
  openingOf,
  type PaperFile,
  type PaperPicture,
  answerColumns,
  answerLineOf,
  factLines,
  houseLines,
  questionLabel,
  textsIn,
} from '../paper-file.ts'
import type { PrintedPaper, PrintedQuestion } from '../paper.ts'
import { type PaperStyle, paperStyles, styleId } from './paper-styles.ts'
import { keyContent } from './paper-docx-key.ts'
import { keyHeights, paperHeights, wordPages } from './paper-docx-pages.ts'

/** What schools in Vietnam write in, and every Word has. */
const font = 'Times New Roman'
const halfPoints = 26
const margin = 1000
const answerIndent = 300

export async function paperDocx(file: PaperFile): Promise<Uint8Array> {
  const texts = textsIn(file.language)
  const pictures = { pictures: file.pictures, formulas: await drawnFormulas(file) }
  const isAlone = file.papers.length === 1 && !file.withKey
  const document = new Document({
    title: file.head.title,
    creator: '',
    styles: {
      default: { document: { run: { font, size: halfPoints }, paragraph: { spacing: { after: 60 } } } },
      characterStyles: Object.entries(paperStyles).map(([style, name]) => ({ id: styleId(style as PaperStyle), name })),
    },
    sections: [
      ...file.papers.map((paper) =>
        sectionOf(paperContent(file, paper, pictures), {
          name: `${texts.code} ${paper.code}`,
          pageText: texts.page,
          pages: wordPages(paperHeights(file, paper)),
          isAlone,
        }),
      ),
      ...(file.withKey
        ? [
            sectionOf(keyContent(file, pictures), {
              name: texts.key,
              pageText: texts.page,
              pages: wordPages(keyHeights(file)),
              isAlone,
            }),
          ]
        : []),
    ],
  })
  return Packer.toBuffer(document)
}

interface SectionFooter {
  name: string
  pageText: string
  /** How many pages it will about have: what a program shows that cannot count those of a part. */
  pages: number
  /** Then the pages of the whole file are counted, which every program can. */
  isAlone: boolean
}

/** Each begins on a page of its own and counts from there. */
function sectionOf(
  children: (Paragraph | Table)[],
  { name, pageText, pages, isAlone }: SectionFooter,
): ISectionOptions {
  const [before = '', between = '', after = ''] = pageText.split(/\{\{pages?\}\}/)
  const footer = [
    new TextRun(`${name} · ${before}`),
    new SimpleField('PAGE', '1'),
    new TextRun(between),
    new SimpleField(isAlone ? 'NUMPAGES' : 'SECTIONPAGES', String(pages)),
    ...(after === '' ? [] : [new TextRun(after)]),
  ]
  return {
    properties: {
      type: SectionType.NEXT_PAGE,
      page: { margin: { top: margin, bottom: margin, left: margin, right: margin }, pageNumbers: { start: 1 } },
    },
    footers: {
      default: new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: footer })] }),
    },
    children,
  }
}

function paperContent(file: PaperFile, paper: PrintedPaper, pictures: WordPictures): (Paragraph | Table)[] {
  const texts = textsIn(file.language)
  const { description, instructions } = file.head
  const notes = [description, instructions].filter((text) => text !== '').flatMap((text) => text.split('\n'))
  const end = says('printed', texts.end, { bold: true })
  return [
    headTable(file),
    writingLine([texts.fullName, texts.class]),
    writingLine([texts.date, texts.score]),
    codeBox(texts.code, paper.code),
    ...notes.map((text) => new Paragraph({ children: [says('printed', text, { italics: true })] })),
    ...paper.questions.flatMap((question, index) => [
      ...openingContent(file, paper, index),
      ...questionContent(file, question, pictures, index === paper.questions.length - 1),
    ]),
    new Paragraph({ alignment: AlignmentType.CENTER, spacing: { before: 240 }, children: [end] }),
  ]
}

/** Title and instruction of a section, on the page of its first question. */
function openingContent(file: PaperFile, { questions }: PrintedPaper, index: number): Paragraph[] {
  const opening = openingOf(file, questions, index)
  if (!opening) return []
  const italic = (style: PaperStyle, text: string): Paragraph =>
    new Paragraph({ keepNext: true, children: [says(style, text, { italics: true })] })
  const title = says('section', opening.title, { bold: true, size: 28 })
  return [
    new Paragraph({ keepNext: true, spacing: { before: 200 }, children: [title] }),
    ...opening.time.map((text) => italic('printed', text)),
    ...opening.lines.map((text) => italic('passage', text)),
  ]
}

/** In the words of the paper, not of its questions. */
function says(style: PaperStyle, text: string, looks: { bold?: boolean; italics?: boolean; size?: number } = {}) {
  return new TextRun({ style: styleId(style), text, ...looks })
}

const nothing = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const noBorders = { top: nothing, bottom: nothing, left: nothing, right: nothing }

/** As on the papers of a school: whose paper it is on the left, what it is on the right. */
function headTable(file: PaperFile): Table {
  const { department, school } = houseLines(file)
  const [first = '', ...facts] = factLines(file)
  const columnWidths = [4000, contentWidth - 4000]
  const centered = (text: string, style: { bold?: boolean; italics?: boolean; size?: number } = {}): Paragraph =>
    new Paragraph({ alignment: AlignmentType.CENTER, children: [says('printed', text, style)] })
  const halves = [
    [centered(department, { size: 22 }), centered(school, { bold: true, size: 22 }), centered('―――――――', { size: 16 })],
    [
      centered(file.head.title, { bold: true, size: 30 }),
      centered(first, { bold: true }),
      ...facts.map((fact) => centered(fact, { italics: true, size: 24 })),
    ],
  ]
  return new Table({
    columnWidths,
    rows: [
      new TableRow({
        cantSplit: true,
        children: halves.map(
          (children, index) =>
            new TableCell({
              borders: noBorders,
              width: { size: columnWidths[index] ?? 0, type: WidthType.DXA },
              children,
            }),
        ),
      }),
    ],
  })
}

function codeBox(label: string, code: string): Table {
  const border = { style: BorderStyle.SINGLE, size: 6, color: '000000' }
  const words = [says('printed', `${label}: `), says('code', code, { bold: true })]
  return new Table({
    alignment: AlignmentType.RIGHT,
    columnWidths: [2400],
    rows: [
      new TableRow({
        height: { value: 420, rule: HeightRule.ATLEAST },
        children: [
          new TableCell({
            borders: { top: border, bottom: border, left: border, right: border },
            width: { size: 2400, type: WidthType.DXA },
            verticalAlign: VerticalAlign.CENTER,
            children: [new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 0 }, children: words })],
          }),
        ],
      }),
    ],
  })
}

/** Labels with dots between them, to write on. */
function writingLine(labels: readonly string[], kept: { keepNext?: boolean; keepLines?: boolean } = {}): Paragraph {
  const tabStops = labels.map((_, index) => ({
    type: index === labels.length - 1 ? TabStopType.RIGHT : TabStopType.LEFT,
    position: Math.floor((contentWidth / labels.length) * (index + 1)),
    leader: LeaderType.DOT,
  }))
  const children = labels.map((label) => new TextRun({ style: styleId('mark'), children: [`${label}: `, new Tab()] }))
  return new Paragraph({ ...kept, tabStops, spacing: { after: 140 }, children })
}

/** A question stays on one page with its options; `isLast`: and with what comes after it. */
function questionContent(
  file: PaperFile,
  question: PrintedQuestion,
  pictures: WordPictures,
  isLast: boolean,
): (Paragraph | Table)[] {
  const label = [says('question', questionLabel(question, file.language), { bold: true })]
  const answerLine = answerLineOf(question, file.language)
  const kept = { keepNext: true, keepLines: true }
  return [
    new Paragraph({ ...kept, spacing: { before: 160, after: 40 }, children: label }),
    ...wordBlocks(blocksOf(question.content), pictures, kept),
    ...(answerLine === null
      ? optionLines(question, pictures, isLast)
      : [writingLine([answerLine], isLast ? kept : {})]),
  ]
}

function optionLines(question: PrintedQuestion, pictures: WordPictures, isLast: boolean): (Paragraph | Table)[] {
  const columns = answerColumns(question)
  const options = question.options.map(({ letter, text }) => ({ letter, blocks: blocksOf(text) }))
  const lettered = (letter: string): TextRun => says('mark', `${letter}. `, { bold: true })
  const isPlain = options.every(({ blocks }) => blocks.length === 1 && blocks[0]?.kind === 'paragraph')
  const keptUnless = (isEnd: boolean) => ({ keepLines: true, ...((!isEnd || isLast) && { keepNext: true }) })
  if (!isPlain || columns === 1)
    return options.flatMap(({ letter, blocks: [first, ...rest] }, index) => {
      const below = first === undefined || first.kind === 'paragraph' ? rest : [first, ...rest]
      const isEnd = index === options.length - 1
      return [
        new Paragraph({
          ...keptUnless(isEnd && below.length === 0),
          indent: { left: answerIndent },
          children: [lettered(letter), ...(first?.kind === 'paragraph' ? wordRuns(first.runs, pictures) : [])],
        }),
        ...wordBlocks(below, pictures, { ...keptUnless(isEnd), left: 2 * answerIndent }),
      ]
    })
  const step = Math.floor((contentWidth - answerIndent) / columns)
  const tabStops = Array.from({ length: columns - 1 }, (_, index) => ({
    type: TabStopType.LEFT,
    position: answerIndent + step * (index + 1),
  }))
  const rows = Array.from({ length: Math.ceil(options.length / columns) }, (_, row) =>
    options.slice(row * columns, (row + 1) * columns),
  )
  return rows.map(
    (row, place) =>
      new Paragraph({
        ...keptUnless(place === rows.length - 1),
        indent: { left: answerIndent },
        tabStops,
        children: row.flatMap(({ letter, blocks: [block] }, index) => [
          ...(index > 0 ? [new TextRun({ style: styleId('mark'), children: [new Tab()] })] : []),
          lettered(letter),
          ...(block?.kind === 'paragraph' ? wordRuns(block.runs, pictures) : []),
        ]),
      }),
  )
}

/** Formulas that Word has no words for, as sharp pictures. */
async function drawnFormulas({ papers }: PaperFile): Promise<Map<string, PaperPicture>> {
  const drawn = new Map<string, PaperPicture>()
  const asked = papers.flatMap(({ questions }) =>
    questions.flatMap(({ content, options }) => [content, ...options.map(({ text }) => text)]),
  )
  const explained = papers.flatMap(({ key }) => key.map(({ explanation }) => explanation))
  const blocks: Block[] = [...new Set([...asked, ...explained])].flatMap(blocksOf)
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
