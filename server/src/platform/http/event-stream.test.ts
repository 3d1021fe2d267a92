import type { AddressInfo } from 'node:net'
import { logout } from '@lms/contracts/accounts/accounts.ts'
import { register } from '@lms/contracts/accounts/registration.ts'
import { bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import { getUserSignIns } from '@lms/contracts/users/user-help.ts'
import { expect, onTestFinished, test } from 'vitest'
import { type TestApp, startTestApp } from '../../../testing/test-app.ts'

async function listen({ app }: TestApp, token: string) {
  if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  })
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader()
  return { response, reader }
}

async function readUntil(reader: ReadableStreamDefaultReader<string>, wanted: string): Promise<string> {
  let text = ''
  while (!text.includes(wanted)) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`The stream ended before ${wanted}: ${text}`)
    text += value
  }
  return text
}

const registration = {
  name: 'Trần Văn Đức',
  email: 'duc@test.example',
  role: 'manager',
  password: 'Kem-dua-47',
  confirmPassword: 'Kem-dua-47',
}

test('those concerned hear of a change, without its content, and others do not', async () => {
  const app = await startTestApp()
  const administrator = await app.signedIn('administrator')
  const parent = await app.signedIn('parent')
  const hearing = await listen(app, administrator.token)
  const deaf = await listen(app, parent.token)
  expect(hearing.response.headers.get('content-type')).toBe('text/event-stream')
  await readUntil(hearing.reader, 'retry')
  await app.call(register, { body: registration })
  const told = await readUntil(hearing.reader, 'notifications')
  expect(told.trim()).toBe('data: {"topic":"users"}\n\ndata: {"topic":"notifications"}')
  await app.call(logout, { token: parent.token })
  let heard = ''
  for (let part = await deaf.reader.read(); !part.done; part = await deaf.reader.read()) heard += part.value
  expect(heard).not.toContain('data:')
})

test('administrators hear once of an act on many accounts, and not when somebody only looks', async () => {
  const app = await startTestApp()
  const { token } = await app.signedIn('administrator')
  const { reader } = await listen(app, token)
  const people = [await app.addUser(), await app.addUser()]
  const ids = people.map(({ id }) => id)
  await readUntil(reader, 'retry')
  await app.call(getUserSignIns, { token, params: { id: people[0]?.id ?? '' } })
  await app.call(bulkUsers, { token, body: { action: 'deactivate', ids } })
  await app.call(logout, { token })
  let heard = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) heard += part.value
  expect(heard.trim()).toBe('data: {"topic":"users"}')
})

test('a stream ends with its session', async () => {
  const app = await startTestApp()
  const { token } = await app.signedIn('student')
  const { reader } = await listen(app, token)
  await readUntil(reader, 'retry')
  await app.call(logout, { token })
  expect((await reader.read()).done).toBe(true)
})

test('who opens too many loses the oldest, which is told why, and keeps the others', async () => {
  const app = await startTestApp()
  const { token } = await app.signedIn('administrator')
  const other = await listen(app, (await app.signedIn('parent')).token)
  const streams = []
  for (let number = 0; number < 22; number += 1) {
    const stream = await listen(app, token)
    await readUntil(stream.reader, 'retry')
    streams.push(stream)
  }
  for (const { reader } of streams.slice(0, 2)) {
    expect(await readUntil(reader, '\n\n')).toBe('data: {"end":"too_many_streams"}\n\n')
    expect((await reader.read()).done).toBe(true)
  }
  await app.call(register, { body: registration })
  for (const { reader } of streams.slice(2))
    expect(await readUntil(reader, 'notifications')).toContain('data: {"topic":"notifications"}\n\n')
  expect(await readUntil(other.reader, 'retry')).not.toContain('end')
})
