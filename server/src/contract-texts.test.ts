import { adminMe } from '@lms/contracts/accounts/accounts.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { listMedia } from '@lms/contracts/media/media.ts'
import { listPosts } from '@lms/contracts/posts/posts.ts'
import { getQuestion } from '@lms/contracts/questions/questions.ts'
import { getQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { listCategories, listTags } from '@lms/contracts/taxonomy/taxonomy.ts'
import { createUser, getUser, listUsers, updateUser } from '@lms/contracts/users/users.ts'
import { expect, test } from 'vitest'
import { routesOfApp, startTestApp } from '../testing/test-app.ts'

/** What the documents promise to the letter and no single slice owns. */

test('a token of one part has no format, one of three that nobody made is invalid', async () => {
  const { call } = await startTestApp()
  const said = async (token: string) => (await call(adminMe, { token })).body['message']
  expect(await said('abc')).toBe('Invalid token format')
  expect(await said('a.b.c')).toBe('Invalid token')
})

test('an address without an id names nothing, in the words of what is missing', async () => {
  const { call, signedIn } = await startTestApp()
  const { token } = await signedIn('administrator')
  for (const [endpoint, message] of [
    [getUser, 'User not found'],
    [getQuestion, 'Question not found'],
    [getQuiz, 'Quiz not found'],
  ] as const) {
    const answer = await call(endpoint, { token, params: { id: 'nope' } })
    expect(answer.status).toBe(404)
    expect(answer.body['message']).toBe(message)
  }
})

test('a role is read as people write it, and only nothing at all is missing', async () => {
  const { call, signedIn } = await startTestApp()
  const { token } = await signedIn('administrator')
  const person = { firstName: 'An', lastName: 'Trần', password: 'Kem-dua-47' }
  const roleOf = async (role: unknown, index: number) => {
    const answer = await call(createUser, { token, body: { ...person, email: `an${index}@test.example`, role } })
    return (answer.body['data'] as { user?: { role: string } } | undefined)?.user?.role ?? answer.body['errors']
  }
  const given = ['admin', 1, '1', 'parent', 2, 'student', 'user', 3, 'manager', undefined]
  const read = await Promise.all(given.map(roleOf))
  const [administrator, parent, student] = ['administrator', 'parent', 'student']
  expect(read).toEqual([
    administrator,
    administrator,
    administrator,
    parent,
    parent,
    ...Array.from({ length: 5 }, () => student),
  ])
  expect(await roleOf('', 20)).toMatchObject([{ field: 'role', message: 'Role is required' }])
  const { user } = await signedIn('student')
  const changed = await call(updateUser, { token, params: { id: user.id }, body: { role: '2' } })
  expect(changed.body['data']).toMatchObject({ user: { role: 'parent' } })
})

test('categories and tags are there for those who are not signed in', async () => {
  const { call } = await startTestApp()
  expect((await call(listCategories)).status).toBe(200)
  expect((await call(listTags)).status).toBe(200)
})

test('a list has ten entries to a page unless it says otherwise', async () => {
  const { call, signedIn } = await startTestApp()
  const { token } = await signedIn('administrator')
  expect((await call(listMedia, { token })).body['data']).toMatchObject({ pagination: { page: 1, limit: 10 } })
})

test('what is wrong with a query is said in our words', async () => {
  const { call, signedIn } = await startTestApp()
  const { token } = await signedIn('administrator')
  const said = async (query: Record<string, string>) => (await call(listUsers, { token, query })).body['errors']
  expect(await said({ limit: '101' })).toMatchObject([{ field: 'limit', message: 'The value is not valid' }])
  expect(await said({ sortOrder: 'up' })).toMatchObject([{ field: 'sortOrder', message: 'The value is not valid' }])
  for (const from of ['zz', '99999']) {
    const answer = await call(listPosts, { token, query: { from } })
    expect(answer.body['errors']).toMatchObject([{ field: 'from', message: 'Date input not valid.' }])
  }
})

test('no list answers a query with the words of the validator', async () => {
  const { app, signedIn } = await startTestApp()
  const { token } = await signedIn('administrator')
  const headers = { authorization: `Bearer ${token}` }
  const lists = (await routesOfApp()).filter(
    ({ endpoint: { method, path, produces } }) => method === 'GET' && produces === undefined && !path.includes(':'),
  )
  for (const { endpoint } of lists) {
    const answer = await app.http.inject({ url: `${apiBase}${endpoint.path}?page=0&limit=9999&sortOrder=x`, headers })
    if (answer.statusCode === 422)
      expect(answer.body, endpoint.path).not.toMatch(/expected|Invalid (?:input|option|ISO)/)
  }
})
