import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { type PdfText, letterWidth, pdfFile } from '../../../../testing/samples/pdf-files.ts'
import { pdf } from './pdf.ts'

const wide = letterWidth * 12

test('what is drawn into the room between two letters is read there', async () => {
  const asks = 'Câu 1. Vận tốc là 5 m s'
  const lines: PdfText[] = [
    { x: 50, y: 750, text: asks },
    { x: 50 + wide * (asks.length - 2), y: 750, text: '/' },
    { x: 50, y: 730, text: 'A. Đúng' },
    { x: 50, y: 710, text: 'B. Sai' },
    { x: 50, y: 690, text: 'Đáp án: A' },
  ]
  const { items } = await pdf.read(pdfFile([lines]))
  expect(items.map(({ item }) => textOf(item.content))).toEqual(['Vận tốc là 5 m/s'])
})

test('what lies beside a text parts none of its words', async () => {
  const asks = 'Câu 1. Vận tốc là 5 m'
  const lines: PdfText[] = [
    { x: 50, y: 750, text: asks },
    { x: 50 + wide * (asks.length + 1), y: 750, text: 'trong một giây' },
    { x: 50, y: 730, text: 'A. Đúng' },
    { x: 50, y: 710, text: 'B. Sai' },
    { x: 50, y: 690, text: 'Đáp án: A' },
  ]
  const { items } = await pdf.read(pdfFile([lines]))
  expect(items.map(({ item }) => textOf(item.content))).toEqual(['Vận tốc là 5 m trong một giây'])
})
