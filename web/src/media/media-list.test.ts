import { expect, test } from 'vitest'
import { sizeName, typeName } from './media-list.ts'

test.each([
  [10, '1 KB'],
  [832_000, '813 KB'],
  [1_468_006, '1.4 MB'],
])('%i bytes are called %s', (bytes, name) => expect(sizeName(bytes)).toBe(name))

test('types are called as people call them', () => {
  expect(['image/jpeg', 'image/webp'].map(typeName)).toEqual(['JPG', 'WEBP'])
})
