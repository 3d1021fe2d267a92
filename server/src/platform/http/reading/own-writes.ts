import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LastWrite } from '../../database/postgres/replica-choice.ts'

const cookieName = 'wrote'
const questions = new Set(['GET', 'HEAD', 'OPTIONS'])

interface OwnWrites {
  /** Runs the rest of a request as that of somebody who has written then. */
  asReader(lastWrite: LastWrite, act: () => void): void
  isHttps: boolean
}

/**
 * Where lists may come from a replica: whoever changes something takes the time of it along, to whichever process they
 * ask next, and is not answered with what is older.
 */
export function rememberOwnWrites(app: FastifyInstance, { asReader, isHttps }: OwnWrites): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (questions.has(request.method)) asReader(lastWriteOf(request), done)
    else done()
  })
  app.addHook('onSend', async ({ method }, reply) => {
    // Of what has failed on the way nobody knows whether it was kept.
    if (questions.has(method) || (reply.statusCode >= 400 && reply.statusCode < 500)) return
    const value = String(Date.now())
    const cookie = { name: cookieName, value, path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
    void reply.header('set-cookie', stringifySetCookie(cookie))
  })
}

/** Signing in is a write: who is signed in and brings no such cookie keeps none, and may have written just now. */
function lastWriteOf({ headers }: FastifyRequest): LastWrite {
  const written = parseCookie(headers.cookie ?? '')[cookieName]
  if (written !== undefined && /^\d{1,16}$/.test(written)) return Number(written)
  return headers.authorization === undefined && written === undefined ? 'never' : 'unknown'
}
