import { classCodes } from '@lms/contracts/classes/classes.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { difficulties } from '@lms/contracts/questions/questions.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import fc from 'fast-check'
import { formulaElement } from '../../src/exchange/formulas-in-text.ts'
import { type Item, type ItemAnswer, trueFalseAnswers } from '../../src/exchange/item.ts'

/** Words that people write, among them all that a format could take for a sign of its own. */
const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Hà Nội', 'phép cộng', 'Đạo hàm', 'năm', 'x', '12', 'ơn', 'Trường học') },
  fc.constantFrom(
    '=',
    '~',
    '#',
    '{',
    '}',
    ':',
    '::',
    '\\',
    '\\(',
    '\\[',
    '$$',
    '$',
    '->',
    '//',
    '####',
    '%50%',
    '<',
    '>',
    '&',
    '"',
    "'",
  ),
  fc.constantFrom(
    '=1+1',
    '-5',
    '@a',
    '+3',
    "'=",
    "'",
    ',',
    ';',
    '|',
    ']]>',
    '[html]',
    '&amp;',
    '<p>',
    'A.',
    'B)',
    'C. x',
    '(D)',
    '*',
  ),
  fc.constantFrom(
    'Câu 5.',
    'Đáp án: B',
    'Lời giải:',
    'Điểm: 3',
    '1. x',
    '1.A 2.B',
    'HẾT',
    'ANSWER: A',
    '$CATEGORY: a',
    '\\n',
    'T',
    'TRUE',
  ),
)
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
const title = fc.tuple(fc.constantFrom('Phép cộng', 'Thủ đô'), text).map((parts) => parts.join(' '))
const label = fc.constantFrom('Số học', 'Hình học', 'Ôn tập', 'Đại số 10')

const latex = fc.constantFrom(
  'x^{2}',
  '\\frac{1}{2}',
  '\\sqrt{a+b}',
  '\\sqrt[3]{x}',
  'x_{1}+y_{2}^{2}',
  '\\alpha\\leq\\beta',
  'a<b',
  '\\overline{AB}',
  '\\left(\\frac{a}{b}\\right)',
  '\\sin x',
  '\\widehat{ABC}',
  '\\int_{0}^{1}x',
  'A=\\left\\{1;2\\right\\}',
)

const inline = fc.oneof(
  { weight: 4, arbitrary: text.map(escapeText) },
  fc
    .tuple(fc.constantFrom('strong', 'em', 'u', 'sub', 'sup', 'code', 's'), text)
    .map(([tag, inner]) => `<${tag}>${escapeText(inner)}</${tag}>`),
  latex.map((source) => formulaElement(source)),
)
const paragraph = fc.array(inline, { minLength: 1, maxLength: 3 }).map((parts) => `<p>Xét ${parts.join(' và ')}</p>`)
const block = fc.oneof(
  { weight: 5, arbitrary: paragraph },
  latex.map((source) => formulaElement(source, true)),
)
const richText = fc.tuple(paragraph, fc.array(block, { maxLength: 2 })).map(([first, rest]) => first + rest.join(''))
const optionText = fc.oneof({ weight: 3, arbitrary: text.map((words) => `<p>${escapeText(words)}</p>`) }, richText)
const note = fc.option(richText, { nil: undefined })

const withNote = (answer: { text: string; isCorrect: boolean }, explanation: string | undefined): ItemAnswer =>
  explanation === undefined ? answer : { ...answer, explanation }

const choices = fc.array(fc.tuple(optionText, fc.boolean(), note), { minLength: 2, maxLength: 10 })

const answered: fc.Arbitrary<Pick<Item, 'type' | 'answers'>> = fc.oneof(
  fc.tuple(choices, fc.nat(9)).map(([given, right]) => ({
    type: 'single_choice' as const,
    answers: given.map(([own, , why], index) =>
      withNote({ text: own, isCorrect: index === right % given.length }, why),
    ),
  })),
  fc.tuple(choices, fc.nat(9)).map(([given, right]) => ({
    type: 'multiple_choice' as const,
    answers: given.map(([own, isCorrect, why], index) =>
      withNote({ text: own, isCorrect: isCorrect || index === right % given.length }, why),
    ),
  })),
  fc.tuple(fc.boolean(), note, note).map(([isTrue, onTrue = '', onFalse = '']) => ({
    type: 'true_false' as const,
    answers: trueFalseAnswers(isTrue, { onTrue, onFalse }),
  })),
  fc.uniqueArray(text, { minLength: 1, maxLength: 10 }).map((texts) => ({
    type: 'fill_blank' as const,
    answers: texts.map((own) => ({ text: escapeText(own), isCorrect: true })),
  })),
)

const side = text.map((words) => `<p>${escapeText(words)}</p>`)
const unlike = (arbitrary: fc.Arbitrary<string>, minLength: number, maxLength: number) =>
  fc.uniqueArray(arbitrary, { minLength, maxLength })
const gapWord = fc.constantFrom('Hà Nội', 'a | b', '*sao', '=1', '%50%', 'x~y', '{1}', '#', 'bé < lớn', '\\', '"', '&')
const number = fc.constantFrom('20', '-3', '3.14', '0.5', '1000000')
const tolerance = fc.constantFrom(undefined, 0.5, 0.01, 2)

/** A question of each type that has parts, as the bank holds it. */
const parted: Readonly<Partial<Record<QuestionType, fc.Arbitrary<Partial<Item>>>>> = {
  numeric: fc
    .tuple(
      fc.uniqueArray(number, { minLength: 1, maxLength: 3 }),
      tolerance,
      fc.option(
        fc.record({ text: fc.constantFrom('cm', 'm²|m2'), required: fc.boolean(), missingCosts: fc.constant(50) }),
      ),
    )
    .map(([texts, room, unit]) => ({
      answers: texts.map((own) => ({ text: own, isCorrect: true, ...(room !== undefined && { tolerance: room }) })),
      unit,
    })),
  matching: fc.tuple(unlike(optionText, 2, 6), unlike(optionText, 6, 8)).map(([lefts, rights]) => ({
    pairs: lefts.map((left, index) => ({ left, right: rights[index] ?? '' })),
    extras: rights.slice(6),
  })),
  ordering: fc
    .tuple(unlike(optionText, 2, 6), fc.constantFrom('all_or_nothing' as const, 'pairs' as const))
    .map(([items, credit]) => ({ items, credit })),
  cloze: fc.tuple(unlike(gapWord, 2, 4), number, tolerance, gapWord).map(([words, own, room, typed]) => ({
    content: '<p>Số 45 [[1]] số 54, hiệu là [[2]], thủ đô là [[3]].</p>',
    gaps: [
      { kind: 'choice' as const, answers: words.map((each, index) => ({ text: each, isCorrect: index === 0 })) },
      {
        kind: 'number' as const,
        answers: [{ text: own, isCorrect: true, ...(room !== undefined && { tolerance: room }) }],
      },
      { kind: 'text' as const, answers: [{ text: typed, isCorrect: true }] },
    ],
  })),
  statements: fc
    .tuple(unlike(side, 2, 6), fc.infiniteStream(fc.boolean()), fc.constantFrom('table' as const, 'even' as const))
    .map(([texts, truths, credit]) => ({
      statements: texts.map((own) => ({ text: own, isTrue: truths.next().value === true })),
      credit,
    })),
  essay: fc
    .tuple(fc.array(text, { maxLength: 3 }), fc.option(fc.integer({ min: 1, max: 50 })))
    .map(([lines, words]) => ({
      rubric: lines.map((line) => ({ text: line, points: 4 })),
      minimumWords: words,
      maximumWords: null,
      allowPictures: true,
    })),
}

/** Null for a type that is a text with answers. */
export function someItemOf(type: QuestionType): fc.Arbitrary<Item> | null {
  const parts = parted[type]
  if (parts === undefined) return null
  return fc.tuple(someItem, parts).map(([item, own]) => ({ ...item, answers: [], ...own, type }))
}

/** Questions as the bank holds them. */
export const someItem: fc.Arbitrary<Item> = fc
  .record({
    title,
    content: richText,
    explanation: fc.oneof(fc.constant(''), richText),
    topic: fc.oneof(fc.constant(''), label),
    tags: fc.uniqueArray(label, { maxLength: 3 }),
    ignoreAccents: fc.boolean(),
    difficulty: fc.constantFrom(...difficulties),
    points: fc.integer({ min: 1, max: 100 }),
    class: fc.constantFrom(...classCodes),
    subject: label,
  })
  .chain((fields) => answered.map((answers) => ({ ...fields, ...answers })))
