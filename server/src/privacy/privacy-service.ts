import { can } from '@lms/contracts/permissions.ts'
import { privacyMessages as messages } from '@lms/contracts/privacy/privacy-messages.ts'
import type { QueryOf } from '@lms/contracts/endpoint.ts'
import {
  type Erasure,
  childArchiveFileName,
  childDataFileName,
  type exportChildArchive,
} from '@lms/contracts/privacy/privacy.ts'
import { createPapers } from '../attempts/papers.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { entriesAbout, forgetCallerOf } from '../audit/audit-store.ts'
import { expectChild } from '../children/child-access.ts'
import { parentIdsOf } from '../children/child-store.ts'
import { type Clock, days, later } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { conflict, invalid } from '../platform/http/errors.ts'
import type { By, SentFile } from '../platform/http/route.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { SessionEnding } from '../users/user-dependencies.ts'
import { lockUser, removeUser } from '../users/user-change-store.ts'
import { findUser } from '../users/user-store.ts'
import { picturesOf, zipped } from './child-archive.ts'
import { readChildData } from './child-data.ts'
import { childPage } from './child-page.ts'

export interface Privacy {
  download(by: By, childId: string): Promise<SentFile>
  downloadArchive(by: By, childId: string, reading: QueryOf<typeof exportChildArchive>): Promise<SentFile>
  erase(by: By, childId: string, confirmation: Erasure): Promise<void>
}

interface PrivacyDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  sessions: Pick<SessionEnding, 'endAllOf'>
  storage: Pick<Storage, 'open'>
  forget(tx: Queries, userId: string): Promise<void>
}

/** As long as a guardian who was taken off has to see the notice and to turn to somebody. */
const removalMemory = days(7)

export function createPrivacy(dependencies: PrivacyDependencies): Privacy {
  const { database, clock, audit, sessions, storage, forget } = dependencies
  const papers = createPapers()
  const record = recordActsOn(audit, 'user')

  /** All that is stored, of one moment; that somebody asked for it is written down first. */
  async function read(by: By, childId: string) {
    await database.transaction(async (tx) => {
      await expectChild(tx, await findUser(tx, childId), (kinship) => can(by.actor, 'child:export', kinship))
      await record(tx, by, 'child.export', childId)
    })
    const data = await database.snapshot(async (queries) => {
      const child = await expectChild(queries, await findUser(queries, childId), (kinship) =>
        can(by.actor, 'child:export', kinship),
      )
      return readChildData(queries, papers, by.actor, child, clock.now())
    })
    const now = clock.now()
    return { now, data: { ...data, exportedAt: now.toISOString() } }
  }

  /** Whoever takes the other one off must not be the only one left to ask. */
  async function lostGuardianLately(tx: Queries, childId: string): Promise<boolean> {
    const removals = { recordId: childId, actions: ['child.remove-guardian'] }
    const { entries } = await entriesAbout(tx, removals, { page: 1, limit: 1 })
    const [last] = entries
    return last !== undefined && last.createdAt > later(clock.now(), -removalMemory).toISOString()
  }

  return {
    async download(by, childId) {
      const { now, data } = await read(by, childId)
      return { name: childDataFileName(now), type: 'application/json; charset=utf-8', content: jsonOf(data) }
    },

    async downloadArchive(by, childId, reading) {
      const { now, data } = await read(by, childId)
      const pictures = await picturesOf(storage, data)
      const page = childPage(data, { ...reading, pictures: new Set(pictures.keys()) })
      const content = await zipped({
        'index.html': new TextEncoder().encode(page),
        'data.json': jsonOf(data),
        pictures,
      })
      return { name: childArchiveFileName(now), type: 'application/zip', content }
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
        if (by.actor.role !== 'administrator' && (await lostGuardianLately(tx, childId)))
          throw conflict('guardian_just_removed', messages.guardianJustRemoved)
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

function jsonOf(data: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(data, null, 2))
}
