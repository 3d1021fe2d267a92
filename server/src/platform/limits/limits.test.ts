import { describe, expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../../../testing/silent-log.ts'
import { testClock } from '../../../testing/test-clock.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { minutes, seconds } from '../clock.ts'
import { openDatabase } from '../database/database.ts'
import { jobMigrations } from '../jobs/job-tables.ts'
import { createJobs } from '../jobs/jobs.ts'
import { limitMigrations } from './limit-tables.ts'
import { createLimits } from './limits.ts'

const limit = { points: 3, windowMilliseconds: minutes(15) }
const allowed = { allowed: true, retryAfterSeconds: 0 }

async function openLimits() {
  const database = openDatabase(await emptyDatabase(), () => {})
  onTestFinished(() => database.close())
  await database.migrate([jobMigrations, limitMigrations])
  const clock = testClock()
  const jobs = createJobs({ database, clock, log: silentLog })
  return { database, clock, jobs, limits: createLimits({ database, clock, jobs }) }
}

describe('a limit', () => {
  test('grants its points, then tells how long to wait', async () => {
    const { limits, clock } = await openLimits()
    for (let used = 0; used < 3; used += 1) {
      expect(await limits.check('a', limit)).toMatchObject(allowed)
      expect(await limits.count('a', limit)).toMatchObject(allowed)
    }
    clock.advance(minutes(5))
    expect(await limits.check('a', limit)).toMatchObject({ allowed: false, retryAfterSeconds: 600 })
    expect(await limits.count('a', limit)).toMatchObject({ allowed: false, retryAfterSeconds: 600 })
    expect(await limits.check('b', limit)).toMatchObject(allowed)
  })

  test('starts anew when its window is over, however often it was tried in between', async () => {
    const { limits, clock } = await openLimits()
    for (let used = 0; used < 20; used += 1) await limits.count('a', limit)
    clock.advance(minutes(15) - 1)
    expect(await limits.check('a', limit)).toMatchObject({ allowed: false, retryAfterSeconds: 1 })
    clock.advance(1)
    expect(await limits.check('a', limit)).toMatchObject(allowed)
    for (let used = 0; used < 3; used += 1) expect(await limits.count('a', limit)).toMatchObject(allowed)
    expect(await limits.count('a', limit)).toMatchObject({ allowed: false, retryAfterSeconds: 900 })
  })

  test('can get a point back, or be forgotten', async () => {
    const { limits } = await openLimits()
    await limits.giveBack('a')
    for (let used = 0; used < 3; used += 1) await limits.count('a', limit)
    await limits.giveBack('a')
    expect(await limits.count('a', limit)).toMatchObject(allowed)
    expect((await limits.count('a', limit)).allowed).toBe(false)
    await limits.clear('a')
    expect(await limits.check('a', limit)).toMatchObject(allowed)
  })

  test('counts what happens at the same moment exactly', async () => {
    const { limits, database } = await openLimits()
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => limits.count('a', limit)))
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(3)
    const row = await database.read().selectFrom('rate_limits').select('points').executeTakeFirstOrThrow()
    expect(row.points).toBe(20)
  })

  test('keeps no key that can be read, and nothing for longer than its window', async () => {
    const { limits, database, jobs, clock } = await openLimits()
    await jobs.runDue()
    await limits.count('login someone@example.com 127.0.0.1', limit)
    const rows = () => database.read().selectFrom('rate_limits').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toContain('someone')
    clock.advance(minutes(14))
    await jobs.runDue()
    expect(await rows()).toHaveLength(1)
    clock.advance(minutes(6) + seconds(1))
    await jobs.runDue()
    expect(await rows()).toEqual([])
  })
})
