import type { APIRequestContext } from '@playwright/test'
import { expect } from '../test.ts'
import { administratorToken } from '../users/people.ts'

/** The smallest picture there is. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
let made = 0

/** Posts that are there before the story begins, in a category of their own. */
export async function openBlog(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await administratorToken(request)}` }
  const send = async (path: string, data: object, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await request.fetch(`/api/v1${path}`, { method, headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: Record<string, { id: string; slug: string; version: number }> }).data
  }
  made += 1
  const mark = `${Date.now() % 1_000_000}${made}`
  const category = (await send('/categories', { name: `Danh mục ${mark}` }))['category']
  return {
    mark,
    category,
    async add(post: { title: string; slug?: string; [field: string]: unknown }) {
      const draft = { slug: `bai-${mark}-${crypto.randomUUID().slice(0, 8)}`, content: '<p>Chữ.</p>' }
      const data = { ...draft, category: category?.id, status: 'published', ...post }
      return (await send('/posts', data))['post']
    },
    /** A picture of the library under this name, showing this; answers its address. */
    async upload(name: string, alt: string) {
      const file = { name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }
      const answer = await request.post('/api/v1/media', { headers, multipart: { file } })
      expect(answer.status(), await answer.text()).toBe(201)
      const { media } = ((await answer.json()) as { data: { media: { id: string; url: string } } }).data
      await send(`/media/${media.id}`, { alt }, 'PUT')
      return media.url
    },
    change: (id: string, data: object) => send(`/posts/${id}`, data, 'PUT'),
  }
}
