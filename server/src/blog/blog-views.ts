import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../platform/clock.ts'
import { hours } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Caller } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Blog } from './blog-service.ts'
import { countVisit, dropVisitsBefore, saltOf } from '../posts/visit-store.ts'

/** More than one household reads in an hour. */
const viewLimit = { points: 600, windowMilliseconds: hours(1) }
const machines = /bot|crawl|spider|slurp|preview|headless fetch|curl|wget/i

export interface BlogViews {
  /** Counted once per visitor and day; nothing that leads back to a person is kept. */
  count(idOrSlug: string, caller: Caller): Promise<void>
  /** With yesterday's salt goes the last way to tell whose hash it was. */
  forget(): Promise<void>
}

interface ViewDependencies {
  database: Database
  clock: Clock
  limits: Limits
  blog: Pick<Blog, 'find'>
}

export function createBlogViews({ database, clock, limits, blog }: ViewDependencies): BlogViews {
  const today = (): string => clock.now().toISOString().slice(0, 10)

  return {
    async count(idOrSlug, { address, userAgent }) {
      if (machines.test(userAgent)) return
      const post = await blog.find(idOrSlug)
      if (!post || !(await limits.count(`post-view:${address}`, viewLimit)).allowed) return
      const day = today()
      const offered = randomBytes(32).toString('base64')
      await database.transaction(async (tx) => {
        const salt = await saltOf(tx, day, offered)
        const visitor = createHash('sha256').update(`${salt}\n${post.id}\n${address}\n${userAgent}`).digest('base64url')
        await countVisit(tx, { day, postId: post.id, visitor })
      })
    },

    forget() {
      return database.transaction((tx) => dropVisitsBefore(tx, today()))
    },
  }
}
