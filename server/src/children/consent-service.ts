import { consentMessages as messages } from '@lms/contracts/children/consent-messages.ts'
import {
  type ConsentChanges,
  type ConsentPurpose,
  type Consents as ConsentsShown,
  consentPurposes,
} from '@lms/contracts/children/consents.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { invalid } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import type { SessionEnding } from '../users/user-dependencies.ts'
import { type User, fullNameOf } from '../users/user.ts'
import { lockUser, saveUser } from '../users/user-change-store.ts'
import { namesOf } from '../users/user-name-store.ts'
import { findUser } from '../users/user-store.ts'
import { expectChild } from './child-access.ts'
import { parentIdsOf } from './child-store.ts'
import { type StoredDecision, decisionsOf, saveDecision } from './consent-store.ts'
import { agreementIn, toConsents } from './consent-view.ts'

export interface Consents {
  read(actor: Actor, childId: string): Promise<{ consents: ConsentsShown }>
  decide(by: By, childId: string, changes: ConsentChanges): Promise<{ consents: ConsentsShown }>
}

interface ConsentDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify'>
  sessions: Pick<SessionEnding, 'endAllOf'>
  /** What the figures hold of this child is to be counted again. Part of the transaction. */
  countAgain(tx: Queries, childId: string): Promise<void>
}

export function createConsents(dependencies: ConsentDependencies): Consents {
  const { database, clock, audit, notifications, sessions, countAgain } = dependencies
  const record = recordActsOn(audit, 'user')

  async function view(queries: Queries, actor: Actor, childId: string): Promise<{ consents: ConsentsShown }> {
    const decisions = await decisionsOf(queries, childId)
    const people = new Set(decisions.map(({ decidedBy }) => decidedBy).filter((id) => id !== null))
    return { consents: toConsents(decisions, actor.id, await namesOf(queries, [...people])) }
  }

  /** The account stops with the agreement, and goes on with it unless somebody else had stopped it before. */
  async function followAccount(tx: Queries, child: User, isGiven: boolean, before: StoredDecision | undefined) {
    const now = clock.now().toISOString()
    if (!isGiven && child.isActive) {
      await saveUser(tx, child, { isActive: false }, now)
      await sessions.endAllOf(tx, child.id)
      return { closedAccount: true }
    }
    if (isGiven && before?.closedAccount && !child.isActive) await saveUser(tx, child, { isActive: true }, now)
    return { closedAccount: !isGiven && before?.closedAccount === true }
  }

  return {
    async read(actor, childId) {
      const queries = database.read()
      await expectChild(queries, await findUser(queries, childId), (kinship) => can(actor, 'child:read', kinship))
      return view(queries, actor, childId)
    },

    decide(by, childId, changes) {
      return database.transaction(async (tx) => {
        const child = await expectChild(tx, await lockUser(tx, childId), (kinship) =>
          can(by.actor, 'child:consent', kinship),
        )
        const decisions = await decisionsOf(tx, childId)
        const childAgreement = changes.childAgreement ?? agreementIn(decisions)
        if (changes.account === true && childAgreement === null)
          throw invalid([{ field: 'childAgreement', message: messages.childAgreementRequired }])
        const given: ConsentPurpose[] = []
        const withdrawn: ConsentPurpose[] = []
        for (const purpose of consentPurposes) {
          const isGiven = changes[purpose]
          const before = decisions.find((each) => each.isCurrent && each.purpose === purpose)
          const agreement = purpose === 'account' && isGiven ? childAgreement : null
          const isSaid =
            before?.isGiven === isGiven &&
            before?.version === changes.version &&
            (agreement === null || before?.childAgreement === agreement)
          if (isGiven === undefined || isSaid) continue
          const { closedAccount } =
            purpose === 'account' ? await followAccount(tx, child, isGiven, before) : { closedAccount: false }
          const decision = { childId, purpose, isGiven, version: changes.version, childAgreement: agreement }
          const decidedAt = clock.now().toISOString()
          await saveDecision(tx, { ...decision, decidedBy: by.actor.id, decidedAt, closedAccount })
          const list = isGiven ? given : withdrawn
          list.push(purpose)
        }
        if (given.length + withdrawn.length === 0) return view(tx, by.actor, childId)
        if ([...given, ...withdrawn].some((purpose) => purpose !== 'ai')) await countAgain(tx, childId)
        await record(tx, by, 'child.consent', childId, { given, withdrawn, version: changes.version })
        const others = (await parentIdsOf(tx, childId)).filter((id) => id !== by.actor.id)
        const told = { childId, child: fullNameOf(child), given, withdrawn }
        await notifications.notify(tx, others, 'consent_changed', told, childId)
        return view(tx, by.actor, childId)
      })
    },
  }
}
