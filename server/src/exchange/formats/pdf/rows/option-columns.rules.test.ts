import { expect, test } from 'vitest'
import { type PdfText, pdfFile } from '../../../../../testing/samples/pdf-files.ts'
import { toldAnswers } from '../../../../../testing/samples/read-papers.ts'
import { pdf } from '../pdf.ts'

const at = (x: number, y: number, text: string): PdfText => ({ x, y, text })
const wide = at(50, 740, 'Đề kiểm tra giữa kì của lớp năm trường tiểu học Lê Lợi, thời gian làm bài là')
const asked = at(50, 700, 'Câu 1. Con nào bay?')
const key = at(50, 560, 'Đáp án: A')

/** What is taken of a question with options in columns, and what holds it back. */
async function optionsOf(...options: PdfText[]): Promise<string> {
  return taken([[wide, asked, ...options, key]])
}

async function taken(pages: PdfText[][]): Promise<string> {
  const [one] = (await pdf.read(pdfFile(pages))).items
  const held = one?.problems.flatMap(({ code, isBlocking }) => (isBlocking ? [`!${code}`] : [])) ?? []
  return [one ? toldAnswers(one.item) : '', ...held].join(' ')
}

const [a, b, c, d] = [
  [at(60, 680, 'a.'), at(75, 680, 'Con chim nhỏ ở trên ạ')],
  [at(60, 650, 'b.'), at(75, 650, 'Con bò ở ngoài đồng')],
  [at(210, 680, 'c.'), at(225, 680, 'Con cá ở dưới nước')],
  [at(210, 650, 'd.'), at(225, 650, 'Cả a và b')],
] as const
const whole = '*Con chim nhỏ ở trên ạ cành cây | Con bò ở ngoài đồng cỏ | Con cá ở dưới nước sâu | Cả a và b'

test('what stands below an option goes on there, in a column of its own', async () => {
  const below = [at(75, 668, 'cành cây'), at(225, 668, 'sâu'), at(75, 638, 'cỏ')]
  expect(await optionsOf(...a, ...b, ...c, ...d, ...below)).toBe(whole)
  const lower = [at(210, 676, 'c.'), at(225, 676, 'Con cá ở dưới nước'), at(225, 664, 'sâu')]
  expect(await optionsOf(...a, ...b, ...lower, ...d, at(75, 668, 'cành cây'), at(75, 638, 'cỏ'))).toBe(whole)
})

test('three options stand above each other and the last one beside them', async () => {
  const third = [at(60, 620, 'c.'), at(75, 620, 'Con cá ở dưới nước')]
  const last = [at(210, 680, 'd.'), at(225, 680, 'Con ong trong'), at(225, 668, 'tổ của nó')]
  expect(await optionsOf(...a, ...b, ...third, ...last, at(75, 668, 'cành cây'))).toBe(
    '*Con chim nhỏ ở trên ạ cành cây | Con bò ở ngoài đồng | Con cá ở dưới nước | Con ong trong tổ của nó',
  )
})

test('where places decide nothing it is asked', async () => {
  const full = [at(210, 650, 'd.'), at(225, 650, 'Con cá ở dưới nước sâu của một cái hồ rất là')]
  expect(await optionsOf(...a, ...b, ...c, ...full, at(75, 638, 'lớn'))).toContain('!')
  expect(await optionsOf(...a, ...b, ...c, ...d, at(110, 638, 'cỏ'))).toContain('!')
  expect(
    await taken([
      [wide, asked, ...a, ...b, ...c, ...d],
      [at(75, 740, 'cỏ'), key],
    ]),
  ).toContain('!')
})
