import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

test('who asks for one thing waits for one thing of each of the others, not for all of them', () => {
  const queue = createFairQueue<string>()
  for (const wish of ['a1', 'a2', 'a3', 'a4']) queue.add('a', wish)
  queue.add('b', 'b1')
  queue.add('c', 'c1')
  queue.add('b', 'b2')
  expect(queue).toHaveLength(7)
  expect([queue.lengthOf('a'), queue.lengthOf('b'), queue.lengthOf('nobody')]).toEqual([4, 2, 0])
  const taken = Array.from({ length: 8 }, () => queue.take())
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', undefined])
})
