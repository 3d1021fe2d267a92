import { expect, test } from 'vitest'
import { fromXlsx, linesOf } from '../../../../../testing/samples/read-tables.ts'

/** A line of so many signs, and what did not fit into it. */
const broken = (width: number, word: string): string => `${'con cá bơi '.repeat(9).slice(0, width)}\n${word} xa bờ.`

test('a line of letters that is nearly full had no room, and one that had begins with what belongs above', async () => {
  const usual = Array.from({ length: 40 }, (_, at) => [
    `Con vật số ${at} làm gì?`,
    broken(70, 'nhanh'),
    `ngủ trưa ${at}`,
    'A',
  ])
  const nearly = ['Con vật nào biết bơi?', broken(60, 'nhanh'), 'bò', 'A']
  const rest = ['Con vật nào biết bay?', 'bờ ao.\nchim sẻ nhỏ', 'bò', 'A']
  const read = await fromXlsx({ a: [['Câu hỏi', 'A', 'B', 'Đáp án'], ...usual, nearly, ...usual.slice(0, 2), rest] })
  const kept = linesOf(read).flatMap((line, at) => (line.includes('!textBelow') ? [at] : []))
  expect(kept).toEqual([42, 43])
})
