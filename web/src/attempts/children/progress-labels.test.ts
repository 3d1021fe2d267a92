import type { SubjectProgress } from '@lms/contracts/attempts/child-results.ts'
import { describe, expect, test } from 'vitest'
import { partsOf, scoreRows, trendOf } from './progress-labels.ts'

const share = (percentage: number, questions = 10) => ({ percentage, questions })

function subject(name: string, more: Partial<SubjectProgress>): SubjectProgress {
  return { _id: name, name, recent: null, before: null, difficulties: [], scores: [], ...more }
}

describe('parts of a subject', () => {
  test('are strengths from 80 percent, and want practice below 50', () => {
    const maths = subject('Toán', {
      difficulties: [
        { difficulty: 'easy', recent: share(80), before: share(60) },
        { difficulty: 'medium', recent: share(50), before: null },
        { difficulty: 'hard', recent: share(49.99), before: share(80) },
      ],
    })
    expect(partsOf([maths])).toEqual({
      strong: [expect.objectContaining({ difficulty: 'easy', percentage: 80, before: 60, trend: 'better' })],
      weak: [expect.objectContaining({ difficulty: 'hard', percentage: 49.99, before: 80, trend: 'worse' })],
    })
  })

  test('say nothing after two questions', () => {
    const difficulties = [{ difficulty: 'easy', recent: share(100, 2), before: null } as const]
    expect(partsOf([subject('Toán', { difficulties })])).toEqual({ strong: [], weak: [] })
  })

  test('come with the strongest, and with the weakest, first', () => {
    const withEasy = (name: string, percentage: number) =>
      subject(name, { difficulties: [{ difficulty: 'easy', recent: share(percentage), before: null }] })
    const { strong, weak } = partsOf([withEasy('a', 85), withEasy('b', 95), withEasy('c', 40), withEasy('d', 10)])
    expect(strong.map((part) => part.subject)).toEqual(['b', 'a'])
    expect(weak.map((part) => part.subject)).toEqual(['d', 'c'])
  })
})

test.each([
  [80, null, 'noPast'],
  [80, 75, 'better'],
  [80, 76, 'same'],
  [76, 80, 'same'],
  [75, 80, 'worse'],
] as const)('%i after %s is %s', (recent, before, trend) => {
  expect(trendOf(recent, before)).toBe(trend)
})

test('scores of several subjects stand on one line of time, the latest of them', () => {
  const score = (createdAt: string, percentage: number) => ({ _id: createdAt, title: '', createdAt, percentage })
  const maths = subject('Toán', { scores: [score('2026-01-01', 10), score('2026-01-03', 30)] })
  const words = subject('Văn', { scores: [score('2026-01-02', 20)] })
  expect(scoreRows([maths, words], 2)).toEqual([
    { createdAt: '2026-01-02', values: [null, 20] },
    { createdAt: '2026-01-03', values: [30, null] },
  ])
})
