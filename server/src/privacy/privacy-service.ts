import { can } from '@lms/contracts/permissions.ts'
import { privacyMessages as messages } from '@lms/contracts/privacy/privacy-messages.ts'
import { type Erasure, childDataFileName } from '@lms/contracts/privacy/privacy.ts'
import { createPapers } from '../attempts/papers.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { forgetCallerOf } from '../audit/audit-store.ts'
import { expectChild } from '../children/child-access.ts'
import { parentIdsOf } from '../children/child-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { conflict, invalid } from '../platform/http/errors.ts'
import type { By, SentFile } from '../platform/http/route.ts'
import type { SessionEnding } from '../users/user-dependencies.ts'
import { lockUser, removeUser } from '../users/user-change-store.ts'
import { findUser } from '../users/user-store.ts'
import { readChildData } from './child-data.ts'

export interface Privacy {
  download(by: By, childId: string): Promise<SentFile>
  erase(by: By, childId: string, confirmation: Erasure): Promise<void>
}

interface PrivacyDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  sessions: Pick<SessionEnding, 'endAllOf'>
  forget(tx: Queries, userId: string): Promise<void>
}

export function createPrivacy(dependencies: PrivacyDependencies): Privacy {
  const { database, clock, audit, sessions, forget } = dependencies
  const papers = createPapers()
  const record = recordActsOn(audit, 'user')

  return {
    async download(by, childId) {
      await database.transaction(async (tx) => {
        await expectChild(tx, await findUser(tx, childId), (kinship) => can(by.actor, 'child:export', kinship))
        await record(tx, by, 'child.export', childId)
      })
      const data = await database.snapshot(async (queries) => {
        const child = await expectChild(queries, await findUser(queries, childId), (kinship) =>
          can(by.actor, 'child:export', kinship),
        )
        return readChildData(queries, papers, by.actor, child)
      })
      const now = clock.now()
      const content = JSON.stringify({ ...data, exportedAt: now.toISOString() }, null, 2)
      return {
        name: childDataFileName(now),
        type: 'application/json; charset=utf-8',
        content: new TextEncoder().encode(content),
      }
    },

    async erase(by, childId, { username }) {
      await database.transaction(async (tx) => {
        const child = await expectChild(tx, await lockUser(tx, childId), (kinship) =>
          can(by.actor, 'child:erase', kinship),
        )
        const parentIds = await parentIdsOf(tx, childId)
        // What another parent also looks after, nobody takes away alone.
        if (by.actor.role !== 'administrator' && parentIds.length > 1)
          throw conflict('other_parents', messages.otherParents)
        if (username.toLowerCase() !== child.username)
          throw invalid([{ field: 'username', message: messages.usernameDiffers }])
        await sessions.endAllOf(tx, childId)
        await forget(tx, childId)
        await removeUser(tx, childId)
        await forgetCallerOf(tx, childId)
        await record(tx, by, 'child.erase', childId)
      })
    },
  }
}
