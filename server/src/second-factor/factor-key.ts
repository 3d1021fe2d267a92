import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { secretsOfTotps } from './factor-store.ts'
import { keptKey } from './step-store.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Hides the secrets of authenticator apps from whoever holds the rows without the key. */
export interface FactorKey {
  /** `owner` is sealed in: a secret that is moved to another row opens for nobody. */
  encrypt(secret: string, owner: string): string
  /** Null when it was written with another key. */
  decrypt(sealed: string, owner: string): string | null
}

/**
 * From the secret of the configuration where there is one, so that nothing in the database opens it; otherwise from a key
 * in a table of its own, which no backup contains.
 */
export async function createFactorKey(database: Database, configured: string | undefined): Promise<FactorKey> {
  const source =
    configured ?? (await database.transaction((tx) => keptKey(tx, 'totp', randomBytes(32).toString('base64url'))))
  const key = Buffer.from(hkdfSync('sha256', source, '', 'second-factor:totp', 32))
  return {
    encrypt(secret, owner) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner))
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    decrypt(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/** How many apps were set up under another key, so that their codes cannot be checked here. */
export async function countLockedApps(database: Database, configured: string | undefined): Promise<number> {
  const key = await createFactorKey(database, configured)
  const apps = await secretsOfTotps(database.read())
  return apps.filter(({ secret, userId }) => key.decrypt(secret, userId) === null).length
}
