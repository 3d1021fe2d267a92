import { createPostActs } from './post-acts.ts'
import { createPostBulk } from './post-bulk.ts'
import { createPostHistory } from './post-history.ts'
import { createPostLists } from './lists/post-lists.ts'
import { createPostService } from './post-service.ts'
import { createPostUpkeep } from './post-upkeep.ts'
import type { PostDependencies } from './post-dependencies.ts'

/** Posts for those who write them; the blog is for those who read. */
export function createPosts(dependencies: PostDependencies) {
  const acts = createPostActs(dependencies)
  return {
    posts: createPostService(dependencies, acts),
    lists: createPostLists(dependencies),
    bulk: createPostBulk(dependencies, acts),
    history: createPostHistory(dependencies, acts),
    upkeep: createPostUpkeep(dependencies),
  }
}
