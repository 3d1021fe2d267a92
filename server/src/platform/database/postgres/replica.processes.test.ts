import { listUsers } from '@lms/contracts/users/users.ts'
import { register } from '@lms/contracts/accounts/registration.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startPrimary, startStandby } from '../../../../testing/moving/standby.ts'
import { emptyPlace } from '../../../../testing/server-commands.ts'
import { signIn, startProcess } from '../../../../testing/server-process.ts'
import { engine } from '../../../../testing/test-database.ts'
import { until } from '../../../../testing/until.ts'

async function questionsAt(url: string) {
  const client = new pg.Client({ connectionString: url })
  // It goes with its server.
  client.on('error', () => {})
  onTestFinished(() => client.end().catch(() => {}))
  await client.connect()
  return async (words: string) => (await client.query<{ count: number }>(words)).rows[0]?.count ?? 0
}

describe.runIf(engine === 'postgres')('lists with a replica', { timeout: 240_000 }, () => {
  test('come from it, except for who has just written or keeps no cookie, and from the primary when it is gone', async () => {
    const primary = await startPrimary()
    const standby = await startStandby(primary)
    const server = await startProcess({
      ...(await emptyPlace()),
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: standby.url,
    })
    const token = await signIn(server, 'admin')
    const onStandby = await questionsAt(standby.url)
    const asked = `select count(*)::int as count from pg_stat_activity where query like '%from "users"%' and backend_type = 'client backend' and pid <> pg_backend_pid()`
    const list = async (cookie?: string) => {
      const answer = await fetch(`${server.url}${apiBase}${listUsers.path}?search=duc@test.example`, {
        headers: { authorization: `Bearer ${token}`, ...(cookie !== undefined && { cookie }) },
      })
      return ((await answer.json()) as { data: { users: unknown[] } }).data.users
    }
    await list()
    await list(`wrote=${Date.now()}`)
    expect(await onStandby(asked)).toBe(0)
    await until(async () => {
      await list('wrote=1')
      expect(await onStandby(asked)).toBeGreaterThan(0)
    })

    // What it has not replayed is not there for others, and is there for whoever wrote it.
    const pause = await questionsAt(standby.url)
    await pause('select pg_wal_replay_pause()')
    const written = await fetch(`${server.url}${apiBase}${register.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Trần Văn Đức',
        email: 'duc@test.example',
        role: 'manager',
        password: 'Kem-dua-47',
        confirmPassword: 'Kem-dua-47',
      }),
    })
    const cookie = written.headers.getSetCookie().find((each) => each.startsWith('wrote='))
    expect(await list(cookie?.split(';')[0])).toHaveLength(1)
    // Too far behind, it is not asked by anybody any more.
    await until(async () => expect(await list('wrote=1')).toHaveLength(1))
    standby.kill()
    expect(await list('wrote=1')).toHaveLength(1)
  })
})
