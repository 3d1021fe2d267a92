import { createHash, randomBytes } from 'node:crypto'

/** A token that is given away once; the database keeps only what it hashes to. */
export function newSecretToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}

/** The tokens are random, so a plain hash cannot be guessed back. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
