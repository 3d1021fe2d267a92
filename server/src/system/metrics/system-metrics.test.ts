import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startOwnTestApp, startTestApp } from '../../../testing/test-app.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { createMetricsServer } from '../../platform/http/pages/metrics-page.ts'
import { createMetrics } from '../../platform/metrics/metrics.ts'

const token = 'mat-khau-cua-bo-giam-sat'

test('whoever has the token sees answers by pattern, queues and what runs, and no id', async () => {
  const { app, database, signedIn } = await startOwnTestApp({ METRICS_TOKEN: token })
  const { user } = await signedIn('administrator')
  const ask = (authorization?: string) =>
    app.http.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
  await app.http.inject({ url: `/api/v1/users/${user.id}` })
  await database.transaction((tx) => app.jobs.enqueue(tx, jobKind('test:waits', z.object({})), {}))
  const { statusCode, headers, body } = await ask(`Bearer ${token}`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('lms_http_request_seconds_count{method="GET",route="/api/v1/users/:id",status="401"} 1')
  expect(body).toContain('lms_jobs{kind="test:waits",state="due"} 1')
  expect(body).toContain('\nlms_attempts_running 0\n')
  expect(body).toContain('\nlms_event_streams 0\n')
  expect(body).toContain('\nlms_events_heard 1\n')
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).not.toContain(user.id)
  for (const wrong of [undefined, 'Bearer', 'Bearer mat-khau-khac-hoan-toan', token])
    expect((await ask(wrong)).statusCode, wrong).toBe(401)
})

test('a port of its own needs no token and knows nothing else', async () => {
  const metrics = await createMetrics('1.2.3')
  metrics.gauge({ name: 'lms_broken', help: 'Cannot be read', read: () => Promise.reject(new Error('away')) })
  const server = createMetricsServer(metrics).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(await answer.text()).toContain('lms_info{version="1.2.3"} 1')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})

test('without a token or a port there is no such page', async () => {
  const { app } = await startTestApp()
  expect((await app.http.inject({ url: '/metrics' })).statusCode).toBe(404)
})
