import { describe, expect, test } from 'vitest'
import { QuestionList, filterOf } from './question-list.ts'

describe('the question list', () => {
  test('begins with the fourth class', () => {
    expect(filterOf(QuestionList.parse({}))).toMatchObject({ class: 'LOP_4', type: undefined, deleted: undefined })
  })

  test('shows all classes when the address says so', () => {
    expect(filterOf(QuestionList.parse({ class: '' })).class).toBeUndefined()
  })

  test('takes no nonsense out of the address', () => {
    const values = QuestionList.parse({ class: 'LOP_99', type: 'riddle', subject: 'x', difficulty: '1', page: '-3' })
    expect(filterOf(values)).toEqual({
      search: undefined,
      difficulty: undefined,
      tag: undefined,
      topic: undefined,
      type: undefined,
      class: 'LOP_4',
      subject: undefined,
      deleted: undefined,
    })
    expect(values.page).toBe(1)
  })
})
