import { SignedInUser } from '@lms/contracts/accounts/accounts.ts'
import { browserStorage } from '../browser-storage.ts'

export const tokenKey = 'admin_token'
export const userKey = 'admin_user'
const rememberedDays = 7

/**
 * Where the token and the user rest between visits. With remember-me the token is in a cookie of 7 days,
 * otherwise in local storage. Nothing is cached here: another tab may have changed it a moment ago.
 */
export const sessionStore = {
  token(): string | null {
    return readCookie(tokenKey) ?? browserStorage.read(tokenKey)
  },

  user(): SignedInUser | null {
    try {
      const user = SignedInUser.safeParse(JSON.parse(browserStorage.read(userKey) ?? 'null'))
      return user.success ? user.data : null
    } catch {
      return null
    }
  },

  save(token: string, user: SignedInUser, isRemembered: boolean): void {
    if (isRemembered) {
      writeCookie(tokenKey, token, rememberedDays * 24 * 60 * 60)
      browserStorage.remove(tokenKey)
    } else {
      browserStorage.write(tokenKey, token)
      writeCookie(tokenKey, '', 0)
    }
    sessionStore.saveUser(user)
  },

  saveUser(user: SignedInUser): void {
    browserStorage.write(userKey, JSON.stringify(user))
  },

  isRemembered(): boolean {
    return readCookie(tokenKey) !== null
  },

  clear(): void {
    writeCookie(tokenKey, '', 0)
    browserStorage.remove(tokenKey)
    browserStorage.remove(userKey)
  },
}

function readCookie(name: string): string | null {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  const value = entry?.slice(name.length + 1)
  if (value === undefined || value === '') return null
  try {
    return decodeURIComponent(value)
  } catch {
    // Not written by us.
    return null
  }
}

function writeCookie(name: string, value: string, maximumAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // The Cookie Store API is asynchronous and absent on plain http, where schools run this too.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maximumAge}; Path=/; SameSite=Strict${secure}`
}
