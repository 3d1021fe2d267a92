import { expect, test } from 'vitest'
import { withTone } from './letters.ts'

test('a tone stands on the last vowel, with its other marks', () => {
  expect(withTone('ha', 'grave')).toBe('hà')
  expect(withTone('nôi', 'dot')).toBe('nôị')
  expect(withTone('nô', 'dot')).toBe('nộ')
  expect(withTone('trương', 'grave')).toBe('trường')
  expect(withTone('Hà NÔ', 'dot')).toBe('Hà NỘ')
})

test('another tone takes the place of the first, and the same one again takes it away', () => {
  expect(withTone('má', 'hook')).toBe('mả')
  expect(withTone('mệ', 'dot')).toBe('mê')
  expect(withTone('xyz'.slice(2), 'acute')).toBe('z')
})
