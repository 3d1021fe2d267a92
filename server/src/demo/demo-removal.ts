import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { settingsMessages as messages } from '@lms/contracts/settings/settings-messages.ts'
import type { removeDemoData } from '@lms/contracts/settings/settings.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Audit } from '../audit/audit.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict } from '../platform/http/errors.ts'
import type { Caller } from '../platform/http/route.ts'
import { deleteDemoUsers, demoUserIds, lockRealAdministrators } from '../users/demo-user-store.ts'

/** What a slice holds of the demo people that does not go with their accounts by reference. */
type DemoRemover = (tx: Queries, demoUserIds: readonly string[]) => Promise<void>

export interface DemoRemoval {
  /** All of it or nothing. */
  remove(actor: Actor, caller: Caller): Promise<DataOf<typeof removeDemoData>>
}

interface DemoRemovalDependencies {
  database: Database
  audit: Audit
  sessions: Sessions
  /** In this order, before the accounts. */
  removers: readonly DemoRemover[]
}

export function createDemoRemoval({ database, audit, sessions, removers }: DemoRemovalDependencies): DemoRemoval {
  return {
    remove(actor, caller) {
      authorizeRole(actor, 'settings:update')
      return database.transaction(async (tx) => {
        const staying = await lockRealAdministrators(tx, database.dialect)
        if (staying.length === 0) throw conflict('no_other_administrator', messages.demoDataNeeded)
        const ids = await demoUserIds(tx)
        for (const remove of removers) await remove(tx, ids)
        for (const id of ids) await sessions.endAllOf(tx, id)
        await deleteDemoUsers(tx)
        await audit.record(tx, {
          actor,
          action: 'demo.remove',
          recordType: 'demo',
          recordId: 'all',
          details: { userIds: ids },
          caller,
        })
        return { removedAccounts: ids.length }
      })
    },
  }
}
