import type { Audit } from '../audit/audit.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Events } from '../platform/events/events.ts'
import { screensOfRoleChanged } from '../platform/events/screen-events.ts'

/** What changes a row of the list of accounts; looking, passwords and sessions do not. */
const changes: ReadonlySet<string> = new Set([
  'user.create',
  'user.update',
  'user.delete',
  'user.restore',
  'user.purge',
  'user.approve',
  'user.reject',
  'user.register',
  'user.report',
  'user.verify-email',
  'profile.update',
  'child.create',
  'child.update',
  'child.join',
  'child.leave',
  'child.remove-guardian',
  'child.consent',
  'child.erase',
])

/**
 * Every act on an account is recorded, whichever slice does it: with the entry goes word to the open lists of
 * administrators. Once for a transaction, so that an act on a thousand people is one piece of news.
 */
export function tellingOfAccounts(audit: Audit, events: Events): Audit {
  const told = new WeakSet<Queries>()
  return {
    ...audit,
    async record(tx, entry) {
      await audit.record(tx, entry)
      if (!changes.has(entry.action) || told.has(tx)) return
      told.add(tx)
      events.publish(screensOfRoleChanged, { topic: 'users', role: 'administrator' })
    },
  }
}
