import { expect, test } from 'vitest'
import { toldAnswers } from '../../../../../testing/samples/read-papers.ts'
import { type PdfText, pdfFile } from '../../../../../testing/samples/pdf-files.ts'
import type { PageLine } from '../page-lines.ts'
import { pdf } from '../pdf.ts'
import { withoutRunningHeads } from './running-heads.ts'

const line = (text: string, isBeside = false): PageLine => ({
  line: [{ kind: 'text', text, look: {} }],
  text,
  room: 100,
  lead: 10,
  ...(isBeside && { isBeside }),
})
const left = (pages: readonly (readonly PageLine[])[]): string[] =>
  withoutRunningHeads(pages).map((page) => page.map(({ text }) => text).join(' / '))

test('rows at the edge that count the pages go, whatever else they say', () => {
  const pages = [
    [line('Trang 6\tChương 1. NHIỆT'), line('Câu 1. Nước sôi khi nào?')],
    [line('1. SỰ CHUYỂN THỂ'), line('Trang 7', true), line('A. Khi lạnh')],
    [line('Trang 8\tChương 1. NHIỆT'), line('B. Khi nóng')],
    [line('2. THANG NHIỆT ĐỘ'), line('Trang 9', true), line('Câu 2. Nước đá là gì?')],
  ]
  expect(left(pages)).toEqual(['Câu 1. Nước sôi khi nào?', 'A. Khi lạnh', 'B. Khi nóng', 'Câu 2. Nước đá là gì?'])
})

test('numbers at the edge that count questions, options or nothing stay', () => {
  const asked = [1, 2, 3, 4].map((number) => [
    line(`Câu ${number}. Có mấy con gà, nếu mua thêm ${number}`),
    line('A. 3'),
  ])
  expect(left(asked)[0]).toBe('Câu 1. Có mấy con gà, nếu mua thêm 1 / A. 3')
  const offered = [5, 6, 7, 8].map((number) => [line(`A. Năm ${number}`), line('Hết')])
  expect(left(offered)[1]).toBe('A. Năm 6 / Hết')
  const others = [12, 40, 7, 31].map((number) => [line(`Năm ấy có ${number}`), line('Hết')])
  expect(left(others)[2]).toBe('Năm ấy có 7 / Hết')
})

test('rules between options and questions are no heads of pages, however often they end one', async () => {
  const animals = ['ga', 'meo', 'trau', 'ngua', 'vit', 'tho']
  const page = (number: number): PdfText[] =>
    ['====', `#nhanh ${number}`, '====', `cham ${number}`, '+++++', `Con ${animals[number]} chay the nao?`].map(
      (text, at) => ({
        x: 50,
        y: 780 - at * 20,
        text,
      }),
    )
  const first: PdfText[] = [{ x: 50, y: 780, text: 'Con ga chay the nao?' }]
  const last = ['====', '#nhanh 6', '====', 'cham 6'].map((text, at) => ({ x: 50, y: 780 - at * 20, text }))
  const { items } = await pdf.read(pdfFile([first, ...[1, 2, 3, 4, 5].map(page), last]))
  expect(items.map(({ item }) => toldAnswers(item))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `*nhanh ${number} | cham ${number}`),
  )
})
