import type { PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { describe, expect, test, vi } from 'vitest'
import type { Sheet } from './sheet.ts'
import { summaryOf } from './sheet-summary.ts'
import { pressed } from './sheet-keys.ts'

const question = (id: string, type: PaperQuestion['type']): PaperQuestion => ({
  _id: id,
  title: id,
  type,
  content: '',
  points: 1,
  answers: type === 'fill_blank' ? [] : ['x', 'y'].map((text) => ({ _id: `${id}${text}`, text })),
})

function sheetAt(index: number, isLocked = false) {
  return {
    questions: [question('a', 'single_choice'), question('b', 'multiple_choice'), question('c', 'fill_blank')],
    index,
    answers: { b: ['bx'] },
    flagged: ['b'],
    summary: summaryOf([], {}, []),
    isLocked,
    answer: vi.fn<Sheet['answer']>(),
    flag: vi.fn<Sheet['flag']>(),
    goTo: vi.fn<Sheet['goTo']>(),
  }
}

describe('the keys of a sheet', () => {
  test('a number chooses one, or adds and removes where several count', () => {
    const one = sheetAt(0)
    expect(pressed(one, '2')).toBe(true)
    expect(one.answer).toHaveBeenCalledWith('a', 'ay')
    const several = sheetAt(1)
    pressed(several, '2')
    pressed(several, '1')
    expect(several.answer.mock.calls).toEqual([
      ['b', ['bx', 'by']],
      ['b', []],
    ])
  })

  test('a number without an option means nothing', () => {
    for (const [index, key] of [
      [0, '3'],
      [2, '1'],
      [0, '7'],
    ] as const) {
      const sheet = sheetAt(index)
      expect(pressed(sheet, key)).toBe(false)
      expect(sheet.answer).not.toHaveBeenCalled()
    }
  })

  test('F sets the flag and takes it back, Page Up and Page Down move', () => {
    const sheet = sheetAt(1)
    pressed(sheet, 'F')
    expect(sheet.flag).toHaveBeenCalledWith('b', false)
    pressed(sheet, 'PageDown')
    pressed(sheet, 'PageUp')
    expect(sheet.goTo.mock.calls).toEqual([[2], [0]])
  })

  test('on a sheet that is closed one can still look around', () => {
    const sheet = sheetAt(0, true)
    expect(pressed(sheet, '1')).toBe(false)
    expect(pressed(sheet, 'f')).toBe(false)
    expect(pressed(sheet, 'PageDown')).toBe(true)
  })
})
