import type { QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { questionVersions } from './question-values.ts'

const base: QuestionDraft = {
  title: 'Tổng của hai số',
  content: '<p>Hai cộng ba bằng mấy?</p>',
  type: 'single_choice',
  subject: '0193e6a0-0000-7000-8000-000000000000',
  class: 'LOP_4',
  difficulty: 'easy',
  points: 10,
  answers: [
    { text: '5', isCorrect: true },
    { text: '6', isCorrect: false },
  ],
  hint: '',
  explanation: '',
  topic: '',
  topicId: null,
  tags: ['cộng'],
  ignoreAccents: false,
  template: null,
}

test('only what changed is sent, and what belongs together goes together', () => {
  expect(questionVersions.changes(base, base)).toEqual({})
  expect(questionVersions.changes(base, { ...base, points: 5 })).toEqual({ points: 5 })
  const { type, answers, ignoreAccents, template, ...others } = questionVersions.changes(base, {
    ...base,
    type: 'multiple_choice',
  })
  expect({ type, answers, ignoreAccents, template }).toEqual({
    type: 'multiple_choice',
    answers: base.answers,
    ignoreAccents: false,
    template: null,
  })
  // Parts that it does not have are not sent.
  expect(JSON.stringify(others)).toBe('{}')
})

describe('two versions of one question', () => {
  const mine = { ...base, title: 'Tổng hai số', points: 5 }
  const theirs = { ...base, title: 'Phép cộng', tags: ['cộng', 'lớp 4'] }

  test('need a decision only where both changed the same part', () => {
    expect(questionVersions.differences(base, mine, theirs)).toEqual([
      { part: 'title' },
      { part: 'points', settled: 'mine' },
      { part: 'tags', settled: 'theirs' },
    ])
  })

  test('become one, part by part', () => {
    expect(questionVersions.merged(mine, theirs, { title: 'mine', points: 'mine', tags: 'theirs' })).toEqual({
      ...base,
      title: 'Tổng hai số',
      points: 5,
      tags: ['cộng', 'lớp 4'],
    })
  })
})
