import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { odtFile } from '../../../../testing/samples/odt-files.ts'
import { paragraph, wordFile } from '../../../../testing/samples/word-files.ts'
import type { FormatReader } from '../item.ts'
import { fontReader } from '../pdf/fonts/odd-fonts.ts'
import { docx } from './docx.ts'
import { odt } from './odt/odt.ts'
import { rtf } from './rtf/rtf.ts'

/** Of the first question: what is asked, its options, and what is said about it. */
async function seen(reader: FormatReader, file: Uint8Array): Promise<string> {
  const { item, problems } = (await reader.read(file)).items[0] ?? { item: null, problems: [] }
  return [
    textOf(item?.content ?? ''),
    ...(item?.answers ?? []).map(({ text, isCorrect }) => (isCorrect ? '*' : '') + textOf(text)),
    ...problems.map(({ code }) => code),
  ].join(' | ')
}

const fonted = (name: string): string => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`
const inWord = (first: [string, string], second: [string, string]): Uint8Array =>
  wordFile(
    [
      paragraph('Câu 1. Góc ', [fonted(first[0]), first[1]], ' và dấu ', [fonted(second[0]), second[1]], ' là gì?'),
      ...['A. góc nhọn', 'B. góc tù', 'Đáp án: A'].map((text) => paragraph(text)),
    ].join(''),
  )

const inOdt = (first: [string, string], second: [string, string]): Uint8Array => {
  const style = (name: string, font: string): string =>
    `<style:style style:name="${name}" style:family="text"><style:text-properties style:font-name="${font}"/></style:style>`
  const span = (name: string, text: string): string => `<text:span text:style-name="${name}">${text}</text:span>`
  return odtFile(
    `<text:p>Câu 1. Góc ${span('T1', first[1])} và dấu ${span('T2', second[1])} là gì?</text:p><text:p>A. góc nhọn</text:p><text:p>B. góc tù</text:p><text:p>Đáp án: A</text:p>`,
    {
      styles: style('T1', 'F1') + style('T2', 'F2'),
      fonts: `<style:font-face style:name="F1" svg:font-family="${first[0]}"/><style:font-face style:name="F2" svg:font-family="'${second[0]}'"/>`,
    },
  )
}

const inRtf = (first: [string, string], second: [string, string]): Uint8Array => {
  const escaped = (text: string): string =>
    text.replaceAll(/[^\0-\x7F]/gu, (sign) => {
      const place = sign.codePointAt(0) ?? 0
      return place <= 0xff ? `\\'${place.toString(16)}` : `\\u${place > 0x7fff ? place - 0x10000 : place}?`
    })
  const named = `{\\f3\\froman\\fcharset2\\fprq2{\\*\\panose 05050102010706020507}${first[0]};}{\\f4\\fnil\\fcharset2 ${second[0]};}`
  const asked = `${escaped('Câu 1. Góc ')}{\\f3 ${escaped(first[1])}}${escaped(' và dấu ')}{\\f4 ${escaped(second[1])}}${escaped(' là gì?')}`
  const rest = ['A. góc nhọn', 'B. góc tù'].map(escaped).join('\\par ')
  return Buffer.from(`{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}${named}}\\f0 ${asked}\\par ${rest}\\par Answer: A\\par}`)
}

const whole = 'Góc αβ và dấu ✓ là gì? | *góc nhọn | góc tù'

test.each([
  ['Word', docx, inWord],
  ['OpenDocument', odt, inOdt],
  ['RTF', rtf, inRtf],
])('Greek letters and ticks of fonts of signs are read in %s', async (_, reader, file) => {
  expect(await seen(reader, file(['Symbol', '\uF061\uF062'], ['Wingdings', '\uF0FC']))).toBe(whole)
  expect(await seen(reader, file(['Symbol', 'ab'], ['Wingdings', 'ü']))).toBe(whole)
  expect(await seen(reader, file(['Symbol', 'ab'], ['Wingdings 2', 'P']))).toBe(whole)
  // A sign that is not known keeps its question out.
  const unknown = await seen(reader, file(['Symbol', 'ab'], ['Webdings', 'a']))
  expect(unknown).toBe('Góc αβ và dấu là gì? | *góc nhọn | góc tù | pictureUnreadable')
  expect(await seen(reader, file(['Arial', 'xy'], ['Arial', '\uE123']))).toContain('pictureUnreadable')
})

test('in a PDF as well, whatever the file says that they are', () => {
  const reading = (name: string, text: string): string | null => fontReader({ name, signs: new Set(text) }, [])(text)
  expect(reading('AAAAAA+SymbolMT', '\uF061')).toBe('α')
  expect(reading('AAAAAA+Wingdings-Regular', 'ü')).toBe('✓')
  expect(reading('AAAAAA+Wingdings-Regular', '\uF0FC')).toBe('✓')
  expect(reading('Wingdings2', 'P')).toBe('✓')
  expect(reading('Arial', '\uF0B7')).toBe('•')
  expect(reading('Arial', '\uE123')).toBeNull()
})
