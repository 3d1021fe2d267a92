import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A text that can be read again only by who has this token; the token is random, so its hash is a key. */
export function locked(text: string, token: string): string {
  const nonce = randomBytes(nonceBytes)
  const locking = createCipheriv(cipher, keyFrom(token), nonce)
  const content = Buffer.concat([locking.update(text, 'utf8'), locking.final()])
  return Buffer.concat([nonce, locking.getAuthTag(), content]).toString('base64url')
}

/** Null when it was locked with another token, or not at all. */
export function unlocked(text: string | null, token: string): string | null {
  if (text === null) return null
  const bytes = Buffer.from(text, 'base64url')
  try {
    const opening = createDecipheriv(cipher, keyFrom(token), bytes.subarray(0, nonceBytes))
    opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyFrom(token: string): Buffer {
  return createHash('sha256').update(`locked:${token}`).digest()
}
