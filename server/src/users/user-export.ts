import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { type exportUsers, userExportColumns, userExportFileName } from '@lms/contracts/users/users.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import type { CsvFile } from '../platform/http/files/csv-file.ts'
import type { By } from '../platform/http/route.ts'
import { writtenTime } from '../platform/written-time.ts'
import type { UserDependencies } from './user-dependencies.ts'
import { fullNameOf } from './user.ts'
import { exportPortion } from './user-list-store.ts'

const portion = 500

export interface UserExport {
  export(by: By, query: QueryOf<typeof exportUsers>): CsvFile
}

/** In portions, each a short question of its own: neither memory nor the database is held while somebody downloads. */
export function createUserExport({ database, clock, audit }: UserDependencies): UserExport {
  async function* batches({ actor, caller }: By, query: QueryOf<typeof exportUsers>): AsyncGenerator<string[][]> {
    const details = query.ids ? { ids: query.ids } : { filters: Object.keys(query) }
    const entry = { actor, caller, action: 'user.export', recordType: 'user', recordId: 'many', details }
    await database.transaction((tx) => audit.record(tx, entry))
    for (let after: string | undefined; ;) {
      const rows = await exportPortion(database.read(), query, after, portion)
      yield rows.map(toLine)
      if (rows.length < portion) return
      after = rows.at(-1)?.id
    }
  }

  return {
    export(by, query) {
      authorizeRole(by.actor, 'user:export')
      return {
        fileName: userExportFileName(clock.now()),
        columns: userExportColumns,
        batches: batches(by, query),
      }
    },
  }
}

function toLine(row: Awaited<ReturnType<typeof exportPortion>>[number]): string[] {
  return [
    row.id,
    fullNameOf({ firstName: row.first_name, lastName: row.last_name }),
    row.email ?? '',
    row.role,
    row.is_active ? 'Active' : 'Inactive',
    writtenTime(row.created_at),
    row.last_login_at === null ? 'Never' : writtenTime(row.last_login_at),
  ]
}
