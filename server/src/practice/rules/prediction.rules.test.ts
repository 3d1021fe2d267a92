import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputsOf } from './inputs.ts'
import { type Memory, createMemory } from './memory.ts'
import { predict } from './prediction.ts'
import { trainedModel } from './trained-model.ts'

type Answer = Parameters<Memory['learn']>[0]

const { beliefs, layer } = trainedModel
const few = { numRuns: 30 }
const someAnswer = fc.record({
  childId: fc.constantFrom('An', 'Bình'),
  questionId: fc.constantFrom('q1', 'q2', 'q3', 'q4'),
  isRight: fc.boolean(),
  minutes: fc.integer({ min: 0, max: 10_000 }),
})
const someHistory = fc.array(someAnswer, { minLength: 2, maxLength: 20 }).map((answers) => {
  let at = 0
  return answers.map(({ minutes, ...answer }): Answer => {
    at += minutes * 60_000
    return { ...answer, topicId: answer.questionId < 'q3' ? 'cộng' : 'trừ', at }
  })
})

function predictions(history: readonly Answer[]): number[] {
  const memory = createMemory(beliefs)
  return history.map((answer) => {
    const probability = predict(memory.situation(answer), answer.topicId, answer.at, trainedModel)
    memory.learn(answer)
    return probability
  })
}

test('a later answer that is flipped changes no earlier prediction, and its own neither', () => {
  fc.assert(
    fc.property(someHistory, fc.nat(), (history, place) => {
      const flipped = place % history.length
      const other = history.map((answer, index) =>
        index === flipped ? { ...answer, isRight: !answer.isRight } : answer,
      )
      expect(predictions(other).slice(0, flipped + 1)).toEqual(predictions(history).slice(0, flipped + 1))
    }),
    few,
  )
})

test('history read again gives the same numbers, which survive a JSON column', () => {
  fc.assert(
    fc.property(someHistory, (history) => {
      const [once, again] = [createMemory(beliefs), createMemory(beliefs)]
      for (const answer of history) {
        once.learn(answer)
        again.learn(answer)
      }
      for (const answer of history) {
        expect(again.situation(answer)).toEqual(once.situation(answer))
        expect(JSON.parse(JSON.stringify(once.situation(answer)))).toEqual(once.situation(answer))
      }
    }),
    few,
  )
})

test('every prediction is a chance, whatever came before', () => {
  fc.assert(
    fc.property(someHistory, (history) => {
      for (const probability of predictions(history)) {
        expect(probability).toBeGreaterThan(0)
        expect(probability).toBeLessThan(1)
      }
    }),
    few,
  )
})

test('who is right becomes likelier to be right, and what is answered wrong becomes harder', () => {
  const memory = createMemory(beliefs)
  const asked = { childId: 'An', questionId: 'q1', topicId: 'cộng' }
  const chance = (question = asked) => predict(memory.situation(question), 'cộng', null, trainedModel)
  const before = chance({ ...asked, questionId: 'q2' })
  for (let times = 0; times < 6; times++) memory.learn({ ...asked, isRight: true, at: null })
  expect(chance({ ...asked, questionId: 'q2' })).toBeGreaterThan(before)
  const other = { ...asked, childId: 'Bình' }
  const fresh = chance({ ...other, questionId: 'q9' })
  for (let times = 0; times < 6; times++)
    memory.learn({ childId: `child-${times}`, questionId: 'q9', topicId: 'cộng', isRight: false, at: null })
  expect(chance({ ...other, questionId: 'q9' })).toBeLessThan(fresh)
})

test('what a memory learns above another stays its own', () => {
  const below = createMemory(beliefs)
  const answer = { childId: 'An', questionId: 'q1', topicId: 'cộng', isRight: true, at: null }
  below.learn(answer)
  const known = below.situation(answer)
  const above = below.withoutChildren()
  expect(above.situation(answer).question).toEqual(known.question)
  expect(above.situation(answer).child.answers).toBe(0)
  above.learn(answer)
  expect(below.situation(answer)).toEqual(known)
})

test('the weights fit the inputs', () => {
  const memory = createMemory(beliefs)
  const asked = { childId: 'An', questionId: 'q1', topicId: 'cộng' }
  const { length } = inputsOf(memory.situation(asked), 'cộng', 0, beliefs)
  expect(
    [layer.centre, layer.scale, layer.direct, ...layer.bends.map(({ weights }) => weights)].map((row) => row.length),
  ).toEqual(Array.from({ length: layer.bends.length + 3 }, () => length))
})
