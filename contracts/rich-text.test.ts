import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classGroupTexts, classNameOf, defaultClass, schoolClasses } from './classes/classes.ts'
import { escapeText, isBlank, textOf } from './rich-text.ts'

test('the text of rich text is what a person reads', () => {
  expect(textOf('<p>Tính <strong>2</strong> + 3</p><p>rồi viết</p>')).toBe('Tính 2 + 3 rồi viết')
  expect(textOf('<p>a&nbsp;&lt;&nbsp;b &amp; &#272;</p>')).toBe('a < b & Đ')
  expect(textOf('<span data-type="inline-math" data-latex="\\frac{1}{2}"></span>')).toBe('\\frac{1}{2}')
  expect(textOf('<span data-type="inline-math" data-latex="a > b"></span>')).toBe('a > b')
  expect(textOf('5 < 7 và 7 > 5')).toBe('5 < 7 và 7 > 5')
  expect(textOf('<script>alert(1)</script>ok')).toBe('ok')
})

test('plain text survives the way into rich text and back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = text.replaceAll(/[\s\u00a0]+/gu, ' ').trim()
      expect(textOf(escapeText(plain))).toBe(plain)
    }),
  )
})

test('a picture or a formula is not nothing', () => {
  expect(isBlank('<p><br></p>&nbsp;')).toBe(true)
  expect(isBlank('<p><img src="/uploads/media/a.png"></p>')).toBe(false)
  expect(isBlank('<span data-type="inline-math" data-latex="x"></span>')).toBe(false)
})

test('the classes are the fixed list, in groups, and the fourth is where filters start', () => {
  expect(schoolClasses).toHaveLength(18)
  expect(schoolClasses[3]).toEqual({ code: 'LOP_4', name: 'Lớp 4', group: 'elementary' })
  expect(defaultClass).toBe(schoolClasses[3]?.code)
  expect(classNameOf('LOP_10A1')).toBe('Lớp 10A1')
  const sizes = Object.keys(classGroupTexts).map((name) => schoolClasses.filter(({ group }) => group === name).length)
  expect(sizes).toEqual([5, 4, 3, 6])
})

test('no text takes long to read', () => {
  for (const part of ['<a', '<a "', '<!--', '<img src', "<p '", '&#', '<script', '<a x="'])
    for (const read of [textOf, isBlank]) {
      const began = performance.now()
      read(part.repeat(50_000 / part.length))
      expect(performance.now() - began, part).toBeLessThan(100)
    }
})
