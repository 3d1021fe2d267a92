import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { toldAnswers } from '../../../../testing/samples/read-papers.ts'
import { type PdfText, letterWidth, pdfFile, pdfLines } from '../../../../testing/samples/pdf-files.ts'
import { formatOf } from '../../recognise.ts'
import { pdf } from './pdf.ts'

async function read(pages: PdfText[][]) {
  const bytes = pdfFile(pages)
  expect(formatOf(bytes, 'de.pdf')).toBe('pdf')
  const { items } = await pdf.read(bytes)
  return items.map(({ item, problems }) => ({
    asks: textOf(item.content),
    key: toldAnswers(item),
    named: problems.map(({ code, isBlocking }) => (isBlocking ? '!' : '') + code),
  }))
}

test('numbered questions with options and a key line, each marked as read from a PDF', async () => {
  const lines = ['Câu 1. Thủ đô của Việt Nam là gì?', 'A. Huế', 'B. Hà Nội', 'Đáp án: B']
  expect(await read([pdfLines(lines)])).toEqual([
    { asks: 'Thủ đô của Việt Nam là gì?', key: 'Huế | *Hà Nội', named: ['!fromPdf'] },
  ])
})

test('a sentence that was broken at the edge of the page is whole again', async () => {
  const lines = [
    'Câu 1. Trong các thành phố sau đây, thành phố nào là nơi có',
    'nhiều cầu bắc qua sông Hàn?',
    'A. Đà Nẵng',
    'B. Cần Thơ',
    'Đáp án: A',
  ]
  expect(await read([pdfLines(lines)])).toMatchObject([
    {
      asks: 'Trong các thành phố sau đây, thành phố nào là nơi có nhiều cầu bắc qua sông Hàn?',
      key: '*Đà Nẵng | Cần Thơ',
    },
  ])
})

test('options side by side are no columns', async () => {
  const rows = Array.from({ length: 5 }, (_, index): PdfText[] => {
    const y = 700 - index * 60
    return [
      { x: 50, y, text: `Câu ${index + 1}. Số nào lớn nhất?` },
      { x: 60, y: y - 20, text: 'A. 1' },
      { x: 200, y: y - 20, text: 'B. 2' },
      { x: 340, y: y - 20, text: 'C. 3' },
      { x: 480, y: y - 20, text: 'D. 4' },
    ]
  }).flat()
  const found = await read([[...rows, { x: 50, y: 300, text: '1.D 2.D 3.D 4.D 5.D' }]])
  expect(found.map(({ key }) => key)).toEqual(Array.from({ length: 5 }, () => '1 | 2 | 3 | *4'))
})

test('two columns are read one after the other, below a heading that lies across both', async () => {
  const column = (from: number, x: number): PdfText[] =>
    [0, 1].flatMap((index) =>
      pdfLines([`Câu ${from + index}. Con vật nào biết bay?`, 'A. Cá', `B. Chim ${from + index}`, 'C. Bò'], {
        x,
        y: 700 - index * 100,
      }),
    )
  const heading = { x: 150, y: 760, text: 'ĐỀ KIỂM TRA GIỮA HỌC KÌ MỘT MÔN KHOA HỌC' }
  const found = await read([[heading, ...column(3, 320), ...column(1, 50)], pdfLines(['ĐÁP ÁN', '1.B 2.B 3.B 4.B'])])
  expect(found.map(({ key }) => key)).toEqual([1, 2, 3, 4].map((number) => `Cá | *Chim ${number} | Bò`))
})

test('a key under its numbers, page numbers and repeated headings', async () => {
  const question = (number: number): string[] => [`Câu ${number}. Hai cộng hai bằng mấy?`, 'A. 3', 'B. 4', 'C. 5']
  const page = (number: number, lines: string[]): PdfText[] => [
    { x: 50, y: 780, text: 'Trường Tiểu học Kim Đồng' },
    ...pdfLines(lines),
    { x: 300, y: 30, text: `Trang ${number}/3` },
  ]
  const key = [
    { x: 50, y: 600, text: 'Câu' },
    { x: 50, y: 580, text: 'Đáp án' },
    ...[1, 2, 3].map((number) => ({ x: 100 + number * 30, y: 600, text: String(number) })),
    ...['B', 'B', 'B'].map((letter, index) => ({ x: 130 + index * 30, y: 580, text: letter })),
  ]
  const pages = [page(1, question(1)), page(2, question(2)), page(3, question(3))]
  pages[2]?.push(...key)
  expect(await read(pages)).toEqual(
    Array.from({ length: 3 }, () => ({ asks: 'Hai cộng hai bằng mấy?', key: '3 | *4 | 5', named: ['!fromPdf'] })),
  )
})

test('headings of several lines and a stamp across the page, and what is asked at the top of each', async () => {
  const pages = [1, 2, 3, 4].map((number): PdfText[] => [
    ...pdfLines(
      [
        'Trường Tiểu học Kim Đồng',
        'Tổ Khoa học',
        `Question ${number}:`,
        'Con vật nào đẻ trứng?',
        'A. Gà',
        'B. Chó',
        'Ans. A= Gà',
        'Solution: Xem trang đầu của cuốn sách',
        'để hiểu hơn.',
      ],
      { y: 700 },
    ),
    { x: 100, y: 600, text: 'BẢN THỬ', size: 120, isTilted: true },
  ])
  const { items } = await pdf.read(pdfFile(pages))
  expect(items.map(({ item }) => [item.content, item.explanation].map(textOf))).toEqual(
    pages.map(() => ['Con vật nào đẻ trứng?', 'Xem trang đầu của cuốn sách để hiểu hơn.']),
  )
  expect(items.map(({ item }) => item.answers.map(({ isCorrect }) => isCorrect))).toEqual(
    pages.map(() => [true, false]),
  )
})

test('the right option in bold, and small signs above the line', async () => {
  const width = letterWidth * 12
  const asks = 'Câu 1. Giá trị của 3'
  const lines: PdfText[] = [
    { x: 50, y: 750, text: asks },
    { x: 50 + asks.length * width, y: 755, text: '2', size: 7 },
    { x: 50 + asks.length * width + 8, y: 750, text: 'là bao nhiêu?' },
    { x: 50, y: 730, text: 'A. 6' },
    { x: 50, y: 710, text: 'B. 9', isBold: true },
    { x: 50, y: 690, text: 'C. 5' },
  ]
  const { items } = await pdf.read(pdfFile([lines]))
  expect(items[0]?.item.content).toContain('3<sup>2</sup>')
  expect(items[0]?.item.answers.map(({ isCorrect }) => isCorrect)).toEqual([false, true, false])
})

test('pages without text, with a password, and what is no PDF say so', async () => {
  await expect(async () => pdf.read(pdfFile([[], []]))).rejects.toThrow('onlyPictures')
  await expect(async () => pdf.read(pdfFile([pdfLines(['Câu 1. Hai cộng hai?'])], { isLocked: true }))).rejects.toThrow(
    'locked',
  )
  await expect(async () => pdf.read(new TextEncoder().encode('%PDF-1.7\nnothing'))).rejects.toThrow('broken')
})

test('a question without a key waits for one', async () => {
  expect(await read([pdfLines(['Câu 1. Con vật nào biết bay?', 'A. Cá', 'B. Chim'])])).toMatchObject([
    { named: ['!noKey', '!fromPdf'] },
  ])
})

test('the option in another color is the right one', async () => {
  const asked = (from: number, right: number): PdfText[] =>
    pdfLines([`Câu ${from}. Con nào biết bay?`, 'A. Cá', 'B. Chim', 'C. Bò'], { y: 750 - from * 90 }).map((line, at) =>
      at === right ? { ...line, color: '0.75 0 0' } : line,
    )
  const found = await read([[...asked(1, 2), ...asked(2, 3), ...asked(3, 1)]])
  expect(found.map(({ key }) => key)).toEqual(['Cá | *Chim | Bò', 'Cá | Chim | *Bò', '*Cá | Chim | Bò'])
})

test('the point behind a number that was broken off in a narrow column belongs to it', async () => {
  const rows = [1, 2, 3].flatMap((number): PdfText[] => {
    const y = 750 - number * 90
    return [
      { x: 50, y, text: `0${number}` },
      { x: 80, y, text: 'Con nào biết bay?' },
      { x: 50, y: y - 18, text: '.' },
      ...pdfLines(['A. Cá', 'B. Chim', 'Đáp án: B'], { x: 80, y: y - 36 }),
    ]
  })
  expect(await read([rows])).toMatchObject([1, 2, 3].map(() => ({ asks: 'Con nào biết bay?', key: 'Cá | *Chim' })))
})
