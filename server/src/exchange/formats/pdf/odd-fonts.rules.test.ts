import { expect, test } from 'vitest'
import { type UsedFont, fontReader } from './fonts.ts'

const font = (name: string, text: string): UsedFont => ({ name, signs: new Set(text) })
const letters = font('AAAAAA+TimesNewRomanPSMT', 'Cho ma tran A cap 3.')

test('a font that only counted its shapes is not believed', () => {
  const counted = font('AAAAAB+CambriaMath', '!"# ')
  const once = font('AAAAAC+TimesNewRomanPSMT', '!')
  expect([counted, once].map((one) => fontReader(one, [letters, counted, once])('!'))).toEqual([null, null])
})

test('a font with letters may have any sign, and one that draws only a cry is believed', () => {
  const cry = font('AAAAAD+Impact', '!')
  expect([letters, cry].map((one) => fontReader(one, [letters, cry])('!'))).toEqual(['!', '!'])
})

test('Latin letters of the font Symbol are Greek ones and signs', () => {
  const symbol = font('AAAAAE+SymbolMT', '´¹pα×')
  const read = fontReader(symbol, [letters, symbol])
  expect(['3´4', '¹ 4', 'p', 'α × 2', '#'].map(read)).toEqual(['3×4', '≠ 4', 'π', 'α × 2', null])
  expect(fontReader(font('SegoeUISymbol', 'p'), [])('p')).toBe('p')
})

test('a font for formulas has no letters of India or Korea', () => {
  const math = font('AAAAAF+CambriaMath', '𝑥௡ᇱ=')
  const read = fontReader(math, [letters, math])
  expect(['𝑥 = 2', '𝑥௡', '𝑓ᇱ'].map(read)).toEqual(['𝑥 = 2', null, null])
  expect(fontReader(font('CIDFont+F4', '𝑥௡'), [letters])('௡')).toBeNull()
  expect(fontReader(font('Latha', '௡'), [])('௡')).toBe('௡')
})

test('a shape without a letter is lost, and a tick of a font of icons waits for what the file says', () => {
  const roman = fontReader(letters, [letters])
  expect([roman('De'), roman('\u0000'), roman('De\uFFFDnition')]).toEqual(['De', null, null])
  const icons = font('CAAAAA+FontAwesome', '\uF00C\uF00D\uF054')
  const read = fontReader(icons, [letters, icons])
  expect([read('\uF00C'), read('\uF00D'), read('\uF054')]).toEqual(['\uF00C', '\uF00D', null])
})
