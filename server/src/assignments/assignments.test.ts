import {
  type Assignment,
  type GivableQuiz,
  assignQuiz,
  listAssignments,
  listGivable,
  withdrawAssignment,
} from '@lms/contracts/assignments/assignments.ts'
import { listAudit } from '@lms/contracts/audit/audit.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { deleteQuiz, updateQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { deleteUser, purgeUser } from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import { errorsOf, startQuizApp } from '../../testing/apps/quiz-app.ts'
import { someChild } from '../../testing/records/child.ts'
import { someQuiz } from '../../testing/records/quiz.ts'
import { someSubject } from '../../testing/records/subject.ts'

async function start() {
  const app = await startQuizApp()
  const parent = await app.signedIn('parent')
  const child = await someChild(app, parent.user)
  const { _id: quiz } = await app.created({ title: 'Kiểm tra giữa kỳ' })
  const assign = (body: object, as = parent.token, id = quiz) =>
    app.call(assignQuiz, { token: as, params: { id }, body })
  const list = async (as = parent.token, id = quiz) => {
    const answer = await app.call(listAssignments, { token: as, params: { id } })
    return (answer.body['data'] as { assignments: Assignment[] }).assignments
  }
  const withdraw = (studentId: string, as = parent.token) =>
    app.call(withdrawAssignment, { token: as, params: { id: quiz, studentId } })
  return { ...app, parent, child, quiz, assign, list, withdraw }
}

describe('giving a quiz', () => {
  test('to a child makes an assignment, tells the child and leaves a trace', async () => {
    const { assign, list, child, quiz, call, tokenOf, token, figures } = await start()
    const answer = await assign({ studentId: child.id })
    expect(answer.status).toBe(200)
    expect(answer.body['message']).toBe('Giao bài kiểm tra thành công')
    const { assignment } = answer.body['data'] as { assignment: Assignment }
    expect(assignment).toMatchObject({
      quizId: quiz,
      student: { _id: child.id, name: 'Nguyễn Thị Lan' },
      status: 'not_started',
      number_of_attempts: 0,
    })
    expect(await list()).toEqual([assignment])
    const bell = await call(listNotifications, { token: await tokenOf(child) })
    expect(bell.body['data']).toMatchObject({
      unread: 1,
      notifications: [
        {
          kind: 'quiz_assigned',
          details: { assignmentId: assignment._id, quizId: quiz, quiz: 'Kiểm tra giữa kỳ', deadline: null },
        },
      ],
    })
    const audit = await call(listAudit, { token, query: { recordType: 'assignment' } })
    expect(audit.body['data']).toMatchObject({ entries: [{ action: 'assignment.create' }] })
    expect(await figures()).toMatchObject({ students: 1 })
  })

  test('twice answers what is there, and tells nobody again', async () => {
    const { assign, child, call, tokenOf, figures } = await start()
    const first = await assign({ studentId: child.id })
    const second = await assign({ studentId: child.id })
    expect(second.status).toBe(200)
    expect(second.body['data']).toEqual(first.body['data'])
    expect((await call(listNotifications, { token: await tokenOf(child) })).body['data']).toMatchObject({ unread: 1 })
    expect(await figures()).toMatchObject({ students: 1 })
  })

  test('twice in the same moment makes one assignment', async () => {
    const { assign, list, child, figures } = await start()
    const answers = await Promise.all([1, 2, 3].map(() => assign({ studentId: child.id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await list()).toHaveLength(1)
    expect(await figures()).toMatchObject({ students: 1 })
  })

  test('to several at once, in the order that was asked', async () => {
    const app = await start()
    const { assign, child, parent, figures } = app
    const sibling = await someChild(app, parent.user)
    await assign({ studentId: sibling.id })
    const answer = await assign({ studentIds: [child.id, sibling.id, child.id] })
    const { assignments } = answer.body['data'] as { assignments: Assignment[] }
    expect(assignments.map(({ student }) => student._id)).toEqual([child.id, sibling.id])
    expect(await figures()).toMatchObject({ students: 2 })
  })

  test('needs somebody to give it to', async () => {
    const { assign } = await start()
    const message = 'Vui lòng chọn học sinh'
    expect(errorsOf(await assign({}))).toMatchObject([{ field: 'studentId', message }])
    expect(errorsOf(await assign({ studentIds: [] }))).toMatchObject([{ field: 'studentId', message }])
    expect(errorsOf(await assign({ studentId: 'an' }))).toMatchObject([{ field: 'studentId', message }])
  })

  test("a parent cannot give a quiz to another family's child, nor to a parent; an administrator to any student", async () => {
    const app = await start()
    const { assign, list, child, parent, signedIn, token } = app
    const other = await signedIn('parent')
    const foreign = await someChild(app, other.user)
    const refused = await assign({ studentIds: [child.id, foreign.id] })
    expect(refused.status).toBe(404)
    expect(refused.body['message']).toBe('Không tìm thấy học sinh')
    expect(await list()).toEqual([])
    expect((await assign({ studentId: parent.user.id }, token)).status).toBe(404)
    expect((await assign({ studentId: foreign.id }, token)).status).toBe(200)
    expect(await list(other.token)).toHaveLength(1)
    expect(await list()).toEqual([])
    expect(await list(token)).toHaveLength(1)
  })

  test('only works with a quiz that one may read, never with another family’s', async () => {
    const app = await start()
    const { assign, child, call, token, quiz, signedIn } = app
    const other = await signedIn('parent')
    const hidden = await someQuiz(app, other.user)
    const refused = await assign({ studentId: child.id }, undefined, hidden)
    expect(refused.status).toBe(404)
    expect(refused.body['message']).toBe('Quiz not found')
    const shared = await someQuiz(app, other.user, { isPublic: true })
    expect((await assign({ studentId: child.id }, undefined, shared)).status).toBe(403)
    const waiting = await app.addUser({ role: 'parent', approval: 'waiting' })
    const toOwn = { studentId: (await someChild(app, waiting)).id }
    const asWaiting = await app.tokenOf(waiting)
    expect((await assign(toOwn, asWaiting, await someQuiz(app, app.user))).status).toBe(404)
    expect((await assign(toOwn, asWaiting, await someQuiz(app, app.user, { isPublic: true }))).status).toBe(200)
    await call(deleteQuiz, { token, params: { id: quiz } })
    expect((await assign({ studentId: child.id }, token)).status).toBe(404)
  })
})

describe('taking a quiz back', () => {
  test('works before the student has started', async () => {
    const { assign, withdraw, list, child, figures } = await start()
    expect((await withdraw(child.id)).status).toBe(404)
    await assign({ studentId: child.id })
    const answer = await withdraw(child.id)
    expect(answer.status).toBe(200)
    expect(answer.body['message']).toBe('Đã thu hồi bài kiểm tra')
    expect(await list()).toEqual([])
    expect(await figures()).toMatchObject({ students: 0 })
  })

  test('does not work afterwards', async () => {
    const { assign, withdraw, list, child, database } = await start()
    await assign({ studentId: child.id })
    await database.transaction((tx) => tx.updateTable('assignments').set({ status: 'in_progress' }).execute())
    const answer = await withdraw(child.id)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'already_started' })
    expect(await list()).toHaveLength(1)
  })

  test('is not for another parent', async () => {
    const { assign, withdraw, child, signedIn } = await start()
    await assign({ studentId: child.id })
    expect((await withdraw(child.id, (await signedIn('parent')).token)).status).toBe(404)
  })
})

test('a student in two quizzes of a subject counts once, and goes along when a quiz moves', async () => {
  const app = await start()
  const { assign, withdraw, created, child, figures, call, token, user, quiz } = app
  const second = await created()
  await assign({ studentId: child.id })
  await assign({ studentId: child.id }, undefined, second._id)
  expect(await figures()).toMatchObject({ students: 1 })
  const other = await someSubject(app, user)
  await call(updateQuiz, { token, params: { id: quiz }, body: { subject: other.id, version: 1 } })
  expect([await figures(), await figures(other.id)]).toMatchObject([{ students: 1 }, { students: 1 }])
  await withdraw(child.id)
  expect([await figures(), await figures(other.id)]).toMatchObject([{ students: 1 }, { students: 0 }])
})

test('a student who is purged counts no more', async () => {
  const { assign, created, child, figures, call, token } = await start()
  await assign({ studentId: child.id })
  await assign({ studentId: child.id }, undefined, (await created())._id)
  await call(deleteUser, { token, params: { id: child.id } })
  expect(await figures()).toMatchObject({ students: 1 })
  expect((await call(purgeUser, { token, params: { id: child.id } })).status).toBe(200)
  expect(await figures()).toMatchObject({ students: 0 })
})

describe('what can be given to a child', () => {
  test('is active and the giver’s to read, never what another family made public; who has it already is told', async () => {
    const app = await start()
    const { assign, call, child, parent, quiz } = app
    const ofSchool = { title: 'Đề của trường', isActive: true }
    const hidden = await someQuiz(app, app.user, ofSchool)
    const open = await someQuiz(app, app.user, { ...ofSchool, isPublic: true, password: 'mo-cua' })
    const own = await someQuiz(app, parent.user, { title: 'Đề của mẹ', isActive: true })
    await someQuiz(app, parent.user, { title: 'Đề đang viết', isActive: false })
    await someQuiz(app, (await app.signedIn('parent')).user, { isPublic: true, isActive: true })
    await assign({ studentId: child.id }, undefined, own)
    const givable = async (token: string, id: string, query = {}): Promise<GivableQuiz[]> => {
      const answer = await call(listGivable, { token, params: { id }, query })
      return (answer.body['data'] as { quizzes: GivableQuiz[] }).quizzes
    }

    const seen = await givable(parent.token, child.id)
    expect(seen.map(({ _id }) => _id).toSorted()).toEqual([quiz, hidden, open, own].toSorted())
    expect(seen.find(({ _id }) => _id === own)).toMatchObject({ status: 'not_started', isOwn: true })
    expect(seen.find(({ _id }) => _id === open)).toMatchObject({ status: null, isOwn: false, hasPassword: true })
    const found = await givable(parent.token, child.id, { search: 'de cua me' })
    expect(found.map(({ title }) => title)).toEqual(['Đề của mẹ'])

    const waiting = await app.addUser({ role: 'parent', approval: 'waiting' })
    const toOwn = await someChild(app, waiting)
    expect((await givable(await app.tokenOf(waiting), toOwn.id)).map(({ _id }) => _id)).toEqual([open, quiz])
  })
})
