import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startProblem } from './access.ts'
import { disclosureTo } from './disclosure.ts'
import { countedResult, gradePaper, hasPassed } from './grading.ts'
import { shareOfMark, withMark } from './marking.ts'
import { freezePaper, inPaperOrder } from './paper.ts'
import { endOf, secondsLeft } from './timing.ts'

const option = (text: string) => ({ text })
const question = (questionId: string, texts: string[], type = 'single_choice' as const) => ({
  questionId,
  version: 3,
  type,
  answers: texts.map(option),
})
const mixed = { shuffleQuestions: true, shuffleAnswers: true }

describe('a paper', () => {
  test('is the same for the same seed and has every question and option once', () => {
    const texts = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5', '6'), { minLength: 2 })
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 12 }), fc.nat(), (all, seed) => {
        const questions = all.map((answers, index) => question(`q${index}`, answers))
        const paper = freezePaper(questions, mixed, seed)
        expect(freezePaper(questions, mixed, seed)).toEqual(paper)
        expect(paper.map(({ questionId }) => questionId).toSorted()).toEqual(
          questions.map(({ questionId }) => questionId).toSorted(),
        )
        for (const item of paper) {
          const { answers = [] } = questions.find(({ questionId }) => questionId === item.questionId) ?? {}
          expect(new Set(inPaperOrder(answers, item))).toEqual(new Set(answers))
        }
      }),
    )
  })

  test('has its options in the order of the one rule for them', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 60; seed += 1) {
      const [item] = freezePaper([question('q', ['một', 'Tất cả các đáp án trên', 'hai', 'ba'])], mixed, seed)
      expect(item?.order.at(-1)).toBe(1)
      orders.add(item?.order.join() ?? '')
      const [lettered] = freezePaper([question('q', ['1', '2', 'Chỉ A đúng'])], mixed, seed)
      expect(lettered?.order).toEqual([0, 1, 2])
    }
    expect(orders.size).toBe(6)
  })

  test('is left alone when nothing shall be mixed', () => {
    const questions = [question('q1', ['1', '2']), question('q2', ['1', '2'])]
    const paper = freezePaper(questions, { shuffleQuestions: false, shuffleAnswers: false }, 7)
    expect(paper).toEqual([
      { questionId: 'q1', version: 3, order: [0, 1] },
      { questionId: 'q2', version: 3, order: [0, 1] },
    ])
  })
})

describe('the end', () => {
  const startedAt = '2026-11-16T01:00:00.000Z'
  test.each([
    [{ timeLimit: 30, extraMinutes: 0, deadline: null }, '2026-11-16T01:30:00.000Z'],
    [{ timeLimit: 30, extraMinutes: 10, deadline: null }, '2026-11-16T01:40:00.000Z'],
    [{ timeLimit: 30, extraMinutes: 10, deadline: '2026-11-16T01:35:00.000Z' }, '2026-11-16T01:35:00.000Z'],
    [{ timeLimit: 0, extraMinutes: 10, deadline: '2026-11-16T09:00:00.000Z' }, '2026-11-16T09:00:00.000Z'],
    [{ timeLimit: 0, extraMinutes: 0, deadline: null }, null],
  ])('%o is %s', (allowance, end) => {
    expect(endOf({ startedAt, ...allowance })).toBe(end)
  })
  test('seconds are never fewer than none', () => {
    expect(secondsLeft(startedAt, new Date('2026-11-16T00:59:58.500Z'))).toBe(2)
    expect(secondsLeft(startedAt, new Date('2026-11-16T01:00:10.000Z'))).toBe(0)
    expect(secondsLeft(null, new Date())).toBeNull()
  })
})

describe('marks', () => {
  const answers = ['a', 'b', 'c'].map((id, index) => ({ _id: id, text: id, isCorrect: index < 2 }))
  const many = {
    questionId: 'q',
    version: 1,
    type: 'multiple_choice',
    points: 1,
    answers,
    ignoreAccents: false,
  } as const
  const three = ['q1', 'q2', 'q3'].map((questionId) => ({ ...many, questionId }))

  test('add up exactly, also thirds and tenths', () => {
    const given = { q1: ['a'], q2: ['a'], q3: ['a', 'b'] }
    const grade = gradePaper(three, given, { multipleChoiceCredit: 'partial', passingScore: 66 })
    expect(grade).toMatchObject({ score: 2, total: 3, passed: true })
    expect(gradePaper(three, given, { multipleChoiceCredit: 'all_or_nothing', passingScore: 34 })).toMatchObject({
      score: 1,
      passed: false,
    })
  })
  test('pass exactly at the border', () => {
    expect(hasPassed(0.7, 1, 70)).toBe(true)
    expect(hasPassed(0.69, 1, 70)).toBe(false)
    expect(hasPassed(0, 0, 0)).toBe(true)
  })
  test('of several attempts count by the method', () => {
    const results = [4, 9, 6].map((score) => ({ score, total: 10, passed: score >= 7 }))
    const counted = (gradingMethod: 'highest' | 'latest' | 'average' | 'first') =>
      countedResult(results, { gradingMethod, passingScore: 60 })
    expect(counted('highest')).toMatchObject({ score: 9, passed: true })
    expect(counted('latest')).toMatchObject({ score: 6 })
    expect(counted('first')).toMatchObject({ score: 4 })
    expect(counted('average')).toEqual({ score: 6.33, total: 10, passed: true })
    expect(countedResult([], { gradingMethod: 'highest', passingScore: 60 })).toBeNull()
  })
  test('of several attempts count only once what decides is marked', () => {
    const waits = { score: null, total: 10, passed: null }
    const marked = { score: 4, total: 10, passed: false }
    const counted = (
      gradingMethod: 'highest' | 'latest' | 'average' | 'first',
      attempts: (typeof waits | typeof marked)[],
    ) => countedResult(attempts, { gradingMethod, passingScore: 60 })?.score ?? null
    expect(counted('highest', [marked, waits])).toBe(4)
    expect(counted('highest', [waits])).toBeNull()
    expect(counted('first', [marked, waits])).toBe(4)
    for (const method of ['latest', 'average'] as const) expect(counted(method, [marked, waits])).toBeNull()
  })
  test('what a person marks has no score until then, and what is blank earns nothing', () => {
    const essay = { questionId: 'e', version: 1, type: 'essay', points: 10, answers: [], ignoreAccents: false } as const
    const rules = { passingScore: 50, multipleChoiceCredit: 'all_or_nothing' } as const
    expect(gradePaper([essay], { e: '<p>a</p>' }, rules)).toMatchObject({ score: null, passed: null, total: 10 })
    expect(gradePaper([essay], {}, rules)).toMatchObject({ score: 0, passed: false })
    const graded = gradePaper([essay], { e: '<p>a</p>' }, rules, new Map([['e', 0.725]]))
    expect(graded).toMatchObject({ score: 7.25, passed: true })
    expect(withMark(graded.marks, { questionId: 'e', share: 0.1 }, 50)).toMatchObject({ score: 1, passed: false })
  })
  test('a mark is a share of the criteria, or of the points where there are none', () => {
    const rubric = [
      { _id: 'a', points: 6 },
      { _id: 'b', points: 4 },
    ]
    expect(shareOfMark({ criteria: { a: 3, b: 1.5 } }, rubric, 20)).toMatchObject({ share: 0.45 })
    expect(shareOfMark({ criteria: { a: 3 } }, rubric, 20)).toMatchObject({ field: 'criteria.b' })
    expect(shareOfMark({ criteria: { a: 7, b: 1 } }, rubric, 20)).toMatchObject({ field: 'criteria.a' })
    expect(shareOfMark({ criteria: {}, points: 5 }, [], 20)).toMatchObject({ share: 0.25 })
    expect(shareOfMark({ criteria: {}, points: 21 }, [], 20)).toMatchObject({ field: 'points' })
    expect(shareOfMark({ criteria: {} }, [], 20)).toMatchObject({ field: 'points' })
  })
})

describe('what is shown', () => {
  const now = new Date('2026-11-16T01:00:00.000Z')
  const quiz = {
    showResultsImmediately: true,
    showCorrectAnswers: true,
    deadline: null as string | null,
    maxAttempts: 2,
    isActive: true,
    authorId: 'author',
  }
  const standing = { isReleased: false, attemptCount: 1, isSitting: false }
  const shown = (of: Partial<typeof quiz>, by: Partial<typeof standing> = {}) =>
    disclosureTo({ id: 'child', role: 'student', isApproved: true }, { ...quiz, ...of }, { ...standing, ...by }, now)

  test('keys wait for the last attempt or the deadline', () => {
    expect(shown({})).toEqual({ result: true, paper: true, keys: false })
    expect(shown({}, { attemptCount: 2 })).toMatchObject({ keys: true })
    expect(shown({ maxAttempts: 0 })).toMatchObject({ keys: true })
    expect(shown({ deadline: '2026-11-16T00:59:00.000Z' })).toMatchObject({ keys: true })
    expect(shown({ showCorrectAnswers: false }, { attemptCount: 2 })).toMatchObject({ paper: true, keys: false })
  })
  test('a paper stays closed while another attempt at it is running', () => {
    expect(shown({ maxAttempts: 0 }, { isSitting: true })).toEqual({ result: true, paper: false, keys: false })
  })
  test('what is withheld waits for the deadline or the author', () => {
    const withheld = { showResultsImmediately: false, maxAttempts: 1 }
    expect(shown(withheld)).toEqual({ result: false, paper: false, keys: false })
    expect(shown(withheld, { isReleased: true })).toEqual({ result: true, paper: true, keys: true })
    expect(shown({ ...withheld, deadline: '2026-11-17T00:00:00.000Z' })).toMatchObject({ result: false })
    expect(shown({ ...withheld, deadline: '2026-11-16T01:00:00.000Z' })).toMatchObject({ result: true, keys: true })
  })
  test.each<[string, string, boolean, object, object]>([
    ['sees what the child sees', 'parent', false, {}, { result: true, paper: true, keys: false }],
    ['sees the keys of a closed quiz once approved', 'parent', true, { isActive: false }, { paper: true, keys: true }],
    ['sees no keys of it before', 'parent', false, { isActive: false }, { paper: true, keys: false }],
    [
      'sees nothing withheld of a closed quiz',
      'parent',
      true,
      { isActive: false, showResultsImmediately: false },
      { result: false, paper: false, keys: false },
    ],
    [
      'sees everything of an own quiz',
      'author',
      false,
      { showResultsImmediately: false },
      { result: true, keys: true },
    ],
  ])('a parent %s', (_, id, isApproved, of, expected) => {
    const reader = { id, role: 'parent', isApproved } as const
    expect(disclosureTo(reader, { ...quiz, showCorrectAnswers: false, ...of }, standing, now)).toMatchObject(expected)
  })
})

test.each([
  [{ isActive: false }, 'quiz_inactive'],
  [{ releaseDate: '2026-11-16T01:00:01.000Z' }, 'quiz_not_released'],
  [{ deadline: '2026-11-16T01:00:00.000Z' }, 'quiz_closed'],
  [{ maxAttempts: 1 }, 'no_attempts_left'],
  [{ maxAttempts: 0 }, null],
  [{}, null],
])('who wants to start a quiz with %o hears %s', (changes, problem) => {
  const quiz = { isActive: true, releaseDate: null, deadline: null, maxAttempts: 2, ...changes }
  expect(startProblem(quiz, { attemptCount: 1 }, new Date('2026-11-16T01:00:00.000Z'))).toBe(problem)
})
