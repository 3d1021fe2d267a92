import { createHash, randomInt } from 'node:crypto'

/** Without letters and figures that look alike: it is read out over the telephone. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12

/** Shown in groups; about 59 bits, which nobody guesses in a day and ten tries an hour. */
export function newGuardianCode(): { code: string; codeHash: string } {
  const plain = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
  return { code: plain.replaceAll(/(.{4})(?=.)/g, '$1-'), codeHash: codeHashOf(plain) }
}

/** Codes are random, so a plain hash cannot be guessed back while they are of any use. */
export function codeHashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
