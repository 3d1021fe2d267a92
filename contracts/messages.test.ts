import { expect, test } from 'vitest'
import { defineMessages, filled, packed, saidBy, says, sentMessage } from './messages.ts'

const messages = defineMessages('garden', {
  tooTall: { default: 'At most {{metres}} m', vi: 'Cao nhất {{metres}} m', en: 'At most {{metres}} m' },
})

test('a message travels in its default wording, with its key and what was filled in', () => {
  expect(sentMessage(messages.tooTall, { metres: 3 })).toEqual({
    message: 'At most 3 m',
    key: 'garden.tooTall',
    values: { metres: 3 },
  })
})

test('a word follows the number before it', () => {
  const text = '{{count}} {{count:post waits|posts wait}} for {{name}}'
  expect(filled(text, { count: '1', name: 'An' })).toBe('1 post waits for An')
  expect(filled(text, { count: 0, name: 'An' })).toBe('0 posts wait for An')
  expect(filled(text, { count: '1.234', name: 'An' })).toBe('1.234 posts wait for An')
})

test('what a schema holds as one string reads again as it was', () => {
  expect(saidBy(says(messages.tooTall, { metres: 3 }))).toEqual(sentMessage(messages.tooTall, { metres: 3 }))
  expect(saidBy(packed({ message: 'as it was' }))).toEqual({ message: 'as it was' })
  expect(saidBy('Invalid input')).toEqual({ message: 'Invalid input' })
})
