import * as contract from '@lms/contracts/users/users.ts'
import type { User } from '@lms/contracts/users/users.ts'
import { expect } from 'vitest'
import type { Answer } from '../requests.ts'
import { type TestApp, startTestApp } from '../test-app.ts'

export const person = { firstName: 'Đào', lastName: 'Lê Thị', email: 'Dao.Le@Test.example', password: 'Kem-dua-47' }

/** An app with one administrator, and what such a person does most. */
export async function startWithAdministrator() {
  const test = await startTestApp()
  const administrator = await test.signedIn('administrator')
  const { token } = administrator
  const list = async (query: Record<string, string> = {}) => {
    const answer = await test.call(contract.listUsers, { token, query })
    expect(answer.status).toBe(200)
    return answer.body['data'] as { users: User[]; pagination: { total: number; totalPages: number } }
  }
  const names = async (query: Record<string, string>) => (await list(query)).users.map(({ fullName }) => fullName)
  const create = (body: object) => test.call(contract.createUser, { token, body: { ...person, ...body } })
  return { ...test, administrator, token, list, names, create }
}

export const userOf = (answer: Answer): User => (answer.body['data'] as { user: User }).user

/** What the answer says about each field. */
export function fieldsOf({ body }: Answer): Record<string, string> {
  const errors = (body['errors'] ?? []) as { field: string; message: string }[]
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

export function audited({ database }: Pick<TestApp, 'database'>, action: string) {
  return database.read().selectFrom('audit').selectAll().where('action', '=', action).execute()
}
