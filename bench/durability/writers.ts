import { register } from '../../contracts/accounts/registration.ts'
import type { InputOf } from '../../contracts/call.ts'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { send } from '../call.ts'

const clients = 8
const password = 'Kem-dua-47'

/** What the server has said yes to, and so must never lose: accounts by their addresses, each with a letter to come. */
export interface Ledger {
  registered: Set<string>
}

export interface Writers {
  /** Settled with the first write that was acknowledged. */
  writing: Promise<void>
  /** Settled when every client has met the failure that ends it. */
  ended: Promise<void>
}

const nameOf = (email: string): string => `Bền ${email.split('@')[0]}`

/** Several people at once, each writing until the server or its database goes away. */
export function startWriters(url: string, ledger: Ledger): Writers {
  const first = Promise.withResolvers<void>()

  async function write(): Promise<void> {
    for (;;) {
      const email = `${crypto.randomUUID()}@bench.example`
      const form = { name: nameOf(email), email, role: 'manager' as const, password, confirmPassword: password }
      if (!(await isAcknowledged(url, register, form))) return
      ledger.registered.add(email)
      first.resolve()
    }
  }

  const ended = Promise.all(Array.from({ length: clients }, write)).then(() =>
    first.reject(new Error('Nothing was acknowledged: the server does not take writes')),
  )
  return { writing: first.promise, ended }
}

async function isAcknowledged<E extends Endpoint>(url: string, endpoint: E, body: InputOf<E>): Promise<boolean> {
  try {
    const response = await send(url, endpoint, { body, headers: { 'x-forwarded-for': anyAddress() } })
    await response.arrayBuffer()
    return response.status === endpoint.status
  } catch {
    return false
  }
}

/** The limits are per address; these clients live all over the world. */
function anyAddress(): string {
  return ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.')
}
