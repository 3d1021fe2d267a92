import { isIPv6 } from 'node:net'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFromThisMachine } from './hosts.ts'
import type { Caller, Cookies } from './route.ts'

const maximumUserAgent = 300

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maximumUserAgent),
    isLocal: isFromThisMachine(request),
  }
}

/** One household has a whole /64 of IPv6 addresses; limits would mean nothing if each counted alone. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0')
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`
}

/** Cookies are read only by the few routes that want them. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  return {
    get: (name) => parseCookie(request.headers.cookie ?? '')[name],
    set(name, value, { path, maxAgeSeconds }) {
      const cookie = stringifySetCookie({
        name,
        value,
        path,
        maxAge: maxAgeSeconds,
        httpOnly: true,
        sameSite: 'strict',
        secure,
      })
      void reply.header('set-cookie', cookie)
    },
  }
}
