import { expect, test } from 'vitest'
import { readPaper as read } from '../../../../../../../testing/samples/read-papers.ts'

const question = (label: string): string[] => [`${label} Con vật nào biết bay?`, 'A. Chó', 'B. Chim', 'Đáp án: B']
const taken = 'Con vật nào biết bay? / Chó | *Chim'

test('a mistyped name before the number that follows begins a question', async () => {
  const names = ['Câu 1:', 'Cầu 2:', 'Cân 3.', 'Câu 4:', 'Clu 5:', 'Câu 6:', 'Cau 7:  ']
  expect(await read(names.flatMap(question))).toEqual(names.map(() => taken))
})

test('another number is what is asked about', async () => {
  const lines = ['Câu 1:', 'Câu 2:', 'Câu 3:'].flatMap(question)
  const [, , third = ''] = await read([...lines.slice(0, 9), 'Cột 9: đây là gì', ...lines.slice(9)])
  expect(third).toContain('Cột 9')
})
