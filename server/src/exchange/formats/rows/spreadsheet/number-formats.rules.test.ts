import { expect, test } from 'vitest'
import { builtInFormats, shownNumber } from './number-formats.ts'

test.each([
  [300.4836 / 24, '[h]:mm:ss', '300:29:01', true],
  [1.5, '[hh]:mm', '36:00', true],
  [181 / 1440, 'h:mm', '3:01', true],
  [450 / 1440, 'h:mm', '7:30', false],
  [45_901, builtInFormats[58] ?? '', '9月1日', true],
  [43_132, builtInFormats[31] ?? '', '2018年2月1日', false],
])('%d as %s is %s, and a ratio that became a time is doubtful', (value, code, text, isOddDate) => {
  expect(shownNumber(value, code, false)).toEqual({ text, isOddDate })
})

test.each([
  [0.00005, '0.00%', '0.005%'],
  [0.937, '0.00%', '93.70%'],
  [0.125, '0%', '12.5%'],
  [1 / 3, '0.00%', '33.33%'],
  [3, '0%', '300%'],
])('%d as %s is %s', (value, code, text) => {
  expect(shownNumber(value, code, false).text).toBe(text)
})
