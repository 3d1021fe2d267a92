import { expect, test } from 'vitest'
import { fromCsv, fromXlsx, linesOf } from '../../../../../testing/samples/read-tables.ts'

test('a key that judges each of the cells makes them statements', async () => {
  const about = 'Cá sống ở nước,Cá biết bay,Cá có vây,Cá có lông'
  const read = await fromCsv([
    'Nội dung,a,b,c,d,Đáp án,Loại',
    `Các câu sau nói về con cá.,${about},Đ-S-Đ-S,Đúng/Sai`,
    `Các câu này nói về con cá.,${about},DSDS,`,
    `Những câu sau nói về con cá.,${about},"Đúng, Sai, Đúng, Sai",`,
    `Con cá có gì ở trên mình?,vây,cánh,tay,sừng,A,`,
    `Con cá không có gì ở trên mình?,vây,cánh,tay,sừng,D,`,
  ])
  expect(read.items.map(({ item }) => item.type)).toEqual([
    'statements',
    'statements',
    'statements',
    'single_choice',
    'single_choice',
  ])
  for (const { item } of read.items.slice(0, 3))
    expect(item.statements?.map(({ isTrue }) => isTrue)).toEqual([true, false, true, false])
})

test('statements below what they are about, each with its verdict, and a text that is judged and not understood', async () => {
  const rows = [
    'Nói về con cá thì có những điều sau.,Cá sống ở nước,Đ',
    ',Cá biết bay,S',
    ',Cá có vây,Đ',
    ',Cá có lông,S',
  ]
  const [read] = (await fromCsv(['Câu hỏi,Mệnh đề,Đúng/Sai', ...rows])).items
  expect(read?.item.statements?.map(({ isTrue }) => isTrue)).toEqual([true, false, true, false])
  const unknown = await fromCsv([
    'Câu hỏi,Điều được nói,Đáp án',
    ...rows.map((row) => row.replace(/^,/, 'Cũng thế cả thôi nhé,')),
  ])
  expect(linesOf(unknown)[0]).toContain('!wordingDropped')
  const alone = await fromCsv(['Phát biểu,Đúng/Sai', 'Con cá sống ở nước.,Đ', 'Con cá biết bay.,S'])
  expect(linesOf(alone)).toEqual(['true_false: *Đúng | Sai', 'true_false: Đúng | *Sai'])
})

test('a letter in brackets, and signs for right and wrong', async () => {
  expect(linesOf(await fromCsv(['Câu hỏi,A,B,Đáp án', 'Con vật nào biết bay?,cá,chim,(B)']))).toEqual([
    'single_choice: cá | *chim',
  ])
  expect(linesOf(await fromCsv(['Loại,Câu hỏi,Đáp án', 'DS,Con cá biết bay trên trời.,×']))).toEqual([
    'true_false: Đúng | *Sai',
  ])
})

test('options in the line of their question are found where the key is one of their letters', async () => {
  const read = await fromCsv([
    'Câu,Nội dung,Đáp án',
    '1,Con vật nào biết bay? A. chim B. cá C. voi,A',
    '2,Bạn A. và bạn B. là ai?,Hai người',
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá | voi', 'fill_blank: *Hai người'])
})

test('a letter with its text in brackets is that option, where both mean the same', async () => {
  const head = 'Câu hỏi,A,B,Đáp án'
  expect(linesOf(await fromCsv([head, 'Con vật nào biết bay?,cá,chim,B (chim)']))).toEqual([
    'single_choice: cá | *chim',
  ])
  expect(linesOf(await fromCsv([head, 'Con vật nào biết bay?,cá,chim,B (cá)']))[0]).toContain('!keyConflict')
})

test('one letter beside named choices is short for the answer', async () => {
  const keys = [2, 1, 3, 2, 1]
  const read = await fromCsv([
    'Question,A,Choice 1,Choice 2,Choice 3',
    ...keys.map((key, index) => `Câu hỏi số ${index} hỏi gì?,${key},một ${index},hai ${index},ba ${index}`),
  ])
  expect(linesOf(read)[0]).toBe('single_choice: một 0 | *hai 0 | ba 0 (keyColumnUnknown)')
})

test('a second color beside the one that all keys have is no other key', async () => {
  const right = (text: string) => ({ text, fill: true })
  const other = (text: string) => ({ text, color: true })
  const read = await fromXlsx({
    a: [
      ['Câu hỏi', 'A', 'B', 'C', 'Đáp án'],
      ['Con vật nào biết bay?', right('chim'), 'cá', 'voi', 'A'],
      ['Con vật nào biết bơi?', 'gà', right('cá'), other('mèo'), 'B'],
      ['Con vật nào biết sủa?', 'gà', 'cá', right('chó'), 'C'],
      ['Con vật nào có vòi?', 'gà', right('voi'), 'chó', 'B'],
    ],
  })
  expect(linesOf(read).filter((line) => line.includes('!'))).toEqual([])
})
