import { type Actor, can } from '@lms/contracts/permissions.ts'
import { dueAtOf, isScheduled } from '@lms/contracts/posts/post-dates.ts'
import { postMessages as messages } from '@lms/contracts/posts/post-messages.ts'
import type { RevisionReason } from '@lms/contracts/posts/post-revisions.ts'
import type { PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { changedFields } from '../platform/changed-fields.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorize } from '../platform/http/authorize.ts'
import { conflict, invalid, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { findCategory } from '../taxonomy/category-store.ts'
import { findTags } from '../taxonomy/tag-store.ts'
import { namesOf } from '../users/user-name-store.ts'
import { activeAdministratorIds } from '../users/user-store.ts'
import { type Post, type PostText, pickText, sightOf, wasEverLive, workingText } from './post.ts'
import { insertRevision } from './post-revision-store.ts'
import { freePostSlug, keepOldSlug, lockSlugs } from './post-slug-store.ts'
import * as store from './post-store.ts'
import type { PostDependencies } from './post-dependencies.ts'
import { toPostView } from './post-view.ts'

/** Why a revision is written, beside what became of the post. */
interface Why {
  reason: RevisionReason
  note?: string | undefined
  /** What the revision keeps; the text that the act was about. */
  text: PostText
}

export interface PostActs {
  /** Locked, theirs to change, and of the version that they read. Deleted ones do not exist. */
  lockFor(tx: Queries, actor: Actor, id: string, version?: number): Promise<Post>
  /** The same with deleted ones. */
  lockAny(tx: Queries, actor: Actor, id: string): Promise<Post>
  expectLabels(tx: Queries, text: Pick<PostText, 'categoryId' | 'tagIds'>, known?: PostText): Promise<void>
  /** One version more, with its revision and its line in the audit. */
  save(tx: Queries, by: By, before: Post, after: Post, why: Why | null, action: string): Promise<Post>
  /** Everything that waits goes live, now or when its date comes. */
  publish(tx: Queries, by: By, post: Post, text: PostText, note?: string): Promise<Post>
  /** An administrator is asked to. */
  askFor(tx: Queries, by: By, post: Post, text: PostText, note?: string): Promise<Post>
  /** To its author, with a word. */
  giveBack(tx: Queries, by: By, post: Post, word: string): Promise<Post>
  tellAdministrators(tx: Queries, post: Post): Promise<void>
  view(queries: Queries, actor: Actor, post: Post): Promise<PostWithDraft>
}

export function createPostActs({ clock, audit, notifications }: Omit<PostDependencies, 'database'>): PostActs {
  const record = recordActsOn(audit, 'post')
  const now = (): string => clock.now().toISOString()

  async function lockAny(tx: Queries, actor: Actor, id: string): Promise<Post> {
    const post = await store.lockPost(tx, id)
    const isSeen = post && (can(actor, 'post:update', post) || can(actor, 'post:read', sightOf(post, clock.now())))
    if (!isSeen) throw notFound(messages.notFound)
    authorize(actor, 'post:update', post)
    return post
  }

  async function settleSlug(tx: Queries, before: Post, wanted: string): Promise<string> {
    if (wanted === before.slug) return wanted
    await lockSlugs(tx)
    const slug = await freePostSlug(tx, wanted, before.id)
    if (slug !== before.slug && wasEverLive(before, clock.now()))
      await keepOldSlug(tx, { postId: before.id, from: before.slug, to: slug, now: now() })
    return slug
  }

  const acts: PostActs = {
    lockAny,

    async lockFor(tx, actor, id, version) {
      const post = await lockAny(tx, actor, id)
      if (post.deletedAt !== null) throw notFound(messages.notFound)
      if (version !== undefined && version !== post.version)
        throw conflict('stale', platformMessages.stale, { data: await toPostView(tx, actor, post) })
      return post
    },

    async expectLabels(tx, { categoryId, tagIds }, known) {
      if (categoryId !== known?.categoryId && !(await findCategory(tx, categoryId)))
        throw invalid([{ field: 'category', message: messages.categoryRequired }])
      const added = tagIds.filter((id) => !known?.tagIds.includes(id))
      if ((await findTags(tx, added)).length < added.length)
        throw invalid([{ field: 'tags', message: messages.tagUnknown }])
    },

    async save(tx, by, before, after, why, action) {
      const slug = await settleSlug(tx, before, after.slug)
      const saved = { ...after, slug, version: before.version + 1, updatedAt: now() }
      await store.savePost(tx, saved, dueAtOf(saved, clock.now()))
      if (before.reviewRequested && !saved.reviewRequested) await notifications.settle(tx, 'post_review', [saved.id])
      if (why)
        await insertRevision(tx, {
          id: newId(),
          postId: saved.id,
          version: saved.version,
          status: saved.status,
          reason: why.reason,
          note: why.note ?? '',
          authorId: by.actor.id,
          createdAt: saved.updatedAt,
          text: pickText(why.text),
        })
      await record(tx, by, action, saved.id)
      return saved
    },

    async publish(tx, by, post, text, note) {
      const publishDate = text.publishDate ?? post.publishDate ?? now()
      const live: Post = {
        ...post,
        ...text,
        publishDate,
        status: 'published',
        draft: null,
        reviewRequested: false,
        reviewNote: '',
        firstPublishedAt: post.firstPublishedAt ?? publishDate,
      }
      const reason = isScheduled(live, clock.now()) ? 'scheduled' : 'published'
      const saved = await acts.save(tx, by, post, live, { reason, note, text: live }, 'post.publish')
      if (post.reviewRequested && post.authorId !== null && post.authorId !== by.actor.id)
        await notifications.notify(tx, [post.authorId], 'post_approved', { postId: post.id, title: saved.title })
      return saved
    },

    async askFor(tx, by, post, text, note) {
      const asking: Post = { ...withWorkingText(post, text, by.actor.id, now()), reviewRequested: true, reviewNote: '' }
      const why = { reason: 'review_requested', note, text } as const
      const saved = await acts.save(tx, by, post, asking, why, 'post.ask')
      if (!post.reviewRequested) await acts.tellAdministrators(tx, saved)
      return saved
    },

    async giveBack(tx, by, post, word) {
      const text = workingText(post)
      const returned = { ...post, reviewRequested: false, reviewNote: word }
      const why = { reason: 'returned', note: word, text } as const
      const saved = await acts.save(tx, by, post, returned, why, 'post.return')
      if (post.authorId !== null)
        await notifications.notify(tx, [post.authorId], 'post_returned', { postId: post.id, title: text.title, word })
      return saved
    },

    async tellAdministrators(tx, post) {
      const author = post.authorId === null ? '' : ((await namesOf(tx, [post.authorId])).get(post.authorId) ?? '')
      const { title } = workingText(post)
      await notifications.notify(tx, await activeAdministratorIds(tx), 'post_review', {
        postId: post.id,
        title,
        author,
      })
    },

    view: toPostView,
  }
  return acts
}

/** A published post keeps its live text; what is the same as that waits for nothing. */
export function withWorkingText(post: Post, text: PostText, editorId: string, now: string): Post {
  if (post.status !== 'published') return { ...post, ...text, draft: null }
  const isSame = changedFields(pickText(post), pickText(text)).length === 0
  return { ...post, draft: isSame ? null : { ...pickText(text), updatedAt: now, updatedBy: editorId } }
}
