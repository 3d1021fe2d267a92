import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { type SystemState, getSystem, listFailedJobs, retryJob } from '@lms/contracts/system/system.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startOwnTestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { days, hours, later, minutes } from '../platform/clock.ts'
import { jobKind } from '../platform/jobs/jobs.ts'

describe('what an administrator sees', () => {
  test('a job that was given up, with its reason, and tries it again', async () => {
    const { app, database, clock, signedIn, call } = await startOwnTestApp()
    const { token } = await signedIn('administrator')
    const kind = jobKind('test:fragile', z.object({}))
    let isBroken = true
    app.jobs.define(
      kind,
      async () => {
        if (isBroken) throw new Error('no answer from the other side')
      },
      { maximumTries: 1 },
    )
    await database.transaction((tx) => app.jobs.enqueue(tx, kind, {}))
    await app.jobs.runDue()
    const list = async () =>
      ((await call(listFailedJobs, { token })).body['data'] as { jobs: { id: string; reason: string }[] }).jobs
    const [job] = await list()
    expect(job).toMatchObject({ kind: 'test:fragile', reason: 'no answer from the other side', canRetry: true })
    isBroken = false
    expect((await call(retryJob, { token, params: { id: job?.id ?? '' } })).status).toBe(200)
    clock.move(minutes(1))
    await app.jobs.runDue()
    expect(await list()).toEqual([])
  })

  test('which processes run, where files are kept, and whether the address can be trusted', async () => {
    const { app, clock, signedIn, call, directory, database } = await startOwnTestApp({
      PUBLIC_URL: 'https://localhost:1',
    })
    const { token } = await signedIn('administrator')
    const look = async () => ((await call(getSystem, { token })).body['data'] as { system: SystemState }).system
    expect((await look()).processes).toEqual([])
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    await until(async () =>
      expect((await look()).processes).toMatchObject([{ version: 'test', roles: ['web', 'jobs'], isThis: true }]),
    )
    const { files, certificate, warnings } = await look()
    expect(files).toEqual({
      kind: 'folder',
      place: path.join(directory, 'files'),
      size: { count: 0, bytes: 0 },
      trouble: null,
    })
    // Not seen from here is no reason to worry anybody.
    expect(certificate).toMatchObject({ host: 'localhost', state: 'unreachable', reason: 'ECONNREFUSED' })
    expect(warnings.map(({ kind }) => kind)).not.toContain('certificate_wrong')
    clock.move(minutes(3))
    expect((await look()).processes).toEqual([])
    await app.close()
    expect(await database.read().selectFrom('running_processes').selectAll().execute()).toEqual([])
  })

  test('that schedules are late, by the bell too, although everything that could tell is held up', async () => {
    const { app, database, clock, signedIn, call } = await startOwnTestApp()
    const { token } = await signedIn('administrator')
    await app.jobs.runDue()
    const kind = jobKind('test:endless', z.object({}))
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let held = 0
    app.jobs.define(kind, async () => {
      held += 1
      await released
    })
    // As many as run at once.
    await database.transaction(async (tx) => {
      for (let each = 0; each < 4; each += 1) await app.jobs.enqueue(tx, kind, {})
    })
    const rounds = [app.jobs.runDue()]
    await until(() => expect(held).toBe(4))
    const look = async () => {
      const { body } = await call(getSystem, { token })
      return (body['data'] as { system: SystemState }).system
    }
    for (let minute = 0; minute < 6; minute += 1) {
      clock.move(minutes(1))
      rounds.push(app.jobs.runDue())
      // Looking for what is late is the first thing that each of them does.
      await look()
    }
    await until(async () => {
      const { body } = await call(listNotifications, { token })
      const { notifications } = body['data'] as { notifications: { kind: string; details: unknown }[] }
      expect(notifications).toMatchObject([{ kind: 'system_warning', details: { warning: 'schedules_late' } }])
    })
    const { warnings, schedules } = await look()
    expect(warnings.map(({ kind: warning }) => warning)).toContain('schedules_late')
    expect(schedules.find(({ name }) => name === 'attempts:close-absent')).toMatchObject({ state: 'late' })
    release()
    await Promise.all(rounds)
  })
})

test('files that were left behind go after a day, and none that somebody may still be writing', async () => {
  const { app, clock, directory } = await startOwnTestApp()
  await app.jobs.runDue()
  clock.move(days(1))
  const put = (name: string, age: number) => {
    const file = path.join(directory, 'files', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, 'x')
    const changed = later(clock.now(), -age)
    utimesSync(file, changed, changed)
  }
  for (const folder of ['.incoming', 'media', 'imports']) {
    put(`${folder}/old`, days(1) + minutes(5))
    put(`${folder}/young`, hours(23))
  }
  await app.jobs.runDue()
  for (const folder of ['.incoming', 'media', 'imports'])
    expect(readdirSync(path.join(directory, 'files', folder))).toEqual(['young'])
})
