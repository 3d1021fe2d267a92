import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Message } from '@lms/contracts/messages.ts'
import { can, may } from '@lms/contracts/permissions.ts'
import type { PostBulk, bulkPosts } from '@lms/contracts/posts/post-bulk.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { postMessages as messages } from '@lms/contracts/posts/post-messages.ts'
import { isBlank } from '@lms/contracts/rich-text.ts'
import { judgeEach } from '../platform/bulk.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import type { By } from '../platform/http/route.ts'
import { type Post, sightOf, workingText } from './post.ts'
import type { PostActs } from './post-acts.ts'
import { lockPosts } from './post-store.ts'
import type { PostDependencies } from './post-dependencies.ts'

export interface PostBulkActs {
  act(by: By, bulk: PostBulk): Promise<DataOf<typeof bulkPosts>>
}

type Act = (tx: Queries, by: By, post: Post) => Promise<Message>

export function createPostBulk({ database, clock }: PostDependencies, acts: PostActs): PostBulkActs {
  /** One that is as it should be already is left alone. */
  const doing: Readonly<Record<PostBulk['action'], Act>> = {
    async publish(tx, by, post) {
      if (!may(by.actor, 'post:publish')) {
        if (!post.reviewRequested) await acts.askFor(tx, by, post, workingText(post))
        return messages.reviewRequested
      }
      if (post.status !== 'published' || post.draft !== null) await acts.publish(tx, by, post, workingText(post))
      return messages.published
    },
    async archive(tx, by, post) {
      const text = workingText(post)
      const archived: Post = { ...post, ...text, draft: null, status: 'archived', reviewRequested: false }
      if (post.status !== 'archived')
        await acts.save(tx, by, post, archived, { reason: 'archived', text }, 'post.archive')
      return messages.archived
    },
    async unpublish(tx, by, post) {
      const text = workingText(post)
      const draft: Post = { ...post, ...text, draft: null, status: 'draft' }
      if (post.status !== 'draft')
        await acts.save(tx, by, post, draft, { reason: 'unpublished', text }, 'post.unpublish')
      return messages.unpublished
    },
    async delete(tx, by, post) {
      const gone = { ...post, deletedAt: clock.now().toISOString(), reviewRequested: false }
      await acts.save(tx, by, post, gone, null, 'post.delete')
      return messages.deleted
    },
    async restore(tx, by, post) {
      if (post.deletedAt !== null) await acts.save(tx, by, post, { ...post, deletedAt: null }, null, 'post.restore')
      return messages.restored
    },
  }

  /** Why this one stays as it is, or null. */
  function refusal({ actor }: By, post: Post, { action, versions }: PostBulk): Message | null {
    if (!can(actor, 'post:update', post))
      return can(actor, 'post:read', sightOf(post, clock.now())) ? messages.notOwn : messages.notFound
    if (post.deletedAt !== null && action !== 'restore') return messages.notFound
    const version = versions[post.id]
    if (version !== undefined && version !== post.version) return platformMessages.stale
    if (action !== 'publish') return null
    // Words of somebody else go live only as they were read.
    if (version === undefined && post.authorId !== actor.id) return messages.versionRequired
    return isBlank(workingText(post).content) ? messages.blank : null
  }

  return {
    act(by, bulk) {
      authorizeRole(by.actor, 'post:update')
      return database.transaction(async (tx) => {
        const lock = (wanted: readonly string[]) => lockPosts(tx, wanted)
        const { answer } = await judgeEach(bulk.ids, lock, async (post) => {
          const refused = post ? refusal(by, post, bulk) : messages.notFound
          return post && !refused
            ? { done: await doing[bulk.action](tx, by, post) }
            : { refused: refused ?? messages.notFound }
        })
        return answer
      })
    },
  }
}
