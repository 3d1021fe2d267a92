import { describe, expect, test } from 'vitest'
import { linkAddress } from '@lms/contracts/rich-text-markup.ts'
import { countOf, pictureAddress } from './rich-text-rules.ts'

describe('a link in a rich text', () => {
  test.each(['https://vi.wikipedia.org/wiki/Toán', 'http://example.com', 'mailto:co@example.com', '/blog/tet', '#muc'])(
    'may lead to %s',
    (address) => expect(linkAddress(address)).toBe(address),
  )

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'https:example.com',
    '',
    null,
  ])('does not lead to %j', (address) => expect(linkAddress(address)).toBeUndefined())
})

describe('a picture in a rich text', () => {
  const stored = `/uploads/media/${'0'.repeat(32)}.png`

  test('is one that was stored here', () => expect(pictureAddress(stored)).toBe(stored))

  test.each([
    'https://example.com/pixel.png',
    `//example.com${stored}`,
    'data:image/svg+xml,<svg onload=alert(1)>',
    `${stored}?x`,
    `/uploads/media/../${'0'.repeat(32)}.png`,
    null,
  ])('is never %j', (address) => expect(pictureAddress(address)).toBeUndefined())
})

test.each([
  ['2', 2],
  ['0', undefined],
  ['21', undefined],
  ['-1', undefined],
  ['2px', undefined],
  [null, undefined],
])('a cell that spans %j columns spans %j', (text, expected) => expect(countOf(text, 20)).toBe(expected))
