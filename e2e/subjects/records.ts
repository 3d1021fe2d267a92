import type { APIRequestContext } from '@playwright/test'
import type { Role } from '@lms/contracts/roles.ts'
import { expect } from '../test.ts'

const usernames: Record<Role, string> = { administrator: 'admin', parent: 'parent', student: 'student' }

export interface SubjectInput {
  name: string
  code: string
  description?: string
  class?: string | null
  isActive?: boolean
}

/** A call in the name of a demo account, for what is there before the story begins. */
export async function callAs<Data>(
  request: APIRequestContext,
  role: Role,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<Data> {
  const signIn = await request.post('/api/v1/auth/admin/login', {
    data: { email: usernames[role], password: 'Demo1234' },
  })
  const { token } = ((await signIn.json()) as { data: { token: { token: string } } }).data.token
  const answer = await request.fetch(`/api/v1${path}`, { method, headers: { authorization: `Bearer ${token}` }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: Data }).data
}

export interface SubjectRecord {
  _id: string
  version: number
  isActive: boolean
}

export async function createSubject(
  request: APIRequestContext,
  subject: SubjectInput,
  role: Role = 'administrator',
): Promise<SubjectRecord> {
  return (await callAs<{ subject: SubjectRecord }>(request, role, 'POST', '/subjects', subject)).subject
}

/** So many with the same first word, so that a search finds exactly them. */
export async function createSubjects(
  request: APIRequestContext,
  word: string,
  count: number,
  more: Partial<SubjectInput> = {},
): Promise<SubjectRecord[]> {
  const made: SubjectRecord[] = []
  for (let index = 1; index <= count; index++) {
    const number = String(index).padStart(2, '0')
    const code = `${word.slice(0, 7).toUpperCase()}_${number}`
    made.push(await createSubject(request, { name: `${word} ${number}`, code, ...more }))
  }
  return made
}
