import type { Sessions } from '../accounts/sessions.ts'
import type { SecurityNotices } from '../accounts/notices/security-notices.ts'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Settings } from '../settings/settings-service.ts'
import type { Duty } from './duty.ts'
import type { FactorKey } from './factor-key.ts'
import type { PasskeyChecks } from './passkey-checks.ts'

export interface FactorDependencies {
  database: Database
  clock: Clock
  audit: Audit
  settings: Pick<Settings, 'current'>
  sessions: Pick<Sessions, 'endAllOf'>
  key: FactorKey
  checks: PasskeyChecks
  duty: Duty
  /** Tells the person, in the transaction of the change. */
  notices: Pick<SecurityNotices, 'secondFactorChanged'>
}
