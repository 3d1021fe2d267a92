import { describe, expect, test } from 'vitest'
import { testClock } from '../../../testing/test-clock.ts'
import { greet, openJobs, runner } from '../../../testing/test-jobs.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { days, minutes } from '../clock.ts'
import { saveSchedule } from './job-store.ts'
import { createJobTimes } from './job-times.ts'

describe('after a clock that was a week ahead', () => {
  test('a schedule goes on within its own time, in the same process and in a new one', async () => {
    const { database } = await openJobs()
    const clock = testClock()
    let ran = 0
    const jobs = runner(database, clock)
    jobs.schedule('each-minute', '* * * * *', async () => void (ran += 1))
    clock.advance(days(7))
    await jobs.runDue()
    clock.advance(minutes(1))
    await jobs.runDue()
    expect(ran).toBe(1)

    clock.advance(-days(7))
    await jobs.runDue()
    clock.advance(minutes(1))
    await jobs.runDue()
    expect(ran).toBe(2)

    clock.advance(days(7))
    await jobs.runDue()
    clock.advance(-days(7))
    const restarted = runner(database, clock)
    restarted.schedule('each-minute', '* * * * *', async () => void (ran += 1))
    const before = ran
    await restarted.runDue()
    clock.advance(minutes(1))
    await restarted.runDue()
    expect(ran).toBe(before + 1)
  })

  test('what was enqueued then waits no longer than it was to wait', async () => {
    const { database } = await openJobs()
    const clock = testClock()
    clock.advance(days(7))
    const jobs = runner(database, clock)
    const greeted: string[] = []
    jobs.define(greet, async ({ payload }) => void greeted.push(payload.name))
    const runAt = new Date(clock.now().getTime() + minutes(10))
    await database.transaction(async (tx) => {
      await jobs.enqueue(tx, greet, { name: 'now' })
      await jobs.enqueue(tx, greet, { name: 'in ten minutes' }, { runAt })
    })
    clock.advance(-days(7))
    await jobs.runDue()
    expect(greeted).toEqual(['now'])
    clock.advance(minutes(10))
    await jobs.runDue()
    expect(greeted).toEqual(['now', 'in ten minutes'])
  })

  test('one that failed then is tried again by the clock of now', async () => {
    const { database } = await openJobs()
    const clock = testClock()
    const jobs = runner(database, clock)
    let tries = 0
    jobs.define(greet, async () => {
      tries += 1
      if (tries === 1) throw new Error('not yet')
    })
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'again' }))
    clock.advance(days(7))
    await jobs.runDue()
    expect(tries).toBe(1)
    clock.advance(-days(7))
    await jobs.runDue()
    clock.advance(minutes(1))
    await jobs.runDue()
    expect(tries).toBe(2)
  })
})

test('a schedule that nobody takes up is told once as late; one that was missed in sleep is not', async () => {
  const { database } = await openJobs()
  const clock = testClock()
  let told = 0
  const logged: unknown[] = []
  const definition = { maximumTries: 1, lease: minutes(5), lane: 'quick', run: async () => {} } as const
  const times = createJobTimes({
    database,
    clock,
    log: { ...silentLog, warn: (facts, message) => void logged.push([facts, message]) },
    definitions: new Map([['each-minute', definition]]),
    whenLate: async () => void (told += 1),
  })
  const runAt = new Date(clock.now().getTime() + minutes(1))
  const schedule = { kind: 'each-minute', pattern: '* * * * *', runAt, now: clock.now() }
  await database.transaction((tx) => saveSchedule(tx, schedule))
  await times.look()
  clock.advance(minutes(60))
  await times.look()
  expect({ told, late: times.late() }).toEqual({ told: 0, late: [] })
  for (let minute = 0; minute < 3; minute += 1) {
    clock.advance(minutes(1))
    await times.look()
  }
  expect({ told, late: times.late() }).toEqual({ told: 1, late: ['each-minute'] })
  expect(logged).toEqual([[{ kind: 'each-minute', due: runAt.toISOString() }, 'a schedule is late']])
})
