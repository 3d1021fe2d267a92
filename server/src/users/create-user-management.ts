import type { Route } from '../platform/http/route.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { createUserBulk } from './bulk/user-bulk.ts'
import type { UserDependencies } from './user-dependencies.ts'
import { createUserExport } from './user-export.ts'
import { createUserPurge } from './user-purge.ts'
import { userRoutes } from './user-routes.ts'
import { createUsers } from './user-service.ts'

interface AllUserDependencies extends UserDependencies {
  jobs: Jobs
  /** What the slices above must still settle before an account goes for good. */
  settle(tx: Queries, userId: string): Promise<void>
}

/** Accounts as records: lists, changes, bulk acts, export, and their end. */
export function createUserManagement(dependencies: AllUserDependencies): { routes: Route[] } {
  const purge = createUserPurge(dependencies)
  dependencies.jobs.schedule('users:purge-deleted', '23 3 * * *', () => purge.purgeExpired())
  return {
    routes: userRoutes({
      users: createUsers(dependencies),
      bulk: createUserBulk(dependencies),
      exports: createUserExport(dependencies),
      purge,
    }),
  }
}
