import { pathOf } from '@lms/contracts/call.ts'
import type { DataOf, Endpoint } from '@lms/contracts/endpoint.ts'
import { ApiError } from './api-error.ts'
import { askAhead } from './device/asked-ahead.ts'
import { confirmAfter, noteOwedSecondFactor } from './confirmation/confirmation.ts'
import { environment } from './environment.ts'
import { sessionStore } from './session/session-store.ts'
import { changeSignedInUser, endSession, refreshSession, sessionState } from './session/session.ts'
import { isValidToken } from './session/token.ts'
import { type CallOptions, fetchEndpoint, send } from './transport.ts'

/** Calls an endpoint of the contract as the signed-in person; throws `ApiError`. */
export function call<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<DataOf<E>> {
  return asSignedIn(endpoint, (token) => send(endpoint, options, token))
}

/** The same for endpoints that answer a file or a stream. */
export function fetchAnswer<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<Response> {
  return asSignedIn(endpoint, (token) => fetchEndpoint(endpoint, options, token))
}

/** Begins a call that a screen will make as soon as it is there. */
export function callAhead(endpoint: Endpoint): void {
  const token = sessionStore.token()
  if (token !== null) askAhead(environment.apiBaseUrl + pathOf(endpoint), token)
}

type Attempt<Answer> = (token: string | null) => Promise<Answer>

/** Asks the person to confirm where the server wants that, and then sends the same again. */
async function asSignedIn<Answer>(endpoint: Endpoint, attempt: Attempt<Answer>): Promise<Answer> {
  if (endpoint.access === 'public') return attempt(null)
  try {
    return await inSession(attempt)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    noteOwedSecondFactor(error)
    if (!(await confirmAfter(error))) throw error
    return inSession(attempt)
  }
}

async function inSession<Answer>(attempt: Attempt<Answer>): Promise<Answer> {
  const person = sessionState().user?.id
  const token = sessionStore.token()
  try {
    return await attempt(token)
  } catch (error) {
    if (isPasswordDue(error)) changeSignedInUser({ mustChangePassword: true })
    if (!isUnauthorized(error)) throw error
    if (await isRenewed(token)) {
      // What one person asked for is never sent in the name of another.
      if (sessionState().user?.id !== person) throw error
      try {
        return await attempt(sessionStore.token())
      } catch (secondError) {
        if (!isUnauthorized(secondError)) throw secondError
      }
    }
    if (!(await endSession())) throw error
    return attempt(sessionStore.token())
  }
}

/** Is there a token that is worth one more try? */
async function isRenewed(refusedToken: string | null): Promise<boolean> {
  if (sessionState().status === 'expired') return false
  if (await refreshSession(refusedToken)) return true
  const stored = sessionStore.token()
  return stored !== null && isValidToken(stored)
}

/** The password became a temporary one, and this page does not know it yet. */
function isPasswordDue(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'password_change_required'
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
