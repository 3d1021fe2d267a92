import type { Database } from '../platform/database/database.ts'
import { passwordFits } from '../users/sign-in/passwords.ts'
import type { User } from '../users/user.ts'
import { findDemoUsers, findPasswordHash } from '../users/user-store.ts'
import { demoPassword } from './demo-accounts.ts'

/** Found out once for each hash: what fits it does not change. */
const known = new Map<string, Promise<boolean>>()

/** Those whose password is still the one that everybody knows. */
export async function openDemoUsers(database: Database): Promise<User[]> {
  const users = await findDemoUsers(database.read())
  const isOpen = await Promise.all(
    users.map(async ({ id }) => hasDemoPassword(await findPasswordHash(database.read(), id))),
  )
  return users.filter((_, index) => isOpen[index])
}

async function hasDemoPassword(passwordHash: string | null): Promise<boolean> {
  if (passwordHash === null) return false
  const fits = known.get(passwordHash) ?? passwordFits(passwordHash, demoPassword)
  known.set(passwordHash, fits)
  return fits
}
