import { defaultTimeZone, Preferences } from '@lms/contracts/settings/site.ts'
import type { mailObstacles } from '@lms/contracts/practice/weekly-report.ts'
import type { User } from '../../users/user.ts'

type Obstacle = (typeof mailObstacles)[number]

/** What keeps a mail about a child from a guardian; null when it may be sent. */
export function obstacleFor(
  guardian: Pick<User, 'approval' | 'email' | 'isEmailVerified'>,
  { hasMail, isWithdrawn }: { hasMail: boolean; isWithdrawn: boolean },
): Obstacle | null {
  if (isWithdrawn) return 'withdrawn'
  if (guardian.approval !== 'approved') return 'not_approved'
  if (guardian.email === null || !guardian.isEmailVerified) return 'not_verified'
  return hasMail ? null : 'no_mail'
}

/** Where a guardian says the family is; else where the site is. */
export function timeZoneOf({ preferences }: Pick<User, 'preferences'>, ofSite: string = defaultTimeZone): string {
  return Preferences.pick({ timeZone: true }).safeParse(preferences).data?.timeZone ?? ofSite
}
