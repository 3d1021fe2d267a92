import { describe, expect, test } from 'vitest'
import { until } from '../../../testing/until.ts'
import { testClock } from '../../../testing/test-clock.ts'
import { greet, left, openJobs, runner, wait } from '../../../testing/test-jobs.ts'
import { hours, minutes, seconds, systemClock } from '../clock.ts'
import { backOff } from './job-runner.ts'

describe('jobs', () => {
  test('run with the payload that was enqueued, and leave nothing behind', async () => {
    const { database } = await openJobs()
    const jobs = runner(database, testClock())
    const greeted: unknown[] = []
    jobs.define(greet, async ({ payload, tries }) => void greeted.push([payload, tries]))
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'Đào' }))
    expect(await jobs.runDue()).toBe(1)
    expect(greeted).toEqual([[{ name: 'Đào' }, 1]])
    expect(await left(database)).toEqual([])
  })

  test('do not exist when the transaction that wanted them fails', async () => {
    const { database } = await openJobs()
    const jobs = runner(database, testClock())
    jobs.define(greet, async () => {})
    const failing = database.transaction(async (tx) => {
      await jobs.enqueue(tx, greet, { name: 'nobody' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await jobs.runDue()).toBe(0)
  })

  test('refuse a payload of the wrong shape', async () => {
    const { database } = await openJobs()
    const jobs = runner(database, testClock())
    const wrong = { name: 7 } as unknown as { name: string }
    await expect(database.transaction((tx) => jobs.enqueue(tx, greet, wrong))).rejects.toThrow('expected string')
  })

  test('wait until their time has come', async () => {
    const { database } = await openJobs()
    const clock = testClock()
    const jobs = runner(database, clock)
    jobs.define(greet, async () => {})
    const runAt = new Date(clock.now().getTime() + minutes(10))
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'later' }, { runAt }))
    expect(await jobs.runDue()).toBe(0)
    clock.advance(minutes(10))
    expect(await jobs.runDue()).toBe(1)
  })

  test('with the same key wait only once, but one that came while the other ran runs too', async () => {
    const { database } = await openJobs()
    const jobs = runner(database, testClock())
    const enqueue = () => database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'one' }, { key: 'one' }))
    let ran = 0
    jobs.define(greet, async () => {
      ran += 1
      if (ran === 1) await enqueue()
    })
    await enqueue()
    await enqueue()
    expect(await left(database)).toHaveLength(1)
    await jobs.runDue()
    expect(ran).toBe(2)
  })

  test('that fail are tried again, later each time', async () => {
    const { database } = await openJobs()
    const clock = testClock()
    const jobs = runner(database, clock)
    const seen: number[] = []
    jobs.define(greet, async ({ tries }) => {
      seen.push(tries)
      if (tries < 3) throw new Error('not yet')
    })
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'again' }))
    await jobs.runDue()
    expect(seen).toEqual([1])
    clock.advance(backOff(1) - 1)
    await jobs.runDue()
    expect(seen).toEqual([1])
    clock.advance(1)
    await jobs.runDue()
    clock.advance(backOff(2))
    await jobs.runDue()
    expect(seen).toEqual([1, 2, 3])
    expect(await left(database)).toEqual([])
    expect([1, 2, 3, 30, 2000].map(backOff)).toEqual([5, 10, 20, 3600, 3600].map(seconds))
  })

  test('that find no room on a disk come again without losing a try', async () => {
    const { database } = await openJobs()
    const clock = testClock()
    const jobs = runner(database, clock)
    let isFull = true
    const seen: number[] = []
    jobs.define(
      greet,
      async ({ tries }) => {
        seen.push(tries)
        if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      },
      { maximumTries: 1 },
    )
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'large' }))
    await jobs.runDue()
    clock.advance(seconds(20))
    isFull = false
    await jobs.runDue()
    expect(seen).toEqual([1, 1])
    expect(await left(database)).toEqual([])
  })

  test('that never succeed are kept as dead, with the reason and without addresses', async () => {
    const { database } = await openJobs()
    const clock = testClock()
    const jobs = runner(database, clock)
    const mourned: string[] = []
    jobs.define(
      greet,
      async () => {
        throw new Error('no such mailbox: <someone@example.com>')
      },
      { maximumTries: 2, whenDead: async (_tx, { name }) => void mourned.push(name) },
    )
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'lost' }))
    await jobs.runDue()
    expect(mourned).toEqual([])
    clock.advance(hours(1))
    await jobs.runDue()
    expect(mourned).toEqual(['lost'])
    clock.advance(hours(24))
    await jobs.runDue()
    expect(await left(database)).toMatchObject([
      { tries: 2, last_error: 'no such mailbox: [address]', died_at: '2026-11-15T05:00:00.000Z' },
    ])
  })

  test('of a runner that died are taken over when the lease ends, and its late finish changes nothing', async () => {
    const { database } = await openJobs()
    const clock = testClock()
    const [first, second] = [runner(database, clock), runner(database, clock)]
    const [firstGate, secondGate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const began: string[] = []
    const committed: string[] = []
    for (const [name, jobs, gate] of [
      ['first', first, firstGate],
      ['second', second, secondGate],
    ] as const)
      jobs.define(
        greet,
        async ({ complete }) => {
          began.push(name)
          await gate.promise
          await database.transaction(complete)
          committed.push(name)
        },
        { lease: seconds(20) },
      )
    await database.transaction((tx) => first.enqueue(tx, greet, { name: 'slow' }))

    const runningFirst = first.runDue()
    await until(() => expect(began).toEqual(['first']))
    clock.advance(seconds(20) - 1)
    expect(await second.runDue()).toBe(0)
    clock.advance(1)
    const runningSecond = second.runDue()
    await until(() => expect(began).toEqual(['first', 'second']))

    firstGate.resolve()
    await runningFirst
    expect(await left(database)).toMatchObject([{ tries: 2, died_at: null, last_error: null }])
    secondGate.resolve()
    await runningSecond
    expect(committed).toEqual(['second'])
    expect(await left(database)).toEqual([])
  })

  test('that end their process every time die too', async () => {
    const { database } = await openJobs()
    const clock = testClock()
    const jobs = runner(database, clock)
    jobs.define(greet, async () => {}, { maximumTries: 2 })
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'poison' }))
    await database.transaction((tx) => tx.updateTable('jobs').set({ tries: 2, claim: 'a dead process' }).execute())
    await jobs.runDue()
    expect(await left(database)).toMatchObject([{ tries: 3, died_at: clock.now().toISOString() }])
  })

  test('that wait for somebody else never hold up those that are quick', async () => {
    const { database } = await openJobs()
    const jobs = runner(database, systemClock)
    const gate = Promise.withResolvers<void>()
    const waiting: string[] = []
    jobs.define(
      wait,
      async ({ payload }) => {
        waiting.push(payload.name)
        await gate.promise
      },
      { lane: 'slow' },
    )
    const greeted = Promise.withResolvers<string>()
    jobs.define(greet, async ({ payload }) => greeted.resolve(payload.name))
    jobs.start()
    await database.transaction(async (tx) => {
      for (let number = 0; number < 9; number += 1) await jobs.enqueue(tx, wait, { name: `${number}` })
    })
    await until(() => expect(waiting).toHaveLength(4))
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'quick' }))
    expect(await greeted.promise).toBe('quick')
    expect(waiting, 'and are themselves only so many').toHaveLength(4)
    gate.resolve()
    await until(() => expect(waiting).toHaveLength(9))
  })

  test('of a kind that this process does not know are left for others', async () => {
    const { database } = await openJobs()
    const jobs = runner(database, testClock())
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'newer version' }))
    expect(await jobs.runDue()).toBe(0)
    expect(await left(database)).toMatchObject([{ tries: 0 }])
  })

  test('that are running when the process stops are waited for, or put back without losing a try', async () => {
    const { database } = await openJobs()
    const jobs = runner(database, systemClock)
    const began = Promise.withResolvers<void>()
    jobs.define(greet, async ({ signal }) => {
      began.resolve()
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')))
      })
    })
    jobs.start()
    await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'long' }))
    await began.promise
    await jobs.stop()
    expect(await left(database)).toMatchObject([{ tries: 0, claim: null, died_at: null }])
  })
})
