import { setTimeout as delay } from 'node:timers/promises'
import { login, signedInBy } from '../contracts/accounts/accounts.ts'
import { type CallParts, type InputOf, dataIn, pathOf } from '../contracts/call.ts'
import { type DataOf, type Endpoint, apiBase } from '../contracts/endpoint.ts'

export interface CallOptions<E extends Endpoint> extends CallParts<E> {
  token?: string
  headers?: Record<string, string>
}

/** Where an endpoint is found, below the address of the server: load loops ask it with the least that Node has. */
export function addressOf<E extends Endpoint>(endpoint: E, parts: Pick<CallParts<E>, 'params' | 'query'> = {}): string {
  return apiBase + pathOf(endpoint, parts)
}

/** Calls an endpoint of the contract and answers its data; throws what the server says when it refuses. */
export async function call<E extends Endpoint>(url: string, endpoint: E, options: CallOptions<E>): Promise<DataOf<E>> {
  for (;;) {
    const answer = await send(url, endpoint, options)
    if (answer.status === endpoint.status) return dataIn(endpoint, await answer.json())
    // A machine with other work to do may find the server too busy for a moment.
    if (answer.status !== 503)
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${await answer.text()}`)
    await delay(500)
  }
}

/** The answer as it came. */
export function send<E extends Endpoint>(
  url: string,
  endpoint: E,
  { token, headers, body, ...parts }: CallOptions<E>,
): Promise<Response> {
  return fetch(url + addressOf(endpoint, parts), {
    method: endpoint.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

export async function signIn(url: string, body: InputOf<typeof login>): Promise<string> {
  return signedInBy(await call(url, login, { body })).token.token
}
