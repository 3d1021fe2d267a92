import type { BodyOf, DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can, may } from '@lms/contracts/permissions.ts'
import { postMessages as messages } from '@lms/contracts/posts/post-messages.ts'
import { dueAtOf, isScheduled, publishDateProblem } from '@lms/contracts/posts/post-dates.ts'
import {
  type PostChanges,
  type PostInput,
  type createPost,
  type PostWithDraft,
  type checkPostSlug,
  type reviewPost,
  postLimits,
} from '@lms/contracts/posts/posts.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { changedFields } from '../platform/changed-fields.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, invalid, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { type Post, type PostText, pickText, sightOf, workingText } from './post.ts'
import { type PostActs, withWorkingText } from './post-acts.ts'
import { insertRevision } from './post-revision-store.ts'
import { freePostSlug, lockSlugs } from './post-slug-store.ts'
import * as store from './post-store.ts'
import type { PostDependencies } from './post-dependencies.ts'

export interface Posts {
  get(actor: Actor, id: string): Promise<PostWithDraft>
  create(by: By, input: BodyOf<typeof createPost>): Promise<PostWithDraft>
  update(by: By, id: string, changes: PostChanges): Promise<PostWithDraft>
  discardDraft(by: By, id: string, version: number): Promise<PostWithDraft>
  review(by: By, id: string, answer: BodyOf<typeof reviewPost>): Promise<PostWithDraft>
  remove(by: By, id: string): Promise<void>
  restore(by: By, id: string): Promise<PostWithDraft>
  checkSlug(actor: Actor, query: QueryOf<typeof checkPostSlug>): Promise<DataOf<typeof checkPostSlug>>
}

export function createPostService({ database, clock, audit, html }: PostDependencies, acts: PostActs): Posts {
  const record = recordActsOn(audit, 'post')
  const now = (): string => clock.now().toISOString()

  function expectDate(publishDate: string | null, before: string | null): void {
    const problem = publishDateProblem(publishDate, { before, now: clock.now() })
    if (problem) throw invalid([{ field: 'publishDate', message: problem }])
  }

  /** Within its size also as it is kept: what is read must be good enough to be sent again. */
  async function cleaned(actor: Actor, sent: string): Promise<string> {
    const { content } = await html.clean(actor.id, { content: sent })
    if (content.length > postLimits.contentMaximum) throw invalid([{ field: 'content', message: messages.tooLong }])
    return content
  }

  const posts: Posts = {
    async get(actor, id) {
      const post = await store.findPost(database.read(), id)
      const isSeen = post && (can(actor, 'post:update', post) || can(actor, 'post:read', sightOf(post, clock.now())))
      if (!isSeen) throw notFound(messages.notFound)
      return acts.view(database.read(), actor, post)
    },

    async create(by, { id: given, status: wish, reason: note = '', ...sent }) {
      const { actor } = by
      authorizeRole(actor, 'post:create')
      const input = { ...sent, content: await cleaned(actor, sent.content) }
      const known = given === undefined ? null : await store.findPost(database.read(), given)
      if (known?.authorId === actor.id) {
        const again = sentAgain(input, known)
        const isDone = wish === 'draft' || known.status === 'published' || known.reviewRequested
        const isSame = changedFields(workingText(known), toText(again)).length === 0
        if (isDone && isSame) return acts.view(database.read(), actor, known)
        return posts.update(by, known.id, { ...again, status: wish, version: 1, reason: note })
      }
      expectDate(input.publishDate, null)
      const text = toText(input)
      const isLive = wish === 'published' && may(actor, 'post:publish')
      const publishDate = isLive ? (text.publishDate ?? now()) : text.publishDate
      return database.transaction(async (tx) => {
        await acts.expectLabels(tx, text)
        await lockSlugs(tx)
        const id = given ?? newId()
        const created = now()
        const post: Post = {
          id,
          ...text,
          slug: await freePostSlug(tx, text.slug, id),
          publishDate,
          status: isLive ? 'published' : 'draft',
          draft: null,
          reviewRequested: wish === 'published' && !isLive,
          reviewNote: '',
          firstPublishedAt: isLive ? publishDate : null,
          views: 0,
          authorId: actor.id,
          version: 1,
          createdAt: created,
          updatedAt: created,
          deletedAt: null,
        }
        const isAhead = isScheduled(post, clock.now())
        await store.insertPost(tx, post, dueAtOf(post, clock.now()))
        await insertRevision(tx, {
          id: newId(),
          postId: id,
          version: 1,
          status: post.status,
          reason: post.reviewRequested ? 'review_requested' : isAhead ? 'scheduled' : isLive ? 'published' : 'created',
          note,
          authorId: actor.id,
          createdAt: created,
          text: pickText(post),
        })
        const action = isLive ? 'post.publish' : 'post.create'
        await record(tx, by, action, id)
        if (post.reviewRequested) await acts.tellAdministrators(tx, post)
        return acts.view(tx, actor, post)
      })
    },

    async update(by, id, { version, status, reason: note, ...changes }) {
      const { actor } = by
      const { content } = changes
      const given = toChanges({ ...changes, ...(content !== undefined && { content: await cleaned(actor, content) }) })
      return database.transaction(async (tx) => {
        const post = await acts.lockFor(tx, actor, id, version)
        const before = workingText(post)
        const text: PostText = { ...before, ...given, seo: { ...before.seo, ...given.seo } }
        if (text.publishDate !== before.publishDate) expectDate(text.publishDate, before.publishDate)
        await acts.expectLabels(tx, text, before)
        const view = async (saved: Post) => acts.view(tx, actor, saved)
        if (status === 'published')
          return view(
            may(actor, 'post:publish')
              ? await acts.publish(tx, by, post, text, note)
              : await acts.askFor(tx, by, post, text, note),
          )
        if (status === 'archived') {
          const archived: Post = { ...post, ...text, draft: null, status, reviewRequested: false }
          return view(await acts.save(tx, by, post, archived, { reason: 'archived', note, text }, 'post.archive'))
        }
        const next = withWorkingText(post, text, actor.id, now())
        if (status === 'draft') {
          next.reviewRequested = false
          if (next.status === 'archived') next.status = 'draft'
        }
        const isChanged = changedFields(before, text).length > 0
        const isMoved = next.status !== post.status || next.reviewRequested !== post.reviewRequested
        if (!isChanged && !isMoved) return view(post)
        return view(await acts.save(tx, by, post, next, { reason: 'saved', note, text }, 'post.update'))
      })
    },

    discardDraft(by, id, version) {
      return database.transaction(async (tx) => {
        const post = await acts.lockFor(tx, by.actor, id, version)
        if (post.draft === null) return acts.view(tx, by.actor, post)
        const next = { ...post, draft: null, reviewRequested: false }
        const why = { reason: 'discarded', text: post.draft } as const
        return acts.view(tx, by.actor, await acts.save(tx, by, post, next, why, 'post.discard'))
      })
    },

    review(by, id, { decision, word = '', version }) {
      authorizeRole(by.actor, 'post:publish')
      return database.transaction(async (tx) => {
        const post = await acts.lockFor(tx, by.actor, id, version)
        if (!post.reviewRequested) throw conflict('no_review', messages.noReview)
        const text = workingText(post)
        const saved =
          decision === 'publish'
            ? await acts.publish(tx, by, post, text, word)
            : await acts.giveBack(tx, by, post, word)
        return acts.view(tx, by.actor, saved)
      })
    },

    remove(by, id) {
      return database.transaction(async (tx) => {
        const post = await acts.lockFor(tx, by.actor, id)
        const gone = { ...post, deletedAt: now(), reviewRequested: false }
        await acts.save(tx, by, post, gone, null, 'post.delete')
      })
    },

    restore(by, id) {
      return database.transaction(async (tx) => {
        const post = await acts.lockAny(tx, by.actor, id)
        if (post.deletedAt === null) return acts.view(tx, by.actor, post)
        const saved = await acts.save(tx, by, post, { ...post, deletedAt: null }, null, 'post.restore')
        return acts.view(tx, by.actor, saved)
      })
    },

    async checkSlug(actor, { slug, id = '' }) {
      authorizeRole(actor, 'post:create')
      const free = await freePostSlug(database.read(), slug, id)
      return { slug: free, isFree: free === slug }
    },
  }
  return posts
}

/** A post that is there although its writer never heard of it: what is sent now, with what we chose for it then. */
function sentAgain(input: Omit<PostInput, 'status'>, known: Post): Omit<PostInput, 'status'> {
  const { slug, publishDate } = workingText(known)
  const isOurs = slug.startsWith(input.slug) && /^(-\d+)?$/.test(slug.slice(input.slug.length))
  return { ...input, slug: isOurs ? slug : input.slug, publishDate: input.publishDate ?? publishDate }
}

const noSeo = { metaTitle: '', metaDescription: '', keywords: '', canonicalUrl: '' }

function toText({ category, tags, seo, content, ...input }: Omit<PostInput, 'status'>): PostText {
  return {
    title: input.title,
    slug: input.slug,
    excerpt: input.excerpt,
    content,
    featuredImage: input.featuredImage,
    categoryId: category,
    tagIds: tags,
    seo: { ...noSeo, ...withoutUndefined(seo) },
    publishDate: input.publishDate,
  }
}

type TextChanges = Partial<Omit<PostText, 'seo'>> & { seo?: Partial<PostText['seo']> }

function toChanges({
  category,
  tags,
  content,
  ...rest
}: Omit<PostChanges, 'version' | 'status' | 'reason'>): TextChanges {
  return withoutUndefined({
    ...rest,
    seo: rest.seo && withoutUndefined(rest.seo),
    content,
    categoryId: category,
    tagIds: tags,
  })
}

function withoutUndefined<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never
}
