import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Gradable, Given } from './question-type.ts'
import { type QuestionType, isAnswered, questionTypeRules, questionTypes } from './registry.ts'

/** A question as a paper froze it, and what answers earned on the day when the type was new. Never to be changed. */
interface Frozen {
  question: Gradable
  earned: readonly [given: Given, share: number][]
}

const answer = (_id: string, text: string, isCorrect: boolean) => ({ _id, text, isCorrect })
const options = [answer('a', '<p>2</p>', true), answer('b', '<p>3</p>', false), answer('c', '<p>4</p>', true)]
const of = (question: Partial<Gradable>): Gradable => ({ answers: [], ignoreAccents: false, ...question })

const frozen: Readonly<Partial<Record<QuestionType, Frozen>>> = {
  true_false: {
    question: of({ answers: [answer('t', 'Đúng', true), answer('f', 'Sai', false)] }),
    earned: [
      ['t', 1],
      ['f', 0],
      [['t'], 1],
    ],
  },
  single_choice: {
    question: of({ answers: options.slice(0, 2) }),
    earned: [
      ['a', 1],
      ['b', 0],
      [['a', 'b'], 0],
    ],
  },
  multiple_choice: {
    question: of({ answers: options }),
    earned: [
      [['a', 'c'], 1],
      [['a'], 0.5],
      [['a', 'b'], 0],
    ],
  },
  fill_blank: {
    question: of({ answers: [answer('h', 'Hà Nội', true)] }),
    earned: [
      [' hà  nội ', 1],
      ['Ha Noi', 0],
    ],
  },
  numeric: {
    question: of({
      answers: [{ ...answer('n', '3.14', true), tolerance: 0.01 }],
      parts: { unit: { text: 'cm', required: true, missingCosts: 25 } },
    }),
    earned: [
      ['3,15 cm', 1],
      ['3,14', 0.75],
      ['3,16 cm', 0],
    ],
  },
  matching: {
    question: of({
      parts: {
        pairs: [
          { leftId: 'l1', left: '1', rightId: 'r1', right: 'lẻ' },
          { leftId: 'l2', left: '2', rightId: 'r2', right: 'chẵn' },
          { leftId: 'l3', left: '3', rightId: 'r3', right: '<p>lẻ</p>' },
        ],
        extras: ['không'],
        extraIds: ['r4'],
      },
    }),
    earned: [
      [{ l1: 'r3', l2: 'r2', l3: 'r1' }, 1],
      [{ l1: 'r1', l2: 'r4' }, 1 / 3],
    ],
  },
  ordering: {
    question: of({ parts: { items: ['a', 'b', 'c'], itemIds: ['1', '2', '3'], credit: 'pairs' } }),
    earned: [
      [['1', '2', '3'], 1],
      [['2', '1', '3'], 2 / 3],
      [['3', '2', '1'], 0],
    ],
  },
  cloze: {
    question: of({
      ignoreAccents: true,
      parts: {
        gaps: [
          { kind: 'choice', answers: [answer('x', 'lớn', true), answer('y', 'bé', false)] },
          { kind: 'text', answers: [answer('z', 'Hà Nội', true)] },
          { kind: 'number', answers: [{ ...answer('n', '9', true), tolerance: 0.5 }] },
        ],
      },
    }),
    earned: [
      [{ 1: 'x', 2: 'ha noi', 3: '9,5' }, 1],
      [{ 1: 'y', 3: '9' }, 1 / 3],
    ],
  },
  statements: {
    question: of({
      parts: {
        statements: ['p', 'q', 'r', 's'].map((_id) => ({ _id, text: _id, isTrue: _id < 'r' })),
        credit: 'table',
      },
    }),
    earned: [
      [{ p: true, q: true, r: false, s: false }, 1],
      [{ p: true, q: true, r: false, s: true }, 0.5],
      [{ p: true }, 0.1],
    ],
  },
}
const types = Object.keys(frozen) as QuestionType[]
const grading = { multipleChoiceCredit: 'partial' } as const
const share = (type: QuestionType, question: Gradable, given: Given): number =>
  questionTypeRules[type].grade(question, given, grading)

describe('a frozen paper', () => {
  test('is known of every type that is graded by rules', () => {
    const isJudged = (type: QuestionType): boolean => questionTypeRules[type].isMarkedByPerson !== true
    expect(types.toSorted()).toEqual(questionTypes.filter(isJudged).toSorted())
    // What a person marks earns nothing by itself, whatever is given.
    for (const type of questionTypes.filter((each) => !isJudged(each)))
      for (const given of ['một bài viết', ['a'], { a: true }]) expect(share(type, of({}), given)).toBe(0)
  })

  test.each(types)('of %s grades the same for ever', (type) => {
    const { question, earned } = frozen[type] ?? { question: of({}), earned: [] }
    for (const [given, expected] of earned)
      expect(share(type, question, given), JSON.stringify(given)).toBeCloseTo(expected)
  })

  test('grades what was kept as JSON like what was not, never above all nor below nothing', () => {
    const ids = fc.constantFrom(
      'a',
      'b',
      'c',
      't',
      'f',
      'h',
      '1',
      '2',
      '3',
      'x',
      'y',
      'l1',
      'l2',
      'r1',
      'r4',
      'p',
      's',
      '__proto__',
    )
    const value = fc.oneof(ids, fc.string(), fc.boolean(), fc.constantFrom('9', '3,14 cm', 'Hà Nội'))
    const anything: fc.Arbitrary<Given> = fc.oneof(
      fc.constant(null),
      fc.string(),
      ids,
      fc.array(ids, { maxLength: 6 }),
      fc.dictionary(ids, value, { maxKeys: 6 }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...types), anything, (type, given) => {
        const { question } = frozen[type] ?? { question: of({}) }
        const earned = share(type, question, given)
        const kept = (whole: unknown): unknown => JSON.parse(JSON.stringify(whole))
        expect(earned).toBeGreaterThanOrEqual(0)
        expect(earned).toBeLessThanOrEqual(1)
        expect(share(type, kept(question) as Gradable, kept(given) as Given)).toBe(earned)
        if (!isAnswered(given)) expect(earned).toBe(0)
      }),
      { numRuns: 500 },
    )
  })
})
