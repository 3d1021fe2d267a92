import { expect, test } from 'vitest'
import { isOfIcons } from '../fonts/odd-fonts.ts'
import { withoutIconsAhead } from './icons-ahead.ts'
import type { PlacedText } from './placed-text.ts'

const at = (x: number, text: string, y = 700): PlacedText => ({
  text,
  x,
  y,
  width: text.length * 6,
  size: 12,
  isBold: false,
})
const icon = (x: number, y = 700): PlacedText => ({ ...at(x, 'Ê', y), isLost: true, isIcon: true })
const shown = (texts: readonly PlacedText[]): string =>
  withoutIconsAhead(texts)
    .map(({ text }) => text)
    .join(' ')

test('an icon that a line begins with says nothing, and one within a line or alone is lost', () => {
  expect(shown([icon(50), at(60, 'Lời giải.')])).toBe('Lời giải.')
  expect(shown([at(50, 'Nhấn vào'), icon(102), at(112, 'để lưu.')])).toBe('Nhấn vào Ê để lưu.')
  expect(shown([at(50, 'Câu 1. Hình nào?'), icon(50, 680)])).toBe('Câu 1. Hình nào? Ê')
  expect(shown([icon(50), at(120, 'là hình gì?')])).toBe('Ê là hình gì?')
})

test('fonts of icons are known by their names', () => {
  const named = (name: string): boolean => isOfIcons({ name, signs: new Set() })
  expect([named('OHTRJR+FontAwesome'), named('ABCDEF+FontAwesome5Free-Solid'), named('VNR12')]).toEqual([
    true,
    true,
    false,
  ])
})
