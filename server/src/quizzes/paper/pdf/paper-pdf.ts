import type { Content } from 'pdfmake/js/index.js'
import { blocksOf } from '../paper-blocks.ts'
import {
  type PaperFile,
  answerColumns,
  equalityNotes,
  explanationsOf,
  factLines,
  houseLines,
  keyTables,
  openingOf,
  answerLineOf,
  questionLabel,
  textsIn,
} from '../paper-file.ts'
import type { LineSettings } from './paper-lines.ts'
import { type Placed, placeBlocks, stacked } from './paper-pdf-blocks.ts'
import { contentWidth, footerFor, pdfOf, plain, size, together } from './pdf-document.ts'
import type { Tag } from 'pdfmake/js/Renderer.js'
import { tagged } from './pdf-tags.ts'
import type { SheetPage } from '../sheet-page.ts'
import type { PrintedPaper, PrintedQuestion } from '../paper.ts'

const letterWidth = 20
const numberWidth = 36
const houseWidth = 200
const headGap = 16
const codeWidth = 110

export async function paperPdf(file: PaperFile): Promise<Uint8Array> {
  const texts = textsIn(file.language)
  const root = tagged('Document', null)
  const part = (): LineSettings => {
    return { size, width: contentWidth, pictures: file.pictures, tag: tagged('Sect', root) }
  }
  return pdfOf({
    title: file.head.title,
    language: file.language,
    pictures: file.pictures,
    content: [
      ...file.papers.map((paper) => ({
        section: paperContent(file, paper, part()),
        footer: footerFor(`${texts.code} ${paper.code}`, texts.page),
      })),
      ...(file.sheets ?? []).map((page) => sheetContent(page, tagged('Sect', root))),
      ...(file.withKey ? [{ section: keyContent(file, part()), footer: footerFor(texts.key, texts.page) }] : []),
    ],
  })
}

/** As large as it is drawn, whatever the other pages are. */
function sheetContent({ width, height, svg, alt }: SheetPage, section: Tag): Content {
  const size = { width: points(width), height: points(height) }
  return {
    section: { svg, ...size, tag: tagged('Figure', section, alt) },
    pageSize: size,
    pageOrientation: width > height ? 'landscape' : 'portrait',
    pageMargins: [0, 0, 0, 0],
    footer: null,
  }
}

function points(millimetres: number): number {
  return (millimetres * 72) / 25.4
}

function paperContent(file: PaperFile, paper: PrintedPaper, settings: LineSettings): Content {
  const texts = textsIn(file.language)
  const { description, instructions } = file.head
  const notes = [description, instructions].filter((text) => text !== '')
  const parts = paper.questions.map((question) => questionParts(file, question, settings))
  const end = said(texts.end, tagged('P', settings.tag), { bold: true, alignment: 'center', margin: [0, 8, 0, 0] })
  // The end is never on a page of its own: it goes with the last that was asked.
  const last = parts.at(-1)
  const lastPart = last?.pop()
  last?.push(together(stacked([...(lastPart ? [lastPart] : []), { content: end, height: size * 2 + 8 }])))
  return [
    headContent(file, settings),
    nameLine(
      [
        [texts.fullName, contentWidth * 0.68 - 12],
        [texts.class, contentWidth * 0.32],
      ],
      settings.tag,
    ),
    {
      columns: [
        {
          stack: [
            nameLine(
              [texts.date, texts.score].map((label) => [label, 180]),
              settings.tag,
            ),
          ],
          width: '*',
        },
        codeBox(texts.code, paper.code, settings.tag),
      ],
      columnGap: 12,
      margin: [0, 0, 0, 4],
    },
    ...notes.map((text): Content => ({ stack: [plain(text, settings, { italic: true })], margin: [0, 2, 0, 4] })),
    ...parts.flatMap((all, index): Content[] => [
      ...openingContent(file, paper, index, settings),
      { stack: [together(stacked(all)).content], margin: [0, 0, 0, 9] },
    ]),
  ]
}

/** Title and instruction of a section, above its first question. */
function openingContent(
  file: PaperFile,
  { questions }: PrintedPaper,
  index: number,
  settings: LineSettings,
): Content[] {
  const opening = openingOf(file, questions, index)
  if (!opening) return []
  return [
    {
      stack: [
        plain(opening.title, { ...settings, size: 13, heading: 'H2' }, { bold: true }),
        ...[...opening.time, ...opening.lines].map((line) => plain(line, settings, { italic: true })),
      ],
      margin: [0, 4, 0, 6],
    },
  ]
}

/** As on the papers of a school: whose paper it is on the left, what it is on the right. */
function headContent(file: PaperFile, settings: LineSettings): Content {
  const { department, school } = houseLines(file)
  const house = { ...settings, width: houseWidth, size: 10 }
  const exam = { ...settings, width: contentWidth - houseWidth - headGap }
  const [first = '', ...facts] = factLines(file)
  return {
    columns: [
      {
        stack: [
          plain(department, house, { alignment: 'center' }),
          plain(school, house, { alignment: 'center', bold: true }),
          {
            canvas: [{ type: 'line', x1: houseWidth / 2 - 40, y1: 2, x2: houseWidth / 2 + 40, y2: 2, lineWidth: 0.7 }],
          },
        ],
        width: houseWidth,
      },
      {
        stack: [
          plain(file.head.title, { ...exam, size: 14, heading: 'H1' }, { alignment: 'center', bold: true }),
          plain(first, exam, { alignment: 'center', bold: true }),
          ...facts.map((fact) => plain(fact, { ...exam, size: 10 }, { alignment: 'center', italic: true })),
        ],
        width: '*',
      },
    ],
    columnGap: headGap,
    margin: [0, 0, 0, 10],
  }
}

function codeBox(label: string, code: string, parent: Tag): Content {
  const tag = tagged('P', parent)
  const words = [
    { text: `${label}: `, tag },
    { text: code, bold: true, tag },
  ]
  return { table: { widths: ['*'], body: [[{ text: words, alignment: 'center' }]] }, width: codeWidth }
}

function said(
  text: string,
  tag: Tag,
  style: Omit<Exclude<Content, string | Content[]>, 'text' | 'stack'> = {},
): Content {
  return { ...style, text: [{ text, tag }] }
}

function nameLine(lines: readonly (readonly [string, number])[], parent: Tag): Content {
  return {
    columns: lines.map(([label, width]) => ({
      width,
      columns: [
        { text: [{ text: `${label}:`, tag: tagged('P', parent), noWrap: true }], width: 'auto' as const },
        dotted('*'),
      ],
      columnGap: 5,
    })),
    columnGap: 12,
    margin: [0, 0, 0, 8],
  }
}

/** A line to write on, as long as there is room. */
function dotted(width: '*'): Content {
  const layout = {
    hLineWidth: (row: number) => (row === 1 ? 0.7 : 0),
    vLineWidth: () => 0,
    hLineStyle: () => ({ dash: { length: 1, space: 2 } }),
    paddingTop: () => 0,
    paddingBottom: () => 0,
  }
  return { table: { widths: ['*'], body: [[{ text: ' ', fontSize: size - 0.8 }]] }, layout, width }
}

/** What must not be parted, one after the other. */
function questionParts(file: PaperFile, question: PrintedQuestion, settings: LineSettings): Placed[] {
  const tag = tagged('H2', settings.tag)
  const label: Placed = {
    content: {
      text: [{ text: questionLabel(question, file.language), bold: true, tag }],
      margin: [0, 0, 0, 2],
    },
    height: size * 1.4,
  }
  const [first, ...rest] = blocksOf(question.content).map((block) => placeBlocks([block], settings))
  const parts = [together(stacked([label, ...(first ? [first] : [])])), ...rest]
  const [option, ...others] = answersOf(file, question, settings)
  // What is asked last stays with the first of its options.
  const asked = parts.pop()
  return [...parts, together(stacked([asked, option].filter((part) => part !== undefined))), ...others]
}

function answersOf(file: PaperFile, question: PrintedQuestion, settings: LineSettings): Placed[] {
  const answerLine = answerLineOf(question, file.language)
  if (answerLine !== null) {
    const line = nameLine([[answerLine, contentWidth]], settings.tag)
    return [{ content: { stack: [line], margin: [0, 6, 0, 0] }, height: 30 }]
  }
  const columns = answerColumns(question)
  const width = contentWidth / columns - letterWidth - 8
  const list = tagged('L', settings.tag)
  const options = question.options.map(({ letter, text }) => {
    const tag = tagged('LBody', tagged('LI', list))
    const placed = placeBlocks(blocksOf(text), { ...settings, tag, width })
    const lettered: Content = {
      columns: [
        { text: [{ text: `${letter}.`, bold: true, tag }], width: letterWidth },
        { stack: [placed.content], width: '*' },
      ],
      columnGap: 0,
    }
    return { content: lettered, height: placed.height }
  })
  const rows: Placed[] = []
  for (let start = 0; start < options.length; start += columns) {
    const row = options.slice(start, start + columns)
    const empty = Array.from({ length: columns - row.length }, (): Content => ({ text: '' }))
    rows.push(
      together({
        content: { columns: [...row.map(({ content }) => content), ...empty], columnGap: 8 },
        height: Math.max(...row.map(({ height }) => height)),
      }),
    )
  }
  return rows
}

function keyContent(file: PaperFile, settings: LineSettings): Content {
  const texts = textsIn(file.language)
  const heading = (text: string): Content =>
    said(text, tagged('H1', settings.tag), { bold: true, fontSize: 15, alignment: 'center', margin: [0, 0, 0, 2] })
  const explanations = file.withExplanations ? explanationsOf(file) : []
  return [
    heading(texts.key),
    { stack: [plain(file.head.title, settings, { alignment: 'center' })], margin: [0, 0, 0, 8] },
    ...equalityNotes(file).map((note) => plain(note, settings, { alignment: 'center', italic: true })),
    ...keyTables(file).map(({ codes, rows }): Content => {
      const head = [texts.number, ...codes.map((code) => `${texts.code} ${code}`)]
      const width = (contentWidth - numberWidth - 10) / codes.length - 11
      const table = tagged('Table', settings.tag)
      const headLine = tagged('TR', table)
      return {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [numberWidth, ...codes.map(() => '*' as const)],
          body: [
            head.map((text) => said(text, tagged('TH', headLine), { bold: true, alignment: 'center' })),
            ...rows.map(([number = [], ...answers]) => {
              const line = tagged('TR', table)
              return [
                said(number.join(), tagged('TD', line), { alignment: 'center' }),
                ...answers.map((lines): Content => {
                  const cell = { ...settings, tag: tagged('TD', line), width }
                  return { stack: lines.map((text) => plain(text, cell, { alignment: 'center' })) }
                }),
              ]
            }),
          ],
        },
        margin: [0, 4, 0, 14],
      }
    }),
    ...(explanations.length > 0 ? [heading(texts.explanations)] : []),
    ...explanations.map(({ label, content }): Content => {
      const [first, ...rest] = blocksOf(content).map((block) => placeBlocks([block], settings))
      const name = said(label, tagged('H2', settings.tag), { bold: true, margin: [0, 6, 0, 2] })
      const beginning = together(stacked([{ content: name, height: size * 1.4 + 8 }, ...(first ? [first] : [])]))
      return { stack: [beginning.content, ...rest.map((placed) => placed.content)] }
    }),
  ]
}
