import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { until } from '../../../testing/until.ts'
import { testClock } from '../../../testing/test-clock.ts'
import { greet, left, openAgain, openJobs, runner } from '../../../testing/test-jobs.ts'
import { hours, minutes, seconds, systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'

describe('the running loop', () => {
  test('starts a job at once when its transaction commits here', async () => {
    // The loop looks again after a while by itself; here that while never ends.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { database } = await openJobs()
    const jobs = runner(database, systemClock)
    const greeted: string[] = []
    const heard = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    jobs.define(greet, async ({ payload }) => {
      heard[greeted.push(payload.name) - 1]?.resolve()
    })
    jobs.start()
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'first' }))
    await heard[0]?.promise
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'second' }))
    await heard[1]?.promise
    expect(greeted).toEqual(['first', 'second'])
  })

  test('outlives a failing handler and a database that does not answer', async () => {
    const { database } = await openJobs()
    let isBroken = true
    const flaky: Database = {
      ...database,
      transaction: (act) => (isBroken ? Promise.reject(new Error('no connection')) : database.transaction(act)),
    }
    const jobs = runner(flaky, systemClock)
    const greeted: string[] = []
    jobs.define(greet, async ({ payload }) => {
      greeted.push(payload.name)
      if (payload.name === 'bad') throw new Error('bad')
    })
    jobs.start()
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'bad' }))
    isBroken = false
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'good' }))
    await until(() => expect(greeted.toSorted()).toEqual(['bad', 'good']))
  })
})

test('a job is taken over half a minute after its process went, and never while somebody is at it', async () => {
  const { database } = await openJobs()
  const clock = testClock()
  const [gone, atWork, third] = [runner(database, clock), runner(database, clock, 5), runner(database, clock)]
  const gate = Promise.withResolvers<void>()
  const began: string[] = []
  for (const [name, jobs] of Object.entries({ gone, atWork, third }))
    jobs.define(
      greet,
      async ({ signal }) => {
        began.push(name)
        await gate.promise
        signal.throwIfAborted()
      },
      { lease: hours(1) },
    )
  await database.transaction((tx) => gone.enqueue(tx, greet, { name: 'long' }))
  const abandoned = gone.runDue()
  await until(() => expect(began).toEqual(['gone']))
  clock.advance(seconds(30) - 1)
  expect(await atWork.runDue()).toBe(0)
  clock.advance(1)
  const working = atWork.runDue()
  await until(() => expect(began).toEqual(['gone', 'atWork']))
  for (let turn = 0; turn < 3; turn += 1) {
    clock.advance(seconds(29))
    const due = new Date(clock.now().getTime() + seconds(30)).toISOString()
    await until(async () => expect(await left(database)).toMatchObject([{ run_at: due }]))
    expect(await third.runDue()).toBe(0)
  }
  gate.resolve()
  await Promise.all([abandoned, working])
  expect(await left(database)).toEqual([])
})

describe('schedules', () => {
  test('run once per time with two runners, and make up for downtime once', async () => {
    const { database, settings } = await openJobs()
    const clock = testClock('2026-11-15T04:00:30.000Z')
    const other = openAgain(database, settings)
    const [first, second] = [runner(database, clock), runner(other, clock)]
    const ran: string[] = []
    for (const jobs of [first, second])
      jobs.schedule('test:sweep', '*/5 * * * *', async () => void ran.push(clock.now().toISOString()))
    const both = () => Promise.all([first.runDue(), second.runDue()])
    await both()
    expect(ran).toEqual([])
    clock.advance(minutes(5))
    await both()
    await both()
    expect(ran).toEqual(['2026-11-15T04:05:30.000Z'])
    clock.advance(hours(20))
    await both()
    await both()
    expect(ran).toHaveLength(2)
    clock.advance(minutes(5))
    await both()
    expect(ran).toHaveLength(3)
  })

  test('come again after a failure, and never die', async () => {
    const { database } = await openJobs()
    const clock = testClock()
    const jobs = runner(database, clock)
    let ran = 0
    jobs.schedule('test:sweep', '* * * * *', async () => {
      ran += 1
      throw new Error('no luck')
    })
    await jobs.runDue()
    for (let minute = 0; minute < 30; minute += 1) {
      clock.advance(minutes(1))
      await jobs.runDue()
    }
    expect(ran).toBe(30)
  })

  test('follow a changed pattern', async () => {
    const { database } = await openJobs()
    const clock = testClock()
    const before = runner(database, clock)
    before.schedule('test:sweep', '0 0 1 1 *', async () => {})
    await before.runDue()
    const after = runner(database, clock)
    let ran = 0
    after.schedule('test:sweep', '* * * * *', async () => void (ran += 1))
    await after.runDue()
    clock.advance(minutes(1))
    await after.runDue()
    expect(ran).toBe(1)
  })
})

test('two runners never run a job twice', async () => {
  const { database, settings } = await openJobs()
  const other = openAgain(database, settings)
  const count = 300
  const runs = new Map<string, number>()
  const runners = [runner(database, systemClock), runner(other, systemClock)]
  const shares = [0, 0]
  runners.forEach((jobs, index) => {
    jobs.define(greet, async ({ payload }) => {
      runs.set(payload.name, (runs.get(payload.name) ?? 0) + 1)
      shares[index] = (shares[index] ?? 0) + 1
      await new Promise(setImmediate)
    })
    jobs.start()
  })
  await Promise.all(
    Array.from({ length: count / 10 }, (_, batch) =>
      database.transaction(async (tx) => {
        for (let index = 0; index < 10; index += 1)
          await runners[batch % 2]?.enqueue(tx, greet, { name: `${batch}-${index}` })
      }),
    ),
  )
  await until(async () => expect(await left(database)).toEqual([]))
  expect(runs.size).toBe(count)
  expect([...runs.values()].every((times) => times === 1)).toBe(true)
  expect(shares.every((share) => share > 0)).toBe(true)
})
