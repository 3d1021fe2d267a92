import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Caller } from '../platform/http/route.ts'
import { type Credentials, recordFailedSignIn } from '../users/user-store.ts'

export interface RefusedSignIns {
  /** A failure alone says nothing; that somebody has used up all tries is worth knowing. */
  record(tried: Credentials | undefined, limit: string | undefined, caller: Caller): Promise<void>
}

interface RefusedDependencies {
  database: Database
  clock: Clock
  audit: Audit
}

export function createRefusedSignIns({ database, clock, audit }: RefusedDependencies): RefusedSignIns {
  return {
    async record(tried, limit, caller) {
      await database.transaction(async (tx) => {
        if (tried) await recordFailedSignIn(tx, clock, tried.user.id, caller)
        if (limit === undefined) return
        await audit.record(tx, {
          actor: null,
          action: 'session.refuse',
          recordType: 'user',
          recordId: tried?.user.id ?? 'unknown',
          details: { limit },
          caller,
        })
      })
    },
  }
}
