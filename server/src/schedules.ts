import { type AuditUpkeepDependencies, scheduleAuditUpkeep } from './audit/audit-upkeep.ts'

interface Scheduled extends AuditUpkeepDependencies {
  attempts: Record<'closeAbsent' | 'learnFromOpened', (signal?: AbortSignal) => Promise<void>>
  sessions: { forgetExpired(): Promise<void> }
  secondFactor: { forgetExpired(): Promise<void> }
  weekly: { sendDue(signal?: AbortSignal): Promise<void> }
  posts: { upkeep: { announceDue(): Promise<void>; purgeExpired(): Promise<void> } }
}

/** What the slices want done again and again, at the times of cron patterns (UTC). */
export function scheduleUpkeep({ attempts, sessions, secondFactor, posts, weekly, ...audit }: Scheduled): void {
  const { jobs } = audit
  scheduleAuditUpkeep(audit)
  jobs.schedule('attempts:close-absent', '* * * * *', ({ signal }) => attempts.closeAbsent(signal))
  jobs.schedule('attempts:learn-from-opened', '* * * * *', ({ signal }) => attempts.learnFromOpened(signal))
  jobs.schedule('accounts:forget-expired-sessions', '41 3 * * *', () => sessions.forgetExpired())
  jobs.schedule('second-factor:forget-steps', '17 * * * *', () => secondFactor.forgetExpired())
  jobs.schedule('practice:weekly-mails', '*/10 * * * *', ({ signal }) => weekly.sendDue(signal))
  jobs.schedule('posts:announce-due', '* * * * *', () => posts.upkeep.announceDue())
  jobs.schedule('posts:purge-deleted', '29 3 * * *', () => posts.upkeep.purgeExpired())
}
