import { expect, test } from 'vitest'
import { until } from '../../../testing/until.ts'
import { startGenerationApp } from '../../../testing/apps/generation-app.ts'
import { deliver } from '../../../testing/model-server.ts'
import { minutes } from '../../platform/clock.ts'

test('an answer that comes after somebody else has taken the job over changes nothing', async () => {
  const { started, models, app, clock, read, left } = await startGenerationApp()
  const gate = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  models.script(async (asked) => {
    arrived.resolve()
    await gate.promise
    return { questions: deliver(asked.counts) }
  })
  // What else is due by then has its turn before, for a runner takes up a few at a time only.
  clock.move(minutes(15))
  await app.jobs.runDue()
  const id = await started()
  const slow = app.jobs.runDue()
  await arrived.promise
  clock.move(minutes(2))
  const quick = app.jobs.runDue()
  await until(async () => expect((await read(id)).status).toBe('completed'))
  const { quiz } = await read(id)
  gate.resolve()
  await Promise.all([slow, quick])
  expect(await read(id)).toMatchObject({ status: 'completed', quiz })
  expect(await left()).toMatchObject({ quizzes: 1, questions: 3 })
})

test('a job that ends its server every time gives the process up', async () => {
  const { started, app, database, read, left } = await startGenerationApp()
  const id = await started()
  await database.transaction((tx) =>
    tx
      .updateTable('jobs')
      .set({ tries: 5, claim: 'a dead process' })
      .where('kind', '=', 'generation:process')
      .execute(),
  )
  await app.jobs.runDue()
  expect(await read(id)).toMatchObject({ status: 'failed', reason: 'interrupted' })
  expect(await left()).toMatchObject({ quizzes: 0, questions: 0 })
})
