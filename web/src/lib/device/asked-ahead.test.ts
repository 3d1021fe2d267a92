import { afterEach, expect, test } from 'vitest'
import { takeAhead } from './asked-ahead.ts'

const address = '/api/v1/dashboard'

function asked(at: number): Promise<Response> {
  const answer = Promise.resolve(new Response('{}'))
  globalThis.askedAhead = { address, token: 'of-an', at, answer, isByPage: true }
  return answer
}

afterEach(() => {
  globalThis.askedAhead = undefined
})

test('what was asked ahead is taken once, by the session that asked', async () => {
  const answer = asked(0)
  expect(takeAhead('/api/v1/notifications', 'of-an', 10)).toBeNull()
  expect(await takeAhead(address, 'of-an', 10)).toBe(await answer)
  expect(takeAhead(address, 'of-an', 10)).toBeNull()
})

test('nobody else gets it, and it does not grow old', () => {
  void asked(0)
  expect(takeAhead(address, 'of-binh', 10)).toBeNull()
  void asked(0)
  expect(takeAhead(address, null, 10)).toBeNull()
  void asked(0)
  expect(takeAhead(address, 'of-an', 10_001)).toBeNull()
})
