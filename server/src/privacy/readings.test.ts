import { downloadResult, getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import { getChildProgress, listChildResults } from '@lms/contracts/attempts/child-results.ts'
import { listQuizAttempts } from '@lms/contracts/attempts/quiz-attempts.ts'
import { getChild } from '@lms/contracts/children/children.ts'
import { getConsents } from '@lms/contracts/children/consents.ts'
import type { Endpoint } from '@lms/contracts/endpoint.ts'
import { exportChildArchive } from '@lms/contracts/privacy/privacy.ts'
import { type Reading, listReadings } from '@lms/contracts/privacy/readings.ts'
import { getUser } from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import { startAttemptApp } from '../../testing/apps/attempt-app.ts'
import { minutes } from '../platform/clock.ts'
import { watchedCall } from './watched-calls.ts'

async function start() {
  const app = await startAttemptApp()
  const { call, parent, child, database, signedIn } = app
  const administrator = await signedIn('administrator')
  const params = { id: child.id }
  const look = (endpoint: Endpoint, at: Record<string, string> = params, token = administrator.token) =>
    call(endpoint, { token, params: at })
  const readings = async (token = parent.token) => {
    const answer = await call(listReadings, { token, params })
    return (answer.body['data'] as { readings: Reading[] }).readings
  }
  const logged = async () => {
    const rows = await database
      .read()
      .selectFrom('audit')
      .select(['action', 'actor_id', 'record_id'])
      .where('action', 'like', 'child.read-%')
      .execute()
    return rows.filter(({ actor_id }) => actor_id === administrator.user.id)
  }
  return { ...app, administrator, look, readings, logged }
}

describe('what an administrator reads of a child', () => {
  test('is in the audit log and on the parents’ page: profile, results, attempts, privacy and export', async () => {
    const { look, readings, sit, child, quiz, logged } = await start()
    const historyId = await sit(2)
    const reads: [Endpoint, string, Record<string, string>?][] = [
      [getChild, 'profile'],
      [getUser, 'profile'],
      [listChildResults, 'results'],
      [getChildProgress, 'results'],
      [getChildResult, 'attempt', { historyId }],
      [downloadResult, 'attempt', { id: historyId }],
      [listQuizAttempts, 'attempt', { id: quiz }],
      [getConsents, 'privacy'],
      [exportChildArchive, 'export'],
    ]
    for (const [endpoint, kind, at] of reads) {
      expect((await look(endpoint, at)).status, endpoint.path).toBe(200)
      expect(
        (await readings()).map((reading) => reading.kind),
        endpoint.path,
      ).toContain(kind)
    }
    expect(await readings()).toHaveLength(5)
    for (const { by } of await readings()) expect(by).toBe('Nguyễn Thị Lan')
    for (const { record_id } of await logged()) expect(record_id).toBe(child.id)
  })

  test('can be read by no call that nobody watches', async () => {
    const { app } = await start()
    const isAboutOne = ({ method, path, access }: Endpoint): boolean =>
      method === 'GET' && (/^\/(children|students)\/:id/.test(path) || access === 'attempt:read')
    const about = app.routes.map(({ endpoint }) => endpoint).filter(isAboutOne)
    expect(about.length).toBeGreaterThan(8)
    expect(about.filter((endpoint) => watchedCall(endpoint) === undefined).map(({ path }) => path)).toEqual([])
  })

  test('is noted once an hour for each kind, and again after that', async () => {
    const { look, readings, clock, administrator, tokenOf } = await start()
    for (let times = 0; times < 3; times += 1) await look(getChild)
    expect(await readings()).toHaveLength(1)
    clock.move(minutes(61))
    const token = await tokenOf(administrator.user)
    await look(getChild, undefined, token)
    expect(await readings(token)).toHaveLength(2)
  })

  test('that was refused, or is no child, or was read by the family leaves no trace', async () => {
    const { look, readings, logged, parent, childToken, administrator } = await start()
    await look(getChild, { id: crypto.randomUUID() })
    await look(getUser, { id: administrator.user.id })
    await look(getChild, undefined, parent.token)
    await look(listChildResults, undefined, childToken)
    expect(await logged()).toEqual([])
    expect(await readings()).toEqual([])
  })
})
