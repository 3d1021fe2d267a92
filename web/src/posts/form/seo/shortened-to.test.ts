import { expect, test } from 'vitest'
import { shortenedTo } from './shortened-to.ts'

test.each([
  ['Chào năm mới', 20, 'Chào năm mới'],
  ['Chào năm mới', 12, 'Chào năm mới'],
  ['Chào năm mới', 11, 'Chào năm…'],
  ['mộttừrấtdài', 6, 'mộttừ…'],
  ['', 6, ''],
])('%j in %i characters is %j', (text, maximum, expected) => expect(shortenedTo(text, maximum)).toBe(expected))
