import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { accountMessages } from '@lms/contracts/accounts/account-messages.ts'
import { login } from '@lms/contracts/accounts/accounts.ts'
import { describe, expect, test } from 'vitest'
import { startOwnTestApp, startTestApp } from '../../../testing/test-app.ts'

const json = { 'content-type': 'application/json' }

describe('every answer', () => {
  test('to an unknown call is a JSON 404 in the envelope', async () => {
    const { app } = await startTestApp()
    for (const url of ['/api', '/api/v1/nothing', '/api/nothing', '/api/v1/auth/admin/login/more']) {
      const response = await app.http.inject({ method: 'GET', url })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({
        success: false,
        status: 'error',
        message: 'Not found',
        key: 'platform.notFound',
        error: 'Not found',
        code: 'not_found',
      })
    }
  })

  test('carries a request id and headers that close what need not be open', async () => {
    const { app } = await startTestApp()
    const given = await app.http.inject({ url: '/api/v1/nothing', headers: { 'x-request-id': 'abc-12345' } })
    expect(given.headers['x-request-id']).toBe('abc-12345')
    const odd = await app.http.inject({ url: '/api/v1/auth/demo-accounts', headers: { 'x-request-id': 'a b\tc' } })
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(odd.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    expect(odd.headers).not.toHaveProperty('strict-transport-security')
  })

  test('is for the name that the server has, and for this machine by its own', async () => {
    const { app } = await startOwnTestApp({ PUBLIC_URL: 'https://hoc.example.vn', TRUST_PROXY: '10.0.0.1' })
    const ask = async (host: string, remoteAddress = '127.0.0.1', headers = {}, url = '/healthz') =>
      (await app.http.inject({ url, remoteAddress, headers: { host, ...headers } })).statusCode
    expect(await ask('hoc.example.vn', '192.0.2.1')).toBe(200)
    expect(await ask('HOC.example.vn:443', '192.0.2.1')).toBe(200)
    for (const url of ['/healthz', '/readyz', '/', '/login', '/api/v1/auth/demo-accounts', '/api/v1/nothing'])
      expect(await ask('evil.example', '192.0.2.1', {}, url), url).toBe(421)
    expect(await ask('evil.example')).toBe(421)
    expect(await ask('localhost:3000')).toBe(200)
    expect(await ask('localhost:3000', '192.0.2.1')).toBe(421)
    expect(await ask('localhost:3000', '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(421)
    // Only a proxy that is trusted may say what it was asked for.
    const forwarded = { 'x-forwarded-host': 'hoc.example.vn' }
    expect(await ask('upstream:3000', '10.0.0.1', forwarded)).toBe(200)
    expect(await ask('upstream:3000', '192.0.2.1', forwarded)).toBe(421)
  })

  test('refuses what it cannot read with the right words', async () => {
    const { app } = await startTestApp()
    const post = (payload: string, headers: Record<string, string> = json) =>
      app.http.inject({ method: 'POST', url: '/api/v1/auth/admin/login', payload, headers })
    expect((await post('{"email":')).statusCode).toBe(400)
    expect((await post('')).statusCode).toBe(422)
    expect((await post(String.raw`{"email":"a\\u0000b","password":"secret"}`)).statusCode).toBe(401)
    expect((await post('{"__proto__":{"role":"administrator"}}')).statusCode).toBe(400)
    expect((await post('{"email":"a\\u0000b","password":"secret"}')).statusCode).toBe(400)
    expect((await post('email=a', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415)
    expect((await post(JSON.stringify({ email: 'x'.repeat(2_000_000) }))).statusCode).toBe(413)
    expect((await post('[]')).statusCode).toBe(422)
    expect((await post('null')).statusCode).toBe(422)
    expect((await app.http.inject({ url: '/api/v1/auth/me?x=%00' })).statusCode).toBe(400)
    expect((await app.http.inject({ url: '/api/v1/%E0%A4%A' })).statusCode).toBe(400)
  })

  test('is in the envelope also when no request could be made of what came', async () => {
    const { app } = await startOwnTestApp()
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.http.server.address() as AddressInfo
    const send = async (lines: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(lines)
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
      return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) as unknown }
    }
    const refusals = [
      {
        lines: `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
        status: 431,
        code: 'headers_too_large',
      },
      { lines: 'NONSENSE\r\n\r\n', status: 400, code: 'not_parseable' },
      ...['a', 'b'].map((second) => ({
        lines: `GET /healthz HTTP/1.1\r\nhost: a\r\nHost: ${second}\r\nconnection: close\r\n\r\n`,
        status: 400,
        code: 'not_parseable',
      })),
      { lines: 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', status: 400, code: 'not_parseable' },
    ]
    for (const { lines, status, code } of refusals) {
      const answer = await send(lines)
      expect(answer).toMatchObject({ status, body: { success: false, status: 'error', code } })
      expect(answer.head.toLowerCase()).toContain('connection: close')
    }
    const socket = connect(port, '127.0.0.1')
    const [held] = (await once(app.http.server, 'connection')) as [Socket]
    app.http.server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), held)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 [^]*"code":"request_timeout"/)
  })

  test('names what is wrong with a field by its message, and by the key that other languages find it by', async () => {
    const { app } = await startTestApp()
    const response = await app.http.inject({ method: 'POST', url: '/api/v1/auth/admin/login', payload: {} })
    expect(response.json()).toMatchObject({
      message: 'Validation failed',
      error: 'Validation failed',
      key: 'platform.validationFailed',
      errors: [
        { field: 'email', message: accountMessages.identifierRequired.default, key: 'accounts.identifierRequired' },
        { field: 'password', message: accountMessages.loginPasswordRequired.default, key: expect.any(String) },
      ],
    })
  })

  test('asks who you are before it looks at what you sent', async () => {
    const { app } = await startTestApp()
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/v1/notifications/read',
      payload: '{"broken',
      headers: json,
    })
    expect(response.statusCode).toBe(401)
  })

  test('ignores fields that the contract does not name', async () => {
    const { call, addUser } = await startTestApp()
    const user = await addUser()
    const body = { email: user.username, password: 'Kem-dua-47', role: 'administrator', isActive: false }
    expect((await call(login, { body })).body).toMatchObject({ data: { user: { role: 'student' } } })
  })

  test('describes itself as OpenAPI 3.1 made from the schemas that validate', async () => {
    const { app } = await startTestApp()
    const { openapi, paths } = (await app.http.inject('/api/v1/openapi.json')).json() as {
      openapi: string
      paths: Record<string, Record<string, { requestBody?: unknown; security?: unknown }>>
    }
    expect(openapi).toBe('3.1.0')
    for (const { endpoint } of app.routes) {
      const path = `/api/v1${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`
      expect(paths[path], path).toHaveProperty(endpoint.method.toLowerCase())
    }
    expect(paths['/api/v1/auth/admin/login']?.['post']?.requestBody).toBeDefined()
    expect(paths['/api/v1/auth/me']?.['get']?.security).toEqual([{ bearer: [] }])
    expect((await app.http.inject('/api/docs/')).statusCode).toBe(200)
  })

  test('tells whether the process lives and whether it can serve', async () => {
    const { app, addUser } = await startTestApp()
    expect((await app.http.inject('/healthz')).statusCode).toBe(200)
    const before = await app.http.inject('/readyz')
    expect(before.statusCode).toBe(503)
    expect(before.headers['retry-after']).toBe('5')
    await addUser()
    expect((await app.http.inject('/readyz')).statusCode).toBe(200)
  })
})
