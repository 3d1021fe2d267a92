import { expect, test } from 'vitest'
import { type PdfText, pdfFile, pdfLines } from '../../../../../testing/samples/pdf-files.ts'
import { toldAnswers } from '../../../../../testing/samples/read-papers.ts'
import { pdf } from '../pdf.ts'

const at = (x: number, y: number, text: string): PdfText => ({ x, y, text })

/** A question with options beside each other, and a line as wide as the page. */
async function keyOf(...options: PdfText[]): Promise<string> {
  const wide = at(50, 740, 'Đề kiểm tra giữa kì của lớp năm trường tiểu học Lê Lợi, thời gian làm bài là')
  const page = [wide, at(50, 700, 'Câu 1. Con nào bay?'), ...options, ...pdfLines(['Đáp án: A'], { x: 50, y: 600 })]
  const [one] = (await pdf.read(pdfFile([page]))).items
  const held = one?.problems.flatMap(({ code, isBlocking }) => (isBlocking ? [`!${code}`] : [])) ?? []
  return [one ? toldAnswers(one.item) : '', ...held].join(' ')
}

const [left, right] = [at(50, 680, 'A. Con chim nhỏ ở trên'), at(205, 680, 'B. Con cá ở dưới nước sâu')]

test('options beside each other go on below themselves', async () => {
  expect(await keyOf(left, right, at(50, 666, 'cành cây'), at(205, 666, 'của hồ'))).toBe(
    '*Con chim nhỏ ở trên cành cây | Con cá ở dưới nước sâu của hồ',
  )
  expect(await keyOf(left, right, at(205, 666, 'của hồ'))).toBe('*Con chim nhỏ ở trên | Con cá ở dưới nước sâu của hồ')
  expect(await keyOf(left, { ...right, text: `*${right.text}` }, at(50, 666, '*C. Con bò'))).toContain('| Con bò')
})

test('below the first of them goes on what had no room there, or what had none at the end of the line', async () => {
  const full = { ...left, text: 'A. Con chim nhỏ ở trên ạ' }
  expect(await keyOf(full, right, at(50, 666, 'cành cây'))).toBe(
    '*Con chim nhỏ ở trên ạ cành cây | Con cá ở dưới nước sâu',
  )
  const long = { ...right, text: 'B. Con cá ở dưới nước sâu của một cái hồ rất là rộng' }
  expect(await keyOf({ ...left, text: 'A. Con chim' }, long, at(50, 666, 'lớn'))).toBe(
    '*Con chim | Con cá ở dưới nước sâu của một cái hồ rất là rộng lớn',
  )
  expect(await keyOf(full, long, at(50, 666, 'lớn'))).toContain('!')
})
