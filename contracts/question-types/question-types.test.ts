import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparable } from './fill-blank.ts'
import type { AnswerDraft, Given, MultipleChoiceCredit } from './question-type.ts'
import { PlainType, isAnswered, marksFor, questionTypeRules, questionTypes } from './registry.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const someAnswers = fc
  .array(fc.record({ text: fc.constantFrom('<p>1,5</p>', 'Hà Nội', '2', '3'), isCorrect: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((answers) => answers.map((answer, index) => ({ ...answer, _id: ids[index] ?? '' })))
const someGiven: fc.Arbitrary<Given> = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...ids, 'Hà Nội', '1.5', '', 'x'),
  fc.array(fc.constantFrom(...ids, 'x', 'y'), { maxLength: 10 }),
)
const someCredit = fc.constantFrom<MultipleChoiceCredit>('all_or_nothing', 'partial')
const someType = fc.constantFrom(...questionTypes)

describe('grading', () => {
  test('never gives more than all points nor less than none', () => {
    fc.assert(
      fc.property(
        someType,
        someAnswers,
        someGiven,
        someCredit,
        fc.integer({ min: 1, max: 100 }),
        fc.boolean(),
        (type, answers, given, multipleChoiceCredit, points, ignoreAccents) => {
          const marks = marksFor({ type, points, answers, ignoreAccents }, given, { multipleChoiceCredit })
          expect(marks).toBeGreaterThanOrEqual(0)
          expect(marks).toBeLessThanOrEqual(points)
          expect(Math.round(marks * 100)).toBeCloseTo(marks * 100, 6)
        },
      ),
    )
  })

  test('never rewards ticking everything, unless everything is correct', () => {
    fc.assert(
      fc.property(someAnswers, someCredit, (answers, multipleChoiceCredit) => {
        const everything = answers.map(({ _id }) => _id)
        const share = questionTypeRules.multiple_choice.grade({ answers, ignoreAccents: false }, everything, {
          multipleChoiceCredit,
        })
        expect(share === 1).toBe(answers.every(({ isCorrect }) => isCorrect))
      }),
    )
  })

  test('gives nothing for nothing', () => {
    fc.assert(
      fc.property(someType, someAnswers, someCredit, (type, answers, multipleChoiceCredit) => {
        for (const given of [null, '', []]) {
          expect(questionTypeRules[type].grade({ answers, ignoreAccents: true }, given, { multipleChoiceCredit })).toBe(
            0,
          )
          expect(isAnswered(given)).toBe(false)
        }
      }),
    )
  })

  test('of several answers counts right minus wrong, or all or nothing', () => {
    const answers = ids.slice(0, 4).map((_id, index) => ({ _id, text: _id, isCorrect: index < 2 }))
    const grade = (given: Given, multipleChoiceCredit: MultipleChoiceCredit) =>
      questionTypeRules.multiple_choice.grade({ answers, ignoreAccents: false }, given, { multipleChoiceCredit })
    expect(grade(['a', 'b'], 'partial')).toBe(1)
    expect(grade(['a'], 'partial')).toBe(0.5)
    expect(grade(['a', 'c'], 'partial')).toBe(0)
    expect(grade(['a', 'b', 'c'], 'partial')).toBe(0.5)
    expect(grade(['a', 'a', 'b'], 'partial')).toBe(1)
    expect(grade(['a', 'x'], 'partial')).toBe(0)
    expect(grade(['a'], 'all_or_nothing')).toBe(0)
    expect(grade(['b', 'a'], 'all_or_nothing')).toBe(1)
    expect(grade(['a', 'b', 'c'], 'all_or_nothing')).toBe(0)
  })

  test('of one answer takes exactly the key', () => {
    const answers = ids.slice(0, 3).map((_id, index) => ({ _id, text: _id, isCorrect: index === 1 }))
    for (const type of ['single_choice', 'true_false'] as const) {
      const grade = (given: Given) =>
        questionTypeRules[type].grade({ answers, ignoreAccents: false }, given, { multipleChoiceCredit: 'partial' })
      expect(grade('b')).toBe(1)
      expect(grade(['b'])).toBe(1)
      expect(grade('a')).toBe(0)
      expect(grade(['a', 'b'])).toBe(0)
    }
  })
})

describe('a typed answer', () => {
  const grade = (accepted: string, given: string, ignoreAccents = false) =>
    questionTypeRules.fill_blank.grade(
      { answers: [{ _id: 'a', text: accepted, isCorrect: true }], ignoreAccents },
      given,
      { multipleChoiceCredit: 'partial' },
    )

  test('matches without what does not matter', () => {
    for (const given of ['Hà Nội', ' hà  nội ', 'HÀ NỘI', 'Hà\u00a0Nội', 'Hà Nội'.normalize('NFD')])
      expect(grade('Hà Nội', given), given).toBe(1)
    expect(grade('1,5', '1.5')).toBe(1)
    expect(grade('1.5', ' 1,5 ')).toBe(1)
    expect(grade('“Dế Mèn”', '"dế mèn"')).toBe(1)
    expect(grade('5 &lt; 7', '5 < 7')).toBe(1)
  })

  test('does not match another tone, another digit, or a list that only contains it', () => {
    expect(grade('Hà Nội', 'Ha Noi')).toBe(0)
    expect(grade('bà', 'bá')).toBe(0)
    expect(grade('1,5', '15')).toBe(0)
    expect(grade('1,5', '1, 5')).toBe(0)
    expect(grade('Huế', 'Huế, Đà Nẵng')).toBe(0)
  })

  test('matches without accents when the author says so', () => {
    expect(grade('Đà Nẵng', 'da nang', true)).toBe(1)
    expect(grade('Đà Nẵng', 'da lat', true)).toBe(0)
  })

  test('is compared the same way twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, ignoreAccents) => {
        const once = comparable(text, ignoreAccents)
        expect(comparable(once, ignoreAccents)).toBe(once)
      }),
    )
  })
})

describe('answers as somebody writes them', () => {
  const of = (...keys: boolean[]): AnswerDraft[] => keys.map((isCorrect, index) => ({ text: `${index}`, isCorrect }))
  const problem = (type: (typeof questionTypes)[number], answers: AnswerDraft[]) => {
    const rules = questionTypeRules[type]
    return rules.problemOf(rules.normalise(answers))?.default ?? null
  }

  test('start with a set for each type', () => {
    expect(questionTypeRules.true_false.defaultAnswers()).toEqual([
      { text: 'Đúng', isCorrect: true },
      { text: 'Sai', isCorrect: false },
    ])
    expect(questionTypeRules.multiple_choice.defaultAnswers()).toEqual([
      { text: '', isCorrect: true },
      { text: '', isCorrect: false },
    ])
    expect(questionTypeRules.single_choice.defaultAnswers()).toEqual([
      { text: '', isCorrect: false },
      { text: '', isCorrect: false },
    ])
    expect(questionTypeRules.fill_blank.defaultAnswers()).toEqual([{ text: '', isCorrect: true }])
  })

  test('keep the rules of their type', () => {
    expect(problem('single_choice', of(true))).toBe('Please provide at least 2 answers')
    expect(problem('multiple_choice', [...of(true), { text: '<p> </p>', isCorrect: true }])).toBe(
      'Please provide at least 2 answers',
    )
    expect(problem('multiple_choice', of(false, false))).toBe('Please mark at least one answer as correct')
    expect(problem('single_choice', of(true, true))).toBe('Please mark exactly one answer as correct')
    const many = (count: number) => of(true, ...Array.from({ length: count - 1 }, () => false))
    expect(problem('single_choice', many(10))).toBeNull()
    expect(problem('single_choice', many(11))).toBe('Please provide at most 10 answers')
    expect(problem('true_false', of(true, false, false))).toBe('A true/false question has exactly 2 answers')
    const truth = of(false, false).map((answer, index) => ({ ...answer, text: ['No', 'Yes'][index] ?? '' }))
    expect(problem('true_false', truth)).toBe('Please mark at least one answer as correct')
    expect(problem('true_false', of(true, false))).toBe('One answer must say true (Đúng) and the other false (Sai)')
    expect(problem('fill_blank', [{ text: '  ', isCorrect: true }])).toBe('Please provide at least 1 correct answer')
    for (const type of PlainType.options) {
      const answers = questionTypeRules[type]
        .defaultAnswers()
        .map((answer, index) => ({ text: `${index}`, isCorrect: index === 0, ...(type === 'true_false' && answer) }))
      expect(problem(type, answers), type).toBeNull()
    }
  })

  test('of a true/false question are told apart by what they say, never by their place', () => {
    const stored = (...answers: [string, boolean][]) =>
      questionTypeRules.true_false
        .normalise(answers.map(([text, isCorrect]) => ({ text, isCorrect })))
        .map(({ text, isCorrect }) => `${isCorrect ? '*' : ''}${text}`)
    expect(stored(['Sai', true], ['Đúng', false])).toEqual(['Đúng', '*Sai'])
    expect(stored(['<p>False</p>', true], ['<p>True</p>', false])).toEqual(['Đúng', '*Sai'])
    expect(stored(['No', false], ['Yes', true])).toEqual(['*Đúng', 'Sai'])
    expect(stored(['Mèo', true], ['Chó', false])).toEqual(['*Mèo', 'Chó'])
  })

  test('are refused when one option is both right and wrong', () => {
    const options = (one: string, other: string): AnswerDraft[] => [
      { text: one, isCorrect: true },
      { text: other, isCorrect: false },
      { text: 'x', isCorrect: false },
    ]
    const refused = 'Two answers say the same, one marked correct and one not'
    for (const type of ['single_choice', 'multiple_choice'] as const) {
      expect(problem(type, options('<p>5</p>', '5'))).toBe(refused)
      expect(problem(type, options('<p>a&nbsp;b</p>', 'a  b '))).toBe(refused)
      expect(problem(type, options('x2', 'x<sup>2</sup>'))).toBeNull()
      expect(problem(type, options('Hà Nội', 'hà nội'))).toBeNull()
    }
  })

  test('may be a picture or a formula without a word', () => {
    const answers = [
      { text: '<img src="/uploads/media/a.png">', isCorrect: true },
      { text: '<span data-type="inline-math" data-latex="\\frac{1}{2}"></span>', isCorrect: false },
    ]
    expect(problem('single_choice', answers)).toBeNull()
  })

  test('have one key where only one can be right', () => {
    expect(questionTypeRules.single_choice.mark(of(true, false, false), 2, true)).toEqual(of(false, false, true))
    expect(questionTypeRules.multiple_choice.mark(of(true, false), 1, true)).toEqual(of(true, true))
    expect(questionTypeRules.true_false.mark(of(true, false), 1, true)).toEqual(of(false, true))
  })
})
