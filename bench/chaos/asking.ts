import { setTimeout as delay } from 'node:timers/promises'
import type { CallParts } from '../../contracts/call.ts'
import type { DataOf, Endpoint } from '../../contracts/endpoint.ts'
import { addressOf } from '../call.ts'

interface Reply<E extends Endpoint> {
  status: number
  code: string
  /** As the server sent it: refusals say less than the contract. */
  data: Partial<DataOf<E>>
}

interface Asked<E extends Endpoint> extends Omit<CallParts<E>, 'body'> {
  token: string
  body?: CallParts<E>['body'] | FormData
}

/** As in the app: so long is an answer waited for, and so long until the next try. */
const requestTimeout = 10_000
const firstPause = 1000
const longestPause = 4000
/** A file may take longer. */
const formTimeout = 40_000

/** People who ask as the app does, and a list of what should never be answered. */
export interface Asking {
  /** Null when nobody knows what became of it. */
  once<E extends Endpoint>(endpoint: E, asked: Asked<E>): Promise<(Reply<E> & { retryAfter: number }) | null>
  /** Until the server has said something that it means: again and again, with the pauses of the app. */
  persist<E extends Endpoint>(endpoint: E, asked: Asked<E>): Promise<Reply<E>>
  /** Answers by status, 0 for those that never came. */
  statuses: ReadonlyMap<number, number>
  /** Errors that the product did not foresee: nobody should see one, whatever happens to its machines. */
  surprises: readonly string[]
}

export function startAsking(url: string): Asking {
  const statuses = new Map<number, number>()
  const surprises: string[] = []
  const count = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1)

  async function once<E extends Endpoint>(endpoint: E, { token, body, ...parts }: Asked<E>) {
    const isForm = body instanceof FormData
    try {
      const answer = await fetch(url + addressOf(endpoint, parts), {
        method: endpoint.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(isForm ? formTimeout : requestTimeout),
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      count(answer.status)
      const said = parsed(text)
      if (answer.status === 500)
        surprises.push(`${new Date().toISOString()} ${endpoint.method} ${endpoint.path}: ${text}`)
      const retryAfter = Number(answer.headers.get('retry-after') ?? 0) * 1000
      // Broken in the middle, or of a proxy.
      if (said === null && answer.status < 500) return null
      return {
        status: answer.status,
        code: said?.code ?? '',
        data: (said?.data ?? {}) as Partial<DataOf<E>>,
        retryAfter: Number.isNaN(retryAfter) ? 0 : retryAfter,
      }
    } catch {
      count(0)
      return null
    }
  }

  return {
    once,
    async persist(endpoint, asked) {
      for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
        const reply = await once(endpoint, asked)
        if (reply !== null && reply.status < 500 && reply.status !== 429) return reply
        await delay(Math.max(reply?.retryAfter ?? 0, pause * (0.75 + Math.random() / 2)))
      }
    },
    statuses,
    surprises,
  }
}

function parsed(text: string): { code?: string; data?: unknown } | null {
  try {
    return JSON.parse(text) as { code?: string; data?: unknown }
  } catch {
    return null
  }
}
