import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { checkDatabase } from './check-database.ts'
import { checkFiles } from './check-files.ts'
import { checkSearch } from './check-search.ts'
import { checkTags } from './check-tags.ts'
import { checkTallies } from './check-tallies.ts'
import type { Finding } from './finding.ts'

interface CheckDependencies {
  database: Database
  storage: Storage
  clock: Clock
}

/** Everything that can be checked from inside. What can be computed again is; the rest is named. */
export async function checkAll(dependencies: CheckDependencies): Promise<Finding[]> {
  const inside = await checkDatabase(dependencies.database)
  // Nothing is written into a file that is damaged.
  if (inside.length > 0) return inside
  return [
    ...(await checkTallies(dependencies.database)),
    ...(await checkSearch(dependencies.database)),
    ...(await checkTags(dependencies.database)),
    ...(await checkFiles(dependencies)),
  ]
}
