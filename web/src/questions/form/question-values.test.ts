import type { QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { changesOf, differencesOf, merged } from './question-values.ts'

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
  explanation: '',
  topic: '',
  tags: ['cộng'],
  ignoreAccents: false,
}

test('only what changed is sent, and what belongs together goes together', () => {
  expect(changesOf(base, base)).toEqual({})
  expect(changesOf(base, { ...base, points: 5 })).toEqual({ points: 5 })
  expect(Object.keys(changesOf(base, { ...base, type: 'multiple_choice' }))).toEqual([
    'type',
    'answers',
    'ignoreAccents',
  ])
})

describe('two versions of one question', () => {
  const mine = { ...base, title: 'Tổng hai số', points: 5 }
  const theirs = { ...base, title: 'Phép cộng', tags: ['cộng', 'lớp 4'] }

  test('need a decision only where both changed the same part', () => {
    expect(differencesOf(base, mine, theirs)).toEqual([
      { part: 'title' },
      { part: 'points', settled: 'mine' },
      { part: 'tags', settled: 'theirs' },
    ])
  })

  test('become one, part by part', () => {
    expect(merged(mine, theirs, { title: 'mine', points: 'mine', tags: 'theirs' })).toEqual({
      ...base,
      title: 'Tổng hai số',
      points: 5,
      tags: ['cộng', 'lớp 4'],
    })
  })
})
