import { expect, test } from 'vitest'
import { runBulk } from './bulk-run.ts'

const watcher = { onProgress: () => undefined, isStopped: () => false }

test('each item is asked for exactly once, and successes and failures are counted', async () => {
  const asked: number[] = []
  const items = Array.from({ length: 11 }, (_, index) => index)
  const { succeeded, failures } = await runBulk(
    items,
    async (item) => {
      asked.push(item)
      await Promise.resolve()
      if (item % 5 === 0) throw new Error(`no ${item}`)
    },
    watcher,
  )
  expect(asked.toSorted((a, b) => a - b)).toEqual(items)
  expect(succeeded).toHaveLength(8)
  expect(failures.map(({ item }) => item).toSorted((a, b) => a - b)).toEqual([0, 5, 10])
})

test('says how far it is, up to the end', async () => {
  const steps: number[] = []
  await runBulk([1, 2, 3], () => Promise.resolve(), { ...watcher, onProgress: (done) => steps.push(done) })
  expect(steps).toEqual([1, 2, 3])
})

test('a stop lets those finish that have begun, and begins no other', async () => {
  let isStopped = false
  const { succeeded } = await runBulk(
    Array.from({ length: 20 }, (_, index) => index),
    () => Promise.resolve(),
    {
      onProgress: (done) => {
        isStopped = done >= 6
      },
      isStopped: () => isStopped,
    },
  )
  expect(succeeded.length).toBeGreaterThanOrEqual(6)
  expect(succeeded.length).toBeLessThan(20)
})
