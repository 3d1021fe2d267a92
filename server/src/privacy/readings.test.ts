import { downloadResult, getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import { getChildProgress, listChildResults } from '@lms/contracts/attempts/child-results.ts'
import { listQuizAttempts } from '@lms/contracts/attempts/quiz-attempts.ts'
import { getChild } from '@lms/contracts/children/children.ts'
import { getConsents } from '@lms/contracts/children/consents.ts'
import type { Endpoint } from '@lms/contracts/endpoint.ts'
import { exportChildArchive } from '@lms/contracts/privacy/privacy.ts'
import { type Reading, listReadings } from '@lms/contracts/privacy/readings.ts'
import { may } from '@lms/contracts/permissions.ts'
import { setTemporaryPassword } from '@lms/contracts/users/user-help.ts'
import { getUser, updateUser } from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startAttemptApp } from '../../testing/apps/attempt-app.ts'
import { minutes } from '../platform/clock.ts'
import { watchedCall } from './watched-calls.ts'

/** Calls about people that are no reading of one child. A new one is watched, or is argued here. */
const notReadings: Readonly<Record<string, readonly string[]>> = {
  'what is done to a person is in the audit by its own name': [
    'DELETE /users/:id',
    'DELETE /users/:id/purge',
    'DELETE /users/:id/second-factor',
    'POST /children/:id/erasure',
    'POST /users/:id/reset-link',
    'POST /users/:id/sign-out',
    'PUT /quizzes/:id/extra-time',
    'POST /quizzes/:id/assign',
    'POST /children',
    'POST /users',
  ],
  'a whole group as a file is in the audit by its own name': ['GET /groups/:id/results/export'],
  'a batch of scans as a file is in the audit by its own name': ['GET /scans/:id/marks'],
  'pictures whose names only a call tells that is watched': [
    'GET /scans/:id/pages/:page',
    'GET /scans/:id/pages/:page/boxes/:box',
  ],
  'lists that only name people': [
    'GET /audit/export',
    'GET /children',
    'GET /dashboard',
    'GET /education',
    'GET /users',
    'GET /users/export',
    'GET /media',
    'GET /media/:id',
    'PUT /media/:id',
    'GET /outbox',
  ],
  'letters of the house, by address': ['GET /outbox/:id'],
  'one’s own': [
    'GET /auth/admin/me',
    'GET /auth/me',
    'GET /events',
    'GET /notifications',
    'GET /practice/sessions/:id',
    'POST /practice/sessions',
    'PATCH /notifications/:id/read',
    'GET /profile',
    'PUT /profile',
    'GET /profile/sessions',
    'POST /auth/verify-email',
    'POST /profile/second-factor/passkeys/options',
    'POST /settings/test-mail',
  ],
  'reports are written for the house to read': [
    'GET /feedback',
    'GET /feedback/questions/:questionId',
    'PATCH /feedback/:id/response',
    'PATCH /feedback/:id/status',
    'POST /feedback/questions/:questionId',
  ],
  'figures without names': [
    'GET /questions/:id/analysis/export',
    'GET /quizzes/:id/analysis/export',
    'GET /users/stats',
  ],
  'questions and papers, no people': [
    'GET /questions/export',
    'GET /questions/import-template',
    'GET /student-lists/template',
    'GET /quizzes/:id/export',
    'GET /quizzes/:id/paper',
    'POST /quizzes/paper',
    'GET /subjects/export',
  ],
  'only whoever sits it gets past the door': [
    'GET /students/quizzes/:id/show',
    'POST /students/quizzes/:id/start',
    'PUT /students/quizzes/:id/answers',
  ],
}

/** By its address, or a file, of which no fields are known. */
function isOfOnePerson({ path, produces }: Endpoint): boolean {
  return /^\/(children|students|users)\/:id/.test(path) || produces !== undefined
}

const isAboutPeople = (field: string): boolean =>
  /^(student|studentId|child|children|guardians|reporter|user|users|email|sessions|failures|recipient|owner|attempt)$/.test(
    field,
  )

/** Every name in the answer, however deep. */
function fieldsOf({ data }: Endpoint): string[] {
  const names: string[] = []
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('properties' in part && typeof part.properties === 'object' && part.properties !== null)
      names.push(...Object.keys(part.properties))
    for (const each of Object.values(part)) walk(each)
  }
  walk(z.toJSONSchema(data, { unrepresentable: 'any' }))
  return names
}

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
    const askable = app.routes
      .map(({ endpoint }) => endpoint)
      .filter(({ access }) => access !== 'public' && may({ id: '', role: 'administrator' }, access))
    const showing = askable.filter((endpoint) => isOfOnePerson(endpoint) || fieldsOf(endpoint).some(isAboutPeople))
    const unwatched = showing.filter((endpoint) => watchedCall(endpoint) === undefined)
    expect(unwatched.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      Object.values(notReadings).flat().toSorted(),
    )
  })

  test('is noted also when a change that changes nothing, or comes too late, brings it along', async () => {
    const { call, administrator, child, readings } = await start()
    const as = { token: administrator.token, params: { id: child.id } }
    expect((await call(updateUser, { ...as, body: {} })).body['data']).toMatchObject({ user: { id: child.id } })
    expect((await readings()).map(({ kind }) => kind)).toEqual(['profile'])
    const other = await startAttemptApp()
    const { token } = await other.signedIn('administrator')
    const stale = await other.call(updateUser, {
      token,
      params: { id: other.child.id },
      body: { version: 99, firstName: 'An' },
    })
    expect(stale.status).toBe(409)
    expect(stale.body['data']).toMatchObject({ user: { id: other.child.id } })
    const told = await other.call(listReadings, { token: other.parent.token, params: { id: other.child.id } })
    expect(told.body['data']).toMatchObject({ readings: [{ kind: 'profile' }] })
  })

  test('may be everything once they have set the password: that is told by its own name', async () => {
    const { call, administrator, child, readings } = await start()
    const as = { token: administrator.token, params: { id: child.id } }
    expect((await call(setTemporaryPassword, as)).status).toBe(200)
    expect((await readings()).map(({ kind }) => kind)).toEqual(['password'])
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
