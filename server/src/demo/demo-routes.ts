import { type DemoAccount, demoAccounts } from '@lms/contracts/accounts/accounts.ts'
import { removeDemoData } from '@lms/contracts/settings/settings.ts'
import type { Database } from '../platform/database/database.ts'
import { type Route, publicRoute, route } from '../platform/http/route.ts'
import type { User } from '../users/user.ts'
import { demoPassword } from './demo-accounts.ts'
import { openDemoUsers } from './open-demo-users.ts'
import type { DemoRemoval } from './demo-removal.ts'

interface DemoDependencies {
  database: Database
  removal: DemoRemoval
  /** A server that has a name of its own stands behind a proxy, and a careless one does not say that it is there. */
  hasPublicName: boolean
}

export function demoRoutes({ database, removal, hasPublicName }: DemoDependencies): Route[] {
  return [
    // A password that everybody knows is offered only to who sits at the machine.
    publicRoute(demoAccounts, async ({ caller }) => ({
      accounts: caller.isLocal === true && !hasPublicName ? (await openDemoUsers(database)).map(toDemoAccount) : [],
    })),
    route(removeDemoData, ({ actor, caller }) => removal.remove(actor, caller)),
  ]
}

function toDemoAccount({ email, username, role }: User): DemoAccount {
  return { email: email ?? '', username, role, password: demoPassword }
}
