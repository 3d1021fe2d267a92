import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { can } from '@lms/contracts/permissions.ts'
import { postMessages as messages } from '@lms/contracts/posts/post-messages.ts'
import type { getPostRevision, listPostRevisions } from '@lms/contracts/posts/post-revisions.ts'
import type { PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { authorize } from '../platform/http/authorize.ts'
import { notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { type PageRequest, paginationOf } from '../platform/pagination.ts'
import { findCategory } from '../taxonomy/category-store.ts'
import { findTags } from '../taxonomy/tag-store.ts'
import { namesOf } from '../users/user-name-store.ts'
import { sightOf } from './post.ts'
import { type PostActs, withWorkingText } from './post-acts.ts'
import * as revisions from './post-revision-store.ts'
import { findPost } from './post-store.ts'
import { toRevisionHead, toRevisionView } from './post-view.ts'
import type { PostDependencies } from './post-dependencies.ts'

export interface PostHistory {
  list(actor: Actor, id: string, page: PageRequest): Promise<DataOf<typeof listPostRevisions>>
  get(actor: Actor, id: string, revisionId: string): Promise<DataOf<typeof getPostRevision>>
  restore(by: By, id: string, revisionId: string, version: number): Promise<PostWithDraft>
}

export function createPostHistory({ database, clock }: PostDependencies, acts: PostActs): PostHistory {
  async function expectEditor(actor: Actor, id: string): Promise<void> {
    const post = await findPost(database.read(), id)
    const isSeen = post && (can(actor, 'post:update', post) || can(actor, 'post:read', sightOf(post, clock.now())))
    if (!isSeen) throw notFound(messages.notFound)
    authorize(actor, 'post:update', post)
  }

  return {
    async list(actor, id, page) {
      await expectEditor(actor, id)
      const found = await revisions.listRevisions(database.read(), id, page)
      const authors = [...new Set(found.revisions.map(({ authorId }) => authorId))].filter((each) => each !== null)
      const people = await namesOf(database.read(), authors)
      return {
        revisions: found.revisions.map((revision) => toRevisionHead(revision, people)),
        pagination: paginationOf(page, found.total),
      }
    },

    async get(actor, id, revisionId) {
      await expectEditor(actor, id)
      const revision = await revisions.findRevision(database.read(), id, revisionId)
      if (!revision) throw notFound(messages.revisionNotFound)
      return { revision: await toRevisionView(database.read(), revision) }
    },

    restore(by, id, revisionId, version) {
      return database.transaction(async (tx) => {
        const post = await acts.lockFor(tx, by.actor, id, version)
        const revision = await revisions.findRevision(tx, id, revisionId)
        if (!revision) throw notFound(messages.revisionNotFound)
        // Labels that went since then stay gone; when it went out is not a part of what it says.
        const there = new Set((await findTags(tx, revision.text.tagIds)).map((tag) => tag.id))
        const hasCategory = (await findCategory(tx, revision.text.categoryId)) !== null
        const text = {
          ...revision.text,
          tagIds: revision.text.tagIds.filter((tag) => there.has(tag)),
          categoryId: hasCategory ? revision.text.categoryId : post.categoryId,
          publishDate: (post.draft ?? post).publishDate,
        }
        const next = withWorkingText(post, text, by.actor.id, clock.now().toISOString())
        const why = { reason: 'restored', note: String(revision.version), text } as const
        return acts.view(tx, by.actor, await acts.save(tx, by, post, next, why, 'post.revision.restore'))
      })
    },
  }
}
