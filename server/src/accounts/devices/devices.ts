import { days, seconds } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'

/** As long as browsers keep a cookie at most. */
export const deviceLifetime = days(400)

export interface Device {
  id: string
  /** False for a browser that brought no cookie of ours. */
  isOurs: boolean
}

export interface DeviceCookie {
  token: string
  maxAgeSeconds: number
}

export interface Devices {
  /** The browser that a cookie names; a new one when there is none, or one that we did not write. */
  of(cookie: string | undefined): Promise<Device>
  cookieFor(device: Device): Promise<DeviceCookie>
}

export function createDevices(keys: SigningKeys): Devices {
  return {
    async of(cookie = '') {
      const end = cookie.indexOf('.')
      const id = cookie.slice(0, Math.max(0, end))
      if (id !== '' && (await keys.isSeal('device', id, cookie.slice(end + 1)))) return { id, isOurs: true }
      return { id: newId(), isOurs: false }
    },
    async cookieFor({ id }) {
      const seal = await keys.seal('device', id)
      return { token: `${id}.${seal}`, maxAgeSeconds: deviceLifetime / seconds(1) }
    },
  }
}
