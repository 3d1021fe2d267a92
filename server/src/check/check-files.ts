import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Finding } from './finding.ts'
import { sweepFiles } from './left-over-files.ts'

interface FilesToCheck {
  database: Database
  storage: Storage
  clock: Clock
}

/** Files that records name and that are gone, and files that no record names any more. */
export async function checkFiles(dependencies: FilesToCheck): Promise<Finding[]> {
  const { files, incoming, missing } = await sweepFiles(dependencies)
  const pictures = missing.filter((name) => name.startsWith('media/'))
  return [
    ...pictures.map((name) => ({ what: `the file ${name} is missing: take it from a backup`, isMended: false })),
    ...(files > 0 ? [{ what: `${files} files that no record names were removed`, isMended: true }] : []),
    ...(incoming > 0 ? [{ what: `${incoming} unfinished uploads were removed`, isMended: true }] : []),
  ]
}
