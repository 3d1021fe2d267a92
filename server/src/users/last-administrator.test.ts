import { bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import * as contract from '@lms/contracts/users/users.ts'
import { updateProfile } from '@lms/contracts/profile/profile.ts'
import type { Endpoint } from '@lms/contracts/endpoint.ts'
import { describe, expect, test } from 'vitest'
import type { Request } from '../../testing/requests.ts'
import { type TestApp, startTestApp } from '../../testing/test-app.ts'
import { saveStanding } from './user-change-store.ts'
import { activeAdministratorIds } from './user-store.ts'
import type { User } from './user.ts'

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

test('one’s own profile takes neither a role nor a status', async () => {
  const test = await startTestApp()
  const { user, token } = await test.signedIn('administrator')
  const body = { firstName: 'Mai', role: 'student', isActive: false, approval: 'rejected', deletedAt: user.createdAt }
  expect((await test.call(updateProfile, { token, body })).status).toBe(200)
  expect(await administratorsIn(test)).toEqual([user.id])
})

/** Brings them back, so that the next round begins like the last one. */
async function bringBack({ database, clock }: TestApp, people: readonly User[]): Promise<void> {
  const ids = people.map(({ id }) => id)
  const now = clock.now().toISOString()
  await database.transaction((tx) =>
    saveStanding(tx, ids, { role: 'administrator', isActive: true, deletedAt: null }, now),
  )
}

/** Each does to the next what they were told, all at once. */
async function shutOutInTurn(test: TestApp, people: readonly User[], ways: readonly Attempt[]): Promise<number[]> {
  const tokens = await Promise.all(people.map(test.tokenOf))
  const answers = await Promise.all(
    people.map((_, index) => {
      const { endpoint, request } = ways[index % ways.length] ?? expect.unreachable()
      const next = people[(index + 1) % people.length]?.id ?? ''
      return test.call(endpoint, { token: tokens[index] ?? '', ...request(next) })
    }),
  )
  return answers.map(({ status }) => status)
}

test(
  'two administrators who shut each other out at once, each in any way, never both succeed',
  {
    timeout: 120_000,
  },
  async () => {
    const test = await startTestApp()
    const pair = [await test.addUser({ role: 'administrator' }), await test.addUser({ role: 'administrator' })]
    let overlapping = 0
    for (const one of attempts) {
      for (const other of attempts) {
        const statuses = await shutOutInTurn(test, pair, [one, other])
        expect(await administratorsIn(test), `${one.name}, ${other.name}: ${statuses.join()}`).toHaveLength(1)
        // Who was let in before the other's change was there, and stopped by the lock: the two were under way together.
        if (statuses.includes(403)) overlapping += 1
        await bringBack(test, pair)
      }
    }
    expect(overlapping).toBeGreaterThan(0)
  },
)

test('a ring of administrators who shut each other out at once never empties', { timeout: 120_000 }, async () => {
  const test = await startTestApp()
  const ring: User[] = []
  for (let count = 0; count < 4; count += 1) ring.push(await test.addUser({ role: 'administrator' }))
  for (const way of attempts) {
    const statuses = await shutOutInTurn(test, ring, [way])
    expect((await administratorsIn(test)).length, `${way.name}: ${statuses.join()}`).toBeGreaterThan(0)
    await bringBack(test, ring)
  }
})
