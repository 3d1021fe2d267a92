import { withdrawAssignment } from '@lms/contracts/assignments/assignments.ts'
import * as contract from '@lms/contracts/groups/group-acts.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { expect, test } from 'vitest'
import { startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { someGroup } from '../../../testing/records/group.ts'
import { addStudents } from '../../../testing/records/students.ts'
import type { Answer } from '../../../testing/requests.ts'
import { insertMembers } from '../member-store.ts'
import { runGroupAct } from './act-running.ts'
import { lockAct, saveAct } from './act-store.ts'

const actIn = ({ body }: Answer) => (body['data'] as { act: contract.GroupAct }).act

/** The child with a quiz of `startAttemptApp`, in a group of the quiz's author with so many others. */
async function startGroupApp(others: number, changes: object = {}) {
  const app = await startAttemptApp(changes)
  const { id } = await someGroup(app, app.user)
  await addStudents(app, others)
  const now = app.clock.now().toISOString()
  await app.database.transaction(async (tx) => {
    const rows = await tx.selectFrom('users').select('id').where('username', 'like', 'student-%').execute()
    await insertMembers(tx, id, [{ studentId: app.child.id }, ...rows.map((row) => ({ studentId: row.id }))], now)
  })
  const at = { token: app.token, params: { id } }
  const start = async (draft: Record<string, unknown>) =>
    actIn(await app.call(contract.startGroupAct, { ...at, body: { quizId: app.quiz, ...draft } }))
  const latest = async () => {
    const { body } = await app.call(contract.listGroupActs, at)
    return (body['data'] as { acts: contract.GroupAct[] }).acts[0]
  }
  const run = async (draft: Record<string, unknown>) => {
    await start(draft)
    await app.app.jobs.runDue()
    return latest()
  }
  const told = async (token: string, kind: string) => {
    const { body } = await app.call(listNotifications, { token })
    const { notifications } = body['data'] as { notifications: { kind: string }[] }
    return notifications.filter((one) => one.kind === kind).length
  }
  const assigned = async () =>
    (await app.database.read().selectFrom('assignments').select('student_id').where('quiz_id', '=', app.quiz).execute())
      .length
  return { ...app, group: id, at, start, latest, run, told, assigned }
}

test('a quiz goes to everybody in a group once, however often it is asked for, and whoever had it keeps it', async () => {
  const app = await startGroupApp(58)
  const first = await app.start({ kind: 'assign' })
  expect(first).toMatchObject({ state: 'running', total: 60, done: 0 })
  expect((await app.start({ kind: 'assign' }))._id).toBe(first._id)
  await app.app.jobs.runDue()
  expect(await app.latest()).toMatchObject({ state: 'done', done: 60, changed: 59 })
  expect(await app.assigned()).toBe(60)
  expect(await app.told(app.childToken, 'quiz_assigned')).toBe(1)
  expect(await app.told(app.token, 'group_act_done')).toBe(1)
  expect(await app.run({ kind: 'assign' })).toMatchObject({ done: 60, changed: 0 })
})

test('a restart goes on where it ended, and gives nobody anything twice', async () => {
  const app = await startGroupApp(58)
  const act = await app.run({ kind: 'assign' })
  // As if the process had died after the first portion, whose mark was written with it.
  await app.database.transaction(async (tx) => {
    const ended = await lockAct(tx, act?._id ?? '')
    const rows = await tx
      .selectFrom('group_members')
      .select('student_id')
      .where('group_id', '=', app.group)
      .orderBy('student_id')
      .limit(50)
      .execute()
    const cursor = rows.at(-1)?.student_id ?? ''
    if (ended)
      await saveAct(tx, ended.id, { ...ended, state: 'running', done: 50, changed: 50, cursor, finishedAt: null })
    await tx.deleteFrom('assignments').where('quiz_id', '=', app.quiz).where('student_id', '>', cursor).execute()
  })
  await app.database.transaction((tx) => app.app.jobs.enqueue(tx, runGroupAct, { actId: act?._id ?? '' }))
  await app.app.jobs.runDue()
  expect(await app.latest()).toMatchObject({ state: 'done', done: 60, changed: 60 })
  expect(await app.assigned()).toBe(60)
})

test('withdrawing leaves it with who has begun, and time is added for everybody who has it', async () => {
  const app = await startGroupApp(2)
  await app.run({ kind: 'assign' })
  await app.begin()
  expect(await app.run({ kind: 'extend', minutes: 15 })).toMatchObject({ changed: 4, minutes: 15 })
  expect(await app.run({ kind: 'withdraw' })).toMatchObject({ done: 4, changed: 3 })
  const kept = await app.call(withdrawAssignment, {
    token: app.token,
    params: { id: app.quiz, studentId: app.child.id },
  })
  expect(kept.status).toBe(409)
})

test('results are released to the group and to nobody else', async () => {
  const app = await startGroupApp(1, { showResultsImmediately: false })
  const history = await app.sit(4)
  const score = async () => (await app.result(history)).body['data'] as { total_score: number | null }
  expect((await score()).total_score).toBeNull()
  expect(await app.run({ kind: 'release' })).toMatchObject({ state: 'done', changed: 1 })
  expect((await score()).total_score).toBe(40)
})

test('who may not give a quiz does not give it to a group either', async () => {
  const app = await startGroupApp(1)
  const parent = await app.signedIn('parent')
  const own = await someGroup(app, parent.user)
  const refused = await app.call(contract.startGroupAct, {
    token: parent.token,
    params: { id: own.id },
    body: { kind: 'release', quizId: app.quiz },
  })
  expect([403, 404]).toContain(refused.status)
  await app.start({ kind: 'assign' })
  await app.database.transaction((tx) =>
    tx.updateTable('users').set({ is_active: false }).where('id', '=', app.user.id).execute(),
  )
  await app.app.jobs.runDue()
  expect(await app.assigned()).toBe(1)
})
