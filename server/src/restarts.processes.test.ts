import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'
import { login, logout, me } from '@lms/contracts/accounts/accounts.ts'
import { forgotPassword, register } from '@lms/contracts/accounts/registration.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { dataIn } from '@lms/contracts/call.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { listOutbox } from '@lms/contracts/outbox/outbox.ts'
import { beginTotp, finishTotp } from '@lms/contracts/second-factor/second-factor.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { until } from '../testing/until.ts'
import { emptyPlace, runCommand } from '../testing/server-commands.ts'
import { failedStart, signIn, startProcess } from '../testing/server-process.ts'
import { codeOf } from '../testing/factors/totp-code.ts'
import { engine } from '../testing/test-database.ts'

const registration = {
  name: 'Trần Văn Đức',
  email: 'duc@test.example',
  role: 'manager',
  password: 'Kem-dua-47',
  confirmPassword: 'Kem-dua-47',
}

async function holdPort() {
  const holder = createServer()
  onTestFinished(() => void holder.close())
  await new Promise<void>((resolve) => {
    holder.listen(0, '127.0.0.1', resolve)
  })
  return { port: String((holder.address() as AddressInfo).port), free: () => once(holder.close(), 'close') }
}

/** Where PostgreSQL's answer is that the password is wrong. */
async function unwillingDatabase(): Promise<string> {
  const server = createServer((socket) => {
    const said = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed\0\0')
    const head = Buffer.alloc(5, 'E')
    head.writeInt32BE(said.length + 4, 1)
    socket.on('error', () => {}).once('data', () => socket.end(Buffer.concat([head, said])))
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`
}

describe('a process', () => {
  test('keeps what it acknowledged when it is killed in the next moment', async () => {
    const where = await emptyPlace()
    const first = await startProcess(where)
    expect((await first.call(register, { body: registration })).status).toBe(201)
    first.child.kill('SIGKILL')
    await first.exited
    const second = await startProcess(where)
    expect(await signIn(second, registration.email, registration.password)).toEqual(expect.any(String))
  })

  test('lets people in from the first moment that it says it is ready', async () => {
    const { port, free } = await holdPort()
    const place = { ...(await emptyPlace()), PORT: port, HOST: '127.0.0.1' }
    await free()
    const starting = startProcess(place)
    const url = `http://127.0.0.1:${port}`
    await until(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), 1)
    const signIns = await Promise.all(
      ['admin', 'parent', 'student'].map((email) =>
        fetch(url + apiBase + login.path, {
          method: login.method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'Demo1234' }),
        }),
      ),
    )
    expect(signIns.map(({ status }) => status)).toEqual([200, 200, 200])
    await starting
  })

  test('without demo data begins with the administrator that the environment names', async () => {
    const where = { ...(await emptyPlace()), DEMO_DATA: 'off' }
    const missing = await failedStart({ ...where, ADMIN_EMAIL: 'chief@test.example' })
    expect(missing).toEqual({ code: 1, said: 'Missing required environment variables: ADMIN_PASSWORD' })
    const named = { ...where, ADMIN_EMAIL: 'Chief@test.example', ADMIN_PASSWORD: 'Kem-dua-47' }
    const server = await startProcess({ ...named, HOST: '127.0.0.1' })
    const token = await signIn(server, 'chief@test.example', 'Kem-dua-47')
    expect((await server.call(me, { token })).body.data).toMatchObject({ user: { role: 'administrator' } })
    expect((await server.call(login, { body: { email: 'admin', password: 'Demo1234' } })).status).toBe(401)
  })

  test.each([
    [
      'PORT',
      async () => ({ ...(await emptyPlace()), PORT: (await holdPort()).port }),
      /^PORT is not valid: .*EADDRINUSE/,
    ],
    ['HOST', async () => ({ ...(await emptyPlace()), HOST: '203.0.113.7' }), /^HOST is not valid/],
    ['DATA_DIR', async () => ({ DATABASE_URL: '', DATA_DIR: import.meta.filename }), /^DATA_DIR is not valid/],
    [
      'DATABASE_URL',
      async () => ({ ...(await emptyPlace()), DATABASE_URL: await unwillingDatabase() }),
      /^DATABASE_URL is not valid/,
    ],
  ] as const)('stops at a %s that it cannot use, with a sentence that names it', async (_, environment, sentence) => {
    const where: Record<string, string | undefined> = await environment()
    expect((await failedStart(where)).said).toMatch(sentence)
    // A start that was refused is no end that needs looking into.
    expect(existsSync(path.join(where['DATA_DIR'] ?? '', 'open.mark'))).toBe(false)
  })

  test('lets a locked-out administrator back in from the command line while it runs', async () => {
    const where = await emptyPlace()
    const server = await startProcess(where)
    const token = await signIn(server, 'admin')
    expect((await server.call(me, { token })).status).toBe(200)
    const rescue = (email: string) => runCommand('admin', where, 'reset-password', email)
    expect((await rescue('parent@example.com')).said).toContain('No administrator is called')
    const password = /: (\S+)$/.exec((await rescue('admin@example.com')).said)?.[1]
    expect(await signIn(server, 'admin', password)).toEqual(expect.any(String))
    expect((await server.call(login, { body: { email: 'admin', password: 'Demo1234' } })).status).toBe(401)
    // A file has nobody to tell; there the server looks again within ten seconds.
    if (engine === 'postgres') {
      await until(async () => expect((await server.call(me, { token })).status).toBe(401))
    }
  })

  test('lets somebody back in from the command line whose second factor is lost', async () => {
    const where = await emptyPlace()
    const server = await startProcess(where)
    const token = await signIn(server, 'parent')
    const { secret } = dataIn(beginTotp, (await server.call(beginTotp, { token })).body)
    await server.call(finishTotp, { token, body: { code: codeOf(secret) } })
    const credentials = { email: 'parent', password: 'Demo1234' }
    expect((await server.call(login, { body: credentials })).body).toHaveProperty('data.secondFactor')
    const rescue = (email: string) => runCommand('admin', where, 'remove-second-factor', email)
    expect((await rescue('nobody@example.com')).said).toContain('Nobody has the address')
    expect((await rescue('parent@example.com')).said).toContain('signs in with the password alone')
    expect(await signIn(server, 'parent')).toEqual(expect.any(String))
  })

  test('finishes the request that is running when it is told to stop, and goes', async () => {
    const server = await startProcess(await emptyPlace())
    const { hostname, port } = new URL(server.url)
    const body = JSON.stringify({ email: 'admin', password: 'Demo1234' })
    const socket = connect(Number(port), hostname)
    const head = `POST /api/v1/auth/admin/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    await new Promise<void>((resolve) => {
      socket.write(head + body.slice(0, 5), () => resolve())
    })
    // The server has the beginning by the time it answers another request on a newer connection.
    await server.call(me)
    server.child.kill('SIGTERM')
    await until(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow())
    socket.write(body.slice(5))
    let answer = ''
    for await (const part of socket) answer += String(part)
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/)
    expect(await server.exited).toBe(0)
  })
})

describe.runIf(engine === 'sqlite')('two processes and one SQLite file', () => {
  test('cannot be: the second is told to use PostgreSQL', async () => {
    const where = await emptyPlace()
    await startProcess(where)
    const { code, said } = await failedStart(where)
    expect(code).toBe(1)
    expect(said).toContain('set DATABASE_URL and let them share PostgreSQL')
  })
})

describe.runIf(engine === 'postgres')('two processes on one PostgreSQL', () => {
  test('start at once, and share sessions, limits, events and jobs', async () => {
    const where = await emptyPlace()
    const [one, two] = await Promise.all([startProcess(where), startProcess(where)])

    const administrator = await signIn(one, 'admin')
    expect((await two.call(me, { token: administrator })).status).toBe(200)
    const leaving = await signIn(two, 'admin')
    expect((await one.call(me, { token: leaving })).status).toBe(200)
    await two.call(logout, { token: leaving })
    await until(async () => expect((await one.call(me, { token: leaving })).status).toBe(401), 5)

    const wrong = { email: 'parent', password: 'Sai-mat-khau' }
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await one.call(login, { body: wrong })).status).toBe(401)
      expect((await two.call(login, { body: wrong })).status).toBe(401)
    }
    expect((await one.call(login, { body: wrong })).status).toBe(429)
    expect((await two.call(login, { body: wrong })).status).toBe(429)

    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    const stream = await fetch(`${one.url}/api/v1/events`, {
      headers: { authorization: `Bearer ${administrator}` },
      signal: stop.signal,
    })
    const reader = (stream.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader()
    await two.call(register, { body: registration })
    let heard = ''
    while (!heard.includes('notifications')) heard += (await reader.read()).value ?? ''
    const { body } = await one.call(listNotifications, { token: administrator })
    expect(body.data).toMatchObject({ unread: 4 })

    await Promise.all([
      one.call(forgotPassword, { body: { email: 'student@example.com' } }),
      two.call(forgotPassword, { body: { email: 'parent@example.com' } }),
    ])
    await until(async () => {
      const mails = (await two.call(listOutbox, { token: administrator })).body.data['mails'] as {
        recipient: string
      }[]
      // Who signed in and who registered get letters of their own.
      const recipients = mails.map(({ recipient }) => recipient)
      for (const asked of ['parent@example.com', 'student@example.com'])
        expect(recipients.filter((recipient) => recipient === asked)).toHaveLength(1)
    })
  })
})
