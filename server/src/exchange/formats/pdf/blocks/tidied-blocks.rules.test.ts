import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { toldAnswers } from '../../../../../testing/samples/read-papers.ts'
import { type PdfText, letterWidth, pdfFile, pdfLines, pdfTable } from '../../../../../testing/samples/pdf-files.ts'
import { pdf } from '../pdf.ts'

async function read(pages: Parameters<typeof pdfFile>[0]) {
  const { items } = await pdf.read(pdfFile(pages))
  return items.map(({ item, problems }) => ({
    asks: textOf(item.content),
    key: toldAnswers(item),
    named: problems.flatMap(({ code, isBlocking }) => (isBlocking ? [code] : [])),
  }))
}

const red = '1 0 0'

/** Each line as its pieces, those behind '!' in red. */
function lines(rows: readonly string[], { y = 760, step = 18 } = {}): PdfText[] {
  return rows.flatMap((row, at) => {
    let x = 50
    return row.split('|').map((said): PdfText => {
      const text = said.replace('!', '')
      const piece = { x, y: y - at * step, text, ...(said.startsWith('!') && { color: red }) }
      x += (text.length + 1) * letterWidth * 12
      return piece
    })
  })
}

const marked = (number: number): string[] => [`Câu ${number}. Con nào biết bay?`, 'A) Cá', 'B)|!Chim', 'C) Bò']

test('a color that runs on over the labels below marks nothing where texts are marked', async () => {
  const page = lines([
    ...[1, 2, 3].flatMap(marked),
    'Câu 4. Con nào biết bơi?',
    'A) Gà',
    '!B)|!Vịt',
    '!C)|Mèo',
    '!D)|Bò',
    'Câu 5. Con nào biết chạy?',
    '!A)|!Chó|!B)|Cá|!C)|Ốc',
  ])
  expect((await read([page])).slice(3)).toMatchObject([
    { key: 'Gà | *Vịt | Mèo | Bò', named: [] },
    { key: '*Chó | Cá | Ốc', named: [] },
  ])
})

test('labels in a color are the marks of a file that colors nothing else', async () => {
  const page = lines([1, 2, 3].flatMap((number) => [`Câu ${number}. Con nào biết bay?`, 'A) Cá', '!B)|Chim', 'C) Bò']))
  expect((await read([page])).map(({ key }) => key)).toEqual([1, 2, 3].map(() => 'Cá | *Chim | Bò'))
})

test('texts in a color are marks, however many they are', async () => {
  const page = lines([...[1, 2, 3].flatMap(marked), 'Câu 4. Con nào biết bơi?', 'A) Gà', '!B)|!Vịt', '!C)|!Cá'])
  expect((await read([page]))[3]?.key).toBe('Gà | *Vịt | *Cá')
})

const asked = (number: number): string[] => [`Câu ${number}: Hai cộng hai bằng mấy?`, 'A. 3', 'B. 4', 'Đáp án: B']

test('a question that begins behind the last option of the one before is one of its own', async () => {
  const page = lines([
    ...[1, 2, 3, 4].flatMap(asked),
    'Câu 5: Con nào biết bay?',
    'A. Cá',
    'B. Chim Câu 6: Con nào biết bơi?',
    'A. Vịt',
    'B. Gà',
    ...asked(7),
    '5.B 6.A',
  ])
  expect((await read([page])).slice(4, 6)).toEqual([
    { asks: 'Con nào biết bay?', key: 'Cá | *Chim', named: [] },
    { asks: 'Con nào biết bơi?', key: '*Vịt | Gà', named: [] },
  ])
})

test('a question that an option only speaks of begins nothing', async () => {
  const page = lines([
    ...[1, 2, 3, 4].flatMap(asked),
    'Câu 5: Con nào biết bay?',
    'A. Cá',
    'B. Chim, xem Câu 6: Con nào biết bơi?',
    'Đáp án: B',
    'Câu 6: Con nào biết bơi?',
    'A. Vịt',
    'B. Gà',
    'Đáp án: A',
  ])
  expect((await read([page])).slice(4)).toMatchObject([
    { key: 'Cá | *Chim, xem Câu 6: Con nào biết bơi?' },
    { key: '*Vịt | Gà' },
  ])
})

test('a label at the end of a line begins the option in the next one', async () => {
  const page = lines(['Câu 1. Con nào biết bay? A)', 'Cá', 'B) Chim C)', 'Bò', 'D) Mèo', 'Đáp án: B'])
  expect(await read([page])).toEqual([{ asks: 'Con nào biết bay?', key: 'Cá | *Chim | Bò | Mèo', named: [] }])
})

test('labels without a text beside the options of their letters are none', async () => {
  const page = lines(['Câu 1. Con nào biết bay?', 'A) Cá', 'B) Chim', 'B)', 'C)', 'C) Bò', 'D) Mèo', 'Đáp án: B'])
  expect(await read([page])).toEqual([{ asks: 'Con nào biết bay?', key: 'Cá | *Chim | Bò | Mèo', named: [] }])
})

test('a grid to write answers into and a table of what is tested ask nothing', async () => {
  const grid = pdfTable(
    [
      ['Câu 1:', 'Câu 3:'],
      ['Câu 2:', 'Câu 4:'],
    ],
    { y: 780, widths: [120, 120] },
  )
  const tested = pdfTable(
    [
      ['Câu 1: T1, T2', 'Câu 3: T1'],
      ['Câu 2: T2', 'Câu 4: T2.1'],
    ],
    { y: 380, widths: [120, 120] },
  )
  const page = [
    ...grid,
    ...pdfLines(
      [1, 2, 3, 4].flatMap((number) => [`${number}. Con nào biết bay?`, 'A. Cá', 'B. Chim', 'Đáp án: B']),
      { y: 710 },
    ),
    ...tested,
  ]
  expect(await read([page])).toEqual(
    [1, 2, 3, 4].map(() => ({ asks: 'Con nào biết bay?', key: 'Cá | *Chim', named: [] })),
  )
})

test('where the mark of a program that mixes papers is missing before the next number, a question begins as well', async () => {
  const marked = [1, 2, 3, 4, 5].flatMap((number) => [...asked(number), '[<br>]'])
  const page = lines([...marked, ...asked(6), ...asked(7), '[<br>]', ...asked(8)], { step: 16 })
  expect((await read([page])).map(({ asks, key }) => [asks, key])).toEqual(
    Array.from({ length: 8 }, () => ['Hai cộng hai bằng mấy?', '3 | *4']),
  )
})

test('a text for three questions that are listed is read with each of them', async () => {
  const page = lines([
    ...asked(1),
    ...asked(2),
    'Sử dụng đoạn văn sau để trả lời các câu hỏi 3, 4, 5:',
    'Nhà Lan nuôi hai con gà và hai con vịt.',
    ...asked(3),
    ...asked(4),
    ...asked(5),
    ...asked(6),
  ])
  const texts = (await read([page])).map(({ asks }) => asks.includes('nuôi hai con gà'))
  expect(texts).toEqual([false, false, true, true, true, false])
})

test('dots behind a key lead to the edge of the page, and solutions with a point behind their word explain', async () => {
  const solved = (number: number, key: string): string[] => [
    `Câu ${number}. Con nào biết bay?`,
    'A Con cá vàng.',
    'B Con chim sẻ.',
    'C Con bò sữa.',
    'D Con mèo mun.',
    'Lời giải.',
    `Chọn đáp án ${key} . . . . . . . . . . . . . . . . .`,
  ]
  const page = lines([1, 2, 3].flatMap((number) => solved(number, 'B')))
  expect(await read([page])).toEqual(
    [1, 2, 3].map(() => ({
      asks: 'Con nào biết bay?',
      key: 'Con cá vàng. | *Con chim sẻ. | Con bò sữa. | Con mèo mun.',
      named: [],
    })),
  )
})
