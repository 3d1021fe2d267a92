import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { paragraph, wordFile } from '../../../../testing/samples/word-files.ts'
import { docx } from './docx.ts'
import { modernText } from '../letters/old-fonts.ts'

test('what is typed in an old font is read as it looks, and what only a newer one has stays', () => {
  expect(modernText('C©u hái', 'tcvn')).toBe('Câu hỏi')
  expect(modernText('Kiểm soát nhiệt độ', 'tcvn')).toBe('Kiểm soát nhiệt độ')
})

test('a font of the theme comes before an old one that is named', async () => {
  const run = (fonts: string, text: string): string =>
    `<w:r><w:rPr><w:rFonts ${fonts}/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  const old = 'w:ascii=".VnTime" w:hAnsi=".VnTime"'
  const asked = `<w:p>${run(`${old} w:asciiTheme="majorHAnsi"`, 'Câu 1. Ai soát vé?')}</w:p>`
  const other = `<w:p>${run(old, 'C©u 2. Ai b¸n vÐ?')}</w:p>`
  const options = ['A. Lan', 'B. Mai', 'Đáp án: B'].map((text) => paragraph(text)).join('')
  const { items } = await docx.read(wordFile([asked, options, other, options].join('')))
  expect(items.map(({ item }) => textOf(item.content))).toEqual(['Ai soát vé?', 'Ai bán vé?'])
})
