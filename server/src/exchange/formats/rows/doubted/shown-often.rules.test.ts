import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const words = ['bay', 'bơi', 'hót', 'leo', 'nhảy', 'chạy', 'lặn', 'đào', 'gặm', 'hú', 'gáy', 'kêu']

test('a picture beside most questions that do not speak of it is told, and any other keeps its question out', async () => {
  const rows = words.map((word, at) => `Con vật nào biết ${word} rất giỏi?,chim,cá,A,${at < 11 ? 'nen.jpg' : 'ga.jpg'}`)
  const read = await fromCsv(['Câu hỏi,A,B,Đáp án,Ảnh', ...rows, 'Trong hình có mấy con vật?,2,3,A,nen.jpg'])
  const held = linesOf(read).map((line) => line.includes('!pictureNamed'))
  expect(held).toEqual([...words.map((_, at) => at === 11), true])
  expect(linesOf(read)[0]).toContain('(pictureNamed)')
})

test('one that few rows share, or that rows with the same words share, is needed', async () => {
  const few = words.map((word, at) => `Con vật nào biết ${word} rất giỏi?,chim,cá,A,${at < 6 ? 'nen.jpg' : ''}`)
  const same = words.map(() => 'Con vật nào biết bay rất giỏi?,chim,cá,A,nen.jpg')
  for (const rows of [few, same]) {
    const read = await fromCsv(['Câu hỏi,A,B,Đáp án,Ảnh', ...rows])
    expect(linesOf(read)[0]).toContain('!pictureNamed')
  }
})
