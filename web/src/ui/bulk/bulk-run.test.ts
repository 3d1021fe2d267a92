import { expect, test } from 'vitest'
import { inPortions, runBulk } from './bulk-run.ts'

const watcher = { onProgress: () => undefined, isStopped: () => false }
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const resultOf = (item: number) => ({ id: String(item), success: item % 5 !== 0 })

test('each is asked for exactly once, and successes and failures are told apart', async () => {
  const asked: number[] = []
  const steps = inPortions(numbers(11), 4, (some) => {
    asked.push(...some)
    return Promise.resolve(some.map(resultOf))
  })
  const { done, failures, total, interruption } = await runBulk(11, steps, watcher)
  expect(asked).toEqual(numbers(11))
  expect(done).toHaveLength(8)
  expect(failures.map(({ id }) => id)).toEqual(['0', '5', '10'])
  expect(total).toBe(11)
  expect(interruption).toBeUndefined()
})

test('says how far it is after each portion, up to the end', async () => {
  const seen: number[] = []
  const steps = inPortions(numbers(5), 2, (some) => Promise.resolve(some.map(resultOf)))
  await runBulk(5, steps, { ...watcher, onProgress: (done) => seen.push(done) })
  expect(seen).toEqual([2, 4, 5])
})

test('a stop lets the portion finish that has begun, and begins no other', async () => {
  let isStopped = false
  const steps = inPortions(numbers(20), 4, (some) => {
    isStopped = some.includes(4)
    return Promise.resolve(some.map((item) => ({ id: String(item), success: true })))
  })
  const outcome = await runBulk(20, steps, { ...watcher, isStopped: () => isStopped })
  expect(outcome).toMatchObject({ interruption: 'stopped', done: numbers(8).map(String) })
})

test('a call that breaks ends it, and what was done before stays told', async () => {
  const error = new Error('gone')
  const steps = inPortions(numbers(6), 2, (some) =>
    some.includes(2)
      ? Promise.reject(error)
      : Promise.resolve(some.map((item) => ({ id: String(item), success: true }))),
  )
  expect(await runBulk(6, steps, watcher)).toMatchObject({ done: ['0', '1'], interruption: { error } })
})
