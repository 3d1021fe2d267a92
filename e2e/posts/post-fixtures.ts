import type { APIRequestContext, Page } from '@playwright/test'
import type { PostInputValues, PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { expect } from '../test.ts'
import { administratorToken } from '../users/people.ts'

export interface Fixtures {
  categoryId: string
  category: string
  add: (post: Partial<PostInputValues> & { title: string }) => Promise<PostWithDraft>
  change: (id: string, changes: object) => Promise<void>
  read: (id: string) => Promise<PostWithDraft>
}

let fixtures = 0

/** A category of its own with posts that are there before the story begins. */
export async function postFixtures(request: APIRequestContext, category: string): Promise<Fixtures> {
  const headers = { authorization: `Bearer ${await administratorToken(request)}` }
  const made = await request.post('/api/v1/categories', { headers, data: { name: category } })
  expect(made.status(), await made.text()).toBe(201)
  const categoryId = ((await made.json()) as { data: { category: { id: string } } }).data.category.id
  const read = async (id: string): Promise<PostWithDraft> => {
    const answer = await request.get(`/api/v1/posts/${id}`, { headers })
    return ((await answer.json()) as { data: PostWithDraft }).data
  }
  return {
    categoryId,
    category,
    read,
    async add(post) {
      fixtures += 1
      const answer = await request.post('/api/v1/posts', {
        headers,
        data: {
          slug: `bai-${fixtures}-${Date.now()}`,
          content: '<p>Một bài viết ngắn cho cả nhà.</p>',
          category: categoryId,
          ...post,
        },
      })
      expect(answer.status(), await answer.text()).toBe(201)
      return ((await answer.json()) as { data: PostWithDraft }).data
    },
    async change(id, changes) {
      const { post } = await read(id)
      const answer = await request.put(`/api/v1/posts/${id}`, { headers, data: { version: post.version, ...changes } })
      expect(answer.status(), await answer.text()).toBe(200)
    },
  }
}

export async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

/** The editor, once its code is here. */
export function editor(page: Page) {
  return page.getByRole('textbox', { name: 'Content' })
}
