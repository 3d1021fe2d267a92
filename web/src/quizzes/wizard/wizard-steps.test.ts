import { expect, test } from 'vitest'
import { emptyValues } from '../form/quiz-values.ts'
import { openStep, stepAfter, stepBefore, steps } from './wizard-steps.ts'

const basics = {
  ...emptyValues(),
  title: 'Ôn tập',
  class: 'LOP_4' as const,
  subject: '0193e6a0-0000-7000-8000-000000000000',
}

test('back goes 4 to 3 to 2.1 to 2 to 1, and continue the other way', () => {
  expect(steps.toReversed().map(stepBefore)).toEqual(['3', '2.1', '2', '1', '1'])
  expect(steps.map(stepAfter)).toEqual(['2', '2.1', '3', '4', '4'])
})

test('nobody gets past the first step before it is filled in', () => {
  for (const step of steps) expect(openStep(step, emptyValues())).toBe('1')
  expect(openStep('2', basics)).toBe('2')
  expect(openStep(2.1, basics)).toBe('2.1')
})

test('nor with a deadline that has passed', () => {
  expect(openStep('2', { ...basics, deadline: '2020-01-01T00:00:00.000Z' })).toBe('1')
  expect(openStep('2', { ...basics, deadline: '2990-01-01T00:00:00.000Z' })).toBe('2')
})

test('the preview and the last step need a question', () => {
  expect(openStep('4', basics)).toBe('2.1')
  expect(openStep('4', { ...basics, questions: ['a'] })).toBe('4')
})

test('an address that makes no sense begins at the beginning', () => {
  expect(openStep('7', basics)).toBe('1')
  expect(openStep(undefined, basics)).toBe('1')
})
