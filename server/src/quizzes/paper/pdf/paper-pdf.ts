import type { Content } from 'pdfmake/js/index.js'
import { blocksOf } from '../paper-blocks.ts'
import { type PaperFile, answerColumns, factsLine, keyTables, questionLabel, textsIn } from '../paper-file.ts'
import type { LineSettings } from './paper-lines.ts'
import { type Placed, placeBlocks, stacked } from './paper-pdf-blocks.ts'
import { contentWidth, pdfOf, plain, size, together } from './pdf-document.ts'
import type { PrintedPaper, PrintedQuestion } from '../paper.ts'

const letterWidth = 20
const numberWidth = 36

export async function paperPdf(file: PaperFile): Promise<Uint8Array> {
  const settings = { size, width: contentWidth, pictures: file.pictures }
  const texts = textsIn(file.language)
  return pdfOf({
    title: file.head.title,
    language: file.language,
    pictures: file.pictures,
    content: [
      ...file.papers.map((paper) => ({
        section: paperContent(file, paper, settings),
        footer: footerFor(`${texts.code} ${paper.code}`, texts.page),
      })),
      ...(file.withKey ? [{ section: keyContent(file, settings), footer: footerFor(texts.key, texts.page) }] : []),
    ],
  })
}

/** Counts from the first page of its section. */
function footerFor(name: string, pageText: string): (currentPage: number) => Content {
  let first: number | undefined
  return (currentPage) => {
    first ??= currentPage
    const text = pageText.replace(/[^}]*\{\{pages\}\}.*$/, '').replace('{{page}}', String(currentPage - first + 1))
    return { text: `${name} · ${text}`, alignment: 'center', fontSize: 8.5, margin: [0, 14, 0, 0] }
  }
}

function paperContent(file: PaperFile, paper: PrintedPaper, settings: LineSettings): Content {
  const texts = textsIn(file.language)
  const { title, description, instructions } = file.head
  const notes = [description, instructions].filter((text) => text !== '')
  return [
    {
      columns: [
        { text: '', width: 90 },
        { text: title, bold: true, fontSize: 15, alignment: 'center', width: '*' },
        {
          table: {
            widths: ['*'],
            body: [[{ text: [`${texts.code}: `, { text: paper.code, bold: true }], alignment: 'center' }]],
          },
          width: 90,
        },
      ],
      margin: [0, 0, 0, 4],
    },
    { text: factsLine(file), alignment: 'center', margin: [0, 0, 0, 12] },
    nameLine([[texts.fullName, contentWidth]]),
    nameLine([texts.class, texts.date, texts.score].map((label) => [label, (contentWidth - 24) / 3])),
    ...notes.map((text): Content => ({ stack: [plain(text, settings, { italic: true })], margin: [0, 2, 0, 4] })),
    ...paper.questions.map((question) => questionContent(file, question, settings)),
    { text: texts.end, bold: true, alignment: 'center', margin: [0, 8, 0, 0] },
  ]
}

function nameLine(lines: readonly (readonly [string, number])[]): Content {
  return {
    columns: lines.map(([label, width]) => ({
      width,
      columns: [{ text: `${label}:`, width: 'auto' as const, noWrap: true }, dotted('*')],
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

function questionContent(file: PaperFile, question: PrintedQuestion, settings: LineSettings): Content {
  const texts = textsIn(file.language)
  const hint = question.answeredBy === 'many' ? [{ text: ` (${texts.chooseSeveral})`, italics: true }] : []
  const label: Placed = {
    content: {
      text: [{ text: questionLabel(question, file.language), bold: true }, ...hint],
      margin: [0, 0, 0, 2],
    },
    height: size * 1.4,
  }
  const [first, ...rest] = blocksOf(question.content).map((block) => placeBlocks([block], settings))
  const beginning = together(stacked([label, ...(first ? [first] : [])]))
  const whole = together(stacked([beginning, ...rest, answersOf(file, question, settings)]))
  return { stack: [whole.content], margin: [0, 0, 0, 9] }
}

function answersOf(file: PaperFile, question: PrintedQuestion, settings: LineSettings): Placed {
  if (question.answeredBy === 'text') {
    const line = nameLine([[textsIn(file.language).answerLine, contentWidth]])
    return { content: { stack: [line], margin: [0, 6, 0, 0] }, height: 30 }
  }
  const columns = answerColumns(question)
  const width = contentWidth / columns - letterWidth - 8
  const options = question.options.map(({ letter, text }) => {
    const placed = placeBlocks(blocksOf(text), { ...settings, width })
    const lettered: Content = {
      columns: [
        { text: `${letter}.`, bold: true, width: letterWidth },
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
    rows.push({
      content: { columns: [...row.map(({ content }) => content), ...empty], columnGap: 8 },
      height: Math.max(...row.map(({ height }) => height)),
    })
  }
  return stacked(rows)
}

function keyContent(file: PaperFile, settings: LineSettings): Content {
  const texts = textsIn(file.language)
  return [
    { text: texts.key, bold: true, fontSize: 15, alignment: 'center', margin: [0, 0, 0, 2] },
    { text: file.head.title, alignment: 'center', margin: [0, 0, 0, 10] },
    ...keyTables(file).map(({ codes, rows }): Content => {
      const head = [texts.number, ...codes.map((code) => `${texts.code} ${code}`)]
      const width = (contentWidth - numberWidth - 10) / codes.length - 11
      return {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [numberWidth, ...codes.map(() => '*' as const)],
          body: [
            head.map((text) => ({ text, bold: true, alignment: 'center' as const })),
            ...rows.map(([number = '', ...answers]) => [
              { text: number, alignment: 'center' as const },
              ...answers.map((answer) => plain(answer, { ...settings, width }, { alignment: 'center' })),
            ]),
          ],
        },
        margin: [0, 0, 0, 14],
      }
    }),
  ]
}
