import { generateSync } from 'otplib'

/** What an authenticator app shows for this secret at this moment. */
export function codeOf(secret: string, now = new Date()): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000), period: 30 })
}
