import { expect, test } from 'vitest'
import { type TopicMemory, remembered } from './forgetting.ts'
import { createMemory } from './memory.ts'
import { pictureOf } from './standing.ts'
import { trainedModel } from './trained-model.ts'

const day = 86_400_000
const { beliefs } = trainedModel
const asked = { childId: 'An', questionId: 'q', topicId: 'phân số' }

/** A child's picture after these answers, one a day, and so many days later. */
function picture(answers: string, daysLater = 0) {
  const knowledge = createMemory(beliefs)
  let memory: TopicMemory | null = null
  let now = 0
  for (const [index, answer] of answers.split('').entries()) {
    const isRight = answer === '1'
    now += day
    knowledge.learn({ ...asked, questionId: `q${index}`, isRight, at: now })
    memory = remembered(memory, isRight ? 'right' : 'wrong', now)
  }
  return pictureOf({ ...knowledge.situation(asked), memory }, now + daysLater * day, beliefs)
}

test('a topic goes from new over learning and almost to firm', () => {
  expect(['', '00', '0111', '1111111111'].map((answers) => picture(answers).standing)).toEqual([
    'new',
    'learning',
    'almost',
    'firm',
  ])
})

test('what was firm and is not asked for long has faded', () => {
  expect(picture('1111111111', 400).standing).toBe('faded')
})

test('the picture has the figures of its sentence', () => {
  expect(picture('0111')).toMatchObject({ latest: { asked: 4, right: 3 }, remembered: 1 })
})
