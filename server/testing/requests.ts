import { login, signedInBy } from '@lms/contracts/accounts/accounts.ts'
import { dataIn, pathOf } from '@lms/contracts/call.ts'
import { type Endpoint, apiBase } from '@lms/contracts/endpoint.ts'
import type { FastifyInstance } from 'fastify'

export interface Request {
  token?: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /** Where the request seems to come from. */
  address?: string
}

export interface Answer {
  status: number
  // The wire as it is: tests look at what is really there.
  body: Record<string, unknown>
  headers: Record<string, string | string[] | number | undefined>
  cookies: { name: string; value: string; [attribute: string]: unknown }[]
}

export async function sendTo(http: FastifyInstance, endpoint: Endpoint, request: Request): Promise<Answer> {
  const isStream = endpoint.produces !== undefined
  const response = await http.inject({
    method: endpoint.method,
    url: apiBase + pathOf(endpoint, { params: request.params }),
    query: request.query ?? {},
    headers: {
      // From elsewhere the app is called by its name; only this machine may say localhost.
      ...(request.address !== undefined && { host: 'lms.test' }),
      ...(request.token && { authorization: `Bearer ${request.token}` }),
      ...request.headers,
    },
    payloadAsStream: isStream,
    ...(request.body !== undefined && { payload: request.body as object }),
    ...(request.address !== undefined && { remoteAddress: request.address }),
  })
  if (isStream) response.stream().destroy()
  return {
    status: response.statusCode,
    body: isStream ? {} : response.json<Record<string, unknown>>(),
    headers: response.headers,
    cookies: response.cookies,
  }
}

export async function signInAs(http: FastifyInstance, email: string, password: string): Promise<string> {
  const answer = await sendTo(http, login, { body: { email, password } })
  return signedInBy(dataIn(login, answer.body)).token.token
}
