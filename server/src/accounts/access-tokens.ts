import { createHmac } from 'node:crypto'
import type { AccessToken } from '@lms/contracts/accounts/accounts.ts'
import { SignJWT, jwtVerify } from 'jose'
import { type Clock, hours, later } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { type User, fullNameOf } from '../users/user.ts'
import { keptSecret } from './secret-store.ts'
import { newSecretToken } from './secret-tokens.ts'

const lifetime = hours(24)
const algorithm = 'HS256'

export interface AccessTokens {
  issue(user: User, sessionId: string): Promise<AccessToken>
  /** The session that a token belongs to, or null when it was not signed by us or has expired. */
  sessionOf(token: string): Promise<string | null>
  /** What only we could have written under this text. */
  seal(text: string): string
}

export async function createAccessTokens(database: Database, clock: Clock, secret?: string): Promise<AccessTokens> {
  const bytes = Buffer.from(
    secret ?? (await database.transaction((tx) => keptSecret(tx, 'access-tokens', newSecretToken().token))),
  )
  // Imported once: a raw secret would be imported again for every check.
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  return {
    async issue(user, sessionId) {
      const now = clock.now()
      const expiresAt = later(now, lifetime)
      const token = await new SignJWT({ email: user.email, role: user.role, name: fullNameOf(user), sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(user.id)
        .setIssuedAt(now)
        // Two tokens of one second are still two tokens.
        .setJti(newId())
        .setExpirationTime(expiresAt)
        .sign(key)
      return { token, expiresAt: expiresAt.toISOString() }
    },
    seal: (text) => createHmac('sha256', bytes).update(`refresh:${text}`).digest('base64url'),
    async sessionOf(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], currentDate: clock.now() })
        return typeof payload['sid'] === 'string' ? payload['sid'] : null
      } catch {
        return null
      }
    },
  }
}
