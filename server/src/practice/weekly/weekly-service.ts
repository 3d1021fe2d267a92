import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { weeklyMessages as messages } from '@lms/contracts/practice/weekly-messages.ts'
import type * as contract from '@lms/contracts/practice/weekly-report.ts'
import { screens } from '@lms/contracts/screens.ts'
import { hashOf } from '../../accounts/keys/secret-tokens.ts'
import type { Audit } from '../../audit/audit.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import { expectChild } from '../../children/child-access.ts'
import { withdrawnAmong } from '../../children/consent-store.ts'
import { hours } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { invalid, tooMany } from '../../platform/http/errors.ts'
import type { By, Caller } from '../../platform/http/route.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { readsAdministratorQuestions } from '../../questions/question-access.ts'
import { findUser } from '../../users/user-store.ts'
import { fullNameOf } from '../../users/user.ts'
import { dateThere, mondayOf } from './rules/weeks.ts'
import { weeklyMail } from './weekly-mail.ts'
import { obstacleFor, timeZoneOf } from './weekly-recipients.ts'
import { makeReport } from './weekly-report.ts'
import type { WeeklyDependencies } from './weekly-sending.ts'
import * as store from './weekly-store.ts'
import { toReport } from './weekly-view.ts'

const weeksShown = 26
/** More than anybody has mails to stop. */
const stopLimit = { points: 60, windowMilliseconds: hours(1) }

interface ServiceDependencies extends WeeklyDependencies {
  audit: Pick<Audit, 'record'>
  limits: Limits
}

export interface Weekly {
  read(actor: Actor, query: QueryOf<typeof contract.readWeekly>): Promise<DataOf<typeof contract.readWeekly>>
  preview(actor: Actor, childId: string): Promise<DataOf<typeof contract.previewWeekly>>
  choose(by: By, childId: string, isOn: boolean): Promise<DataOf<typeof contract.chooseWeeklyMail>>
  /** With the link of a mail, by whoever holds it. */
  unsubscribe(token: string, caller: Caller): Promise<void>
}

/** A week of one child, for those who look after the child. */
export function createWeekly(dependencies: ServiceDependencies): Weekly {
  const { database, clock, settings, mail, papers, publicUrl, audit, limits } = dependencies
  const record = recordActsOn(audit, 'user')

  function expect(queries: Queries, actor: Actor, childId: string, action: 'child:read' | 'weekly:choose') {
    return findUser(queries, childId).then((user) =>
      expectChild(queries, user, (kinship) => can(actor, action, kinship)),
    )
  }

  async function current(queries: Queries, actor: Actor, childId: string) {
    const now = clock.now()
    const reader = await findUser(queries, actor.id)
    const { timeZone: siteZone } = await settings.current()
    const timeZone = reader ? timeZoneOf(reader, siteZone) : siteZone
    const week = mondayOf(dateThere(now, timeZone))
    const { report } = await makeReport(queries, papers, { childId, week, timeZone, now })
    return { week, report, reader }
  }

  return {
    async read(actor, { child_id: childId, week: wanted }) {
      const queries = database.read()
      const child = await expect(queries, actor, childId, 'child:read')
      const { week, report, reader } = await current(queries, actor, childId)
      const stored = (await store.reportsOf(queries, childId, weeksShown)).filter((one) => one.week !== week)
      const shown = stored.find((one) => one.week === wanted) ?? report
      const isWithdrawn = (await withdrawnAmong(queries, [childId])).has(childId)
      const hasMail = (await mail.state()).configured
      return {
        child_id: childId,
        child: fullNameOf(child),
        report: toReport(shown, actor, await readsAdministratorQuestions(queries, actor)),
        weeks: [week, ...stored.map((one) => one.week)],
        mail:
          actor.role === 'parent' && reader
            ? {
                isOn: await store.isWanted(queries, { childId, parentId: actor.id }),
                obstacle: obstacleFor(reader, { hasMail, isWithdrawn }),
              }
            : null,
      }
    },

    async preview(actor, childId) {
      const queries = database.read()
      const child = await expect(queries, actor, childId, 'child:read')
      const { report, reader } = await current(queries, actor, childId)
      const { subject, text } = weeklyMail({
        guardian: reader ? fullNameOf(reader) : '',
        child: child.firstName,
        report: toReport(report, actor, await readsAdministratorQuestions(queries, actor)),
        link: `${publicUrl}${screens.childWeekly.path.replace('$id', childId)}`,
        unsubscribe: `${publicUrl}${screens.unsubscribe.path}`,
      })
      return { child_id: childId, subject, text }
    },

    choose(by, childId, isOn) {
      return database.transaction(async (tx) => {
        await expect(tx, by.actor, childId, 'weekly:choose')
        const link = { childId, parentId: by.actor.id }
        if ((await store.isWanted(tx, link)) !== isOn) {
          await store.saveChoice(tx, link, isOn, clock.now().toISOString())
          await record(tx, by, 'child.weekly-mail', childId, { isOn })
        }
        return { child_id: childId, isOn }
      })
    },

    async unsubscribe(token, caller) {
      const { allowed, retryAfterSeconds } = await limits.count(`unsubscribe:${caller.address}`, stopLimit)
      if (!allowed) throw tooMany(retryAfterSeconds)
      await database.transaction(async (tx) => {
        const link = await store.findByToken(tx, hashOf(token))
        const guardian = link && (await findUser(tx, link.parentId))
        if (!link || !guardian) throw invalid([{ field: 'token', message: messages.linkInvalid }], messages.linkInvalid)
        if (!(await store.isWanted(tx, link))) return
        await store.saveChoice(tx, link, false, clock.now().toISOString())
        await audit.record(tx, {
          actor: guardian,
          caller,
          action: 'child.weekly-mail',
          recordType: 'user',
          recordId: link.childId,
          details: { isOn: false, byLink: true },
        })
      })
    },
  }
}
