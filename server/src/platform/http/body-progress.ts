import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerConnectionError } from './framework-errors.ts'

/** Bytes that must come in each span of time; a form's file may take as long as it needs, as long as it comes. */
interface Pace {
  span: number
  least: number
}

/** A kilobyte a second: less is no line but somebody who holds a place. */
const slowest: Pace = { span: 30_000, least: 30_000 }
/** What is no file is small, and there at once. */
const longestPlain = 60_000

/** Instead of one limit for all requests, which a large file on a slow line would never meet. */
export function watchBodies(app: FastifyInstance, { span, least }: Pace = slowest, longest = longestPlain): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    const { socket } = raw
    // A request that was made up inside the process has no line.
    if (socket instanceof Socket && !raw.complete && hasBody(request)) {
      const isForm = request.headers['content-type']?.startsWith('multipart/') === true
      let read = socket.bytesRead
      const watch = isForm
        ? setInterval(() => {
            if (socket.bytesRead - read < least && !isPaused(request)) giveUp(socket)
            read = socket.bytesRead
          }, span)
        : setTimeout(() => giveUp(socket), longest)
      watch.unref()
      for (const end of ['end', 'close', 'error'] as const) raw.once(end, () => clearInterval(watch))
    }
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** It is we who do not read on. */
function isPaused({ raw }: FastifyRequest): boolean {
  return raw.isPaused() || raw.readableLength > 0
}

function giveUp(socket: Socket): void {
  answerConnectionError(Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
}
