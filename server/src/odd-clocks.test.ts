import { login, me, refresh } from '@lms/contracts/accounts/accounts.ts'
import { getSettings } from '@lms/contracts/settings/settings.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { historyOf, resultOf, startAttemptApp, viewOf } from '../testing/apps/attempt-app.ts'
import { silentLog } from '../testing/silent-log.ts'
import { type TestApp, password, startTestApp } from '../testing/test-app.ts'
import { createCounting } from './analysis/counting.ts'
import { reopenAttempts } from './attempts/reopening/reopening.ts'
import { closedByTime } from './attempts/reopening/reopening-store.ts'
import { createNotifications } from './notifications/notification-service.ts'
import { days, hours, minutes } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { createEvents } from './platform/events/events.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { unlearnAttempt } from './practice/knowledge/learning.ts'

async function signIn({ call }: TestApp, email: string) {
  const { body, cookies } = await call(login, { body: { email, password } })
  const { token } = (body['data'] as { token: { token: string } }).token
  return { token, cookie: cookies.find(({ name }) => name === 'refresh_token')?.value }
}

describe('after a clock that was set back by a week', () => {
  test('who was signed in stays so, from before and from then, and can go on', async () => {
    const app = await startTestApp()
    const { username } = await app.addUser()
    const before = await signIn(app, username)
    app.clock.move(days(7))
    const then = await signIn(app, username)
    app.clock.move(-days(7))
    for (const { token, cookie } of [before, then]) {
      expect((await app.call(me, { token })).status).toBe(200)
      const renewed = await app.call(refresh, { headers: { cookie: `refresh_token=${cookie}` } })
      expect(renewed.status).toBe(200)
    }
  })

  test('nobody is shut out for as long as it was ahead', async () => {
    const app = await startTestApp()
    const { username } = await app.addUser()
    app.clock.move(days(7))
    const wrong = { body: { email: username, password: 'sai-mat-khau' } }
    for (let tried = 0; tried < 10; tried += 1) await app.call(login, wrong)
    expect((await app.call(login, wrong)).status).toBe(429)
    app.clock.move(-days(7))
    expect((await app.call(login, { body: { email: username, password } })).status).toBe(200)
  })

  test('what was remembered for a moment is not remembered for a week', async () => {
    const { call, clock, database, signedIn } = await startTestApp()
    const { token, user } = await signedIn('administrator')
    clock.move(minutes(60))
    expect((await call(getSettings, { token })).status).toBe(200)
    await database.transaction((tx) =>
      tx.updateTable('users').set({ role: 'student' }).where('id', '=', user.id).execute(),
    )
    clock.move(-minutes(30))
    expect((await call(getSettings, { token })).status).toBe(403)
  })

  test('an attempt that was begun then has the time that it was to have, and is closed', async () => {
    const { app, begin, show, list, clock, child, tokenOf } = await startAttemptApp()
    clock.move(days(7))
    const token = await tokenOf(child)
    await begin({}, token)
    clock.move(-days(7))
    await app.jobs.runDue()
    clock.move(minutes(1))
    await app.jobs.runDue()
    const left = viewOf(await show(token)).attempt?.secondsLeft ?? 0
    expect(left).toBeGreaterThan(minutes(29) / 1000)
    expect(left).toBeLessThanOrEqual(minutes(30) / 1000)
    clock.move(minutes(32))
    await app.jobs.runDue()
    expect(await list(token)).toMatchObject([{ status: 'completed' }])
  })
})

describe('attempts that a wrong clock closed', () => {
  async function reopening(clock: TestApp['clock'], database: Database) {
    const events = await createEvents({ database, log: silentLog })
    onTestFinished(() => events.close())
    const jobs = createJobs({ database, clock, log: silentLog })
    return {
      clock,
      database,
      events,
      notifications: createNotifications({ database, events, clock }),
      whenResultsChange: createCounting({ database, clock, jobs }).schedule,
      whenWithdrawn: unlearnAttempt,
    }
  }
  async function sweep({ app, clock }: Pick<TestApp, 'app' | 'clock'>): Promise<void> {
    await app.jobs.runDue()
    clock.move(minutes(1))
    await app.jobs.runDue()
  }
  const text = (moment: Date) => moment.toISOString()

  test('go on with what was left of them, as if they had never been over', async () => {
    const { app, database, begin, save, show, submit, result, answersWith, list, clock, child, quiz } =
      await startAttemptApp()
    await begin()
    await save({ answers: answersWith(2), sequence: 1 })
    clock.move(minutes(10))
    const since = clock.now()
    clock.move(hours(3))
    await sweep({ app, clock })
    expect(await list()).toMatchObject([{ status: 'completed' }])
    const until = clock.now()
    clock.move(-hours(3))
    clock.move(minutes(7))
    const period = { since: text(since), until: text(until) }
    const dependencies = await reopening(clock, database)
    expect(await closedByTime(database.read(), period)).toMatchObject([{ studentId: child.id, quizId: quiz }])
    expect(await reopenAttempts(dependencies, { ...period, ids: ['0'] })).toEqual([])
    const [opened] = await reopenAttempts(dependencies, period)
    expect(opened).toMatchObject({ studentId: child.id, quizId: quiz })
    expect(await list()).toMatchObject([{ status: 'in_progress', number_of_attempts: 1 }])
    const left = viewOf(await show()).attempt?.secondsLeft ?? 0
    expect(left).toBeGreaterThan(minutes(19) / 1000)
    expect(left).toBeLessThanOrEqual(minutes(20) / 1000)
    await app.jobs.runDue()
    const historyId = historyOf(await submit({ answers: answersWith(4) }))
    expect(historyId).toBe(opened?.id)
    expect(resultOf(await result(historyId))).toMatchObject({ total_score: 40 })
    expect(await reopenAttempts(dependencies, period)).toEqual([])
    const entries = await database.read().selectFrom('audit').select(['action', 'record_id']).execute()
    expect(entries).toContainEqual({ action: 'attempt.reopen', record_id: opened?.id })
  })

  test('that was behind when they began have all their time, and those that were handed in stay so', async () => {
    const { app, database, begin, sit, show, list, clock } = await startAttemptApp({ maxAttempts: 3 })
    clock.move(-hours(2))
    const since = clock.now()
    await sit()
    await begin()
    clock.move(hours(2))
    await sweep({ app, clock })
    expect(await list()).toMatchObject([{ status: 'completed', number_of_attempts: 2 }])
    const opened = await reopenAttempts(await reopening(clock, database), {
      since: text(since),
      until: text(clock.now()),
    })
    expect(opened).toHaveLength(1)
    const left = viewOf(await show()).attempt?.secondsLeft ?? 0
    expect(left).toBeGreaterThan(minutes(29) / 1000)
    expect(await list()).toMatchObject([{ status: 'in_progress', number_of_attempts: 2 }])
  })
})
