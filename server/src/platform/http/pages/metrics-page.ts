import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import { accountMessages } from '@lms/contracts/accounts/account-messages.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { unauthenticated } from '../errors.ts'
import type { Metrics } from '../../metrics/metrics.ts'

/** `/metrics` for whoever has the token, or on a port of its own that only the machine and its monitor reach. */
export function serveMetrics(
  http: FastifyInstance,
  metrics: Metrics,
  { token, port, host }: NonNullable<Config['metrics']>,
): void {
  if (token !== undefined) {
    http.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
      if (!isSame(headers.authorization ?? '', `Bearer ${token}`))
        throw unauthenticated('invalid_token', accountMessages.invalidToken)
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    })
  }
  if (port === undefined) return
  const server = createMetricsServer(metrics)
  http.addHook('onListen', async () => {
    server.listen(port, host)
    await once(server, 'listening')
  })
  http.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}

/** Answers with the numbers and with nothing else. */
export function createMetricsServer({ registry }: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
