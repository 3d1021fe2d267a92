import { expect, test } from 'vitest'
import { toFailure } from './errors.ts'
import { createWaitingRoom } from './waiting-room.ts'

test('a full waiting room says 503 at once, with when to come back, and has room again afterwards', async () => {
  const wait = createWaitingRoom(2)
  const first = Promise.withResolvers<string>()
  const held = [wait(() => first.promise), wait(() => first.promise)]
  const refused = await wait(async () => 'never').catch((error) => toFailure(error as never))
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { code: 'overloaded' } })
  first.resolve('done')
  await Promise.all(held)
  expect(await wait(async () => 'again')).toBe('again')
  await expect(wait(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await wait(async () => 'still')).toBe('still')
})
