import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Check, type Tried, takeTry } from './tries.ts'

const options = ['a', 'b', 'c', 'd'].map((id) => ({ _id: id, text: id, isCorrect: id === 'c' }))
const question: Tried = { type: 'single_choice', answers: options, ignoreAccents: false }
const sent = fc.record({
  given: fc.constantFrom('a', 'b', 'c', null),
  number: fc.constantFrom(1, 2),
  usedHint: fc.boolean(),
})

test('however often and in whatever order tries arrive: at most two, nothing after the end, and no try twice', () => {
  fc.assert(
    fc.property(fc.array(sent, { maxLength: 8 }), (tries) => {
      let check: Check | null = null
      for (const one of tries) {
        const before: Check | null = check
        const outcome = takeTry(question, before, one)
        if (outcome.kind === 'out of turn') continue
        if (outcome.kind === 'repeated') expect(outcome.check).toBe(before)
        if (before !== null && before.state !== 'again') expect(outcome.kind).toBe('repeated')
        check = outcome.check
        expect(check.tries.length).toBeLessThanOrEqual(2)
        expect(check.state).toBe(check.tries.at(-1)?.isRight ? 'right' : check.tries.length === 2 ? 'wrong' : 'again')
      }
    }),
  )
})

test('a hint counts as used only where there was one', () => {
  const first = takeTry(question, null, { given: 'a', number: 1, usedHint: true })
  if (first.kind === 'out of turn') throw new Error('It was the first.')
  expect(first.check.tries).toEqual([{ given: 'a', isRight: false, usedHint: false }])
  const remarked = { ...question, answers: options.map((option) => ({ ...option, explanation: 'vì' })) }
  expect(takeTry(remarked, first.check, { given: 'c', number: 2, usedHint: true })).toMatchObject({
    check: { state: 'right', tries: [{ usedHint: false }, { usedHint: true }] },
  })
})
