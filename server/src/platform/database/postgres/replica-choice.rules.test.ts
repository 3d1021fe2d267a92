import { expect, test } from 'vitest'
import { mayAskReplica } from './replica-choice.ts'

const now = 1_000_000

test('a replica answers whoever has written nothing, while it is known to be at most five seconds behind', () => {
  expect(mayAskReplica({ now, provenAt: now - 300, lastWrite: 'never' })).toBe(true)
  expect(mayAskReplica({ now, provenAt: now - 5000, lastWrite: 'never' })).toBe(true)
  expect(mayAskReplica({ now, provenAt: now - 5001, lastWrite: 'never' })).toBe(false)
  expect(mayAskReplica({ now, provenAt: null, lastWrite: 'never' })).toBe(false)
})

test('whoever has written is answered by it only once it has what they wrote, whichever clock wrote the time', () => {
  expect(mayAskReplica({ now, provenAt: now - 300, lastWrite: now - 100 })).toBe(false)
  expect(mayAskReplica({ now, provenAt: now - 300, lastWrite: now - 2000 })).toBe(false)
  expect(mayAskReplica({ now, provenAt: now - 300, lastWrite: now - 2301 })).toBe(true)
  expect(mayAskReplica({ now, provenAt: now - 300, lastWrite: now + 60_000 })).toBe(false)
})

test('the primary answers where nobody knows when they wrote, and after the clock was set back', () => {
  expect(mayAskReplica({ now, provenAt: now - 300, lastWrite: 'unknown' })).toBe(false)
  expect(mayAskReplica({ now, provenAt: now + 1, lastWrite: 'never' })).toBe(false)
})
