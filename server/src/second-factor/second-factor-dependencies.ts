import type { Sessions } from '../accounts/sessions.ts'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Settings } from '../settings/settings-service.ts'
import type { Duty } from './duty.ts'
import type { FactorKey } from './factor-key.ts'
import type { PasskeyChecks } from './passkey-checks.ts'

export type FactorChange =
  | 'totp-added'
  | 'totp-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'removed-by-administrator'

/** Tells the person, in the transaction of the change. */
export type OnFactorChange = (tx: Queries, userId: string, what: FactorChange) => Promise<void>

export interface FactorDependencies {
  database: Database
  clock: Clock
  audit: Audit
  settings: Pick<Settings, 'current'>
  sessions: Pick<Sessions, 'endAllOf'>
  key: FactorKey
  checks: PasskeyChecks
  duty: Duty
  onChanged: OnFactorChange
}
