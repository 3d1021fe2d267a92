import { describe, expect, test } from 'vitest'
import { contents, fromCsv, fromXlsx, linesOf } from '../../../../../testing/samples/read-tables.ts'

describe('what is offered below the question, in its column and alone', () => {
  test('in one cell, with the letter beside the question', async () => {
    const read = await fromCsv([
      'Đề ôn,Đáp án',
      'Con vật nào biết bay?,A',
      '(A) chim  (B) cá (C)voi',
      'Con vật nào biết bơi?,B',
      '(A)gà (B)cá (C)mèo',
      'Con vật nào biết sủa?,C',
      '(A) gà (B) cá C) chó (D) mèo',
    ])
    expect(contents(read).slice(0, 2)).toEqual(['Con vật nào biết bay?', 'Con vật nào biết bơi?'])
    expect(linesOf(read).slice(0, 2)).toEqual([
      'single_choice: *chim | cá | voi (columnsGuessed)',
      'single_choice: gà | *cá | mèo (columnsGuessed)',
    ])
    expect(linesOf(read)[2]).toContain('!')
  })

  test('each in a row of its own, the right one colored', async () => {
    const right = (text: string) => ({ text, color: true })
    const read = await fromXlsx({
      a: [
        ['Câu 1: Con vật nào biết bay?'],
        [right('A. chim')],
        ['B. cá'],
        ['C. voi'],
        ['Câu 2: Con vật nào biết bơi?'],
        ['A. gà'],
        [right('B. cá')],
        ['C. mèo'],
        ['Câu 3: Con vật nào biết sủa?'],
        ['A. gà'],
        ['B. cá'],
        [right('C. chó')],
      ],
    })
    expect(linesOf(read)).toEqual([
      'single_choice: *chim | cá | voi',
      'single_choice: gà | *cá | mèo',
      'single_choice: gà | cá | *chó',
    ])
  })

  test('one alone is no list', async () => {
    const read = await fromCsv(['Câu hỏi,Đáp án', 'Ai viết Truyện Kiều?,Nguyễn Du', 'A. Lincoln là ai?,tổng thống Mỹ'])
    expect(contents(read)).toEqual(['Ai viết Truyện Kiều?', 'A. Lincoln là ai?'])
  })
})

test('an option of two lines is one option', async () => {
  const read = await fromCsv([
    'Câu hỏi,Đáp án',
    'Con vật nào biết bay?,A',
    '"A. con chim\nở trên cành",',
    'B. con cá,',
    'Con vật nào biết bơi?,B',
    'A. con gà,',
    'B. con cá,',
  ])
  expect(linesOf(read)).toEqual(['single_choice: *con chim ở trên cành | con cá', 'single_choice: con gà | *con cá'])
})
