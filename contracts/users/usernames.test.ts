import { expect, test } from 'vitest'
import { isReadableUsername, normalUsername } from './usernames.ts'

test.each(['lan', 'bé.ân', 'NGUYỄN-ĐỨC_9', 'josé+x', "o'neil"])('%s can be told from others', (username) => {
  expect(isReadableUsername(username)).toBe(true)
})

test.each([
  ['an address', 'lan@nha.vn'],
  ['a space', 'lan anh'],
  ['a letter of no width', 'la\u200bn'],
  ['a mark of direction', 'lan\u202e'],
  ['a soft hyphen', 'la\u00adn'],
  ['a joiner', 'la\u2060n'],
  ['Cyrillic among Latin', 'l\u0430n'],
  ['Greek among Latin', 'lan\u03bf'],
  ['wide letters', '\uff4c\uff41\uff4e'],
  ['an i without its dot', 'm\u0131nh'],
  ['an I with a dot of its own', 'm\u0130nh'],
  ['a phonetic g', 'n\u0261a'],
  ['a mark on a letter that has no such form', 'n\u0327\u0334a'],
  ['a mark on nothing', '\u0301lan'],
  ['a picture', 'lan🐱'],
])('%s is refused', (_, username) => {
  expect(isReadableUsername(username)).toBe(false)
})

test('a letter and its marks are one letter, however they were typed', () => {
  expect(normalUsername('Be\u0301')).toBe('b\u00e9')
})
