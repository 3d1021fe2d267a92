import { bulkPosts } from '@lms/contracts/posts/post-bulk.ts'
import { checkPost } from '@lms/contracts/posts/post-check.ts'
import * as revisions from '@lms/contracts/posts/post-revisions.ts'
import * as contract from '@lms/contracts/posts/posts.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { PostBulkActs } from './post-bulk.ts'
import type { PostHistory } from './post-history.ts'
import type { PostLists } from './lists/post-lists.ts'
import type { Posts } from './post-service.ts'

interface PostSlice {
  posts: Posts
  lists: PostLists
  bulk: PostBulkActs
  history: PostHistory
}

export function postRoutes({ posts, lists, bulk, history }: PostSlice): Route[] {
  return [
    route(contract.listPosts, ({ actor, query }) => lists.list(actor, query)),
    route(contract.postStats, ({ actor }) => lists.stats(actor)),
    route(contract.checkPostSlug, ({ actor, query }) => posts.checkSlug(actor, query)),
    route(checkPost, ({ actor, body }) => lists.check(actor, body)),
    route(bulkPosts, ({ body, ...by }) => bulk.act(by, body)),
    route(contract.getPost, ({ actor, params }) => posts.get(actor, params.id)),
    route(contract.createPost, ({ body, ...by }) => posts.create(by, body)),
    route(contract.updatePost, ({ params, body, ...by }) => posts.update(by, params.id, body)),
    route(contract.deletePost, ({ params, ...by }) => posts.remove(by, params.id)),
    route(contract.restorePost, ({ params, ...by }) => posts.restore(by, params.id)),
    route(contract.discardPostDraft, ({ params, query, ...by }) => posts.discardDraft(by, params.id, query.version)),
    route(contract.reviewPost, ({ params, body, ...by }) => posts.review(by, params.id, body)),
    route(revisions.listPostRevisions, ({ actor, params, query }) => history.list(actor, params.id, query)),
    route(revisions.getPostRevision, ({ actor, params }) => history.get(actor, params.id, params.revisionId)),
    route(revisions.restorePostRevision, ({ params, body, ...by }) =>
      history.restore(by, params.id, params.revisionId, body.version),
    ),
  ]
}
