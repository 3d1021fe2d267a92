import { expect, test } from 'vitest'
import { seenAs } from '../../../../../../testing/imports/corpus.ts'
import { isHead } from './guide-heads.ts'

test.each(['Đáp án b', 'Đáp án d.', 'Đáp án đúng c', '→ Đáp án A'])('a letter says it of one question: %s', (text) => {
  expect(isHead(text)).toBe(false)
})

test.each(['Đáp án', 'Đáp án đề B', 'Đáp án môn Toán'])('what stands below is a list: %s', (text) => {
  expect(isHead(text)).toBe(true)
})

test('a few keys without a colon among others head no list', async () => {
  const asked = (number: number, key: string): string =>
    `${number}/ Con vật số ${number} là con gì?\na/ cá\nb/ chim\nc/ bò\nd/ ếch\n${key}`
  const keys = ['Đáp án : b', 'Đáp án: d', 'Đáp án d', 'Đáp án b', 'Đáp án :a', 'Đáp án a', 'Đáp án : c']
  const text = keys.map((key, at) => asked(at + 1, key)).join('\n\n')
  const seen = await seenAs('de.txt', new TextEncoder().encode(text))
  const read = 'questions' in seen ? seen.questions : []
  expect(read.map(({ key }) => 'abcd'[key.split(' | ').findIndex((one) => one.startsWith('*'))]).join('')).toBe(
    keys.map((key) => key.at(-1)).join(''),
  )
  expect(read.flatMap(({ named }) => named)).toEqual([])
})
