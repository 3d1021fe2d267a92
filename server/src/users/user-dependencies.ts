import type { Audit } from '../audit/audit.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Caller } from '../platform/http/route.ts'
import type { Settings } from '../settings/settings-service.ts'
import type { User } from './user.ts'

/** Sessions belong to a slice that knows users; the app hands in what users need of them. */
export interface SessionEnding {
  /** At once and in every process; the one session that is named stays. */
  endAllOf(tx: Queries, userId: string, exceptSessionId?: string): Promise<void>
  endAllOfEach(tx: Queries, userIds: readonly string[]): Promise<void>
}

/** So do the mails about an account. Each is part of the caller's transaction and tells only who can be told. */
export interface AccountMails {
  /** An address was written down that nobody has verified. */
  askToVerify(tx: Queries, userId: string): Promise<void>
  /** `user` as it was before. */
  passwordChanged(tx: Queries, user: User, caller: Caller): Promise<void>
  emailChanged(tx: Queries, user: User, caller: Caller): Promise<void>
}

export interface UserDependencies {
  database: Database
  clock: Clock
  sessions: SessionEnding
  audit: Pick<Audit, 'record'>
  settings: Pick<Settings, 'checkNewPassword'>
  notifications: Pick<Notifications, 'settle'>
  accountMails: AccountMails
  /** Children among these whose guardians have taken back their agreement to the account. */
  withdrawnAmong(tx: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>>
}
