import { listFailedJobs, retryJob } from '@lms/contracts/system/system.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startOwnTestApp } from '../../testing/test-app.ts'
import { minutes } from '../platform/clock.ts'
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
})
