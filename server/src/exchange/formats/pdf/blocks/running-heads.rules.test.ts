import { expect, test } from 'vitest'
import type { PageLine } from '../page-lines.ts'
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
