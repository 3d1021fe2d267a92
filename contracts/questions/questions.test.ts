import { expect, test } from 'vitest'
import { saidBy } from '../messages.ts'
import { QuestionDraft } from './questions.ts'

const draft = {
  title: 'Phân số',
  type: 'single_choice',
  subject: '0193e6a0-0000-7000-8000-000000000000',
  class: 'LOP_4',
  difficulty: 'easy',
  points: 10,
  answers: [{ text: '5', isCorrect: true }, { text: '6' }],
}

test.each([
  ['<p>Hai cộng ba?</p>', null],
  ['<p>2 + 3 = ?</p>', null],
  ['<p>7 x 8 = …</p>', null],
  ['<p>12 : 4</p>', null],
  ['<p>2023</p>', 'Content must be at least 10 characters long'],
  ['<p>2 + ba?</p>', 'Content must be at least 10 characters long'],
  ['<p>= ?</p>', 'Content must be at least 10 characters long'],
  ['<p>Tính <span data-type="inline-math" data-latex="2+3"></span></p>', null],
  ['<p><img src="/uploads/media/a.png" alt=""></p>', null],
  ['<p> </p>', 'Please enter the question content'],
])('the content %s is answered with %j', (content, problem) => {
  const checked = QuestionDraft.safeParse({ ...draft, content })
  expect(checked.success ? null : saidBy(checked.error.issues[0]?.message ?? '').message).toBe(problem)
})
