import { expect, test } from 'vitest'
import { type Problem, blocking, emptyItem, problem } from '../formats/item.ts'
import { itemProblem } from '../staged-item.ts'
import { toldProblems } from './told-problems.ts'

const told = (one: Problem, content = ''): Problem[] =>
  toldProblems({ problems: [one], item: { ...emptyItem(), content } })
const dropped = (text: string): Problem => problem('wordingDropped', { text })

test('the title of a paper and the names of its parts are not lost', () => {
  for (const text of [
    'KIỂM TRA 15 PHÚT - TOÁN 6',
    'TRƯỜNG TIỂU HỌC HOA SEN / Họ và tên: Lớp: 4A / PHẦN I. Trắc nghiệm (6 điểm)',
    'PHẦN II. Câu trắc nghiệm đúng sai. Thí sinh trả lời từ câu 1 đến câu 4.',
    'Môn: Lịch sử / Thời gian: 45 phút',
  ])
    expect(told(dropped(text))).toEqual([])
})

test('what a question may lack is told, without the headings beside it', () => {
  expect(told(dropped('PHẦN I. Đọc hiểu / Bảng giá các món ăn'))).toEqual([dropped('Bảng giá các món ăn')])
  for (const text of [
    'Part 2. Read the passage and choose the best answer',
    'RIVER, MOUNTAIN, DESERT',
    'Đọc đoạn văn sau',
    'Câu 1 Đáp án a) Đ b) S',
  ])
    expect(told(dropped(text))).toEqual([dropped(text)])
  expect(told(dropped('x'.repeat(200)))).toEqual([dropped(`${'x'.repeat(200)}…`)])
})

test('a key within what is asked is named, instead of the advice to make an essay of it', () => {
  const open = blocking('essay')
  expect(told(open, '<p>Trái Đất quay quanh Mặt Trời. Đáp án: Đúng</p>')).toEqual([
    blocking('keyInText', { text: 'Đáp án: Đúng' }),
  ])
  expect(told(open, '<p>Em hãy tả một con vật.</p>')).toEqual([open])
})

test('a key that says nothing is no letter, and a line that was read is not called unreadable', () => {
  expect(told(blocking('wrongLetter', { letter: '' }))).toEqual([blocking('noKey')])
  expect(told(blocking('wrongLetter', { letter: 'F' }))).toEqual([blocking('wrongLetter', { letter: 'F' })])
  const unread = blocking('unreadable', { text: 'Số nào lớn nhất?' })
  expect(told(unread, '<p>Số nào lớn nhất?</p>')).toEqual([blocking('lineUnclear', { text: 'Số nào lớn nhất?' })])
  expect(told(unread, '<p>Số nào nhỏ nhất?</p>')).toEqual([unread])
})

test('where a formula stood in what is told, there is a sign that people can read', () => {
  expect(itemProblem(dropped('Cho \uFFFC và 3')).message).toBe('Không giữ được: Cho […] và 3')
})
