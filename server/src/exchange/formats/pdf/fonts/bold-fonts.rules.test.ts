import { expect, test } from 'vitest'
import { type LetterWidths, boldFonts } from './bold-fonts.ts'

const plain = { a: 444, b: 500, c: 444, d: 500, e: 444, g: 500, h: 500, m: 778, n: 500, r: 333, 1: 500, 2: 500 }
const bold = { ...plain, a: 500, b: 556, d: 556, h: 556, m: 833, n: 556, r: 444 }

function boldOf(fonts: Record<string, [name: string, widths: Record<string, number>]>): string[] {
  const entries = Object.entries(fonts)
  const widths: LetterWidths = new Map(entries.map(([id, [, own]]) => [id, new Map(Object.entries(own))]))
  return [...boldFonts(new Map(entries.map(([id, [name]]) => [id, name])), widths)]
}

test('of fonts without a name the one with wider letters and the same digits is bold', () => {
  expect(boldOf({ f1: ['CIDFont+F1', bold], f3: ['CIDFont+F3', plain] })).toEqual(['f1'])
})

test('a slanted face, another family, few letters and a font that has a name are not', () => {
  const slanted = { ...plain, a: 500, m: 722 }
  const other = Object.fromEntries(Object.entries(bold).map(([sign, width]) => [sign, width + 56]))
  const few = { a: 500, b: 556, c: 444, 1: 500 }
  for (const own of [slanted, other, few, plain])
    expect(boldOf({ f1: ['CIDFont+F1', own], f3: ['CIDFont+F3', plain] })).toEqual([])
  expect(boldOf({ f1: ['ABCDEF+TimesNewRomanPSMT', bold], f3: ['CIDFont+F3', plain] })).toEqual([])
})
