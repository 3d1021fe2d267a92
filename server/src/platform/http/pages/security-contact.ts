import type { FastifyInstance } from 'fastify'
import { type Clock, days, later } from '../../clock.ts'
import { notFound } from '../errors.ts'

interface ContactDependencies {
  /** A mail address or the address of a page; without one there is nothing to say. */
  contact: string | undefined
  publicUrl: string
  clock: Clock
}

/** Where somebody who found a hole says so: https://www.rfc-editor.org/rfc/rfc9116 */
export function serveSecurityContact(app: FastifyInstance, { contact, publicUrl, clock }: ContactDependencies): void {
  app.get('/.well-known/security.txt', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (contact === undefined) throw notFound()
    const lines = [
      `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
      `Expires: ${later(clock.now(), days(180)).toISOString()}`,
      'Preferred-Languages: vi, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
