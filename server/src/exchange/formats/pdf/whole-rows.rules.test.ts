import { expect, test } from 'vitest'
import { toldAnswers } from '../../../../testing/samples/read-papers.ts'
import {
  type PdfRule,
  type PdfText,
  letterWidth,
  pdfFile,
  pdfFraction,
  pdfLines,
} from '../../../../testing/samples/pdf-files.ts'
import { pdf } from './pdf.ts'

type Drawn = PdfText | PdfRule

async function read(page: Drawn[]) {
  const { items } = await pdf.read(pdfFile([page]))
  return items.map(({ item, problems }) => ({
    asks: item.content,
    key: toldAnswers(item),
    named: problems.flatMap(({ code, isBlocking }) => (isBlocking && code !== 'fromPdf' ? [code] : [])),
  }))
}

const after = (text: string, x = 50): number => x + text.length * letterWidth * 12

const other = (y: number): PdfText[] => pdfLines(['Câu 2. Con nào biết bay?', 'A. Cá', 'B. Chim', 'Đáp án: B'], { y })

const kept = { asks: '<p>Con nào biết bay?</p>', key: 'Cá | *Chim', named: [] }

test('a formula that stands higher than its line fills its gap, with its small signs below its own letters', async () => {
  const begins = 'mức lấy giá trị'
  const gap = after(begins) + 4
  const page = [
    { x: 50, y: 700, text: 'Câu 1. Nếu biết trước rằng những số này đều ở' },
    { x: 50, y: 682, text: begins },
    { x: gap, y: 689, text: 't' },
    { x: gap + 7, y: 685.5, text: '0,01;8', size: 7 },
    { x: gap + 34, y: 682, text: 'thì số nào lớn nhất?' },
    ...pdfLines(['A. 6', 'B. 9', 'Đáp án: B'], { y: 664 }),
    ...other(600),
  ]
  expect(await read(page)).toEqual([
    {
      asks: '<p>Nếu biết trước rằng những số này đều ở mức lấy giá trị t<sub>0,01;8</sub> thì số nào lớn nhất?</p>',
      key: '6 | *9',
      named: [],
    },
    kept,
  ])
})

test('a thousandth whose noughts are small signs is one', async () => {
  const begins = 'Câu 1. Nước biển này có độ mặn'
  const page = [
    { x: 50, y: 700, text: begins },
    { x: after(begins) + 4, y: 704, text: '8' },
    { x: after(begins) + 12, y: 708, text: '0', size: 7 },
    { x: after(begins) + 17, y: 701.5, text: '00', size: 7 },
    { x: after(begins) + 28, y: 700, text: 'và còn tăng. Đúng không?' },
    ...pdfLines(['A. Sai', 'B. Đúng', 'Đáp án: B'], { y: 682 }),
  ]
  expect((await read(page))[0]?.asks).toContain('độ mặn 8 ‰ và còn tăng')
})

test('fractions behind the letters of their options are in the line of the letters', async () => {
  const options = ['1', '3', '5', '7'].flatMap((above, at): Drawn[] => [
    { x: 50 + at * 120, y: 660, text: `${'ABCD'[at] ?? ''}.` },
    ...pdfFraction([above, '9'], 68 + at * 120, 669),
  ])
  const page = [
    { x: 50, y: 700, text: 'Câu 1. Phân số nào nhỏ nhất?' },
    ...options,
    ...pdfLines(['Đáp án: A'], { y: 630 }),
  ]
  expect(await read(page)).toMatchObject([
    { key: '*\\frac{1}{9} | \\frac{3}{9} | \\frac{5}{9} | \\frac{7}{9}', named: [] },
  ])
})

test('a fraction above its line and a small number on it, right behind a letter, may be powers and are asked about', async () => {
  const asked = (...drawn: Drawn[]): Drawn[] => [
    { x: 50, y: 700, text: 'Câu 1. Giá trị của e' },
    ...drawn,
    ...pdfLines(['A. 6', 'B. 9', 'Đáp án: B'], { y: 664 }),
  ]
  const behind = after('Câu 1. Giá trị của e')
  for (const page of [
    asked(...pdfFraction(['x', '8'], behind + 1, 710)),
    asked({ x: behind, y: 700, text: '2', size: 7 }, { x: behind + 4, y: 700, text: ' + 1' }),
  ])
    expect(await read(page)).toMatchObject([{ named: ['pictureMissing'] }])
  expect(await read(asked(...pdfFraction(['x', '8'], behind + 1, 700)))).toMatchObject([{ named: [] }])
})

test('pieces of an exponent above its line keep the question out, and the line above it is whole', async () => {
  const begins = 'thức y = 1 - e'
  const page: Drawn[] = [
    { x: 50, y: 700, text: 'Câu 1. Chiều cao của cây theo công' },
    { x: 50, y: 682, text: begins },
    { x: after(begins), y: 690.5, text: '-', size: 7 },
    { x: after(begins) + 6, y: 695, text: 'x', size: 7 },
    { x: after(begins) + 5, y: 686, text: '40', size: 7 },
    { from: [after(begins) + 5, 693], to: [after(begins) + 13, 693] },
    { x: after(begins) + 16, y: 682, text: 'lớn nhất khi nào?' },
    ...pdfLines(['A. x = 6', 'B. x = 9', 'Đáp án: B'], { y: 664 }),
    ...other(600),
  ]
  const [first, second] = await read(page)
  expect(first?.asks).toMatch(/theo công thức y = 1 - e/u)
  expect(first).toMatchObject({ key: 'x = 6 | *x = 9', named: ['pictureMissing'] })
  expect(second).toEqual(kept)
})

test('rows of a formula above the line in which it stands are not of the question above', async () => {
  const begins = 'Câu 2. Cho hàm số f(x) ='
  const at = after(begins) + 4
  const page = [
    ...pdfLines(['Câu 1. Số nào lớn nhất?', 'A. 6', 'B. 9'], { y: 720 }),
    { x: at, y: 670, text: '3x khi x lớn' },
    { x: 50, y: 663, text: begins },
    { x: after('3x khi x lớn', at) + 6, y: 663, text: '. Tìm f(9)?' },
    { x: at, y: 656, text: '0 khi x nhỏ' },
    ...pdfLines(['A. 27', 'B. 12', '1.B 2.A'], { y: 638 }),
  ]
  expect(await read(page)).toMatchObject([
    { asks: '<p>Số nào lớn nhất?</p>', key: '6 | *9', named: [] },
    { key: '*27 | 12', named: ['pictureMissing'] },
  ])
})

test('what stands at the same height in another column is a line of its own', async () => {
  const page = [
    ...pdfLines(['TRƯỜNG TIỂU HỌC', 'Lớp Bốn'], { y: 760 }),
    ...pdfLines(['Môn Khoa học', 'Thời gian: 15 phút'], { x: 350, y: 755 }),
    ...pdfLines(['Câu 1. Con nào biết bay?', 'A. Cá', 'B. Chim', 'Đáp án: B'], { y: 690 }),
  ]
  expect(await read(page)).toEqual([kept])
})
