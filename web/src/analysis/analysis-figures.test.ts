import { expect, test } from 'vitest'
import { bandLabel, figureText, judgementOf, optionRows, percentText, topicFigures } from './analysis-figures.ts'

test('figures are written as people read them', () => {
  expect([null, 0, 0.604].map(percentText)).toEqual(['—', '0 %', '60 %'])
  expect([null, 0.6455, -0.12].map(figureText)).toEqual(['—', '0,65', '-0,12'])
  expect([0, 5, 9].map((index) => bandLabel(index, 10))).toEqual(['0–9 %', '50–59 %', '90–100 %'])
})

test('a discrimination is judged by the usual marks', () => {
  expect([null, -0.1, 0, 0.2, 0.4].map((value) => judgementOf(value)?.word)).toEqual([
    undefined,
    'negative',
    'weak',
    'fair',
    'good',
  ])
})

test('options are lettered, the key says so in words, and what is missing has a row', () => {
  const item = {
    question: {
      _id: 'q',
      title: 'x',
      type: 'single_choice',
      difficulty: 'easy',
      topic: '',
      version: 1,
      isDeleted: false,
      mayChange: true,
    },
    isWithheld: false,
    figures: { people: 10, answered: 8, right: 5, facility: 0.5, discrimination: null, medianSeconds: null },
    options: [
      { _id: 'a', text: '<p>Hà Nội</p>', isCorrect: true, count: 5 },
      { _id: 'b', text: 'x'.repeat(60), isCorrect: false, count: 2 },
      { _id: 'c', text: '<span data-type="inline-math" data-latex="x^2"></span>', isCorrect: false, count: 0 },
    ],
    parts: [],
    otherCount: 1,
    observedDifficulty: null,
    suggestedDifficulty: null,
  } as const
  const t = (key: string, values: Record<string, string | number> = {}) => `${key}${values['text'] ?? ''}`
  expect(optionRows({ ...item, options: [...item.options], parts: [] }, t)).toEqual([
    { label: 'correctA. Hà Nội', values: [5] },
    { label: `B. ${'x'.repeat(39)}…`, values: [2] },
    { label: 'C', values: [0] },
    { label: 'other', values: [1] },
    { label: 'none', values: [2] },
  ])
})

test('topics are told by the questions in them, the weakest first', () => {
  const item = (topic: string, people: number, facility: number | null, isWithheld = false) => ({
    question: { ...anyQuestion, topic },
    figures: { people, answered: people, right: 0, facility, discrimination: null, medianSeconds: null },
    isWithheld,
  })
  expect(
    topicFigures([
      item('Phân số', 10, 0.5),
      item('Phân số', 30, 0.9),
      item('Hình', 10, 0.2),
      item('', 5, 1),
      item('X', 3, 1, true),
    ]),
  ).toEqual([
    { topic: 'Hình', questions: 1, share: 0.2 },
    { topic: 'Phân số', questions: 2, share: 0.8 },
  ])
})

const anyQuestion = {
  _id: 'q',
  title: '',
  type: 'single_choice',
  difficulty: 'easy',
  version: 1,
  isDeleted: false,
  mayChange: false,
} as const
