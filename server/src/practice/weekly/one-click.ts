import { screens } from '@lms/contracts/screens.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { callerOf } from '../../platform/http/caller.ts'
import type { Weekly } from './weekly-service.ts'

const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
const largestForm = 4 * 1024
const Address = z.object({ token: z.string().min(1).max(100) })

/**
 * What a mail program sends when somebody presses its own button: a form to the address of the header, without anybody
 * signed in. To look at the address changes nothing; that is the page's. https://www.rfc-editor.org/rfc/rfc8058
 */
export async function takeOneClicks(app: FastifyInstance, weekly: Pick<Weekly, 'unsubscribe'>): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    // What the form says is always the same; only that it was sent counts.
    forms.addContentTypeParser(types, { parseAs: 'string', bodyLimit: largestForm }, (_request, _body, done) =>
      done(null, null),
    )
    forms.post(screens.unsubscribe.path, { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      const address = Address.safeParse(request.query)
      await weekly.unsubscribe(address.data?.token ?? '', callerOf(request))
      return reply.type('text/plain; charset=utf-8').send('OK')
    })
  })
}
