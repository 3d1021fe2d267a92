import { DatabaseSync } from 'node:sqlite'
import { damageIn } from '../platform/database/data-folder.ts'

/** Reads the whole file, in a thread; answers the first fault, or null. */
export function findDamage(file: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return damageIn(database)
  } finally {
    database.close()
  }
}
