import type { APIRequestContext, Page } from '@playwright/test'
import type { InputOf } from '@lms/contracts/call.ts'
import {
  type PostInputValues,
  type PostWithDraft,
  createPost,
  getPost,
  updatePost,
} from '@lms/contracts/posts/posts.ts'
import { createCategory } from '@lms/contracts/taxonomy/taxonomy.ts'
import { call } from '../call.ts'

export interface Fixtures {
  categoryId: string
  category: string
  add: (post: Partial<PostInputValues> & { title: string }) => Promise<PostWithDraft>
  change: (id: string, changes: Partial<InputOf<typeof updatePost>>) => Promise<void>
  read: (id: string) => Promise<PostWithDraft>
}

let fixtures = 0

/** A category of its own with posts that are there before the story begins. */
export async function postFixtures(request: APIRequestContext, category: string): Promise<Fixtures> {
  const role = 'administrator'
  const made = await call(request, createCategory, { role, body: { name: category } })
  const categoryId = made.category.id
  const read = (id: string) => call(request, getPost, { role, params: { id } })
  return {
    categoryId,
    category,
    read,
    add(post) {
      fixtures += 1
      return call(request, createPost, {
        role,
        body: {
          slug: `bai-${fixtures}-${Date.now()}`,
          content: '<p>Một bài viết ngắn cho cả nhà.</p>',
          category: categoryId,
          ...post,
        },
      })
    },
    async change(id, changes) {
      const { post } = await read(id)
      await call(request, updatePost, { role, params: { id }, body: { version: post.version, ...changes } })
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
