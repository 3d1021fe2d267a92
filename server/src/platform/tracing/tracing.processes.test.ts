import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { getSettings } from '@lms/contracts/settings/settings.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyPlace } from '../../../testing/server-commands.ts'
import { signIn, startProcess } from '../../../testing/server-process.ts'
import { engine } from '../../../testing/test-database.ts'
import { until } from '../../../testing/until.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

interface Sent {
  resourceSpans: {
    resource: { attributes: SentSpan['attributes'] }
    scopeSpans: { spans: SentSpan[] }[]
  }[]
}

/** As much of a collector as is needed to take what comes. */
async function startCollector() {
  const sent: Sent[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      sent.push(body as Sent)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    services: () =>
      sent.flatMap(({ resourceSpans }) =>
        resourceSpans.map(({ resource }) => valueOf(resource.attributes, 'service.name')),
      ),
    spans: () =>
      sent.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  }
}

function valueOf(attributes: SentSpan['attributes'], name: string): string | number | undefined {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request is followed from the header of a browser to the statements that it asked, and jobs beside it', async () => {
  const collector = await startCollector()
  const place = await emptyPlace()
  const server = await startProcess({
    ...place,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'truong-thu',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  const token = await signIn(server, 'admin@example.com')
  const parent = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }
  const answer = await fetch(server.url + apiBase + getSettings.path, {
    headers: {
      authorization: `Bearer ${token}`,
      'x-request-id': 'tu-trinh-duyet-1',
      traceparent: `00-${parent.traceId}-${parent.spanId}-01`,
    },
  })
  expect(answer.headers.get('x-request-id')).toBe('tu-trinh-duyet-1')
  await until(() => {
    const request = collector
      .spans()
      .find(({ attributes }) => valueOf(attributes, 'lms.request_id') === 'tu-trinh-duyet-1')
    expect(request).toMatchObject({ traceId: parent.traceId, parentSpanId: parent.spanId })
    expect(request?.name).toBe(`GET ${apiBase}${getSettings.path}`)
    expect(valueOf(request?.attributes ?? [], 'http.response.status_code')).toBe(200)
    const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.every(({ name }) => name.startsWith('select '))).toBe(true)
    expect(collector.spans().some(({ name }) => name.startsWith('job '))).toBe(true)
  })
  expect(new Set(collector.services())).toEqual(new Set(['truong-thu']))
  // Texts of statements only: who signed in is in none of them.
  expect(JSON.stringify(collector.spans())).not.toContain('admin@example.com')

  if (engine === 'postgres') {
    const beside = new pg.Client({ connectionString: String(place['DATABASE_URL']) })
    await beside.connect()
    onTestFinished(() => beside.end())
    // A connection shows its last statement until jobs of every second use it for theirs.
    await until(async () => {
      await server.call(getSettings, { token })
      const { rows } = await beside.query<{ query: string }>(
        "select query from pg_stat_activity where query like '%request=''%traceparent=''00-%' and pid <> pg_backend_pid()",
      )
      expect(rows.length).toBeGreaterThan(0)
    })
  }
})

test('a collector that is away is in nobody\u2019s way', async () => {
  const server = await startProcess({ ...(await emptyPlace()), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  const token = await signIn(server, 'admin@example.com')
  expect((await server.call(getSettings, { token })).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})
