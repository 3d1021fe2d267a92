import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

test('a question beside each of its options, with what is right of them, is one question', async () => {
  const read = await fromCsv([
    'question_id,question,answer,is_correct',
    '1,Con vật nào biết bay?,cá,0',
    '1,Con vật nào biết bay?,chim,1',
    '2,Con vật nào biết bơi?,cá,TRUE',
    '2,Con vật nào biết bơi?,gà,FALSE',
    '3,Cá có sống ở nước không?,TRUE,1',
    '3,Cá có sống ở nước không?,FALSE,0',
  ])
  expect(contents(read)).toEqual(['Con vật nào biết bay?', 'Con vật nào biết bơi?', 'Cá có sống ở nước không?'])
  expect(linesOf(read)).toEqual(['single_choice: cá | *chim', 'single_choice: *cá | gà', 'true_false: *Đúng | Sai'])
})

test('the same words with another number are another question', async () => {
  const read = await fromCsv([
    'id,question,answer,is_correct',
    '1,Con vật nào biết bay?,cá,0',
    '1,Con vật nào biết bay?,chim,1',
    '2,Con vật nào biết bay?,voi,0',
    '2,Con vật nào biết bay?,dơi,1',
  ])
  expect(linesOf(read)).toEqual(['single_choice: cá | *chim', 'single_choice: voi | *dơi'])
})

test('a sign behind some options alone is part of them', async () => {
  const read = await fromCsv([
    'Câu hỏi,Đáp án',
    '"Dòng nào làm ẩn một phần tử?\nA. display: none;\nB. hidden\nC. opacity: 0;",A',
  ])
  expect(linesOf(read)).toEqual(['single_choice: *display: none; | hidden | opacity: 0;'])
})

test('options below each other with a column that says of each whether it is right', async () => {
  const read = await fromCsv([
    'Question,Option,Is Correct',
    'Con vật nào biết bay?,cá,FALSE',
    ',chim,TRUE',
    ',voi,FALSE',
  ])
  expect(linesOf(read)).toEqual(['single_choice: cá | *chim | voi'])
})

test('a column of marks behind each option', async () => {
  const read = await fromCsv(['Câu hỏi,Phương án A,Đúng A,Phương án B,Đúng B', 'Con vật nào biết bay?,cá,,chim,x'])
  expect(linesOf(read)).toEqual(['single_choice: cá | *chim'])
})

test('a full stop behind a key changes nothing, and a number with one may still be a place', async () => {
  const read = await fromCsv([
    'Question,A,B,C,D,Answer',
    'Con vật nào biết bay ở đây?,cá,chim,voi,gà,Chim.',
    'Hai cộng hai bằng bao nhiêu?,2,4,6,8,4.',
    'Lệnh nào đổi thư mục làm việc?,cd,pwd,echo,top,CD.',
  ])
  expect(linesOf(read)[0]).toBe('single_choice: cá | *chim | voi | gà')
  expect(
    linesOf(read)
      .slice(1)
      .every((line) => line.includes('!ambiguousKey')),
  ).toBe(true)
})

test('without names two texts that differ from row to row are asked, never one of them taken', async () => {
  const lines = ['chim', 'cá', 'voi', 'mèo', 'gà', 'vịt'].map(
    (animal, index) =>
      `Con ${animal} là gì?,Đây là một đoạn văn dài hơn hẳn nói về con ${animal} này,bàn ${index},ghế ${index},tủ ${index},${'ABC'[index % 3]}`,
  )
  await expect(fromCsv(lines)).rejects.toThrow('unclearColumns')
})
