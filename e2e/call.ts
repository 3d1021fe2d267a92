import type { APIRequestContext, APIResponse, Route } from '@playwright/test'
import { login, signedInBy } from '@lms/contracts/accounts/accounts.ts'
import { type CallParts, dataIn, pathOf } from '@lms/contracts/call.ts'
import { type DataOf, type Endpoint, type ParamsOf, apiBase } from '@lms/contracts/endpoint.ts'
import type { Role } from '@lms/contracts/roles.ts'

const usernames: Record<Role, string> = { administrator: 'admin', parent: 'parent', student: 'student' }

export interface Credentials {
  email: string
  password: string
}

export const demoAccount = (role: Role): Credentials => ({ email: usernames[role], password: 'Demo1234' })

export interface CallOptions<E extends Endpoint> extends CallParts<E> {
  /** In whose name; otherwise in nobody's. */
  token?: string
  /** In the name of the demo account of this role. */
  role?: Role
  headers?: Record<string, string>
  /** The file of a form, for endpoints that take one. */
  file?: { name: string; mimeType: string; buffer: Buffer }
  /** Another server than the one of the test. */
  origin?: string
}

/** Calls an endpoint of the contract and answers its data; throws what the server says when it refuses. */
export async function call<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<DataOf<E>> {
  const answer = await send(request, endpoint, options)
  if (answer.status() !== endpoint.status)
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status()}: ${await answer.text()}`)
  return dataIn(endpoint, await answer.json())
}

/** The answer as it came, for tests of what is refused. */
export async function send<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  { token, role, headers, file, origin = '', body, ...parts }: CallOptions<E> = {},
): Promise<APIResponse> {
  const bearer = role === undefined ? token : await demoToken(request, role, origin)
  return request.fetch(origin + addressOf(endpoint, parts), {
    method: endpoint.method,
    headers: { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }), ...headers },
    ...(file === undefined ? { data: body } : { multipart: { file } }),
  })
}

export async function tokenOf(request: APIRequestContext, credentials: Credentials, origin?: string): Promise<string> {
  const { email, password } = credentials
  return signedInBy(await call(request, login, { body: { email, password }, origin })).token.token
}

/** Signing in is slow on purpose: once per role is enough for a story. */
const demoTokens = new WeakMap<APIRequestContext, Map<string, Promise<string>>>()

function demoToken(request: APIRequestContext, role: Role, origin: string): Promise<string> {
  const known = demoTokens.get(request) ?? new Map<string, Promise<string>>()
  demoTokens.set(request, known)
  const name = origin + role
  const token = known.get(name) ?? tokenOf(request, demoAccount(role), origin)
  known.set(name, token)
  return token
}

/** Where the web app finds an endpoint. */
export function addressOf<E extends Endpoint>(endpoint: E, parts: Pick<CallParts<E>, 'params' | 'query'> = {}): string {
  return apiBase + pathOf(endpoint, parts)
}

/** Every request to an endpoint, whatever its query; a parameter that is left out can be anything. */
export function routeOf<E extends Endpoint>(endpoint: E, params: Partial<ParamsOf<E>> = {}): RegExp {
  const values = new Map<string, string | undefined>(Object.entries(params))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => values.get(name) ?? '[^/?]+')
  return new RegExp(`${apiBase}${path}(\\?.*)?$`)
}

/** Lets a request through and changes what comes back. */
export async function changeAnswer<E extends Endpoint>(
  route: Route,
  endpoint: E,
  change: (data: DataOf<E>) => DataOf<E>,
): Promise<void> {
  const response = await route.fetch()
  const data = change(dataIn(endpoint, await response.json()))
  await route.fulfill({ response, json: { success: true, status: 'success', message: endpoint.message, data } })
}
