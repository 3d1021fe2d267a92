import type { AccessToken } from '@lms/contracts/accounts/accounts.ts'
import { type CryptoKey, type JWTHeaderParameters, SignJWT, jwtVerify } from 'jose'
import { type Clock, hours, later } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { wantIn } from '../../platform/storage/wants.ts'
import { type User, fullNameOf } from '../../users/user.ts'
import type { SigningKey, SigningKeys } from './signing-keys.ts'

const lifetime = hours(24)
const algorithm = 'HS256'
/** Tokens from before keys had names were signed with this one. */
const namelessKey = '0'

export interface AccessTokens {
  /** Good for a day, and never longer than its session. */
  issue(user: User, session: { id: string; endsAt: Date }): Promise<AccessToken>
  /** The session that a token belongs to, or null when it was not signed by us or has expired. */
  sessionOf(token: string): Promise<string | null>
}

export function createAccessTokens(keys: SigningKeys, clock: Clock): AccessTokens {
  const imported = new Map<string, Promise<CryptoKey>>()

  // Imported once: a raw secret would be imported again for every check.
  function keyOf({ id, bytes }: SigningKey): Promise<CryptoKey> {
    const known = imported.get(id)
    if (known) return known
    const raw = Uint8Array.from(bytes)
    const key = crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
    imported.set(id, key)
    return key
  }

  async function keyNamedIn({ kid = namelessKey }: JWTHeaderParameters): Promise<CryptoKey> {
    const key = await keys.find('access', kid)
    if (!key) throw new Error('There is no such key')
    return keyOf(key)
  }

  return {
    async issue(user, session) {
      const now = clock.now()
      const key = await keys.current('access')
      const expiresAt = new Date(Math.min(later(now, lifetime).getTime(), session.endsAt.getTime()))
      const token = await new SignJWT({ email: user.email, role: user.role, name: fullNameOf(user), sid: session.id })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.id })
        .setSubject(user.id)
        .setIssuedAt(now)
        // Two tokens of one second are still two tokens.
        .setJti(newId())
        .setExpirationTime(expiresAt)
        .sign(await keyOf(key))
      return { token, expiresAt: expiresAt.toISOString() }
    },

    async sessionOf(token) {
      try {
        const { payload } = await jwtVerify(token, keyNamedIn, {
          algorithms: [algorithm],
          currentDate: clock.now(),
        })
        return typeof payload['sid'] === 'string' ? payload['sid'] : null
      } catch (error) {
        // Nobody is signed out because the keys cannot be read at this moment.
        if (wantIn(error) !== null) throw error
        return null
      }
    },
  }
}
