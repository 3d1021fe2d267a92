import { Writable } from 'node:stream'
import { login, me } from '@lms/contracts/accounts/accounts.ts'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startOwnTestApp } from '../../../testing/test-app.ts'
import { createRequestLimits } from '../limits/request-limits.ts'
import { takePolicyReports } from './pages/policy-reports.ts'
import { policyReportPath } from './security-headers.ts'

test('an account that asks without end is told when to come back, and nobody else is', async () => {
  const { call, signedIn } = await startOwnTestApp({ REQUESTS_PER_ACCOUNT: '20' })
  const [one, other] = [await signedIn('student'), await signedIn('student')]
  const statuses = []
  for (let each = 0; each < 21; each += 1) statuses.push((await call(me, { token: one.token })).status)
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
  const refused = await call(me, { token: one.token })
  expect(refused).toMatchObject({
    status: 429,
    body: { success: false, status: 'error', code: 'too_many_requests', message: expect.any(String) },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call(me, { token: other.token })).status).toBe(200)
})

test('an address without a valid token is limited, those who are signed in from it are not', async () => {
  const { call, signedIn } = await startOwnTestApp({ REQUESTS_PER_ADDRESS: '5' })
  const address = '10.9.9.9'
  for (let each = 0; each < 5; each += 1)
    expect((await call(me, { token: 'no token at all', address })).status).toBe(401)
  for (const endpoint of [login, me]) {
    const refused = await call(endpoint, { address, body: { email: 'an', password: 'x' } })
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
  }
  const { token } = await signedIn('student')
  expect((await call(me, { token, address })).status).toBe(200)
})

test('who to tell of a hole is said where the operator has said it, for half a year from now', async () => {
  const { app, clock } = await startOwnTestApp({ SECURITY_CONTACT: 'an-toan@example.vn' })
  const said = await app.http.inject('/.well-known/security.txt')
  expect(said.headers['content-type']).toContain('text/plain')
  expect(said.body).toContain('Contact: mailto:an-toan@example.vn\n')
  const [, expires = ''] = /^Expires: (.+)$/m.exec(said.body) ?? []
  expect(new Date(expires).getTime()).toBeGreaterThan(clock.now().getTime())
  const silent = await startOwnTestApp()
  expect((await silent.app.http.inject('/.well-known/security.txt')).statusCode).toBe(404)
})

test('what a page tried against its policy comes to the log, without addresses, and bounded', async () => {
  const lines: string[] = []
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn' }, log)
  const app = Fastify({ loggerInstance })
  await takePolicyReports(app, createRequestLimits({ perAccount: 0, perAddress: 0 }, { now: () => new Date() }))
  const send = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: policyReportPath, headers: { 'content-type': type }, payload })
  const older = {
    'csp-report': {
      'document-uri': 'https://hoc.example.vn/children/7?name=An',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?who=an',
      'source-file': 'https://hoc.example.vn/assets/app-1.js',
      'line-number': 3,
    },
  }
  expect((await send('application/csp-report', JSON.stringify(older))).statusCode).toBe(204)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    source: 'app-1.js',
    line: 3,
  })
  const newer = {
    type: 'csp-violation',
    body: { effectiveDirective: 'require-trusted-types-for', blockedURL: 'inline' },
  }
  await send('application/reports+json', JSON.stringify([newer]))
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ directive: 'require-trusted-types-for', blocked: 'inline' })
  expect(lines.join('')).not.toMatch(/children|name=An|who=an/)
  for (const odd of ['', '{', '[]', '[1,null,{"body":{}}]', JSON.stringify({ 'csp-report': [] })])
    expect((await send('application/csp-report', odd)).statusCode, odd).toBeLessThan(500)
  expect((await send('application/csp-report', 'x'.repeat(20_000))).statusCode).toBe(413)
  for (let each = 0; each < 20; each += 1)
    await send('application/reports+json', JSON.stringify(Array.from({ length: 50 }, () => newer)))
  expect(lines.length).toBeLessThanOrEqual(60)
  await app.close()
})
