import { screens } from '@lms/contracts/screens.ts'
import { newSecretToken } from '../../accounts/keys/secret-tokens.ts'
import type { Papers } from '../../attempts/papers.ts'
import { withdrawnAmong } from '../../children/consent-store.ts'
import { linksAfter, linksOf } from '../../children/guardian-store.ts'
import { type Clock, days, later } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Settings } from '../../settings/settings-service.ts'
import { type User, fullNameOf } from '../../users/user.ts'
import { findUsers } from '../../users/user-store.ts'
import { weekDue, weekDueAnywhere } from './rules/weeks.ts'
import { weeklyMail } from './weekly-mail.ts'
import { obstacleFor, timeZoneOf } from './weekly-recipients.ts'
import { makeReport } from './weekly-report.ts'
import * as store from './weekly-store.ts'
import { toReport } from './weekly-view.ts'

const linksAtOnce = 200
/** A mail about last week is of no use in the next. */
const goodFor = days(3)
/** As long as a link in an old mail may still be pressed. */
const keepLinks = days(400)

export interface WeeklyDependencies {
  database: Database
  clock: Clock
  settings: Pick<Settings, 'current'>
  mail: Pick<Mail, 'send' | 'state'>
  papers: Papers
  publicUrl: string
}

/** The name under which what is still to be sent about a child is wiped when the child goes. */
export const weeklyReference = (childId: string): string => `weekly:${childId}`

interface Run {
  week: string
  hasMail: boolean
  siteZone: string
}

/** Every Sunday evening of every family, once, however many processes come to it and however often. */
export function createWeeklySending({ database, clock, settings, mail, papers, publicUrl }: WeeklyDependencies) {
  async function reportOf(childId: string, week: string, timeZone: string) {
    const kept = await store.findReport(database.read(), childId, week)
    if (kept) return kept
    const now = clock.now()
    const { report, firmTopics } = await makeReport(database.read(), papers, { childId, week, timeZone, now })
    if (report.answers > 0)
      await database.transaction((tx) => store.keepReport(tx, childId, { report, firmTopics, now: now.toISOString() }))
    return (await store.findReport(database.read(), childId, week)) ?? report
  }

  async function tell(child: User, guardian: User, isWithdrawn: boolean, { week, hasMail, siteZone }: Run) {
    const link = { childId: child.id, parentId: guardian.id }
    const isOpen = child.isActive && guardian.isActive && guardian.role === 'parent' && !isWithdrawn
    const report = isOpen ? await reportOf(child.id, week, timeZoneOf(guardian, siteZone)) : null
    const { token, tokenHash } = newSecretToken()
    const unsubscribe = `${publicUrl}${screens.unsubscribe.path}?token=${token}`
    const now = clock.now()
    await database.transaction(async (tx) => {
      // Nobody who has just been taken off, or has just said no, hears of it any more.
      const isGuardian = (await linksOf(tx, child.id)).some(({ parentId }) => parentId === guardian.id)
      const isSent =
        report !== null &&
        report.answers > 0 &&
        isGuardian &&
        (await store.isWanted(tx, link)) &&
        obstacleFor(guardian, { hasMail, isWithdrawn }) === null
      const isFirst = await store.settleWeek(tx, link, {
        week,
        tokenHash: isSent ? tokenHash : null,
        now: now.toISOString(),
      })
      if (!isFirst || !isSent || guardian.email === null) return
      const words = weeklyMail({
        guardian: fullNameOf(guardian),
        child: child.firstName,
        report: toReport(report, { id: guardian.id, role: 'parent' }, true),
        link: `${publicUrl}${screens.childWeekly.path.replace('$id', child.id)}`,
        unsubscribe,
      })
      const about = { about: guardian.id, reference: weeklyReference(child.id) }
      const expiresAt = later(now, goodFor)
      await mail.send(tx, { ...words, ...about, recipient: guardian.email, unsubscribe, expiresAt })
    })
  }

  return {
    async sendDue(signal?: AbortSignal): Promise<void> {
      const now = clock.now()
      const week = weekDueAnywhere(now)
      if (week === null) return
      const { timeZone: siteZone } = await settings.current()
      const run = { week, siteZone, hasMail: (await mail.state()).configured }
      let after = { childId: '', parentId: '' }
      for (;;) {
        const links = await linksAfter(database.read(), after, linksAtOnce)
        const last = links.at(-1)
        if (!last || signal?.aborted === true) break
        after = last
        const open = await store.unsettledAmong(database.read(), week, links)
        const ids = [...new Set(open.flatMap(({ childId, parentId }) => [childId, parentId]))]
        const people = new Map((await findUsers(database.read(), ids)).map((user) => [user.id, user]))
        const withdrawn = await withdrawnAmong(
          database.read(),
          open.map(({ childId }) => childId),
        )
        for (const { childId, parentId } of open) {
          const [child, guardian] = [people.get(childId), people.get(parentId)]
          if (!child || !guardian || weekDue(now, timeZoneOf(guardian, siteZone)) !== week) continue
          await tell(child, guardian, withdrawn.has(childId), run)
        }
      }
      await database.transaction((tx) => store.deleteMailsBefore(tx, later(now, -keepLinks).toISOString()))
    },
  }
}
