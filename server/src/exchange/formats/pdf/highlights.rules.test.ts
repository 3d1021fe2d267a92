import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { toldAnswers } from '../../../../testing/samples/read-papers.ts'
import { type PdfBar, pdfFile, pdfLines } from '../../../../testing/samples/pdf-files.ts'
import { pdf } from './pdf.ts'

const lines = [
  'Câu 1. Con vật nào biết bay?',
  'A. Cá',
  'B. Chim',
  'C. Chó',
  'Câu 2. Con vật nào biết bơi?',
  'A. Cá',
  'B. Mèo',
  'C. Gà',
]
const [yellow, gray, blue] = ['1 1 0', '0.9 0.9 0.9', '0.8 0.9 1']

/** Of each question its options; a bar lies behind a line from 0 on. */
async function read(bars: [line: number, color: string, width: number][], texts = lines): Promise<string[]> {
  const placed = pdfLines(texts, { y: 700 })
  const drawn = bars.map(([line, color, width]): PdfBar => {
    const { x = 0, y = 0 } = placed[line] ?? {}
    return { bar: [x - 1, y - 3, width, 14], color }
  })
  const { items } = await pdf.read(pdfFile([[...drawn, ...placed]]))
  return items.map(({ item, problems }) =>
    [
      toldAnswers(item),
      ...problems.flatMap(({ code, isBlocking }) => (isBlocking && code !== 'fromPdf' ? [code] : [])),
    ].join(' '),
  )
}

test('an option on a bar with a color is the right one, whether the bar is as wide as the page or as the text', async () => {
  const right = ['Cá | *Chim | Chó', '*Cá | Mèo | Gà']
  expect(
    await read([
      [2, yellow, 500],
      [5, yellow, 500],
    ]),
  ).toEqual(right)
  expect(
    await read([
      [2, blue, 44],
      [5, blue, 32],
    ]),
  ).toEqual(right)
})

test('several bars may lie behind one line', async () => {
  const page = pdfLines(['Câu 1. Con vật nào biết bay?', 'A. Cá voi', 'B. Chim sẻ'], { y: 700 })
  const bars = [50, 90].map((x): PdfBar => ({ bar: [x - 1, 661, 22, 14], color: yellow }))
  const { items } = await pdf.read(pdfFile([[...bars, ...page]]))
  expect(items[0]?.item.answers.map(({ text }) => textOf(text))).toEqual(['Cá voi', 'Chim sẻ'])
})

test('gray bars, those of every other line and those behind several options mark nothing', async () => {
  const none = ['Cá | Chim | Chó noKey', 'Cá | Mèo | Gà noKey']
  expect(
    await read([
      [2, gray, 500],
      [5, gray, 500],
    ]),
  ).toEqual(none)
  expect(await read([0, 2, 4, 6].map((line) => [line, blue, 500]))).toEqual(none)
  const inLine = ['Câu 1. Con vật nào biết bay?', 'A. Cá   B. Chim', 'C. Chó   D. Gà']
  expect(await read([[1, yellow, 500]], inLine)).toEqual(['Cá | Chim | Chó | Gà noKey'])
})
