import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { type PostBulk, bulkPosts } from '@lms/contracts/posts/post-bulk.ts'
import { checkPost } from '@lms/contracts/posts/post-check.ts'
import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import { getPostRevision, listPostRevisions, restorePostRevision } from '@lms/contracts/posts/post-revisions.ts'
import {
  type PostChanges,
  type PostInputValues,
  PostWithDraft,
  checkPostSlug,
  createPost,
  deletePost,
  discardPostDraft,
  getPost,
  listPosts,
  postStats,
  restorePost,
  reviewPost,
  updatePost,
} from '@lms/contracts/posts/posts.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiError, withMessage } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(postMessages)

const topic = 'posts'

export function postsQuery(query: Partial<QueryOf<typeof listPosts>>) {
  return queryOptions({
    queryKey: [topic, 'list', query],
    queryFn: ({ signal }) => withMessage(call(listPosts, { query, signal }), postMessages.loadFailed, () => true),
    placeholderData: keepPreviousData,
  })
}

export function postStatsQuery() {
  return queryOptions({ queryKey: [topic, 'stats'], queryFn: ({ signal }) => call(postStats, { signal }) })
}

export function postQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => call(getPost, { params: { id }, signal }),
  })
}

export function revisionsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: [topic, 'revisions', id, page],
    queryFn: ({ signal }) => call(listPostRevisions, { params: { id }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function revisionQuery(id: string, revisionId: string) {
  return queryOptions({
    queryKey: [topic, 'revision', id, revisionId],
    queryFn: async ({ signal }) => (await call(getPostRevision, { params: { id, revisionId }, signal })).revision,
    staleTime: Infinity,
  })
}

export function slugQuery(slug: string, id: string | undefined) {
  return queryOptions({
    queryKey: [topic, 'slug', slug, id],
    queryFn: ({ signal }) => call(checkPostSlug, { query: { slug, id }, signal }),
    retry: false,
    staleTime: 5000,
  })
}

export function checkQuery(text: z.input<typeof checkPost.body>) {
  return queryOptions({
    queryKey: [topic, 'check', text],
    queryFn: async ({ signal }) => (await call(checkPost, { body: text, signal })).findings,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
}

export function addPost(input: PostInputValues & { id: string }): Promise<PostWithDraft> {
  return call(createPost, { body: input })
}

export function changePost(id: string, changes: z.input<typeof updatePost.body> | PostChanges): Promise<PostWithDraft> {
  return call(updatePost, { params: { id }, body: changes })
}

export async function removePost(id: string): Promise<void> {
  await call(deletePost, { params: { id } })
}

export async function bringPostBack(id: string): Promise<void> {
  await call(restorePost, { params: { id } })
}

export function dropDraft(id: string, version: number): Promise<PostWithDraft> {
  return call(discardPostDraft, { params: { id }, query: { version } })
}

export function answerReview(id: string, body: z.input<typeof reviewPost.body>): Promise<PostWithDraft> {
  return call(reviewPost, { params: { id }, body })
}

export function bringRevisionBack(id: string, revisionId: string, version: number): Promise<PostWithDraft> {
  return call(restorePostRevision, { params: { id, revisionId }, body: { version } })
}

export function changeMany(body: PostBulk) {
  return call(bulkPosts, { body })
}

/** Categories and tags count posts, pictures know where they are used; they follow too. */
export async function reloadPosts(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['taxonomy'] })
  void queryClient.invalidateQueries({ queryKey: ['media'] })
  await queryClient.invalidateQueries({ queryKey: [topic] })
}

/** A stale write is answered with the record as it is now. */
export function currentPostOf(error: unknown): PostWithDraft | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return PostWithDraft.safeParse(error.data).data ?? null
}
