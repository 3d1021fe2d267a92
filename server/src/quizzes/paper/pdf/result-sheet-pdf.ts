import type { Content } from 'pdfmake/js/index.js'
import { blocksOf } from '../paper-blocks.ts'
import type { PaperPicture } from '../paper-file.ts'
import type { LineSettings } from './paper-lines.ts'
import { type Placed, placeBlocks, stacked } from './paper-pdf-blocks.ts'
import { contentWidth, footerFor, pdfOf, plain, size, together } from './pdf-document.ts'
import { tagged } from './pdf-tags.ts'
import type { ResultSheet, SheetFact, SheetOption, SheetQuestion } from '../result-sheet.ts'

/** Dark enough for a black and white printer to show them; the words say the same. */
const colors = {
  correct: '#14532d',
  partly: '#713f12',
  wrong: '#7f1d1d',
  unanswered: '#3f3c4c',
  waiting: '#3f3c4c',
  marked: '#1d1a29',
  plain: '#1d1a29',
} as const
const fills = { correct: '#f0fdf4', wrong: '#fef2f2', plain: '#ffffff' } as const
const borders = { correct: '#15803d', wrong: '#b91c1c', plain: '#c5c2d0' } as const
const letterWidth = 20
const cellPadding = 5
const factsPerRow = 3

export function resultSheetPdf(sheet: ResultSheet, pictures: ReadonlyMap<string, PaperPicture>): Promise<Uint8Array> {
  const settings = { size, width: contentWidth, pictures, tag: tagged('Sect', tagged('Document', null)) }
  const content: Content[] = [
    { text: sheet.heading, fontSize: 10, alignment: 'center', color: colors.unanswered },
    {
      stack: [plain(sheet.quizTitle, { ...settings, size: 15, heading: 'H1' }, { alignment: 'center', bold: true })],
      fontSize: 15,
    },
    factsTable(sheet.facts, settings),
    ...sheet.notices.map((notice): Content => ({ text: notice, italics: true, margin: [0, 0, 0, 8] })),
    { text: sheet.questionsHeading, bold: true, margin: [0, 4, 0, 6] },
    ...sheet.questions.map((question) => questionContent(question, settings)),
  ]
  return pdfOf({
    title: `${sheet.heading}: ${sheet.quizTitle}`,
    language: sheet.language,
    pictures,
    content,
    footer: footerFor(sheet.quizTitle, sheet.pageText),
  })
}

function factsTable(facts: readonly SheetFact[], settings: LineSettings): Content {
  const width = contentWidth / factsPerRow - 2 * cellPadding - 1
  const cells = facts.map(({ label, value }): Content => ({
    stack: [
      { text: label, fontSize: 9, color: colors.unanswered },
      plain(value, { ...settings, width }, { bold: true }),
    ],
  }))
  const rows: Content[][] = []
  for (let start = 0; start < cells.length; start += factsPerRow) {
    const row = cells.slice(start, start + factsPerRow)
    rows.push([...row, ...Array.from({ length: factsPerRow - row.length }, (): Content => ({ text: '' }))])
  }
  const layout = { hLineColor: () => borders.plain, vLineColor: () => borders.plain }
  const widths = Array.from({ length: factsPerRow }, () => '*' as const)
  return { table: { widths, body: rows, dontBreakRows: true }, layout, margin: [0, 6, 0, 10] }
}

function questionContent(question: SheetQuestion, settings: LineSettings): Content {
  const { mark, label, title, notes, content, given, options, explanation } = question
  const line = (parts: Content, gap = 2): Placed => ({
    content: { stack: [parts], margin: [0, 0, 0, gap] },
    height: size * 1.4 + gap,
  })
  const rich = (html: string): Placed[] => blocksOf(html).map((block) => placeBlocks([block], settings))
  const head = [
    line({ text: label, bold: true, color: colors[mark] }),
    line(plain(title, settings, { bold: true })),
    ...notes.map((note) => line({ text: note, fontSize: 9.5, color: colors.unanswered })),
  ]
  const [first, ...rest] = rich(content)
  const beginning = together(stacked([...head, ...(first ? [first] : [])]))
  const whole = together(
    stacked([
      beginning,
      ...rest,
      ...(given ? [line(plain(`${given.label}: ${given.value}`, settings), 4)] : []),
      ...options.map((option) => optionContent(option, settings)),
      ...(explanation ? [line({ text: explanation.label, bold: true }), ...rich(explanation.content)] : []),
    ]),
  )
  return { stack: [whole.content], margin: [0, 0, 0, 12] }
}

function optionContent({ letter, text, state, words }: SheetOption, settings: LineSettings): Placed {
  const width = contentWidth - 2 * cellPadding - letterWidth - 2
  const placed = placeBlocks(blocksOf(text), { ...settings, width })
  const cell: Content = {
    columns: [
      { text: `${letter}.`, bold: true, width: letterWidth },
      {
        stack: [
          placed.content,
          ...(words.length === 0 ? [] : [{ text: words.join(' · '), bold: true, fontSize: 9.5 }]),
        ],
        width: '*',
      },
    ],
    columnGap: 0,
    color: colors[state],
  }
  const layout = {
    hLineColor: () => borders[state],
    vLineColor: () => borders[state],
    fillColor: () => fills[state],
  }
  const height = placed.height + 2 * cellPadding + (words.length === 0 ? 0 : 14)
  // With what is said of it: the words alone on the next page would be of nothing.
  return together({
    content: { table: { widths: ['*'], body: [[cell]] }, layout, margin: [0, 0, 0, 3] },
    height: height + 3,
  })
}
