import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { hasUnsavedWork } from '../../lib/unsaved-work.ts'
import { useMaking } from './use-making.ts'

test('what is stopped ends with what was made, and goes on with the rest', async () => {
  const calls = await shown()
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await expect.poll(() => calls.length).toBe(1)
  await page.getByRole('button', { name: 'stop' }).click()
  calls[0]?.answer()
  await expect.element(page.getByText('ended 2 of 5, rest 3')).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(hasUnsavedWork()).toBe(true)
  await page.getByRole('button', { name: 'go on' }).click()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer()
  await expect.poll(() => calls.length).toBe(3)
  calls[2]?.answer()
  await expect.element(page.getByText('ended 5 of 5, rest 0')).toBeVisible()
})

test('a portion without an answer is among the rest', async () => {
  const calls = await shown()
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.fail()
  await expect.element(page.getByText('ended 2 of 5, rest 3')).toBeVisible()
  await expect.poll(() => failures).toEqual([2])
})

test('nothing more is made once nobody is there to see it', async () => {
  const calls = await shown()
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await expect.poll(() => calls.length).toBe(1)
  await page.getByRole('button', { name: 'away' }).click()
  calls[0]?.answer()
  await expect.element(page.getByText('nobody here')).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(hasUnsavedWork()).toBe(false)
})

test('whoever leaves before it is known for whom has nothing made', async () => {
  const calls = await shown()
  await page.getByRole('button', { name: 'slow start' }).click()
  await expect.element(page.getByText('making 0 of 0, rest 0')).toBeVisible()
  await page.getByRole('button', { name: 'away' }).click()
  await expect.element(page.getByText('nobody here')).toBeVisible()
  found.resolve([1, 2, 3])
  await found.promise
  await expect.poll(() => hasUnsavedWork()).toBe(false)
  expect(calls).toEqual([])
})

let found = Promise.withResolvers<number[]>()
let failures: number[] = []

interface Call {
  answer: () => void
  fail: () => void
}

async function shown(): Promise<Call[]> {
  const calls: Call[] = []
  found = Promise.withResolvers()
  failures = []
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Around calls={calls} />
    </QueryClientProvider>,
  )
  return calls
}

function Around({ calls }: { calls: Call[] }) {
  const [isThere, setIsThere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsThere(false)}>
        away
      </button>
      {isThere ? <Maker calls={calls} /> : <p>nobody here</p>}
    </>
  )
}

function Maker({ calls }: { calls: Call[] }) {
  const { step, total, made, rest, start, goOn, stop } = useMaking<number, number>({
    size: 2,
    make: (portion) =>
      new Promise((resolve, reject) => {
        calls.push({ answer: () => resolve(portion), fail: () => reject(new Error('lost')) })
      }),
    failureOf: (reason, count) => {
      failures.push(count)
      return reason
    },
    onHold: () => undefined,
  })
  return (
    <>
      <p>{`${step} ${made.length} of ${total}, rest ${rest.length}`}</p>
      <button type="button" onClick={() => void start(() => Promise.resolve([1, 2, 3, 4, 5]))}>
        start
      </button>
      <button type="button" onClick={() => void start(() => found.promise)}>
        slow start
      </button>
      <button type="button" onClick={stop}>
        stop
      </button>
      <button type="button" onClick={() => void goOn()}>
        go on
      </button>
    </>
  )
}
