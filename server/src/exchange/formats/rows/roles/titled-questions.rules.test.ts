import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const offered = 'chim sẻ,cá chép,con ếch,A,Vì nó có lông vũ.'

test('where the column of the question is mostly empty, the title asks, and what stands there is read before it', async () => {
  const read = await fromCsv([
    'title,stem,choice_a,choice_b,choice_c,answer,analysis',
    `Con vật nào sau đây biết bay xa,,${offered}`,
    `Con vật nào không sống ở dưới nước,,${offered}`,
    `Theo em bạn ấy nuôi con gì,Bạn Lan có một con vật nhỏ biết hót buổi sáng.,${offered}`,
    `Loài nào đẻ trứng rồi ấp trong tổ,,${offered}`,
    `,Bạn Nam thấy một con vật lạ ở trong vườn.,${offered}`,
  ])
  expect(contents(read)).toEqual([
    'Con vật nào sau đây biết bay xa',
    'Con vật nào không sống ở dưới nước',
    'Bạn Lan có một con vật nhỏ biết hót buổi sáng. Theo em bạn ấy nuôi con gì',
    'Loài nào đẻ trứng rồi ấp trong tổ',
    '',
  ])
  expect(read.items.map(({ item }) => item.explanation).slice(0, 4)).toEqual(
    Array.from({ length: 4 }, () => '<p>Vì nó có lông vũ.</p>'),
  )
})

test('where every title asks and what is called the question never does, the title is asked', async () => {
  const rows = ['nuôi con gì?', 'ở đâu?', 'đi với ai?'].map(
    (end, at) => `Bạn nhỏ trong đoạn trên ${end},Ngày thứ ${at} bạn nhỏ ra vườn từ sáng sớm rồi về nhà.,${offered}`,
  )
  const read = await fromCsv(['title,question,A,B,C,answer,explanation', ...rows])
  expect(contents(read)[1]).toBe('Ngày thứ 1 bạn nhỏ ra vườn từ sáng sớm rồi về nhà. Bạn nhỏ trong đoạn trên ở đâu?')
})

test('a name is a name, and one that may ask keeps its question out', async () => {
  const named = await fromCsv([
    'Tiêu đề,Câu hỏi,A,B,C,Đáp án,Giải thích',
    `Các loài chim trong vườn nhà em,Con vật nào sau đây biết bay?,${offered}`,
    `Các loài cá ở dưới ao làng,Chọn phát biểu đúng.,${offered}`,
  ])
  expect(linesOf(named).some((line) => line.includes('!'))).toBe(false)
  const told = await fromCsv([
    'Tiêu đề,Câu hỏi,A,B,C,Đáp án,Giải thích',
    `Con vật mà bạn Lan nuôi là,Bạn Lan có một con vật nhỏ biết hót vào mỗi buổi sáng.,${offered}`,
    `Nơi mà bạn Nam đến chơi là,Bạn Nam đi một quãng đường rất dài từ lúc trời còn tối.,${offered}`,
  ])
  expect(linesOf(told).every((line) => line.includes('!wordingDropped'))).toBe(true)
})
