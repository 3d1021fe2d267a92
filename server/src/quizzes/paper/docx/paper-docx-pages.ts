import { blocksOf } from '../paper-blocks.ts'
import { type PaperFile, answerColumns, explanationsOf, keyTables } from '../paper-file.ts'
import { placeBlocks } from '../pdf/paper-pdf-blocks.ts'
import { tagged } from '../pdf/pdf-tags.ts'
import type { PrintedPaper } from '../paper.ts'

/** About how long the paper gets in Word, by the measures of the PDF: both letters are about as wide. */

/** In points, as everything here. */
const size = 11.5
const width = 495
const pageHeight = 735
const lineHeight = 16
const questionGap = 30

/** Word sets more tightly than the PDF: with this, sixteen papers of five to thirty questions are as long as LibreOffice says. */
const tightness = 0.82

export function wordPages(height: number): number {
  return Math.max(1, Math.ceil((height * tightness) / pageHeight))
}

export function paperHeight(file: PaperFile, { questions }: PrintedPaper): number {
  const head = 150 + linesIn(`${file.head.description}\n${file.head.instructions}`) * lineHeight
  const asked = questions.map((question) => {
    const columns = answerColumns(question)
    const options = question.options.map(({ text }) => heightOf(file, text, width / columns))
    const rows = Math.ceil(options.length / columns)
    return (
      questionGap + heightOf(file, question.content, width) + (rows === 0 ? 25 : rows * Math.max(...options) + rows * 3)
    )
  })
  return head + sum(asked) + 30
}

export function keyHeight(file: PaperFile): number {
  const tables = keyTables(file).map(({ rows }) => (rows.length + 2) * lineHeight)
  const explained = file.withExplanations ? explanationsOf(file) : []
  return 60 + sum(tables) + sum(explained.map(({ content }) => questionGap + heightOf(file, content, width)))
}

function heightOf({ pictures }: PaperFile, html: string, room: number): number {
  return placeBlocks(blocksOf(html), { size, width: room, pictures, tag: tagged('Document', null) }).height
}

function linesIn(text: string): number {
  return text.split('\n').filter((line) => line !== '').length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
