import { generateURI, verifySync } from 'otplib'

const stepSeconds = 30

/** The step of time that a code belongs to: now, the one before or the one after. Null when it fits none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, period: stepSeconds, epochTolerance: stepSeconds })
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : null
}

export function totpAddress(site: string, account: string, secret: string): string {
  return generateURI({ issuer: site, label: account, secret })
}

/** Without letters that look alike; 32 of them, so that a byte chooses evenly. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
export const recoveryCodeLetters = 16

/** 80 bits: too many to try, so that a plain hash of it can be kept. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, recoveryCodeLetters), (byte) => letters[byte % letters.length]).join('')
}

export function inGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}
