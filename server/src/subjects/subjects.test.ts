import { listAudit } from '@lms/contracts/audit/audit.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import * as contract from '@lms/contracts/subjects/subjects.ts'
import { describe, expect, test } from 'vitest'
import { someAssignment } from '../../testing/records/assignment.ts'
import { someChild } from '../../testing/records/child.ts'
import { someQuiz } from '../../testing/records/quiz.ts'
import { someSubject } from '../../testing/records/subject.ts'
import type { Answer, Request } from '../../testing/requests.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { saveFigures } from './subject-figure-store.ts'

async function start() {
  const test = await startTestApp()
  const { token, user } = await test.signedIn('administrator')
  const create = (body: object, as = token) =>
    test.call(contract.createSubject, { token: as, body: { name: 'Toán học', code: 'TOAN', ...body } })
  const created = async (body: object, as = token): Promise<Subject> => subjectOf(await create(body, as))
  const names = async (query: Request['query'] = {}, as = token) => {
    const answer = await test.call(contract.listSubjects, { token: as, query })
    expect(answer.status).toBe(200)
    return (answer.body['data'] as { subjects: Subject[] }).subjects.map(({ name }) => name)
  }
  const update = (subject: Subject, body: object, as = token) =>
    test.call(contract.updateSubject, { token: as, params: { id: subject._id }, body })
  const download = async (query: Record<string, string>) => {
    const response = await test.app.http.inject({
      url: '/api/v1/subjects/export',
      query,
      headers: { authorization: `Bearer ${token}` },
    })
    return response
  }
  return { ...test, token, user, create, created, names, update, download }
}

const subjectOf = (answer: Answer): Subject => (answer.body['data'] as { subject: Subject }).subject
const errorsOf = (answer: Answer) => answer.body['errors']

describe('a subject', () => {
  test('is created with what is left out set for it, and read back', async () => {
    const { call, create, token, user } = await start()
    const answer = await create({ name: '  Toán học  ' })
    expect(answer.status).toBe(201)
    expect(answer.body['message']).toBe('Subject created successfully!')
    const subject = subjectOf(answer)
    expect(subject).toMatchObject({
      name: 'Toán học',
      code: 'TOAN',
      description: '',
      isActive: true,
      class: null,
      color: '#3B82F6',
      icon: 'book',
      totalCourses: 0,
      totalStudents: 0,
      averageRating: null,
      version: 1,
      createdBy: { _id: user.id, name: 'Nguyễn Thị Lan' },
    })
    const read = await call(contract.getSubject, { token, params: { id: subject._id } })
    expect(read.body['data']).toEqual({ subject })
  })

  test.each([
    [{ name: '' }, 'name', 'Subject name is required'],
    [{ name: undefined }, 'name', 'Subject name is required'],
    [{ name: 'T' }, 'name', 'Name must be at least 2 characters'],
    [{ code: '' }, 'code', 'Subject code is required'],
    [{ code: 'toan' }, 'code', 'Code must contain only uppercase letters, numbers, and underscores'],
    [{ code: 'TOAN_HOC_10' }, 'code', 'Code must be at most 10 characters'],
    [{ description: 'a'.repeat(501) }, 'description', 'Description must be at most 500 characters'],
    [{ class: 'LOP_13' }, 'class', 'Please select a class'],
    [{ color: 'red' }, 'color', 'Please choose a color such as #3B82F6'],
    [{ icon: 'skull' }, 'icon', 'Please choose an icon'],
  ])('with %j is refused for its %s', async (body, field, message) => {
    const { create } = await start()
    const answer = await create(body)
    expect(answer.status).toBe(422)
    expect(answer.body['message']).toBe('Validation failed')
    expect(errorsOf(answer)).toMatchObject([{ field, message }])
  })

  test('has a code that its owner uses once; others and the deleted do not stand in the way', async () => {
    const { call, create, created, update, token, signedIn } = await start()
    const first = await created({})
    const twice = await create({ name: 'Toán khác' })
    expect(twice.status).toBe(409)
    expect(twice.body).toMatchObject({ code: 'code_taken', errors: [{ field: 'code' }] })
    const parent = await signedIn('parent')
    expect((await create({}, parent.token)).status).toBe(201)
    const other = await created({ code: 'VAN' })
    expect((await update(other, { code: 'TOAN', version: 1 })).status).toBe(409)
    await call(contract.deleteSubject, { token, params: { id: first._id } })
    expect((await update(other, { code: 'TOAN', version: 1 })).status).toBe(200)
    expect((await call(contract.restoreSubject, { token, params: { id: first._id } })).body).toMatchObject({
      code: 'code_taken',
    })
  })

  test('changes in part, with the version that was read', async () => {
    const { update, created } = await start()
    const subject = await created({ description: 'Số và hình', class: 'LOP_4' })
    expect(errorsOf(await update(subject, { name: 'Toán 4' }))).toMatchObject([
      { field: 'version', message: 'The version that was read is missing' },
    ])
    const changed = await update(subject, { isActive: false, version: 1 })
    expect(changed.body['message']).toBe('Subject updated successfully!')
    expect(subjectOf(changed)).toMatchObject({ isActive: false, description: 'Số và hình', class: 'LOP_4', version: 2 })
    const stale = await update(subject, { name: 'Toán 4', version: 1 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'stale', data: { subject: { version: 2, isActive: false } } })
    const cleared = await update(subject, { class: '', description: '', version: 2 })
    expect(subjectOf(cleared)).toMatchObject({ class: null, description: '', version: 3 })
    expect(subjectOf(await update(subject, { description: '', version: 3 })).version).toBe(3)
  })

  test('is deleted softly and comes back, and each act leaves its trace', async () => {
    const { call, token, created, names } = await start()
    const { _id: id } = await created({})
    const deleted = await call(contract.deleteSubject, { token, params: { id } })
    expect(deleted.body['message']).toBe('Subject deleted successfully')
    expect(await names()).toEqual([])
    expect(await names({ deleted: 'true' })).toEqual(['Toán học'])
    expect((await call(contract.deleteSubject, { token, params: { id } })).status).toBe(404)
    expect((await call(contract.restoreSubject, { token, params: { id } })).status).toBe(200)
    expect(await names()).toEqual(['Toán học'])
    const audit = await call(listAudit, { token, query: { recordType: 'subject' } })
    const { entries } = audit.body['data'] as { entries: { action: string }[] }
    expect(entries.map(({ action }) => action)).toEqual(['subject.restore', 'subject.delete', 'subject.create'])
  })
})

describe('the list of subjects', () => {
  test('is sorted by name unless asked otherwise; classes come in their own order', async () => {
    const { created, names, database } = await start()
    await created({ name: 'Địa lí', code: 'DIA', class: 'LOP_10' })
    const { _id } = await created({ name: 'Âm nhạc', code: 'NHAC', class: 'LOP_2' })
    await created({ name: 'Toán', code: 'TOAN', class: null })
    await created({ name: 'Tin học', code: 'TIN', class: 'LOP_1' })
    expect(await names()).toEqual(['Âm nhạc', 'Địa lí', 'Tin học', 'Toán'])
    expect(await names({ sortOrder: 'desc' })).toEqual(['Toán', 'Tin học', 'Địa lí', 'Âm nhạc'])
    expect(await names({ sortBy: 'class' })).toEqual(['Tin học', 'Âm nhạc', 'Địa lí', 'Toán'])
    expect(await names({ sortBy: 'createdAt' })).toEqual(['Địa lí', 'Âm nhạc', 'Toán', 'Tin học'])
    await database.transaction((tx) => saveFigures(tx, _id, { totalCourses: 3 }))
    expect((await names({ sortBy: 'totalCourses', sortOrder: 'desc' }))[0]).toBe('Âm nhạc')
  })

  test('is searched without accents and filtered by status and class, twenty at a time', async () => {
    const { call, token, created, names } = await start()
    await created({ name: 'Đạo đức', code: 'DAODUC', class: 'LOP_4' })
    await created({ name: 'Toán', code: 'TOAN', class: 'LOP_4', isActive: false, description: '100% thực hành' })
    expect(await names({ search: 'dao duc' })).toEqual(['Đạo đức'])
    expect(await names({ search: '100%' })).toEqual(['Toán'])
    expect(await names({ search: '%' })).toEqual(['Toán'])
    expect(await names({ isActive: 'true' })).toEqual(['Đạo đức'])
    expect(await names({ class: 'LOP_4', isActive: 'false' })).toEqual(['Toán'])
    expect(await names({ class: 'LOP_5' })).toEqual([])
    const { body } = await call(contract.listSubjects, { token })
    expect(body['data']).toMatchObject({ pagination: { page: 1, limit: 20, total: 2, totalPages: 1 } })
  })

  test("shows a parent their own and the administrators', which they cannot change", async () => {
    const { call, created, create, names, update, signedIn } = await start()
    const ofAdministrator = await created({ name: 'Toán' })
    const [one, two] = [await signedIn('parent'), await signedIn('parent')]
    const own = await created({ name: 'Cờ vua' }, one.token)
    await create({ name: 'Vẽ' }, two.token)
    expect(await names({}, one.token)).toEqual(['Cờ vua', 'Toán'])
    expect(await names()).toEqual(['Cờ vua', 'Toán', 'Vẽ'])
    expect((await update(ofAdministrator, { name: 'Của tôi', version: 1 }, one.token)).status).toBe(403)
    expect((await update(own, { name: 'Cờ', version: 1 }, one.token)).status).toBe(200)
    expect((await update(own, { name: 'Cờ', version: 2 }, two.token)).status).toBe(404)
    expect((await call(contract.getSubject, { token: two.token, params: { id: own._id } })).status).toBe(404)
  })

  test('has figures: how many, how many active, students and stars', async () => {
    const { call, token, created, database } = await start()
    const { _id } = await created({})
    await created({ code: 'VAN', isActive: false })
    const stats = async () => (await call(contract.subjectStats, { token })).body['data']
    expect(await stats()).toEqual({ total: 2, active: 1, totalStudents: 0, averageRating: null })
    await database.transaction((tx) => saveFigures(tx, _id, { ratingCount: 3, ratingSum: 13 }))
    expect(await stats()).toEqual({ total: 2, active: 1, totalStudents: 0, averageRating: 4.33 })
  })

  test('count each student once, in however many subjects', async () => {
    const app = await start()
    const { call, token, signedIn } = app
    const [one, two] = [await signedIn('parent'), await signedIn('parent')]
    const children = [await someChild(app, one.user), await someChild(app, one.user)] as const
    const stats = async (as: string) => (await call(contract.subjectStats, { token: as })).body['data']
    const math = await someSubject(app, one.user)
    const letters = await someSubject(app, one.user)
    for (const subject of [math, letters])
      await someAssignment(app, await someQuiz(app, one.user, { subject: subject.id }), children[0])
    await someAssignment(app, await someQuiz(app, one.user, { subject: math.id }), children[1])
    expect(await stats(token)).toMatchObject({ totalStudents: 2 })
    expect(await stats(one.token)).toMatchObject({ totalStudents: 2 })
    expect(await stats(two.token)).toMatchObject({ totalStudents: 0 })
  })

  test('gives choices: all, the active ones, or those of a class before those for every class', async () => {
    const { call, token, created } = await start()
    await created({ name: 'An toàn', code: 'AN' })
    await created({ name: 'Toán 4', code: 'T4', class: 'LOP_4' })
    await created({ name: 'Toán 5', code: 'T5', class: 'LOP_5' })
    await created({ name: 'Cũ', code: 'CU', class: 'LOP_4', isActive: false })
    const namesOf = (answer: Answer) => (answer.body['data'] as { name: string }[]).map(({ name }) => name)
    expect(namesOf(await call(contract.subjectChoices, { token }))).toHaveLength(4)
    expect(namesOf(await call(contract.subjectChoices, { token, query: { isActive: 'false' } }))).toEqual(['Cũ'])
    expect(namesOf(await call(contract.subjectsByClass, { token, params: { code: 'LOP_4' } }))).toEqual([
      'Toán 4',
      'An toàn',
    ])
    expect((await call(contract.subjectsByClass, { token, params: { code: 'LOP_99' } })).status).toBe(404)
  })
})

test('a student sees the face of an active subject that has a quiz for them, and nothing more', async () => {
  const app = await start()
  const { call, created, update, signedIn, addUser } = app
  const student = await signedIn('student')
  const subject = await created({ class: 'LOP_4' })
  const read = (token = student.token) => call(contract.getSubject, { token, params: { id: subject._id } })
  const family = await addUser({ role: 'parent' })
  await someQuiz(app, family, { subject: subject._id, isPublic: true })
  expect((await read()).status).toBe(404)
  await someAssignment(app, await someQuiz(app, family, { subject: subject._id }), student.user)
  expect((await read()).body['data']).toEqual({
    subject: {
      _id: subject._id,
      name: 'Toán học',
      code: 'TOAN',
      description: '',
      isActive: true,
      class: 'LOP_4',
      color: '#3B82F6',
      icon: 'book',
    },
  })
  const other = await signedIn('student')
  expect((await read(other.token)).status).toBe(404)
  await someQuiz(app, await addUser({ role: 'administrator' }), { subject: subject._id, isPublic: true })
  expect((await read(other.token)).status).toBe(200)
  await update(subject, { isActive: false, version: 1 })
  expect((await read()).status).toBe(404)
})

describe('the export of subjects', () => {
  test('is the list as CSV, with formulas made harmless', async () => {
    const { created, download } = await start()
    await created({ name: '=1+1', code: 'F', description: 'một, hai', class: 'LOP_4' })
    await created({ name: 'Ẩn', code: 'AN', isActive: false })
    const response = await download({ isActive: 'true' })
    expect(response.headers['content-disposition']).toMatch(/subjects_export_\d{4}-\d\d-\d\d\.csv/)
    const [head, line, end] = response.payload.split('\r\n')
    expect(head).toBe('\uFEFFName,Code,Description,Class,Status,Courses,Students,Average Rating,Created Date')
    expect(line).toMatch(/^"?'=1\+1"?,F,"một, hai",Lớp 4,Active,0,0,—,\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    expect(end).toBe('')
  })

  test('is a spreadsheet when asked for one', async () => {
    const { created, download } = await start()
    await created({})
    const response = await download({ format: 'xlsx' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('spreadsheetml')
    expect(response.headers['content-disposition']).toContain('.xlsx')
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})
