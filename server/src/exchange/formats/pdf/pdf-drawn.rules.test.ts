import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { toldAnswers } from '../../../../testing/samples/read-papers.ts'
import {
  type PdfRule,
  type PdfText,
  letterWidth,
  pdfFile,
  pdfFraction,
  pdfLines,
  pdfTable,
} from '../../../../testing/samples/pdf-files.ts'
import { UnreadableFile } from '../../item.ts'
import { pdf } from './pdf.ts'

type Drawn = PdfText | PdfRule

async function read(pages: Drawn[][]) {
  const { items } = await pdf.read(pdfFile(pages))
  return items.map(({ item, problems }) => ({
    asks: textOf(item.content),
    key: toldAnswers(item),
    named: problems.flatMap(({ code, isBlocking }) => (isBlocking && code !== 'fromPdf' ? [code] : [])),
  }))
}

const below = (...lines: string[]): PdfText[] => pdfLines(lines, { y: 640 })

test('a fraction is one piece of its line, in what is asked and in the options, and so is a whole number before it', async () => {
  const page = [
    { x: 50, y: 700, text: 'Câu 1. Phân số ' },
    ...pdfFraction(['6', '8'], 145, 700),
    { x: 160, y: 700, text: 'bằng phân số nào?' },
    { x: 50, y: 670, text: 'A.' },
    ...pdfFraction(['3', '4'], 66, 670),
    { x: 150, y: 670, text: 'B. 2 ' },
    ...pdfFraction(['13', '5'], 180, 670),
    { x: 250, y: 670, text: 'C. 1' },
    ...below('Đáp án: A'),
  ]
  expect(await read([page])).toEqual([
    {
      asks: 'Phân số \\frac{6}{8} bằng phân số nào?',
      key: '*\\frac{3}{4} | 2 \\frac{13}{5} | 1',
      named: [],
    },
  ])
})

test('a small sign, a root and a fraction in a fraction stay where they are', async () => {
  const page: Drawn[] = [
    { x: 50, y: 700, text: 'Câu 1. Rút gọn' },
    { x: 151, y: 708, text: 'x' },
    { x: 157, y: 713, text: '2', size: 8 },
    { x: 151, y: 693, text: '√' },
    { x: 158, y: 693, text: '5' },
    { from: [150, 704], to: [165, 704] },
    { from: [157, 702], to: [164, 702] },
    { x: 175, y: 700, text: 'được' },
    { x: 50, y: 670, text: 'A. 1' },
    { x: 150, y: 670, text: 'B. 2' },
    ...below('Đáp án: A'),
  ]
  expect(await read([page])).toMatchObject([{ asks: 'Rút gọn \\frac{x^{2}}{\\sqrt{5}} được', named: [] }])
})

test('what may be a fraction and is not certain keeps its question out', async () => {
  const options: PdfText[] = [
    { x: 50, y: 650, text: 'A. 1' },
    { x: 150, y: 650, text: 'B. 2' },
    { x: 50, y: 630, text: 'Đáp án: A' },
  ]
  const asked = (...drawn: Drawn[]): Drawn[] => [{ x: 50, y: 700, text: 'Câu 1. Tính' }, ...drawn, ...options]
  const unbarred = asked({ x: 120, y: 707, text: '5' }, { x: 120, y: 693, text: '6' }, { x: 130, y: 700, text: '+ 1' })
  const covered = asked({ x: 120, y: 700, text: '16' }, { from: [119, 711], to: [133, 711] })
  const sum = asked(
    { x: 126, y: 716, text: '25' },
    { x: 119, y: 703, text: '+37' },
    { x: 126, y: 688, text: '62' },
    { from: [118, 699], to: [139, 699] },
  )
  for (const page of [unbarred, covered, sum]) expect(await read([page])).toMatchObject([{ named: ['pictureMissing'] }])
})

test('an underlined letter tells the right option, and a line without letters is a gap', async () => {
  const asked = (number: number, under: number): Drawn[] => {
    const y = 750 - number * 60
    return [
      { x: 50, y, text: `Câu ${number}. Con nào` },
      { x: 200, y, text: 'bay?' },
      { from: [150, y - 1], to: [190, y - 1] },
      ...['A. Cá', 'B. Chim', 'C. Bò'].map((text, at): PdfText => ({ x: 50 + at * 150, y: y - 20, text })),
      { from: [50 + under * 150, y - 21.5], to: [56 + under * 150, y - 21.5] },
    ]
  }
  expect(await read([[...asked(1, 1), ...asked(2, 2), ...asked(3, 0)]])).toMatchObject([
    { asks: 'Con nào ______ bay?', key: 'Cá | *Chim | Bò', named: [] },
    { key: 'Cá | Chim | *Bò', named: [] },
    { key: '*Cá | Chim | Bò', named: [] },
  ])
})

test('letters in another color are told from those beside them', async () => {
  const asked = (number: number, right: number): PdfText[] => {
    const y = 750 - number * 60
    const options = ['A. Cá. ', 'B. Sò. ', 'C. Bò. ']
    return [
      { x: 50, y, text: `Câu ${number}. Con nào có chân?` },
      ...options.map((text, at): PdfText => {
        return { x: 50 + at * 42, y: y - 20, text, ...(at === right && { color: '0.8 0 0' }) }
      }),
    ]
  }
  const found = await read([[...asked(1, 2), ...asked(2, 0), ...asked(3, 1)]])
  expect(found.map(({ key }) => key)).toEqual(['Cá. | Sò. | *Bò.', '*Cá. | Sò. | Bò.', 'Cá. | *Sò. | Bò.'])
})

test('keys and marks in drawn tables, one of which goes on at the top of the next page', async () => {
  const asked = (number: number): string[] => [`Câu ${number}. Con nào biết bay?`, 'A. Cá', 'B. Chim', 'C. Bò']
  const essays = ['Câu 3. Nêu hai loài chim ở vườn.', 'Câu 4. Vì sao chim bay được?', 'HƯỚNG DẪN CHẤM']
  const key = pdfTable(
    [
      ['Câu', '1', '2'],
      ['Đáp án', 'B', 'C'],
    ],
    { y: 500, widths: [80, 40, 40] },
  )
  const widths = [60, 300, 60]
  const marks = pdfTable(
    [
      ['Câu', 'Nội dung', 'Điểm'],
      ['Câu 3', 'Chim sẻ và chim sâu, mỗi loài một điểm, đúng', '2,0'],
    ],
    { y: 440, widths },
  )
  const rest = pdfTable(
    [
      ['', 'tên của chúng', ''],
      ['Câu 4', 'Vì chim có cánh', '1,0'],
    ],
    { y: 750, widths },
  )
  const { items } = await pdf.read(
    pdfFile([[...pdfLines([...asked(1), ...asked(2), ...essays]), ...key, ...marks], rest]),
  )
  expect(items.slice(0, 2).map(({ item }) => item.answers.findIndex(({ isCorrect }) => isCorrect))).toEqual([1, 2])
  expect(textOf(items[2]?.item.explanation ?? '')).toBe(
    'Chim sẻ và chim sâu, mỗi loài một điểm, đúng tên của chúng 2,0',
  )
  const held = items.flatMap(({ problems }) =>
    problems.filter(({ code, isBlocking }) => isBlocking && code !== 'fromPdf').map(({ code }) => code),
  )
  expect(held).toEqual(['noKey', 'noKey'])
})

test('a frame around the number of a page and what is drawn are no tables', async () => {
  const frame = (number: number): Drawn[] => pdfTable([['', String(number), '']], { y: 40, widths: [100, 40, 100] })
  const hatch = Array.from({ length: 12 }, (_, at): PdfRule => ({ from: [300, 700 + at * 3], to: [400, 700 + at * 3] }))
  const sides = [300, 350, 400].map((x): PdfRule => ({ from: [x, 700], to: [x, 733] }))
  const page = (number: number): Drawn[] => [
    ...pdfLines([`Câu ${number}. Con nào biết bay?`, 'A. Cá', 'B. Chim', 'Đáp án: B']),
    ...frame(number),
    ...hatch,
    ...sides,
  ]
  expect(await read([page(1), page(2)])).toMatchObject([
    { key: 'Cá | *Chim', named: [] },
    { key: 'Cá | *Chim', named: [] },
  ])
})

test('many lines and many letters are read or refused', async () => {
  const letters = Array.from({ length: 8000 }, (_, at): PdfText => ({ x: at % 500, y: 700 + (at % 7), text: '1' }))
  const rules = Array.from({ length: 10_000 }, (_, at): PdfRule => {
    return { from: [at % 500, 700 + (at % 11)], to: [(at % 500) + 5, 700 + (at % 11)] }
  })
  const uprights = Array.from({ length: 4000 }, (_, at): PdfRule => ({ from: [at / 6, 100], to: [at / 6, 600] }))
  // A reader that holds everything beside everything would not end before this test has to.
  const outcome = await Promise.resolve(pdf.read(pdfFile([[...letters, ...rules, ...uprights]]))).then(
    ({ items }) => items.length,
    (error: unknown) => (error instanceof UnreadableFile ? error.code : error),
  )
  expect(outcome).toBeOneOf([0, 1, 'noQuestions', 'tooMuch'])
})

test('a line across the page below the last option parts questions, one as long as an option underlines it', async () => {
  const question = (number: number, y: number, last: string): PdfText[] =>
    pdfLines([`Câu ${number}. Màu nào sáng nhất trong vườn?`, 'A. đỏ', 'B. xanh', `C. ${last}`], { y })
  const page = (x: number): Drawn[] => {
    const asked = [question(1, 700, 'tím'), question(2, 600, 'một màu nâu rất rất sẫm như đất ở dưới gốc cây')]
    const lines = asked.map((own) => own.at(-1)?.y ?? 0)
    return [...asked.flat(), ...lines.map((y): PdfRule => ({ from: [50, y - 2], to: [x, y - 2] }))]
  }
  const [parted, underlined] = [await read([page(320)]), await read([page(78)])]
  expect(parted.map(({ named }) => named)).toEqual([['noKey'], ['noKey']])
  expect(underlined[0]).toMatchObject({ key: 'đỏ | xanh | *tím', named: [] })
})

test('letters that are drawn in one piece across the cells of a table stand in them', async () => {
  const asked = Array.from({ length: 4 }, (_, at): PdfText[] => {
    const y = 780 - at * 90
    return pdfLines([`Câu ${at + 1}. Con nào số ${at + 1}?`, 'A. Cá', 'B. Chim', 'C. Bò'], { x: 50, y })
  })
  const grid = pdfTable(
    [
      ['1', '2', '3', '4'],
      ['', '', '', ''],
    ],
    { y: 300, widths: [12, 12, 12, 12] },
  )
  // A letter and a space are as wide as a cell.
  const keys: PdfText = { x: 53, y: 266, text: 'B C A B' }
  const page = [...asked.flat(), ...pdfLines(['ĐÁP ÁN'], { x: 50, y: 320 }), ...grid, keys]
  expect((await read([page])).map(({ key }) => key)).toEqual([
    'Cá | *Chim | Bò',
    'Cá | Chim | *Bò',
    '*Cá | Chim | Bò',
    'Cá | *Chim | Bò',
  ])
})

test('letters that a font lacks, drawn in another into the room that was left for them, are read where they stand', async () => {
  const width = 12 * letterWidth
  const asks = 'Câu 1. V t gì bi t bay?'
  const lacking = [...asks.matchAll(/(?<=[Vi]) (?=t)/gu)].map(({ index }, at) => ({
    x: 50 + width * index,
    y: 700,
    text: 'ậế'[at] ?? '',
  }))
  expect(await read([[{ x: 50, y: 700, text: asks }, ...lacking, ...below('A. Cá', 'B. Chim', 'Đáp án: B')]])).toEqual([
    { asks: 'Vật gì biết bay?', key: 'Cá | *Chim', named: [] },
  ])
})
