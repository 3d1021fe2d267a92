import { expect, test } from 'vitest'
import { emptyValues, quizVersions } from './quiz-values.ts'
import type { QuizDraft } from '@lms/contracts/quizzes/quiz-drafts.ts'

const base = { ...emptyValues(), title: 'Phép cộng', class: 'LOP_4', password: null } as QuizDraft

test('only what was changed is sent, and what belongs together goes together', () => {
  expect(quizVersions.changes(base, base)).toEqual({})
  expect(quizVersions.changes(base, { ...base, class: 'LOP_5' })).toEqual({ class: 'LOP_5', subject: '' })
  expect(quizVersions.changes(base, { ...base, questions: ['b', 'a'] })).toEqual({
    questions: ['b', 'a'],
    draws: [],
    sections: [],
    placing: {},
  })
})

test('what only one of two people changed is settled, what both changed is asked', () => {
  const mine = { ...base, title: 'Của tôi', timeLimit: 30 }
  const theirs = { ...base, title: 'Của họ', passingScore: 50 }
  expect(quizVersions.differences(base, mine, theirs)).toEqual([
    { part: 'title' },
    { part: 'timeLimit', settled: 'mine' },
    { part: 'passingScore', settled: 'theirs' },
  ])
})

test('a merge takes their record and keeps the parts that are mine', () => {
  const mine = { ...base, title: 'Của tôi', timeLimit: 30 }
  const theirs = { ...base, title: 'Của họ', passingScore: 50 }
  const both = quizVersions.merged(mine, theirs, { title: 'theirs', timeLimit: 'mine', passingScore: 'theirs' })
  expect(both).toEqual({ ...base, title: 'Của họ', timeLimit: 30, passingScore: 50 })
})
