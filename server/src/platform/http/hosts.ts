import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { misdirected } from './errors.ts'

/** What proxies write, the trusted ones and the others. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Does this address mean the machine that it is asked on? */
export function isOwnName(url: string): boolean {
  return ownHosts.has(new URL(url).hostname)
}

const isOwnHost = (given: string): boolean => ownHosts.has(given.toLowerCase().replace(/:\d+$/, ''))

/**
 * Straight from a program on this machine, and by one of its own names: not through a proxy that stands here too, nor
 * from a page of somebody else whose name was made to point here.
 */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const isLoopback = address.startsWith('127.') || (isIPv6(address) && address === '::1')
  return isLoopback && isOwnHost(headers.host ?? '') && proxyHeaders.every((name) => headers[name] === undefined)
}

/**
 * A server that knows its address answers to no other name, so that nothing is built, kept or believed under a name that
 * somebody else chose. Health checks are no exception; programs on this machine may call it by this machine's names.
 */
export function answerOnlyTo(app: FastifyInstance, publicUrl: string): void {
  const { hostname, host, protocol } = new URL(publicUrl)
  const names = new Set([host, `${hostname}:${protocol === 'https:' ? 443 : 80}`])
  app.addHook('onRequest', async (request) => {
    // Of a proxy that is trusted, what it was asked for; otherwise the Host header as it came.
    const given = request.host.toLowerCase()
    if (names.has(given)) return
    if (isOwnHost(given) && isFromThisMachine(request)) return
    throw misdirected()
  })
}
