import { expect, test } from 'vitest'
import { type ProgressAttempt, progressOf, recentAttempts } from './progress.ts'

const names = new Map([
  ['toan', 'Toán'],
  ['van', 'Ngữ văn'],
])
let day = 0

function attempt(subjectId: string, marks: ProgressAttempt['marks']): ProgressAttempt {
  day += 1
  const sum = (part: 'marks' | 'points'): number => marks.reduce((total, mark) => total + mark[part], 0)
  return {
    id: `attempt-${day}`,
    title: `Bài ${day}`,
    subjectId,
    finishedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
    score: sum('marks'),
    totalPoints: sum('points'),
    marks,
  }
}
const easy = (marks: number) => ({ difficulty: 'easy' as const, marks, points: 10 })
const hard = (marks: number) => ({ difficulty: 'hard' as const, marks, points: 30 })

test('a child who has done nothing has no progress, and no share of it', () => {
  expect(progressOf([], names)).toEqual({ subjects: [], difficulties: [] })
})

test('the latest attempts of a subject stand beside those before them', () => {
  const early = [attempt('toan', [easy(0), hard(0)]), attempt('toan', [easy(5), hard(15)])]
  const late = Array.from({ length: recentAttempts }, () => attempt('toan', [easy(10), hard(7.5)]))
  const [toan] = progressOf([...early, ...late], names).subjects
  expect(toan).toMatchObject({
    _id: 'toan',
    name: 'Toán',
    before: { percentage: 25, questions: 4 },
    recent: { percentage: 43.75, questions: 10 },
    difficulties: [
      { difficulty: 'easy', before: { percentage: 25, questions: 2 }, recent: { percentage: 100, questions: 5 } },
      { difficulty: 'hard', before: { percentage: 25, questions: 2 }, recent: { percentage: 25, questions: 5 } },
    ],
  })
  expect(toan?.scores.map(({ percentage }) => percentage)).toEqual([0, 50, 43.75, 43.75, 43.75, 43.75, 43.75])
})

test('without a past there is nothing to compare with', () => {
  const [van] = progressOf([attempt('van', [easy(10)])], names).subjects
  expect(van).toMatchObject({ recent: { percentage: 100 }, before: null })
  expect(van?.difficulties).toEqual([{ difficulty: 'easy', recent: { percentage: 100, questions: 1 }, before: null }])
})

test('the subject that was sat last comes first, and over all subjects each has its own past', () => {
  const toan = Array.from({ length: recentAttempts + 1 }, (_, index) => attempt('toan', [easy(index === 0 ? 0 : 10)]))
  const progress = progressOf([...toan, attempt('van', [easy(4)])], names)
  expect(progress.subjects.map(({ name }) => name)).toEqual(['Ngữ văn', 'Toán'])
  expect(progress.difficulties).toEqual([
    { difficulty: 'easy', recent: { percentage: 90, questions: 6 }, before: { percentage: 0, questions: 1 } },
  ])
})

test('an attempt without points is no division by nothing', () => {
  const [toan] = progressOf([attempt('toan', [])], names).subjects
  expect(toan).toMatchObject({ recent: null, scores: [{ percentage: 0 }] })
})
