import { login } from '@lms/contracts/accounts/accounts.ts'
import { listAudit } from '@lms/contracts/audit/audit.ts'
import { listUsers } from '@lms/contracts/users/users.ts'
import { expect, test } from 'vitest'
import { password, startTestAppOn } from '../../testing/test-app.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { migrations } from '../migrations.ts'
import { openDatabase } from '../platform/database/database.ts'
import { json } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { hashPassword } from './sign-in/passwords.ts'

const settling = '2026-11-19-62-one-address-one-account'
const earlier = migrations.map((slice) =>
  Object.fromEntries(Object.entries(slice).filter(([name]) => name !== settling)),
)
const email = 'chung@test.example'

interface Sharer {
  username: string
  holds: boolean
  since: string
  isVerified?: boolean
  isDeleted?: boolean
}

/** Three accounts as the version before wrote them, and then this version's start. */
async function upgraded(sharers: readonly Sharer[]) {
  const settings = await emptyDatabase()
  const database = openDatabase(settings, () => {})
  await database.migrate(earlier)
  const passwordHash = await hashPassword(password)
  await database.transaction(async (tx) => {
    for (const { username, holds, since, isVerified = false, isDeleted = false } of sharers) {
      const row = {
        id: newId(),
        username,
        email: holds ? email : null,
        claimed_email: holds ? null : email,
        password_hash: passwordHash,
        first_name: 'Lan',
        last_name: username,
        role: 'parent',
        is_active: true,
        approval: 'approved',
        is_email_verified: isVerified,
        is_demo: false,
        login_attempts: 0,
        preferences: json({}),
        metadata: json({}),
        search_text: `${username} ${email}`,
        sort_name: username,
        version: 1,
        created_at: since,
        updated_at: since,
        deleted_at: isDeleted ? since : null,
      } as const
      await tx.insertInto('users').values(row).execute()
    }
  })
  await database.close()
  return startTestAppOn(settings)
}

const variants: readonly { name: string; sharers: readonly Sharer[]; keeper: string }[] = [
  {
    name: 'the verified one keeps an address, also when others are older',
    sharers: [
      { username: 'an', holds: false, since: '2026-11-01T00:00:00.000Z' },
      { username: 'binh', holds: true, since: '2026-11-02T00:00:00.000Z', isVerified: true },
      { username: 'chi', holds: false, since: '2026-11-03T00:00:00.000Z' },
    ],
    keeper: 'binh',
  },
  {
    name: 'without a verified one the oldest keeps it, whoever held it',
    sharers: [
      { username: 'an', holds: false, since: '2026-11-03T00:00:00.000Z' },
      { username: 'binh', holds: true, since: '2026-11-02T00:00:00.000Z' },
      { username: 'chi', holds: false, since: '2026-11-01T00:00:00.000Z' },
    ],
    keeper: 'chi',
  },
  {
    name: 'a deleted one keeps it from nobody who is there',
    sharers: [
      { username: 'an', holds: true, since: '2026-11-01T00:00:00.000Z', isDeleted: true },
      { username: 'binh', holds: false, since: '2026-11-02T00:00:00.000Z' },
      { username: 'chi', holds: false, since: '2026-11-03T00:00:00.000Z' },
    ],
    keeper: 'binh',
  },
]

test.for(variants)('of three accounts on one address $name', async ({ sharers, keeper }) => {
  const app = await upgraded(sharers)
  const enter = async (identifier: string) => {
    const { status, body } = await app.call(login, { body: { email: identifier, password } })
    return status === 200 ? (body['data'] as { user: { name: string; email: string | null } }).user : status
  }
  expect(await enter(email)).toMatchObject({ name: `${keeper} Lan`, email })
  const present = sharers.filter(({ isDeleted }) => !isDeleted).map(({ username }) => username)
  const losers = present.filter((username) => username !== keeper)
  for (const username of losers) expect(await enter(username)).toMatchObject({ name: `${username} Lan`, email: null })

  const { token } = await app.signedIn('administrator')
  const found = await app.call(listUsers, { token, query: { search: email } })
  expect(found.body['data']).toMatchObject({ users: [{ username: keeper }] })
  const trace = await app.call(listAudit, { token, query: { action: 'user.lose-address' } })
  expect(trace.body['data']).toMatchObject({ pagination: { total: 2 } })

  await app.app.jobs.runDue()
  const mails = await app.database.read().selectFrom('mails').selectAll().where('recipient', '=', email).execute()
  expect(mails).toHaveLength(1)
  for (const username of [keeper, ...losers]) expect(mails[0]?.text).toContain(username)
})

test('an address that nobody shares stays as it is, and nobody is told', async () => {
  const app = await upgraded([{ username: 'an', holds: true, since: '2026-11-01T00:00:00.000Z' }])
  expect((await app.call(login, { body: { email, password } })).status).toBe(200)
  await app.app.jobs.runDue()
  expect(await app.database.read().selectFrom('mails').selectAll().execute()).toEqual([])
})
