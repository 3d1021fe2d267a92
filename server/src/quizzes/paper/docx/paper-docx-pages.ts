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

/** Word sets more tightly than the PDF: with this, sixteen papers of four to thirty-two questions are as long as LibreOffice says. */
const tightness = 0.89

/** What stays together goes to the next page where it does not fit; what is longer than a page runs on. */
export function wordPages(heights: readonly number[]): number {
  let pages = 1
  let used = 0
  for (const height of heights.map((one) => one * tightness)) {
    if (used > 0 && used + height > pageHeight) {
      pages += 1
      used = 0
    }
    used += height
    const more = Math.ceil(used / pageHeight) - 1
    if (more > 0) {
      pages += more
      used -= more * pageHeight
    }
  }
  return pages
}

/** Of the head, of each question with its options, and of the end. */
export function paperHeights(file: PaperFile, { questions }: PrintedPaper): number[] {
  const head = 150 + linesIn(`${file.head.description}\n${file.head.instructions}`) * lineHeight
  const asked = questions.map((question) => {
    const columns = answerColumns(question)
    const options = question.options.map(({ text }) => heightOf(file, text, width / columns))
    const rows = Math.ceil(options.length / columns)
    return (
      questionGap + heightOf(file, question.content, width) + (rows === 0 ? 25 : rows * Math.max(...options) + rows * 3)
    )
  })
  return [head, ...asked, 30]
}

/** Of the heading, of each table and of each explanation. */
export function keyHeights(file: PaperFile): number[] {
  const tables = keyTables(file).map(({ rows }) => {
    const lines = rows.map((cells) => Math.max(1, ...cells.map(({ length }) => length)))
    return lines.reduce((sum, count) => sum + count, 2) * lineHeight
  })
  const explained = file.withExplanations ? explanationsOf(file) : []
  return [60, ...tables, ...explained.map(({ content }) => questionGap + heightOf(file, content, width))]
}

function heightOf({ pictures }: PaperFile, html: string, room: number): number {
  return placeBlocks(blocksOf(html), { size, width: room, pictures, tag: tagged('Document', null) }).height
}

function linesIn(text: string): number {
  return text.split('\n').filter((line) => line !== '').length
}
