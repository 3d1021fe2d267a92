import { apiBase } from '@lms/contracts/endpoint.ts'
import type { Cookies } from '../platform/http/route.ts'
import type { RefreshToken } from './sessions.ts'

export const refreshCookie = 'refresh_token'
export const refreshPath = `${apiBase}/auth`

/** The refresh token stays in the browser's cookie; the answer carries the rest. */
export function keepSignedIn<Data>({ data, refresh }: { data: Data; refresh?: RefreshToken }, cookies: Cookies): Data {
  if (refresh) cookies.set(refreshCookie, refresh.token, { path: refreshPath, maxAgeSeconds: refresh.maxAgeSeconds })
  return data
}
