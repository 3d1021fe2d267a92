import { EventEmitter, once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { watchBodies } from './body-progress.ts'

afterEach(() => void vi.useRealTimers())

const pace = { span: 30_000, least: 30_000 }
const longest = 60_000

/** A server that reads whatever comes, and somebody who sends it by hand. */
async function sending(type: string, length: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
  const app = Fastify()
  const arrived = new EventEmitter().setMaxListeners(0)
  watchBodies(app, pace, longest)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    let bytes = 0
    payload.on('data', (part: Buffer) => arrived.emit('bytes', (bytes += part.length)))
    payload.once('end', () => done(null, bytes))
    arrived.emit('begun')
  })
  app.post('/', async ({ body }) => ({ bytes: body }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const begun = once(arrived, 'begun')
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  await begun
  let sent = 0
  return {
    answer: text(socket),
    async send(bytes: number) {
      sent += bytes
      const all = sent
      const whole = new Promise<void>((resolve) => {
        arrived.on('bytes', (count: number) => {
          if (count === all) resolve()
        })
      })
      socket.write(Buffer.alloc(bytes))
      await whole
    },
    close: () => app.close(),
  }
}

test('a file may take as long as it needs while it comes', async () => {
  const { send, answer, close } = await sending('multipart/form-data; boundary=x', 20 * 40_000)
  for (let part = 0; part < 20; part += 1) {
    await send(40_000)
    vi.advanceTimersByTime(pace.span)
  }
  expect(await answer).toMatch(/^HTTP\/1.1 200 [^]*"bytes":800000/)
  await close()
})

test('who stops sending is told, and so is who takes too long for what is no file', async () => {
  const file = await sending('multipart/form-data; boundary=x', 1_000_000)
  await file.send(40_000)
  vi.advanceTimersByTime(pace.span)
  await file.send(100)
  vi.advanceTimersByTime(pace.span)
  expect(await file.answer).toMatch(/^HTTP\/1.1 408 [^]*"code":"request_timeout"/)
  await file.close()
  const plain = await sending('application/json', 1000)
  await plain.send(10)
  vi.advanceTimersByTime(longest)
  expect(await plain.answer).toMatch(/^HTTP\/1.1 408 /)
  await plain.close()
})
