import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freezeAnew } from './new-numbers.ts'

const variable = { step: '', values: [], formula: '' }
const template = {
  variables: [{ ...variable, name: 'a', kind: 'whole' as const, from: '1', to: '3' }],
  constraints: [],
}
const question = {
  questionId: 'q1',
  version: 1,
  type: 'fill_blank' as const,
  content: '{{a}} + 1 = ?',
  explanation: '',
  answers: [{ text: '{{a + 1}}', isCorrect: true }],
  parts: {},
  template,
}
const plain = { ...question, questionId: 'q2', content: 'Thủ đô?', answers: [{ text: 'Hà Nội' }], template: null }

test('a template that was met lately comes with other numbers, or not at all', () => {
  fc.assert(
    fc.property(fc.nat(), fc.subarray(['1', '2', '3']), (seed, met) => {
      const before = new Map([['q1', met.map((a) => ({ a }))]])
      const paper = freezeAnew([question, plain], before, seed)
      for (const { drawn } of paper) if (drawn) expect(met).not.toContain(drawn['a'])
      expect(paper.at(-1)).toMatchObject({ questionId: 'q2' })
      if (met.length === 3) expect(paper).toHaveLength(1)
    }),
    { numRuns: 50 },
  )
})
