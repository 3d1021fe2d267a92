import type { BodyOf, DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { type CheckedText, type checkPost, checkText, internalLinksOf } from '@lms/contracts/posts/post-check.ts'
import { filterDayProblems } from '@lms/contracts/posts/post-dates.ts'
import type { PostStats, listPosts } from '@lms/contracts/posts/posts.ts'
import { isScreenPath } from '@lms/contracts/screens.ts'
import { withDescendants } from '@lms/contracts/taxonomy/taxonomy.ts'
import { altsOf } from '../../media/media-store.ts'
import { days, hours, later } from '../../platform/clock.ts'
import { authorizeRole } from '../../platform/http/authorize.ts'
import { invalid } from '../../platform/http/errors.ts'
import { paginationOf } from '../../platform/pagination.ts'
import { allCategories } from '../../taxonomy/category-store.ts'
import { knownAddresses } from '../live-post-store.ts'
import { listPosts as listStored } from './post-list-store.ts'
import type { Scope } from '../post-scope.ts'
import { readStats } from '../post-tally-store.ts'
import { readPostContext, toSummaryView } from '../post-view.ts'
import type { PostDependencies } from '../post-dependencies.ts'

export interface PostLists {
  list(actor: Actor, query: QueryOf<typeof listPosts>): Promise<DataOf<typeof listPosts>>
  stats(actor: Actor): Promise<PostStats>
  check(actor: Actor, text: BodyOf<typeof checkPost>): Promise<DataOf<typeof checkPost>>
}

export function createPostLists({ database, clock }: PostDependencies): PostLists {
  function scopeOf(actor: Actor): Scope {
    authorizeRole(actor, 'post:list')
    if (actor.role === 'administrator') return 'everything'
    return { readerId: actor.role === 'parent' ? actor.id : null, now: clock.now().toISOString() }
  }

  function expectDays({ from, to }: QueryOf<typeof listPosts>): void {
    // Moments sort like days; the end of today is what neither may pass.
    const today = endOfToday(clock.now())
    const problems = filterDayProblems({ from: from ?? '', to: to ?? '', today })
    const errors = Object.entries(problems).map(([field, message]) => ({ field, message: message }))
    if (errors.length > 0) throw invalid(errors)
  }

  return {
    async list(actor, { category, ...query }) {
      expectDays(query)
      const queries = database.near()
      const categories = category === undefined ? undefined : withDescendants(await allCategories(queries), category)
      const { posts, total, isCapped } = await listStored(queries, scopeOf(actor), { ...query, categories })
      const context = await readPostContext(queries, {
        authorIds: posts.map(({ authorId }) => authorId),
        tagIds: posts.flatMap(({ tagIds }) => tagIds),
      })
      return {
        posts: posts.map((post) => toSummaryView(post, actor, context)),
        pagination: paginationOf(query, total, isCapped),
      }
    },

    stats(actor) {
      return readStats(database.near(), scopeOf(actor), later(clock.now(), -days(7)).toISOString())
    },

    async check(actor, { featuredImage = null, ...text }) {
      authorizeRole(actor, 'post:create')
      const alts = await altsOf(database.read(), [featuredImage])
      const checked: CheckedText = {
        ...text,
        featuredImage,
        featuredImageAlt: featuredImage === null ? '' : (alts.get(featuredImage) ?? ''),
      }
      const wanted = internalLinksOf(text.content).flatMap((path) => /^\/blog\/([^/]+)$/.exec(path)?.[1] ?? [])
      const known = await knownAddresses(database.read(), wanted, clock.now().toISOString())
      const isBroken = (path: string): boolean => {
        const post = /^\/blog\/([^/]+)$/.exec(path)?.[1]
        if (post !== undefined) return !known.has(post)
        return !path.startsWith('/uploads/media/') && !isScreenPath(path)
      }
      return { findings: checkText(checked, isBroken) }
    },
  }
}

/** Wherever on earth it is today already. */
function endOfToday(now: Date): string {
  const today = new Date(now.getTime() + hours(14)).toISOString().slice(0, 10)
  return new Date(`${today}T23:59:59.999+07:00`).toISOString()
}
