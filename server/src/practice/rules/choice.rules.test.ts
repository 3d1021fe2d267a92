import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, type ChoiceInput, chooseQuestions, zone } from './choice.ts'

const day = 86_400_000
const now = 1000 * day

const someTopic = fc.constantFrom('cộng', 'trừ', 'nhân', 'chia', 'phân số')
const someCandidates = fc
  .array(
    fc.record({
      topicId: someTopic,
      probability: fc.double({ min: 0, max: 1, noNaN: true }),
      askedAt: fc.option(fc.integer({ min: 0, max: 10 }).map((days) => now - days * day)),
      isReserved: fc.boolean(),
      isTemplate: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((records) => records.map((record, index) => ({ ...record, questionId: `q${index}` })))
const someTopics = fc.uniqueArray(
  fc.record({
    topicId: someTopic,
    dueAt: fc.integer({ min: -5, max: 5 }).map((days) => now + days * day),
    retention: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { selector: ({ topicId }) => topicId },
)
const someInput = fc
  .record({ candidates: someCandidates, topics: someTopics, size: fc.integer({ min: 0, max: 12 }) })
  .map(({ candidates, topics, size }): ChoiceInput => {
    const reserved = new Set(candidates.filter(({ isReserved }) => isReserved).map(({ questionId }) => questionId))
    return { candidates, topics, reserved, now, size }
  })

const isRested = ({ askedAt }: Candidate) => askedAt === null || now - askedAt >= 3 * day

function eligible({ candidates, reserved }: ChoiceInput): Candidate[] {
  return candidates.filter((one) => !reserved.has(one.questionId) && (isRested(one) || one.isTemplate === true))
}

test('nothing that waits in an assigned quiz is asked, and what was met within three days only with new numbers', () => {
  fc.assert(
    fc.property(someInput, (input) => {
      const allowed = new Set(eligible(input).map(({ questionId }) => questionId))
      expect(chooseQuestions(input).filter(({ questionId }) => !allowed.has(questionId))).toEqual([])
    }),
  )
})

test('a due topic is repeated by a question that was not met lately, where it has one', () => {
  fc.assert(
    fc.property(someInput, (input) => {
      const all = new Map(eligible(input).map((candidate) => [candidate.questionId, candidate]))
      for (const { questionId, topicId, reason } of chooseQuestions(input)) {
        const one = all.get(questionId)
        if (reason !== 'due' || !one || isRested(one)) continue
        expect([...all.values()].filter((other) => other.topicId === topicId && isRested(other))).toEqual([])
      }
    }),
  )
})

test('a set is as long as it was asked for, or as what there is, and repeats nothing', () => {
  fc.assert(
    fc.property(someInput, (input) => {
      const chosen = chooseQuestions(input)
      expect(chosen).toHaveLength(Math.min(input.size, eligible(input).length))
      expect(new Set(chosen.map(({ questionId }) => questionId)).size).toBe(chosen.length)
    }),
  )
})

test('every topic that is due comes before any that is not, the most forgotten first', () => {
  fc.assert(
    fc.property(someInput, (input) => {
      const there = new Set(eligible(input).map(({ topicId }) => topicId))
      const due = input.topics
        .filter(({ topicId, dueAt }) => dueAt <= now && there.has(topicId))
        .toSorted((one, other) => one.retention - other.retention)
      const first = chooseQuestions(input).slice(0, due.length)
      expect(first.map(({ reason }) => reason)).toEqual(first.map(() => 'due'))
      const retentions = first.map(({ topicId }) => due.find((topic) => topic.topicId === topicId)?.retention)
      expect(retentions).toEqual(due.slice(0, first.length).map(({ retention }) => retention))
    }),
  )
})

test('the order in which questions are offered decides nothing', () => {
  fc.assert(
    fc.property(someInput, (input) => {
      const turned = { ...input, candidates: input.candidates.toReversed() }
      expect(chooseQuestions(turned)).toEqual(chooseQuestions(input))
    }),
  )
})

test('what is right 70 to 85 times of a hundred comes before what is easier or harder', () => {
  const candidates = [0.99, 0.72, 0.2, 0.84, 0.6].map((probability, index) => ({
    questionId: `q${index}`,
    topicId: index % 2 === 0 ? 'cộng' : 'trừ',
    probability,
    askedAt: null,
  }))
  const topics = ['cộng', 'trừ'].map((topicId) => ({ topicId, dueAt: now + day, retention: 0.95 }))
  const chosen = chooseQuestions({ candidates, topics, reserved: new Set(), now, size: 3 })
  expect(zone).toEqual({ from: 0.7, to: 0.85 })
  expect(chosen).toEqual([
    { questionId: 'q1', topicId: 'trừ', reason: 'almost' },
    { questionId: 'q3', topicId: 'trừ', reason: 'almost' },
    { questionId: 'q4', topicId: 'cộng', reason: 'nearest' },
  ])
})

test('topics take turns, and only two new ones come while there is something else', () => {
  const practised = ['a', 'b', 'c', 'd', 'e', 'f']
  const candidates = [...practised, 'new 1', 'new 2', 'new 3'].flatMap((topicId) =>
    [1, 2, 3].map((index) => ({ questionId: `${topicId}${index}`, topicId, probability: 0.8, askedAt: null })),
  )
  const topics = practised.map((topicId) => ({ topicId, dueAt: now + day, retention: 0.95 }))
  const chosen = chooseQuestions({ candidates, topics, reserved: new Set(), now, size: 8 })
  expect(new Set(chosen.map(({ topicId }) => topicId)).size).toBe(8)
  expect(chosen.filter(({ reason }) => reason === 'new').map(({ topicId }) => topicId)).toEqual(['new 1', 'new 2'])
})

test('a child who begins meets as many topics as a set has questions', () => {
  const candidates = ['a', 'b', 'c', 'd'].flatMap((topicId) =>
    [1, 2].map((index) => ({ questionId: `${topicId}${index}`, topicId, probability: 0.5, askedAt: null })),
  )
  const chosen = chooseQuestions({ candidates, topics: [], reserved: new Set(), now, size: 4 })
  expect(chosen.map(({ topicId }) => topicId)).toEqual(['a', 'b', 'c', 'd'])
})
