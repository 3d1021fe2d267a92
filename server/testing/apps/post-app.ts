import type { Answer } from '../requests.ts'
import * as contract from '@lms/contracts/posts/posts.ts'
import { expect } from 'vitest'
import { someCategory } from '../records/taxonomy.ts'
import { startTestApp } from '../test-app.ts'

export const dataOf = (answer: Answer) => {
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body['data'] as contract.PostWithDraft
}
export const problems = ({ body }: Answer) =>
  Object.fromEntries((body['errors'] as { field: string; message: string }[]).map((each) => [each.field, each.message]))

/** Somebody who writes, and a category to write in. */
export async function startPostApp(role: 'administrator' | 'parent' = 'administrator') {
  const test = await startTestApp()
  const { user, token } = await test.signedIn(role)
  const category = await someCategory(test, user, 'Học tập')
  const draft = { title: 'Học toán cùng con', slug: 'hoc-toan-cung-con', content: '<p>Chữ.</p>', category }
  const create = (body: object = {}, by = token) =>
    test.call(contract.createPost, { token: by, body: { ...draft, ...body } })
  const update = (id: string, body: object, by = token) =>
    test.call(contract.updatePost, { token: by, params: { id }, body })
  const get = async (id: string, by = token) => dataOf(await test.call(contract.getPost, { token: by, params: { id } }))
  return { ...test, user, token, category, draft, create, update, get }
}
