import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const head = 'Câu hỏi,Đáp án 1,Đáp án 2,Đáp án 3,Đáp án đúng'
const listed = ['Con nào biết bay?,chim,dơi,bò,"1,2"', 'Con nào ăn cỏ?,cá,dê,bò,"2,3"', 'Con nào biết bơi?,gà,cá,bò,2']

test('a list of places that a program took for a number is a list where the column has others', async () => {
  const read = await fromCsv([head, ...listed, 'Con nào có cánh?,bò,gà,vịt,2.3'])
  expect(linesOf(read).at(-1)).toBe('multiple_choice: bò | *gà | *vịt')
})

test('a number with a point is none where nothing else is a list, or where a place comes twice', async () => {
  const alone = await fromCsv([head, listed[2] ?? '', 'Con nào có cánh?,bò,gà,vịt,2.3'])
  expect(linesOf(alone).at(-1)).toContain('!wrongLetter')
  const twice = await fromCsv([head, ...listed, 'Con nào có cánh?,bò,gà,vịt,2.2'])
  expect(linesOf(twice).at(-1)).toContain('!wrongLetter')
})

test("several right ones below a type of Quizizz that has one are what the file's own key says", async () => {
  const read = await fromCsv([
    'Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer,Time in seconds',
    'Con nào biết bay?,Multiple Choice,chim,dơi,bò,"1,2",30',
    'Con nào biết bơi?,Multiple Choice,chim,cá,bò,2,30',
  ])
  expect(linesOf(read)).toEqual(['multiple_choice: *chim | *dơi | bò', 'single_choice: chim | *cá | bò'])
  expect(read.items[0]?.reasons?.map(({ code }) => code)).toContain('typeByKey')
})
