import type { APIRequestContext } from '@playwright/test'
import type { InputOf } from '@lms/contracts/call.ts'
import { updateMedia, uploadMedia } from '@lms/contracts/media/media.ts'
import { createPost, updatePost } from '@lms/contracts/posts/posts.ts'
import { createCategory } from '@lms/contracts/taxonomy/taxonomy.ts'
import { call } from '../call.ts'

const role = 'administrator'

/** The smallest picture there is. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
let made = 0

/** Posts that are there before the story begins, in a category of their own. */
export async function openBlog(request: APIRequestContext) {
  made += 1
  const mark = `${Date.now() % 1_000_000}${made}`
  const { category } = await call(request, createCategory, { role, body: { name: `Danh mục ${mark}` } })
  return {
    mark,
    category,
    async add(post: Partial<InputOf<typeof createPost>> & { title: string }) {
      const draft = { slug: `bai-${mark}-${crypto.randomUUID().slice(0, 8)}`, content: '<p>Chữ.</p>' }
      const body = { ...draft, category: category.id, status: 'published' as const, ...post }
      return (await call(request, createPost, { role, body })).post
    },
    /** A picture of the library under this name, showing this; answers its address. */
    async upload(name: string, alt: string) {
      const file = { name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }
      const { media } = await call(request, uploadMedia, { role, file })
      await call(request, updateMedia, { role, params: { id: media.id }, body: { alt } })
      return media.url
    },
    change: (id: string, body: InputOf<typeof updatePost>) => call(request, updatePost, { role, params: { id }, body }),
  }
}
