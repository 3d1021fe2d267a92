import { type DemoAccount, demoAccounts } from '@lms/contracts/accounts.ts'
import type { Database } from '../platform/database/database.ts'
import { type Route, publicRoute } from '../platform/http/route.ts'
import type { User } from '../users/user.ts'
import { findDemoUsers } from '../users/user-store.ts'
import { demoPassword } from './demo-accounts.ts'

export function demoRoutes(database: Database): Route[] {
  return [
    publicRoute(demoAccounts, async () => ({ accounts: (await findDemoUsers(database.read())).map(toDemoAccount) })),
  ]
}

function toDemoAccount({ email, username, role }: User): DemoAccount {
  return { email: email ?? '', username, role, password: demoPassword }
}
