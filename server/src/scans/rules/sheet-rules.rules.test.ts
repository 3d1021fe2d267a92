import type { SheetLayout } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import { describe, expect, test } from 'vitest'
import type { PageReading } from '../scanned-sheet.ts'
import { doubtfulQuestions, numberMarked, rowsOf } from './sheet-rows.ts'
import { type SheetFacts, stateOf } from './sheet-state.ts'

const bubbles = (...values: string[]) => values.map((value) => ({ value, x: 0, y: 0 }))
const digits = bubbles('0', '1', '2', '3')

function pageWith(
  rows: [id: string, given: string[], sure?: boolean][],
  boxes: [id: string, ink: number][] = [],
): PageReading {
  const layout: SheetLayout = {
    version: 1,
    width: 210,
    height: 297,
    corners: [
      { x: 14, y: 14 },
      { x: 196, y: 14 },
      { x: 196, y: 283 },
      { x: 14, y: 283 },
    ],
    squares: [],
    code: { x: 160, y: 22, size: 28 },
    blocks: [{ x: 0, y: 0, width: 1, height: 1, rows: rows.map(([id]) => ({ id, marks: 'one', bubbles: digits })) }],
    boxes: boxes.map(([id]) => ({ id, x: 0, y: 0, width: 1, height: 1 })),
  }
  return {
    again: [],
    rows: rows.map(([id, given, sure = true]) => ({ id, given, sure, darkness: [] })),
    verified: 1,
    offset: 0,
    noise: 0,
    strength: 0,
    layout,
    boxes: boxes.map(([id, ink]) => ({ id, ink })),
    isFlat: true,
  }
}

describe('what a sheet says', () => {
  test('a correction counts instead of what was read, and what was read stays', () => {
    const [row] = rowsOf([pageWith([['7', ['A'], false]])], { answers: { 7: ['B'] } })
    expect(row).toMatchObject({ given: ['B'], isSettled: true, read: { given: ['A'], sure: false } })
  })

  test('rows of one question are one doubt, and a short text is one until it is typed', () => {
    const page = pageWith(
      [
        ['3', ['A']],
        ['5.1', [], false],
        ['5.2', [], false],
        ['candidate.1', ['1'], false],
      ],
      [
        ['9', 12],
        ['10', 30],
        ['11', 0.1],
      ],
    )
    expect(doubtfulQuestions([page], {}, ['9', '11'])).toEqual(['5', '9'])
    expect(doubtfulQuestions([page], { answers: { '5.1': [], '5.2': ['1'] }, texts: { 9: '' } }, ['9', '11'])).toEqual(
      [],
    )
  })

  test.each([
    [['0', '4', '2', ' ', ' '], '042'],
    [['0', ' ', '2', ' ', ' '], '0?2'],
    [[' ', ' ', '1', '2', ' '], '12'],
    [[' ', ' ', ' ', ' ', ' '], null],
  ])('a number marked as %j is %s', (places, number) => {
    const page = pageWith(places.map((digit, index) => [`candidate.${index + 1}`, digit === ' ' ? [] : [digit]]))
    expect(numberMarked([page], {}, 'candidate')).toBe(number)
    expect(numberMarked([page], {}, 'code')).toBeNull()
  })

  test('a digit in doubt is not guessed', () => {
    const page = pageWith([
      ['code.1', ['1']],
      ['code.2', ['0'], false],
      ['code.3', ['2']],
    ])
    expect(numberMarked([page], {}, 'code')).toBe('1?2')
    expect(numberMarked([page], { answers: { 'code.2': ['3'] } }, 'code')).toBe('132')
  })
})

const fine: SheetFacts = {
  isAgain: false,
  isDouble: false,
  hasCode: true,
  hasPerson: true,
  missingPages: 0,
  doubtful: 0,
}

test.each<[string, Partial<SheetFacts>]>([
  ['read', {}],
  ['doubtful', { doubtful: 2 }],
  ['missing', { missingPages: 1, doubtful: 2 }],
  ['wrong_child', { hasPerson: false, missingPages: 1 }],
  ['unknown_code', { hasCode: false, hasPerson: false }],
  ['again', { isAgain: true, hasCode: false, hasPerson: false }],
  // Another photograph would not help.
  ['double', { isDouble: true, isAgain: true, hasPerson: false }],
])('a sheet is %s with %j', (state, facts) => {
  expect(stateOf({ ...fine, ...facts })).toBe(state)
})
