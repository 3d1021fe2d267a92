import type { OwnFactors, Passkey } from '@lms/contracts/second-factor/second-factor.ts'
import type { Totp } from './factor-store.ts'
import type { StoredPasskey } from './passkey-store.ts'

export function toPasskeyView({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { id, name, createdAt, lastUsedAt }
}

interface Factors {
  totp: Totp | null
  passkeys: readonly StoredPasskey[]
  recoveryCodesLeft: number
}

export function toOwnFactors({ totp, passkeys, recoveryCodesLeft }: Factors, isDuty: boolean): OwnFactors {
  return {
    totp: totp && { createdAt: totp.createdAt, lastUsedAt: totp.lastUsedAt },
    passkeys: passkeys.map(toPasskeyView),
    recoveryCodesLeft,
    isOwed: isDuty && totp === null && passkeys.length === 0,
  }
}
