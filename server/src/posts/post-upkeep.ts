import { daysInTrash } from '@lms/contracts/posts/posts.ts'
import type { Audit } from '../audit/audit.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import { type Clock, days, later } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import * as store from './post-store.ts'

const portion = 100

export interface PostUpkeep {
  /** Every read looks at the date itself; this tells the authors of what went out, also unattended, and of what did not. */
  announceDue(): Promise<void>
  purgeExpired(): Promise<void>
}

interface UpkeepDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify'>
}

export function createPostUpkeep({ database, clock, audit, notifications }: UpkeepDependencies): PostUpkeep {
  return {
    async announceDue() {
      for (;;) {
        const due = await store.duePosts(database.read(), clock.now().toISOString(), portion)
        for (const post of due)
          await database.transaction(async (tx) => {
            if (!(await store.markAnnounced(tx, post))) return
            const isOut = post.status === 'published'
            if (post.authorId !== null)
              await notifications.notify(tx, [post.authorId], isOut ? 'post_published' : 'post_overdue', {
                postId: post.id,
                title: post.title,
              })
            if (!isOut) return
            const entry = { action: 'post.due', recordType: 'post', recordId: post.id, details: {} }
            await audit.record(tx, { actor: null, ...entry })
          })
        if (due.length < portion) return
      }
    },

    async purgeExpired() {
      const limit = later(clock.now(), -days(daysInTrash)).toISOString()
      for (;;) {
        const ids = await store.idsDeletedBefore(database.read(), limit, portion)
        await database.transaction(async (tx) => {
          // Somebody may have restored one since.
          const expired = (await store.lockPosts(tx, ids)).filter(
            ({ deletedAt }) => deletedAt !== null && deletedAt < limit,
          )
          await store.removePosts(
            tx,
            expired.map(({ id }) => id),
          )
          for (const { id } of expired)
            await audit.record(tx, { actor: null, action: 'post.purge', recordType: 'post', recordId: id, details: {} })
        })
        if (ids.length < portion) return
      }
    },
  }
}
