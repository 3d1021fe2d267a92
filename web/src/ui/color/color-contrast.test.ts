import { expect, test } from 'vitest'
import { inkOn } from './color-contrast.ts'

test.each([
  ['#ffffff', '#000000'],
  ['#FACC15', '#000000'],
  ['#000000', '#ffffff'],
  ['#3B82F6', '#ffffff'],
  ['#EAB308', '#000000'],
  ['nonsense', '#ffffff'],
])('on %s the ink is %s', (color, ink) => {
  expect(inkOn(color)).toBe(ink)
})
