/** A token with less life than this left is not trusted without asking the server. */
const minimumRemainingSeconds = 300

/** Three dot-separated parts, and an expiry that is not within the next 300 seconds. */
export function isValidToken(token: string, now: number = Date.now()): boolean {
  const expiry = expiryOf(token)
  return expiry !== null && expiry - now > minimumRemainingSeconds * 1000
}

export function isExpiredToken(token: string, now: number = Date.now()): boolean {
  const expiry = expiryOf(token)
  return expiry === null || expiry <= now
}

/** In milliseconds since 1970; null for anything that is not a token. The signature is the server's business. */
function expiryOf(token: string): number | null {
  const parts = token.split('.')
  const payload = parts[1]
  if (parts.length !== 3 || payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null
  } catch {
    return null
  }
}
