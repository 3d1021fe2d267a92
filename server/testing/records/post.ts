import { newId } from '../../src/platform/ids.ts'
import type { Post } from '../../src/posts/post.ts'
import { insertPost } from '../../src/posts/post-store.ts'
import type { TestApp } from '../test-app.ts'
import type { User } from '../../src/users/user.ts'
import { someCategory } from './taxonomy.ts'

/** Written by this person, whatever their role would let them do; a draft unless told otherwise. */
export async function somePost(test: TestApp, owner: User, changes: Partial<Post> = {}): Promise<Post> {
  const id = newId()
  const now = test.clock.now().toISOString()
  const post: Post = {
    id,
    title: 'Cách giúp con học toán',
    slug: `bai-${id}`,
    excerpt: '',
    content: '<p>Một vài gợi ý nhỏ cho phụ huynh.</p>',
    featuredImage: null,
    categoryId: changes.categoryId ?? (await someCategory(test, owner)),
    tagIds: [],
    seo: { metaTitle: '', metaDescription: '', keywords: '', canonicalUrl: '' },
    publishDate: null,
    status: 'draft',
    draft: null,
    reviewRequested: false,
    reviewNote: '',
    firstPublishedAt: null,
    views: 0,
    authorId: owner.id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    ...changes,
  }
  await test.database.transaction((tx) => insertPost(tx, post, null))
  return post
}
