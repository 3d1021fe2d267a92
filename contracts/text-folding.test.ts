import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSlug } from './slug.ts'
import { foldText } from './text-folding.ts'

describe('folding', () => {
  test('takes Vietnamese marks, case and đ away', () => {
    expect(foldText('Đạo hàm')).toBe('dao ham')
    expect(foldText('  TRƯỜNG   Học ')).toBe('truong hoc')
    expect(foldText('đường')).toBe(foldText('Đường'.normalize('NFD')))
  })

  test('of what is folded changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})

describe('a slug', () => {
  test('is the title in plain letters', () => {
    expect(toSlug('Đề kiểm tra Toán lớp 4 — Học kỳ I')).toBe('de-kiem-tra-toan-lop-4-hoc-ky-i')
    expect(toSlug('  C++ & "Vật lý"!  ')).toBe('c-vat-ly')
  })

  test('holds only lower case letters, digits and single hyphens, never at the ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toSlug(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      }),
    )
  })
})
