import type { Limits } from '../platform/limits/limits.ts'
import { createBlog } from './blog-service.ts'
import { createPostActs } from './post-acts.ts'
import { createPostBulk } from './post-bulk.ts'
import { createPostHistory } from './post-history.ts'
import { createPostLists } from './post-lists.ts'
import { createPosts } from './post-service.ts'
import { createPostUpkeep } from './post-upkeep.ts'
import { createPostViews } from './post-views.ts'
import type { PostSurroundings } from './surroundings.ts'

/** The parts of the blog, for those who write and for those who read. */
export function createPostParts(surroundings: PostSurroundings & { limits: Limits }) {
  const acts = createPostActs(surroundings)
  const blog = createBlog(surroundings)
  return {
    posts: createPosts(surroundings, acts),
    lists: createPostLists(surroundings),
    bulk: createPostBulk(surroundings, acts),
    history: createPostHistory(surroundings, acts),
    upkeep: createPostUpkeep(surroundings),
    blog,
    views: createPostViews({ ...surroundings, blog }),
  }
}
