import { connect } from 'node:tls'
import type { Certificate } from '@lms/contracts/system/system.ts'
import { type Clock, days, hours, seconds } from '../platform/clock.ts'
import { remembered } from '../platform/remembered.ts'

/** Those that renew themselves do it a month before; whoever gets this far has forgotten. */
const soon = days(14)
const longestWait = seconds(3)

/** What browsers get that go to the public address: it belongs to the proxy, so it is looked at from outside. */
export function createCertificateLook(publicUrl: string, clock: Clock): () => Promise<Certificate | null> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return async () => null
  return remembered(clock, hours(1), async () =>
    judged(hostname, await seen(hostname, Number(port || 443)), clock.now()),
  )
}

interface Seen {
  /** Why browsers refuse it, or why nobody answered. */
  problem: string | null
  endsAt: Date | null
}

export function judged(host: string, { problem, endsAt }: Seen, now: Date): Certificate {
  if (endsAt === null) return { host, state: 'unreachable', endsAt: null, reason: problem }
  const isEnding = endsAt.getTime() - now.getTime() < soon
  const state = problem !== null ? 'wrong' : isEnding ? 'ending' : 'good'
  return { host, state, endsAt: endsAt.toISOString(), reason: problem }
}

function seen(host: string, port: number): Promise<Seen> {
  return new Promise((resolve) => {
    // Looked at whether or not it is good.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: longestWait })
    const end = (result: Seen): void => {
      socket.destroy()
      resolve(result)
    }
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      const endsAt = new Date(validTo)
      const { authorizationError: problem } = socket
      end({
        problem: socket.authorized ? null : String(problem),
        endsAt: Number.isNaN(endsAt.getTime()) ? null : endsAt,
      })
    })
    socket.once('timeout', () => end({ problem: 'ETIMEDOUT', endsAt: null }))
    socket.once('error', (error) =>
      end({ problem: 'code' in error ? String(error.code) : error.message, endsAt: null }),
    )
  })
}
