import { type DemoAccount, demoAccounts } from '@lms/contracts/accounts/accounts.ts'
import { removeDemoData } from '@lms/contracts/settings/settings.ts'
import type { Database } from '../platform/database/database.ts'
import { type Route, publicRoute, route } from '../platform/http/route.ts'
import type { User } from '../users/user.ts'
import { findDemoUsers } from '../users/user-store.ts'
import { demoPassword } from './demo-accounts.ts'
import type { DemoRemoval } from './demo-removal.ts'

export function demoRoutes(database: Database, removal: DemoRemoval): Route[] {
  return [
    publicRoute(demoAccounts, async () => ({ accounts: (await findDemoUsers(database.read())).map(toDemoAccount) })),
    route(removeDemoData, ({ actor, caller }) => removal.remove(actor, caller)),
  ]
}

function toDemoAccount({ email, username, role }: User): DemoAccount {
  return { email: email ?? '', username, role, password: demoPassword }
}
