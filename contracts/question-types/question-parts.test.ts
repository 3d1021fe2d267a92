import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QuestionDraft, type QuestionDraftInput } from '../questions/questions.ts'
import { shownContent } from './cloze.ts'
import { decimalOf, isWithin } from './decimals.ts'
import { identified } from './part-ids.ts'
import type { PartsDraft, QuestionParts } from './parts.ts'
import type { Given } from './question-type.ts'
import { type QuestionType, isAnswered, questionTypeRules, questionTypes } from './registry.ts'

const options = { multipleChoiceCredit: 'partial' } as const

/** One good question of each type that has parts. */
const samples = {
  matching: {
    pairs: [
      { left: 'Việt Nam', right: 'Hà Nội' },
      { left: 'Lào', right: 'Viêng Chăn' },
      { left: 'Thái Lan', right: 'Băng Cốc' },
    ],
    extras: ['Huế'],
  },
  ordering: { items: ['một', 'hai', 'ba', 'bốn'] },
  cloze: {
    gaps: [
      {
        kind: 'choice',
        answers: [
          { text: 'lớn', isCorrect: true },
          { text: 'bé', isCorrect: false },
        ],
      },
      { kind: 'text', answers: [{ text: 'Hà Nội', isCorrect: true }] },
      { kind: 'number', answers: [{ text: '3,14', isCorrect: true, tolerance: 0.01 }] },
    ],
  },
  statements: {
    statements: ['a', 'b', 'c', 'd'].map((text, index) => ({ text, isTrue: index % 2 === 0 })),
  },
  essay: { rubric: [{ text: 'Ý rõ ràng', points: 5 }], minimumWords: 50, maximumWords: 200 },
} satisfies Partial<Record<QuestionType, PartsDraft>>
type PartType = keyof typeof samples
const partTypes = Object.keys(samples) as PartType[]

const content = '<p>Hà Nội [[1]] hơn Huế. Thủ đô là [[2]], số pi gần [[3]].</p>'

function kept(type: PartType, parts: PartsDraft = samples[type]): QuestionParts {
  let next = 0
  return identified(questionTypeRules[type].parts?.normalise(parts) ?? {}, {}, () => `id-${(next += 1)}`)
}

function share(type: QuestionType, parts: QuestionParts, given: Given, ignoreAccents = false): number {
  return questionTypeRules[type].grade({ answers: [], ignoreAccents, parts }, given, options)
}

describe('numbers as people write them', () => {
  test.each([
    ['3,14', '3.14'],
    ['-0,5', '-.5'],
    ['1 000 000', '1000000'],
    ['1.000.000', '1000000'],
    ['1.234,5', '1234.5'],
    ['1 234,50', '1234.5'],
    ['−7', '-7'],
    ['+7', '7'],
    ['3e2', '300'],
    ['1e-2', '0.01'],
    ['007', '7'],
  ])('%s is %s', (one, other) => {
    const [left, right] = [decimalOf(one), decimalOf(other)]
    expect(left && right && isWithin(left, right, { digits: 0n, scale: 0 })).toBe(true)
  })

  test.each([
    '',
    'abc',
    '1,5,5',
    '1 00',
    '12.34,5',
    '3,',
    '1..2',
    '--1',
    '1 000.000 000',
    '5 cm',
    '1/2',
    '9'.repeat(50),
  ])('%j is none', (text) => expect(decimalOf(text)).toBeNull())

  test('are compared exactly', () => {
    const within = (one: string, other: string, tolerance: string) =>
      isWithin(...([one, other, tolerance].map((text) => decimalOf(text) ?? fail(text)) as Parameters<typeof isWithin>))
    expect(within('3.15', '3.14', '0.01')).toBe(true)
    expect(within('0.3', '0.1', '0.2')).toBe(true)
    expect(within('3.1500001', '3.14', '0.01')).toBe(false)
  })
})

function fail(text: string): never {
  throw new Error(`${text} is no number`)
}

describe('a number', () => {
  const question = (unit: QuestionParts['unit'] = null) => ({
    answers: [{ _id: 'a', text: '3.14', isCorrect: true, tolerance: 0.01 }],
    ignoreAccents: false,
    parts: { unit },
  })
  const grade = (given: Given, unit?: QuestionParts['unit']) =>
    questionTypeRules.numeric.grade(question(unit), given, options)

  test('is right within its tolerance', () => {
    for (const given of ['3,14', '3.15', ' 3.13 ', ['3,14']]) expect(grade(given), String(given)).toBe(1)
    for (const given of ['3.16', '314', 'pi', '3,14 cm', '', null]) expect(grade(given), String(given)).toBe(0)
  })

  test('may need its unit, and losing it costs what the author says', () => {
    const unit = { text: 'cm²|xăng-ti-mét vuông', required: true, missingCosts: 25 }
    for (const given of ['3,14 cm²', '3,14cm2', '3.14 CM^2', '3,14 xăng-ti-mét vuông'])
      expect(grade(given, unit), given).toBe(1)
    expect(grade('3,14', unit)).toBe(0.75)
    expect(grade('3,14 kg', unit)).toBe(0)
    expect(grade('3,14', { ...unit, required: false })).toBe(1)
    expect(grade('3,14 m', { ...unit, required: false })).toBe(0)
  })

  test('does not tell the unit that a student should know', () => {
    const asked = (required: boolean) =>
      questionTypeRules.numeric.parts?.asked({ unit: { text: 'cm|xen', required, missingCosts: 50 } }, [])
    expect(asked(true)?.unit).toEqual({ text: '', required: true })
    expect(asked(false)?.unit).toEqual({ text: 'cm', required: false })
  })
})

describe('questions with parts', () => {
  test.each(partTypes.filter((type) => type !== 'essay'))(
    '%s: the solution earns everything, nothing earns nothing',
    (type) => {
      const parts = kept(type)
      expect(share(type, parts, questionTypeRules[type].parts?.solution(parts) ?? null)).toBe(1)
      for (const given of [null, '', [], {}, { x: 'y' }, ['x'], 'x'] as Given[])
        expect(share(type, parts, given)).toBe(0)
    },
  )

  test('matching counts right pairs, and equal right sides are equal', () => {
    const parts = kept('matching', {
      pairs: [
        { left: '1', right: 'lẻ' },
        { left: '2', right: 'chẵn' },
        { left: '3', right: '<p>lẻ</p>' },
      ],
    })
    const [one, two, three] = parts.pairs ?? []
    expect(share('matching', parts, { [one?.leftId ?? '']: three?.rightId ?? '' })).toBeCloseTo(1 / 3)
    expect(share('matching', parts, { [one?.leftId ?? '']: two?.rightId ?? '' })).toBe(0)
  })

  test('ordering is all or nothing, or the share of pairs in order', () => {
    const exact = kept('ordering')
    const lenient = kept('ordering', { ...samples.ordering, credit: 'pairs' })
    const swapped = (ids: string[] = []) => [ids[1] ?? '', ids[0] ?? '', ...ids.slice(2)]
    expect(share('ordering', exact, swapped(exact.itemIds))).toBe(0)
    expect(share('ordering', lenient, swapped(lenient.itemIds))).toBeCloseTo(5 / 6)
    expect(share('ordering', lenient, (lenient.itemIds ?? []).toReversed())).toBe(0)
    expect(share('ordering', lenient, (lenient.itemIds ?? []).slice(0, 2))).toBeCloseTo(1 / 6)
  })

  test('cloze counts right gaps, each by its kind', () => {
    const parts = kept('cloze')
    const right = parts.gaps?.[0]?.answers[0]?._id ?? ''
    expect(share('cloze', parts, { 1: right, 2: ' hà  nội', 3: '3.15' })).toBe(1)
    expect(share('cloze', parts, { 1: 'lớn', 2: 'Ha Noi', 3: '3,2' })).toBe(0)
    expect(share('cloze', parts, { 2: 'Ha Noi' }, true)).toBeCloseTo(1 / 3)
  })

  test('only gaps of a cloze have numbers in its text', () => {
    expect(shownContent({ type: 'cloze', content: 'a [[1]] b' })).toContain('(1)')
    expect(shownContent({ type: 'single_choice', content: 'ma trận [[1]]' })).toBe('ma trận [[1]]')
  })

  test('statements are counted as in the national exam, or evenly', () => {
    const judged = (parts: QuestionParts, right: number) =>
      Object.fromEntries(
        (parts.statements ?? []).map(({ _id, isTrue }, index) => [_id, index < right ? isTrue : !isTrue]),
      )
    const shares = (parts: QuestionParts) =>
      [0, 1, 2, 3, 4].map((right) => share('statements', parts, judged(parts, right)))
    expect(shares(kept('statements'))).toEqual([0, 0.1, 0.25, 0.5, 1])
    expect(shares(kept('statements', { ...samples.statements, credit: 'even' }))).toEqual([0, 0.25, 0.5, 0.75, 1])
    const three = kept('statements', { statements: samples.statements.statements.slice(0, 3) })
    expect(share('statements', three, judged(three, 1))).toBeCloseTo(1 / 3)
  })

  test('no answer earns more than all or less than nothing', () => {
    const part = fc.oneof(
      fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `id-${index}`)),
      fc.string(),
      fc.boolean(),
    )
    const given: fc.Arbitrary<Given> = fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.array(fc.constantFrom('id-1', 'id-2', 'id-3', 'id-4', 'x'), { maxLength: 8 }),
      fc.dictionary(fc.constantFrom('id-1', 'id-2', 'id-3', '1', '2', '__proto__', 'constructor'), part),
    )
    fc.assert(
      fc.property(fc.constantFrom(...questionTypes), given, (type, value) => {
        const sample = partTypes.find((each) => each === type)
        const earned = share(type, sample ? kept(sample) : {}, value)
        expect(earned).toBeGreaterThanOrEqual(0)
        expect(earned).toBeLessThanOrEqual(1)
        if (!isAnswered(value)) expect(earned).toBe(0)
      }),
    )
  })

  test('show a student no key: what is asked is the same whatever is right', () => {
    const other: Record<PartType, PartsDraft> = {
      ...samples,
      statements: { statements: samples.statements.statements.map(({ text, isTrue }) => ({ text, isTrue: !isTrue })) },
      cloze: {
        gaps: samples.cloze.gaps.map(({ kind, answers }) => ({
          kind,
          answers: answers.map((answer) => ({
            ...answer,
            ...(kind === 'choice' ? { isCorrect: !answer.isCorrect } : { text: '9' }),
          })),
        })),
      },
      essay: { ...samples.essay, rubric: [{ text: 'Ý khác', points: 1 }] },
    }
    for (const type of partTypes) {
      const rules = questionTypeRules[type].parts
      expect(rules?.asked(kept(type, other[type]), []), type).toEqual(rules?.asked(kept(type), []))
    }
  })

  test('keep the ids of what stays when they are written again', () => {
    for (const type of partTypes) {
      const parts = kept(type)
      expect(
        identified(parts, parts, () => 'new'),
        type,
      ).toEqual(parts)
      const again = questionTypeRules[type].parts?.normalise(samples[type]) ?? {}
      expect(
        identified(again, parts, () => 'new'),
        type,
      ).toEqual(parts)
    }
  })
})

describe('parts as somebody writes them', () => {
  const draft = {
    title: 'Câu hỏi thử',
    content,
    subject: '00000000-0000-4000-8000-000000000000',
    class: 'LOP_4',
    difficulty: 'easy',
    points: 10,
    answers: [],
  } as const
  const problems = (type: QuestionType, parts: object) => {
    const checked = QuestionDraft.safeParse({ ...draft, answers: [], type, ...parts })
    return checked.success ? [] : checked.error.issues.map(({ path }) => path.join('.'))
  }

  test('are taken when they are whole', () => {
    for (const type of partTypes) expect(problems(type, samples[type]), type).toEqual([])
    expect(problems('numeric', { answers: [{ text: '3,14', tolerance: 0.01 }], unit: { text: 'cm' } })).toEqual([])
  })

  const pair = { left: 'a', right: 'b' }
  test.each<[QuestionType, object, string]>([
    ['numeric', { answers: [{ text: 'ba' }] }, 'answers'],
    ['numeric', { answers: [{ text: '3', tolerance: -1 }] }, 'answers.0.tolerance'],
    ['matching', { pairs: [pair] }, 'pairs'],
    ['matching', { pairs: [pair, { left: 'c', right: '' }] }, 'pairs'],
    ['matching', { pairs: [pair, { left: '<p>a</p>', right: 'c' }] }, 'pairs'],
    ['matching', { pairs: [pair, { left: 'c', right: 'd' }], extras: ['b'] }, 'extras'],
    ['ordering', { items: ['a'] }, 'items'],
    ['ordering', { items: ['a', '<p>a</p>'] }, 'items'],
    ['ordering', { items: Array.from({ length: 13 }, (_, index) => `${index}`) }, 'items'],
    ['cloze', { gaps: [] }, 'gaps'],
    ['cloze', { gaps: samples.cloze.gaps.slice(0, 2) }, 'gaps'],
    ['cloze', { ...samples.cloze, content: `${content}<p>[[1]]</p>` }, 'gaps'],
    ['statements', { statements: [{ text: 'a', isTrue: true }] }, 'statements'],
    ['statements', { statements: ['a', 'a'].map((text) => ({ text, isTrue: true })) }, 'statements'],
    ['essay', { minimumWords: 10, maximumWords: 5 }, 'maximumWords'],
  ])('%s with %j is refused at %s', (type, parts, field) => {
    expect(problems(type, parts)).toEqual([field])
  })

  test('of another type are left out', () => {
    const both: QuestionDraftInput = {
      ...draft,
      answers: [],
      ...samples.matching,
      ...samples.ordering,
      type: 'ordering',
    }
    const checked = QuestionDraft.parse(both)
    expect(checked).not.toHaveProperty('pairs')
    expect(checked.items).toEqual(samples.ordering.items)
  })
})
