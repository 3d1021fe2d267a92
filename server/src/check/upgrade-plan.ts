import { appliedMigrations } from '../backup/table-catalogue.ts'
import type { Database } from '../platform/database/database.ts'
import type { Migrations } from '../platform/database/migrations.ts'

/** What a start of this version would do to the database, before it does it. */
export async function upgradePlan(database: Database, slices: readonly Migrations[]): Promise<string[]> {
  const known = slices.flatMap((slice) => Object.keys(slice)).toSorted()
  const applied = new Set(await appliedMigrations(database.read(), database.dialect))
  const newer = [...applied].filter((name) => !known.includes(name))
  if (newer.length > 0)
    return [
      `This database was made by a newer version (${newer.join(', ')}): this version does not start on it.`,
      'Install the newer version again, or restore a backup that this version made into an empty place.',
    ]
  const missing = known.filter((name) => !applied.has(name))
  if (missing.length === 0) return ['Nothing to do: the database is of this version.']
  return [
    `The next start makes ${missing.length} of ${known.length} changes, all of them or none:`,
    ...missing.map((name) => `  ${name}`),
    'Make a backup first: npm run backup -- <file>',
  ]
}
