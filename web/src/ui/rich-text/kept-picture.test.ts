import { expect, test } from 'vitest'
import { differsOnlyInPictures, keptFile, keptIn, withStored } from './kept-picture.ts'

const kept = 'data:image/jpeg;kept=1;base64,/9j/4AAQ+A=='
const pasted = 'data:image/jpeg;base64,/9j/4AAQ+A=='
const stored = '/uploads/media/0123456789abcdef0123456789abcdef.jpg'
const text = (source: string): string => `<p>Bài làm</p><p><img src="${source}" width="4" height="3"></p>`

test('pictures that wait in a text are found, each once, and what was pasted is none of them', () => {
  expect(keptIn(text(kept) + text(kept))).toEqual([kept])
  expect(keptIn(text(pasted) + text(stored))).toEqual([])
})

test('a picture gets its address at the server, and goes where the server does not take it', () => {
  expect(withStored(text(kept), kept, stored)).toBe(text(stored))
  expect(withStored(text(kept), kept, null)).toBe('<p>Bài làm</p><p></p>')
})

test('the file is the same as the one that was kept', () => {
  const file = keptFile(kept)
  expect(file).toMatchObject({ name: 'anh.jpg', type: 'image/jpeg', size: 7 })
})

test('another address alone is no other text', () => {
  expect(differsOnlyInPictures(text(kept), text(stored))).toBe(true)
  expect(differsOnlyInPictures(text(kept), `${text(stored)}<p>Thêm</p>`)).toBe(false)
})
