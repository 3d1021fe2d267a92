import { type CallParts, pathOf } from '@lms/contracts/call.ts'
import type { DataOf, Endpoint } from '@lms/contracts/endpoint.ts'
import { Failure } from '@lms/contracts/endpoint.ts'
import { sentMessage } from '@lms/contracts/messages.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { ApiError, networkError } from './api-error.ts'
import { takeAhead } from './device/asked-ahead.ts'
import { environment } from './environment.ts'
import type { fetchWithProgress as FetchWithProgress } from './fetch-with-progress.ts'

const requestTimeout = 10_000

export interface CallOptions<E extends Endpoint> extends Omit<CallParts<E>, 'body'> {
  /** A form with files travels as it is, and may take as long as it needs. */
  body?: CallParts<E>['body'] | FormData
  signal?: AbortSignal
  /** How much of the body has left, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** Sends one request and answers the envelope's data. Knows nothing of sessions. */
export async function send<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  token: string | null,
): Promise<DataOf<E>> {
  const response = await fetchEndpoint(endpoint, options, token)
  const envelope = await readJson(response, options.signal)
  if (!isSuccess(envelope)) throw unexpected(response)
  return (endpoint.isSpread ? envelope : envelope.data) as DataOf<E>
}

/** The raw answer, for streams and files; a failure is thrown like everywhere else. */
export async function fetchEndpoint<E extends Endpoint>(
  endpoint: E,
  { params, query, body, signal, onProgress }: CallOptions<E>,
  token: string | null,
): Promise<Response> {
  const isUnhurried = body instanceof FormData || endpoint.produces !== undefined
  const signals = [signal, isUnhurried ? undefined : AbortSignal.timeout(requestTimeout)]
  const headers = new Headers({ accept: endpoint.produces ?? 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  headers.set('x-request-id', newRequestId())
  const isJson = body !== undefined && !(body instanceof FormData)
  if (isJson) headers.set('content-type', 'application/json')

  let response: Response
  try {
    const address = environment.apiBaseUrl + pathOf(endpoint, { params, query })
    const request = {
      method: endpoint.method,
      headers,
      body: isJson ? JSON.stringify(body) : (body as FormData | undefined),
      signal: AbortSignal.any(signals.filter((each) => each !== undefined)),
    }
    const ahead = endpoint.method === 'GET' ? takeAhead(address, token) : null
    response = await (onProgress === undefined
      ? (ahead ?? fetch(address, request))
      : sendWithProgress(address, request, onProgress))
    signal?.throwIfAborted()
  } catch (error) {
    // Given up by the caller is not a failure of the network.
    if (signal?.aborted === true) throw error
    throw networkError(error)
  }
  if (!response.ok) throw await failureOf(response, signal)
  return response
}

/** What is told of a failure can be found again in the server's log by it. */
function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

// Only uploads need it, never the first page.
async function sendWithProgress(...call: Parameters<typeof FetchWithProgress>): Promise<Response> {
  const { fetchWithProgress } = await import('./fetch-with-progress.ts')
  return fetchWithProgress(...call)
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  let text: string
  try {
    text = await response.text()
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw networkError(error)
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

async function failureOf(response: Response, signal: AbortSignal | undefined): Promise<ApiError> {
  const failure = Failure.safeParse(await readJson(response, signal))
  if (!failure.success) return unexpected(response)
  return new ApiError({ ...failure.data, status: response.status, retryAfter: retryAfterOf(response) })
}

/** An answer that is none of ours, such as a proxy's error page. */
function unexpected(response: Response): ApiError {
  return new ApiError({
    status: response.status,
    code: 'unexpected',
    ...sentMessage(platformMessages.failed),
    retryAfter: retryAfterOf(response),
  })
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  return Number.isNaN(seconds) ? null : seconds
}

function isSuccess(envelope: unknown): envelope is { success: true; data?: unknown } {
  return typeof envelope === 'object' && envelope !== null && 'success' in envelope && envelope.success === true
}
