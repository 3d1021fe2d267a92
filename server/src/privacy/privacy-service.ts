import { childMessages } from '@lms/contracts/child-messages.ts'
import { can } from '@lms/contracts/permissions.ts'
import { privacyMessages as messages } from '@lms/contracts/privacy-messages.ts'
import { type Erasure, childDataFileName } from '@lms/contracts/privacy.ts'
import { createPapers } from '../attempts/papers.ts'
import type { Audit } from '../audit/audit.ts'
import { forgetCallerOf } from '../audit/audit-store.ts'
import { parentIdsOf } from '../children/child-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { conflict, invalid, notFound } from '../platform/http/errors.ts'
import type { Call, SentFile, SignedInActor } from '../platform/http/route.ts'
import type { SessionEnding } from '../users/surroundings.ts'
import type { User } from '../users/user.ts'
import { lockUser, removeUser } from '../users/user-change-store.ts'
import { findUser } from '../users/user-store.ts'
import { readChildData } from './child-data.ts'

type By = Pick<Call<SignedInActor>, 'actor' | 'caller'>

export interface Privacy {
  download(by: By, childId: string): Promise<SentFile>
  erase(by: By, childId: string, confirmation: Erasure): Promise<void>
}

interface PrivacySurroundings {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  sessions: Pick<SessionEnding, 'endAllOf'>
  forget(tx: Queries, userId: string): Promise<void>
}

export function createPrivacy(surroundings: PrivacySurroundings): Privacy {
  const { database, clock, audit, sessions, forget } = surroundings
  const papers = createPapers()
  const record = (tx: Queries, { actor, caller }: By, action: string, recordId: string) =>
    audit.record(tx, { actor, caller, action, recordType: 'user', recordId })

  async function expectChild(
    queries: Queries,
    { actor }: By,
    user: User | null,
    permission: 'child:export' | 'child:erase',
  ): Promise<{ child: User; parentIds: string[] }> {
    if (!user || user.deletedAt !== null || user.role !== 'student') throw notFound(childMessages.notFound)
    const parentIds = await parentIdsOf(queries, user.id)
    if (!can(actor, permission, { parentIds })) throw notFound(childMessages.notFound)
    return { child: user, parentIds }
  }

  return {
    async download(by, childId) {
      await database.transaction(async (tx) => {
        await expectChild(tx, by, await findUser(tx, childId), 'child:export')
        await record(tx, by, 'child.export', childId)
      })
      const data = await database.snapshot(async (queries) => {
        const { child } = await expectChild(queries, by, await findUser(queries, childId), 'child:export')
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
        const { child, parentIds } = await expectChild(tx, by, await lockUser(tx, childId), 'child:erase')
        // What another parent also looks after, nobody takes away alone.
        if (by.actor.role !== 'administrator' && parentIds.length > 1)
          throw conflict('other_parents', messages.otherParents)
        if (username.toLowerCase() !== child.username)
          throw invalid([{ field: 'username', message: messages.usernameDiffers.spec }])
        await sessions.endAllOf(tx, childId)
        await forget(tx, childId)
        await removeUser(tx, childId)
        await forgetCallerOf(tx, childId)
        await record(tx, by, 'child.erase', childId)
      })
    },
  }
}
