import type { PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { expect, test } from 'vitest'
import { openPlacesOf } from './open-places.ts'

const option = (_id: string) => ({ _id, text: _id })
const question = (_id: string, more: Partial<PaperQuestion>): PaperQuestion => ({
  _id,
  title: '',
  type: 'single_choice',
  content: '',
  points: 10,
  answers: [],
  ...more,
})
const questions = [
  question('one', { answers: [option('a'), option('b')] }),
  question('pairs', { type: 'matching', lefts: [option('l1'), option('l2')], answers: [option('r1'), option('r2')] }),
  question('gaps', {
    type: 'cloze',
    gaps: [1, 2].map((number) => ({ number, kind: 'text' as const, answers: [] })),
  }),
  question('statements', { type: 'statements', answers: [option('s1'), option('s2')] }),
  question('essay', { type: 'essay', minimumWords: 3 }),
  question('order', { type: 'ordering', answers: [option('i1'), option('i2')] }),
]

test('what has nothing is unanswered; what has a part without anything, or too few words, is unfinished', () => {
  expect(openPlacesOf({ questions, answers: {} })).toEqual({ unanswered: [0, 1, 2, 3, 4, 5], unfinished: [] })
  const begun = {
    one: 'a',
    pairs: { l1: 'r1' },
    gaps: { 2: 'chín' },
    statements: { s1: false },
    essay: '<p>Con</p><p>mèo</p>',
    order: ['i1', 'i2'],
  }
  expect(openPlacesOf({ questions, answers: begun })).toEqual({ unanswered: [], unfinished: [1, 2, 3, 4] })
  const done = {
    ...begun,
    pairs: { l1: 'r1', l2: 'r1' },
    gaps: { 1: 'một', 2: 'chín' },
    statements: { s1: false, s2: true },
    essay: '<p>Con</p><p>mèo mướp</p>',
  }
  expect(openPlacesOf({ questions, answers: done })).toEqual({ unanswered: [], unfinished: [] })
})
