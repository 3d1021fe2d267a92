import type { PaperMarksRow, PrintedCode } from '@lms/contracts/paper-sheets/paper-marks.ts'
import { expect, test } from 'vitest'
import { draftOf, placeAfter, unclearIn } from './mark-drafts.ts'

const codes: PrintedCode[] = [
  {
    code: '101',
    points: 3,
    asked: [
      { number: 1, form: 'one', size: 4, points: 1 },
      { number: 2, form: 'statements', size: 3, points: 1 },
      { number: 3, form: 'writing', writes: 'essay', size: 6, points: 1 },
    ],
  },
]
const row: PaperMarksRow = {
  studentId: 'lan',
  candidateId: null,
  name: 'Lan',
  candidateNumber: null,
  code: null,
  entry: null,
}

test('a line begins with the first code and with what was entered', () => {
  expect(draftOf(row, codes, false)).toEqual({ code: '101', answers: {}, total: null })
  const entry = {
    _id: 'e',
    revision: 1,
    source: 'typed' as const,
    answers: { 1: 'B' },
    total: null,
    score: 2.5,
    attemptId: null,
  }
  expect(draftOf({ ...row, entry }, codes, true)).toMatchObject({ total: '2,5' })
  expect(draftOf({ ...row, entry }, codes, false)).toMatchObject({ answers: { 1: 'B' } })
})

test('what says nothing to its question is named', () => {
  const typed = (answers: Record<string, string>) => unclearIn({ code: '101', answers, total: null }, codes)
  expect(typed({ 1: 'b', 2: 'ds đ', 3: '0,75' })).toEqual([])
  expect(typed({ 1: 'E', 2: 'x', 3: '1,5' })).toEqual([1, 2, 3])
  expect(unclearIn({ code: '101', answers: {}, total: '3,25' }, codes)).toEqual([0])
  expect(unclearIn({ code: '101', answers: {}, total: '' }, codes)).toEqual([])
})

test('Enter goes through a line and on to the next; arrows move, sideways only from an end of what is typed', () => {
  const at = { row: 1, column: 2 }
  const press = (key: string, atStart = true, atEnd = true) => placeAfter(at, { key, atStart, atEnd }, 3)
  expect(press('Enter')).toEqual({ row: 2, column: 0 })
  expect(placeAfter({ row: 1, column: 0 }, { key: 'Enter', atStart: true, atEnd: true }, 3)).toEqual({
    row: 1,
    column: 1,
  })
  expect(press('ArrowUp')).toEqual({ row: 0, column: 2 })
  expect(press('ArrowLeft')).toEqual({ row: 1, column: 1 })
  expect(press('ArrowLeft', false)).toBeNull()
  expect(press('b')).toBeNull()
})
