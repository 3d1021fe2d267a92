import { expect, test } from 'vitest'
import { answersUnder } from './type-change.ts'

const options = [
  { _id: 'a', text: '<p>Hà <strong>Nội</strong></p>', isCorrect: true },
  { _id: 'b', text: '<p>Huế</p>', isCorrect: false },
]
const blanks = [
  { text: '', isCorrect: false },
  { text: '', isCorrect: false },
]

test('options stay with their key when one or several may be right', () => {
  expect(answersUnder('multiple_choice', 'single_choice', options)).toEqual({ answers: options, lost: [] })
  const several = options.map((answer) => ({ ...answer, isCorrect: true }))
  expect(answersUnder('single_choice', 'multiple_choice', several).answers).toEqual(several)
})

test('the right ones can be typed; the wrong ones, pictures and formulas would be lost', () => {
  expect(answersUnder('fill_blank', 'single_choice', options)).toEqual({
    answers: [{ _id: 'a', text: 'Hà Nội', isCorrect: true }],
    lost: ['Huế'],
  })
  const formula = { text: '<span data-type="inline-math" data-latex="x^2"></span>', isCorrect: true }
  expect(answersUnder('fill_blank', 'single_choice', [formula]).lost).toEqual(['x^2'])
})

test('accepted answers become options, and there are enough of them', () => {
  const typed = [{ _id: 'a', text: '5', isCorrect: true }]
  expect(answersUnder('single_choice', 'fill_blank', typed).answers).toEqual([typed[0], { text: '', isCorrect: false }])
})

test('only what says true and false becomes a true/false question', () => {
  const truth = [
    { text: '<p>Sai</p>', isCorrect: true },
    { text: '<p>Đúng</p>', isCorrect: false },
  ]
  expect(answersUnder('true_false', 'single_choice', truth)).toEqual({
    answers: [
      { text: 'Đúng', isCorrect: false },
      { text: 'Sai', isCorrect: true },
    ],
    lost: [],
  })
  expect(answersUnder('true_false', 'single_choice', options).lost).toEqual(['Hà Nội', 'Huế'])
})

test('nothing is lost where nobody wrote anything', () => {
  for (const next of ['true_false', 'multiple_choice', 'fill_blank'] as const)
    expect(answersUnder(next, 'single_choice', blanks).lost).toEqual([])
  const truth = [
    { text: 'Đúng', isCorrect: true },
    { text: 'Sai', isCorrect: false },
  ]
  expect(answersUnder('single_choice', 'true_false', truth)).toEqual({ answers: blanks, lost: [] })
})
