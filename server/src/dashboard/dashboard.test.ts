import type {
  AdministratorDashboard,
  Education,
  ParentDashboard,
  StudentDashboard,
} from '@lms/contracts/dashboard/dashboard.ts'
import { getDashboard, getEducation } from '@lms/contracts/dashboard/dashboard.ts'
import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { register } from '@lms/contracts/accounts/registration.ts'
import { sendFeedback } from '@lms/contracts/feedback/feedback.ts'
import { releaseResults } from '@lms/contracts/attempts/quiz-attempts.ts'
import { describe, expect, test } from 'vitest'
import { startAttemptApp } from '../../testing/apps/attempt-app.ts'
import { someChild } from '../../testing/records/child.ts'
import { days, hours, minutes } from '../platform/clock.ts'

async function start(changes: object = {}) {
  const app = await startAttemptApp({ maxAttempts: 9, ...changes })
  const { call, token, created, clock } = app
  const dashboard = async <Shape>(as: string): Promise<Shape> => {
    const answer = await call(getDashboard, { token: as })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return (answer.body['data'] as { dashboard: Shape }).dashboard
  }
  const administrator = () => dashboard<AdministratorDashboard>(token)
  const parent = (as = app.parent.token) => dashboard<ParentDashboard>(as)
  const student = (as = app.childToken) => dashboard<StudentDashboard>(as)
  const education = async (as = token): Promise<Education> =>
    ((await call(getEducation, { token: as })).body['data'] as { education: Education }).education
  /** Another quiz for the child. */
  const give = async (title: string, quizChanges: object = {}) => {
    const { _id } = await created({ title, ...quizChanges })
    await call(assignQuiz, { token, params: { id: _id }, body: { studentId: app.child.id } })
    return _id
  }
  const inHours = (count: number) => new Date(clock.now().getTime() + hours(count)).toISOString()
  return { ...app, family: app.parent, administrator, parent, student, education, give, inHours }
}

describe('a student', () => {
  test('finds what can be done now, begun ones first and then by deadline, and the next deadline', async () => {
    const { give, student, inHours, begin, clock } = await start({ title: 'Bài đầu tiên' })
    await give('Bài không hạn')
    await give('Bài tuần sau', { deadline: inHours(7 * 24) })
    const tomorrow = await give('Bài ngày mai', { deadline: inHours(24) })
    await give('Bài chưa mở', { releaseDate: inHours(48) })
    await give('Bài đã tắt', { isActive: false })
    await give('Bài sắp quá hạn', { deadline: inHours(1) })
    clock.move(hours(2))
    await begin()
    const found = await student()
    expect(found.quizzes.map(({ quiz: { title } }) => title)).toEqual([
      'Bài đầu tiên',
      'Bài ngày mai',
      'Bài tuần sau',
      'Bài không hạn',
    ])
    expect(found).toMatchObject({ openCount: 4, nextDeadline: { quiz: { _id: tomorrow } } })
    expect(found.quizzes[0]).toMatchObject({ status: 'in_progress', questionCount: 4, timeLimit: 30 })
  })

  test('finds the last results, and no score that the quiz withholds', async () => {
    const { sit, student, call, token, quiz } = await start({ showResultsImmediately: false })
    for (const right of [1, 4]) await sit(right)
    const withheld = await student()
    expect(withheld.results).toHaveLength(2)
    expect(withheld.results[0]).toMatchObject({ quiz: { _id: quiz }, score: null, status: null })
    expect(withheld).toMatchObject({ openCount: 0, quizzes: [], nextDeadline: null })
    await call(releaseResults, { token, params: { id: quiz } })
    expect((await student()).results).toMatchObject([
      { score: 40, totalPoints: 40, status: 'passed' },
      { score: 10, totalPoints: 40, status: 'failed' },
    ])
  })

  test('finds nothing of others', async () => {
    const { sit, signedIn, student } = await start()
    await sit(4)
    const other = await signedIn('student')
    expect(await student(other.token)).toEqual({
      role: 'student',
      quizzes: [],
      openCount: 0,
      nextDeadline: null,
      results: [],
      garden: { drops: 0, quizzes: 0, practices: 0, saplings: 0, trees: 0 },
      stickers: [],
      week: [],
    })
  })
})

describe('a parent', () => {
  test('sees each child’s week, open and overdue quizzes and latest results, as the database has them', async () => {
    const app = await start()
    const { sit, give, inHours, parent, clock, child, database, family } = app
    clock.move(-days(10))
    const old = await sit(4)
    clock.move(days(10))
    for (const right of [1, 3]) await sit(right)
    await give('Bài còn hạn', { deadline: inHours(24) })
    await give('Bài quá hạn', { deadline: inHours(1) })
    clock.move(hours(2))
    await someChild(app, family.user)
    const { children, isApproved } = await parent()
    expect(isApproved).toBe(true)
    expect(children).toHaveLength(2)
    const mine = children.find((each) => each.child._id === child.id)
    expect(mine).toMatchObject({
      child: { name: 'Nguyễn Thị Lan' },
      week: { finished: 2, passed: 1, averageShare: 0.5 },
      openCount: 1,
      overdueCount: 1,
    })
    expect(mine?.quizzes.map(({ quiz, isOverdue }) => [quiz.title, isOverdue])).toEqual([
      ['Bài quá hạn', true],
      ['Bài còn hạn', false],
    ])
    expect(mine?.results.map(({ score }) => score)).toEqual([30, 10, 40])
    expect(mine?.results.at(-1)?.historyId).toBe(old)
    const rows = await database
      .read()
      .selectFrom('attempts')
      .select(['started_at', 'finished_at'])
      .where('student_id', '=', child.id)
      .where('id', '<>', old)
      .execute()
    const seconds = rows.reduce(
      (sum, row) => sum + Math.floor((Date.parse(row.finished_at ?? '') - Date.parse(row.started_at)) / 1000),
      0,
    )
    expect(Math.abs((mine?.week.seconds ?? -9) - seconds)).toBeLessThanOrEqual(2)
    expect(mine?.week.finishedAt).toHaveLength(2)
    expect(children.find((each) => each.child._id !== child.id)).toMatchObject({
      week: { finished: 0, averageShare: null },
      results: [],
    })
  })

  test('sees nobody else’s child, and no score that the child does not see yet', async () => {
    const { sit, parent, signedIn } = await start({ showResultsImmediately: false })
    await sit(4)
    expect((await parent()).children[0]?.results).toMatchObject([{ score: null, status: null }])
    const other = await signedIn('parent')
    expect((await parent(other.token)).children).toEqual([])
  })
})

describe('an administrator', () => {
  test('sees counts, activity by day and latest results as the database has them', async () => {
    const { administrator, sit, call, token, quiz, answersWith, clock, database, update } = await start()
    clock.move(-days(1))
    await sit(1)
    clock.move(days(1))
    for (const right of [3, 4]) await sit(right)
    // One's own try as an administrator is no activity of the school.
    await update(quiz, { isPublic: true, version: 1 })
    const at = { token, params: { id: quiz } }
    await call(startAttempt, { ...at, body: {} })
    expect((await call(submitAttempt, { ...at, body: { answers: answersWith(4) } })).status).toBe(200)
    const { counts, activity } = await administrator()
    const count = async (table: 'subjects' | 'questions' | 'quizzes') =>
      (await database.read().selectFrom(table).select('id').execute()).length
    expect(counts).toEqual({
      administrators: 1,
      parents: 1,
      students: 1,
      subjects: await count('subjects'),
      questions: await count('questions'),
      quizzes: 1,
    })
    expect(activity.days).toHaveLength(14)
    expect(activity.days.slice(-2)).toMatchObject([
      { finished: 1, passed: 0 },
      { finished: 2, passed: 2 },
    ])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(clock.now())
    expect(activity.days.at(-1)?.day).toBe(today)
    expect(activity.latest.map(({ score }) => score)).toEqual([40, 30, 10])
    expect(activity.latest[0]?.student.name).toBe('Nguyễn Thị Lan')
  })

  test('has the days counted anew once a minute, not for every look', async () => {
    const { administrator, sit, clock } = await start()
    const finishedToday = async () => (await administrator()).activity.days.at(-1)?.finished
    expect(await finishedToday()).toBe(0)
    await sit(4)
    expect(await finishedToday()).toBe(0)
    clock.move(minutes(1))
    expect(await finishedToday()).toBe(1)
  })

  test('sees who waits for approval and which reports are open', async () => {
    const { administrator, call, childToken, known, sit } = await start()
    expect((await administrator()).waiting).toMatchObject({ approvals: { total: 0 }, reports: { total: 0 } })
    const form = { name: 'Trần Văn Chờ', email: 'cho@test.example', role: 'manager' }
    const password = { password: 'Kem-dua-47', confirmPassword: 'Kem-dua-47' }
    expect((await call(register, { body: { ...form, ...password } })).status).toBe(201)
    await sit(4)
    const params = { questionId: known[0].id }
    await call(sendFeedback, { token: childToken, params, body: { type: 'error', content: 'Sai rồi' } })
    expect((await administrator()).waiting).toMatchObject({
      approvals: { total: 1, people: [{ name: 'Trần Văn Chờ', role: 'parent' }] },
      reports: { total: 1, latest: [{ questionId: known[0].id, type: 'error' }] },
    })
  })

  test('sees how the system is, measured and not made up', async () => {
    const { administrator, database, clock } = await start()
    clock.move(minutes(5))
    const { health } = await administrator()
    expect(health.database.kind).toBe(database.dialect)
    expect(health.database.bytes).toBeGreaterThan(100_000)
    expect(health.disk?.totalBytes).toBeGreaterThan(health.disk?.freeBytes ?? Infinity)
    expect(health.uptimeSeconds).toBeGreaterThanOrEqual(300)
    expect(health).toMatchObject({ version: 'test', mail: { isConfigured: false, waiting: 0, failed: 0 } })
    const jobs = async () => (await administrator()).health.jobs
    const waiting = (await jobs()).waiting
    await database.transaction((tx) =>
      tx
        .insertInto('jobs')
        .values([
          {
            id: 'one',
            kind: 'x',
            payload: '{}',
            run_at: '2999-01-01T00:00:00.000Z',
            tries: 0,
            created_at: '2026-01-01T00:00:00.000Z',
          },
          {
            id: 'two',
            kind: 'x',
            payload: '{}',
            run_at: '2026-01-01T00:00:00.000Z',
            tries: 9,
            died_at: '2026-01-01T00:00:00.000Z',
            created_at: '2026-01-01T00:00:00.000Z',
          },
        ])
        .execute(),
    )
    expect(await jobs()).toEqual({ waiting: waiting + 1, dead: 1 })
  })
})

describe('learning at a glance', () => {
  test('is everything for administrators, and what is theirs to see for parents', async () => {
    const { education, sit, family, subject, database, signedIn } = await start()
    await sit(4)
    const all = await education()
    const questions = (await database.read().selectFrom('questions').select('id').execute()).length
    expect(all).toMatchObject({
      questions: { total: questions },
      quizzes: { total: 1, active: 1 },
      latestQuizzes: [{ title: 'Kiểm tra giữa kỳ' }],
      results: { finished: 1, passed: 1, latest: [{ score: 40, student: { name: 'Nguyễn Thị Lan' } }] },
    })
    expect(all.topSubjects[0]).toMatchObject({ _id: subject.id, totalCourses: 1 })
    expect((await education(family.token)).results).toMatchObject({ finished: 1, latest: [{ score: 40 }] })
    const other = await signedIn('parent')
    expect((await education(other.token)).results).toEqual({ finished: 0, passed: 0, pending: 0, latest: [] })
  })
})
