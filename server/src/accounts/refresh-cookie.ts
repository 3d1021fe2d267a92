import { apiBase } from '@lms/contracts/endpoint.ts'
import type { Cookies } from '../platform/http/route.ts'
import type { DeviceCookie } from './devices/devices.ts'
import type { RefreshToken } from './sessions.ts'

export const refreshCookie = 'refresh_token'
/** Tells which browser it is, not who uses it. */
export const deviceCookie = 'device'
export const refreshPath = `${apiBase}/auth`

interface Kept<Data> {
  data: Data
  refresh?: RefreshToken
  device?: DeviceCookie
}

/** The refresh token and the name of the browser stay in its cookies; the answer carries the rest. */
export function keepSignedIn<Data>({ data, refresh, device }: Kept<Data>, cookies: Cookies): Data {
  if (refresh) cookies.set(refreshCookie, refresh.token, { path: refreshPath, maxAgeSeconds: refresh.maxAgeSeconds })
  if (device) cookies.set(deviceCookie, device.token, { path: refreshPath, maxAgeSeconds: device.maxAgeSeconds })
  return data
}
