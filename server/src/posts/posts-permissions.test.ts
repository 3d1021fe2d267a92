import { bulkPosts } from '@lms/contracts/posts/post-bulk.ts'
import { checkPost } from '@lms/contracts/posts/post-check.ts'
import { getPostRevision, listPostRevisions, restorePostRevision } from '@lms/contracts/posts/post-revisions.ts'
import * as contract from '@lms/contracts/posts/posts.ts'
import { administratorsOnly, describePermissions, everyone } from '../../testing/permission-case.ts'
import type { Request } from '../../testing/requests.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newId } from '../platform/ids.ts'
import type { User } from '../users/user.ts'
import { pickText } from './post.ts'
import { insertRevision } from './post-revision-store.ts'
import { somePost } from '../../testing/records/post.ts'
import { someCategory } from '../../testing/records/taxonomy.ts'

const byId = async (test: TestApp, owner: User): Promise<Request> => ({
  params: { id: (await somePost(test, owner)).id },
})

async function withRevision(test: TestApp, owner: User): Promise<Request> {
  const post = await somePost(test, owner)
  const id = newId()
  const head = { id, postId: post.id, version: 1, status: 'draft', reason: 'created', note: '' } as const
  const made = { authorId: owner.id, createdAt: post.createdAt, text: pickText(post) }
  await test.database.transaction((tx) => insertRevision(tx, { ...head, ...made }))
  return { params: { id: post.id, revisionId: id }, body: { version: 1 } }
}

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }
const makers = { administrator: 201, parent: 201, student: 403 }

describePermissions([
  { endpoint: contract.listPosts, own: everyone(200) },
  { endpoint: contract.postStats, own: everyone(200) },
  { endpoint: contract.checkPostSlug, own: writers, prepare: async () => ({ query: { slug: 'bai-viet' } }) },
  { endpoint: checkPost, own: writers, prepare: async () => ({ body: { content: '<p>Xin chào</p>' } }) },
  {
    endpoint: contract.getPost,
    own: { administrator: 200, parent: 200, student: 404 },
    foreign: { administrator: 200, parent: 404, student: 404 },
    prepare: byId,
  },
  {
    endpoint: contract.createPost,
    own: makers,
    prepare: async (test, owner) => ({
      body: { title: 'Bài mới', slug: 'bai-moi', category: await someCategory(test, owner) },
    }),
  },
  {
    endpoint: contract.updatePost,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({ ...(await byId(test, owner)), body: { version: 1, title: 'Tiêu đề khác' } }),
  },
  { endpoint: contract.deletePost, own: writers, foreign: strangers, prepare: byId },
  {
    endpoint: contract.restorePost,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({
      params: { id: (await somePost(test, owner, { deletedAt: test.clock.now().toISOString() })).id },
    }),
  },
  {
    endpoint: contract.discardPostDraft,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({ ...(await byId(test, owner)), query: { version: '1' } }),
  },
  {
    endpoint: contract.reviewPost,
    own: administratorsOnly,
    prepare: async (test, owner) => ({
      params: { id: (await somePost(test, owner, { reviewRequested: true })).id },
      body: { decision: 'publish', version: 1 },
    }),
  },
  { endpoint: listPostRevisions, own: writers, foreign: strangers, prepare: byId },
  { endpoint: getPostRevision, own: writers, foreign: strangers, prepare: withRevision },
  { endpoint: restorePostRevision, own: writers, foreign: strangers, prepare: withRevision },
  {
    endpoint: bulkPosts,
    own: writers,
    // Those that are not theirs are named in the answer and stay as they are.
    foreign: writers,
    prepare: async (test, owner) => ({ body: { action: 'delete', ids: [(await somePost(test, owner)).id] } }),
  },
])
