import { bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import * as contract from '@lms/contracts/users/users.ts'
import type { Endpoint } from '@lms/contracts/endpoint.ts'
import { describe, expect, test } from 'vitest'
import type { Request } from '../../testing/requests.ts'
import { type TestApp, startTestApp } from '../../testing/test-app.ts'
import { activeAdministratorIds } from './user-store.ts'

interface Attempt {
  name: string
  endpoint: Endpoint
  request: (id: string) => Request
}

/** Every way in which somebody could stop being an active administrator. */
const attempts: Attempt[] = [
  { name: 'deletion', endpoint: contract.deleteUser, request: (id) => ({ params: { id } }) },
  {
    name: 'deactivation',
    endpoint: contract.updateUser,
    request: (id) => ({ params: { id }, body: { isActive: false } }),
  },
  {
    name: 'another role',
    endpoint: contract.updateUser,
    request: (id) => ({ params: { id }, body: { role: 'student' } }),
  },
  ...[
    { action: 'delete' },
    { action: 'deactivate' },
    { action: 'change_status', value: 'inactive' },
    { action: 'change_role', value: 'parent' },
  ].map((bulk) => ({
    name: `bulk ${bulk.action}`,
    endpoint: bulkUsers,
    request: (id: string) => ({ body: { ...bulk, ids: [id] } }),
  })),
]

const administratorsIn = async ({ database }: TestApp) => activeAdministratorIds(database.read())

describe.each(attempts)('$name', ({ endpoint, request }) => {
  test('of the only administrator by themselves is refused', async () => {
    const test = await startTestApp()
    const { user, token } = await test.signedIn('administrator')
    await test.addUser({ role: 'administrator', isActive: false })
    const { status, body } = await test.call(endpoint, { token, ...request(user.id) })
    if (endpoint === bulkUsers) expect(body['data']).toMatchObject({ summary: { successful: 0, failed: 1 } })
    else expect(status).toBe(409)
    expect(await administratorsIn(test)).toEqual([user.id])
  })

  test('of oneself is refused even when others are there', async () => {
    const test = await startTestApp()
    const { user, token } = await test.signedIn('administrator')
    await test.addUser({ role: 'administrator' })
    const { body } = await test.call(endpoint, { token, ...request(user.id) })
    const data = body['data'] as { results?: { message: string }[] } | undefined
    expect(data?.results?.[0]?.message ?? body['message']).toMatch(/^You cannot .+ your own/)
    expect(await administratorsIn(test)).toContain(user.id)
  })
})

test('the refusals say why', async () => {
  const { call, signedIn } = await startTestApp()
  const { user, token } = await signedIn('administrator')
  const deletion = await call(contract.deleteUser, { token, params: { id: user.id } })
  expect(deletion.body).toMatchObject({ code: 'last_administrator', message: 'Cannot delete main administrator' })
  const change = await call(contract.updateUser, { token, params: { id: user.id }, body: { isActive: false } })
  expect(change.body).toMatchObject({ message: 'At least one active administrator must remain' })
})

test('deactivating everybody leaves the one who does it', async () => {
  const test = await startTestApp()
  const { user, token } = await test.signedIn('administrator')
  for (let count = 0; count < 3; count += 1) await test.addUser({ role: 'administrator' })
  const body = { action: 'deactivate', filter: {}, total: 4 }
  expect((await test.call(bulkUsers, { token, body })).body['data']).toMatchObject({
    summary: { total: 4, successful: 3, failed: 1 },
  })
  expect(await administratorsIn(test)).toEqual([user.id])
})

test('two administrators who shut each other out at once never both succeed', { timeout: 120_000 }, async () => {
  const test = await startTestApp()
  const { database, clock, call, tokenOf, addUser } = test
  const pair = [await addUser({ role: 'administrator' }), await addUser({ role: 'administrator' })] as const
  const rounds = Array.from({ length: 8 }, () => attempts)
    .flat()
    .slice(0, 50)
  for (const { endpoint, request } of rounds) {
    const tokens = await Promise.all(pair.map(tokenOf))
    const answers = await Promise.all(
      pair.map((_, index) => call(endpoint, { token: tokens[index] ?? '', ...request(pair[1 - index]?.id ?? '') })),
    )
    const left = await administratorsIn(test)
    expect(left, JSON.stringify(answers.map(({ status, body }) => [status, body['message']]))).toHaveLength(1)
    await database.transaction((tx) =>
      tx
        .updateTable('users')
        .set({ role: 'administrator', is_active: true, deleted_at: null, updated_at: clock.now().toISOString() })
        .where(
          'id',
          'in',
          pair.map(({ id }) => id),
        )
        .execute(),
    )
  }
})
