import { expect, test } from 'vitest'
import { rowsOf } from './list-columns.ts'

const lines = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }))

test('a heading is found below the name of a school, in either language, whole names or in two columns', () => {
  const one = { groupName: '4A', parentEmail: 'ba@example.com', candidateNumber: '1' }
  const names = { firstName: 'An', lastName: 'Nguyễn Minh' }
  expect(
    rowsOf(
      lines(
        ['Trường Kim Đồng'],
        ['STT', 'HỌ VÀ TÊN', 'Lớp', 'E-mail phụ huynh', 'SBD'],
        ['1', ' Nguyễn  Minh An', '4A', 'Ba@Example.com', '1.0'],
      ),
    ),
  ).toEqual([{ number: 3, ...names, ...one }])
  expect(
    rowsOf(
      lines(
        ['Last name', 'First name', 'Group', 'Parent', 'Candidate number'],
        ['Nguyễn Minh', 'An', '4A', 'ba@example.com', '1'],
      ),
    ),
  ).toEqual([{ number: 2, ...names, ...one }])
})

test('lines that say nothing are no students, and a table without names is none', () => {
  expect(rowsOf(lines(['Họ và tên', 'Nhóm'], ['', '4A'], ['', '']))).toEqual([])
  expect(rowsOf(lines(['Điểm', 'Môn'], ['9', 'Toán']))).toBeNull()
})
