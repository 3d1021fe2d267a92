import { withdrawQuestion } from '@lms/contracts/quizzes/question-withdrawal.ts'
import { countSitting } from '@lms/contracts/attempts/quiz-attempts.ts'
import { getDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { deleteQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { days, later, minutes, seconds } from '../../platform/clock.ts'
import { json } from '../../platform/database/tables.ts'
import { describe, expect, test } from 'vitest'
import { historyOf, resultOf, startAttemptApp, viewOf } from '../../../testing/apps/attempt-app.ts'

describe('starting', () => {
  test('before it the quiz shows its face, afterwards the paper and the time that is left', async () => {
    const { show, begin, quiz } = await startAttemptApp()
    const before = viewOf(await show())
    expect(before).toMatchObject({
      quiz: { _id: quiz, title: 'Kiểm tra giữa kỳ', questionCount: 4, totalPoints: 40, questions: [] },
      assignment: { status: 'not_started', number_of_attempts: 0, last_history: null },
      attempt: null,
      problem: null,
    })
    const answer = await begin()
    expect(answer.status).toBe(200)
    const begun = viewOf(answer)
    expect(begun.quiz.questions).toHaveLength(4)
    expect(begun.quiz.questions.map(({ answers }) => answers.length)).toEqual([2, 4, 2, 0])
    expect(begun.attempt).toMatchObject({ number: 1, sequence: 0, answers: {}, flagged: [] })
    expect(begun.attempt?.secondsLeft).toBeGreaterThan(1700)
    expect(begun.assignment).toMatchObject({ status: 'in_progress', number_of_attempts: 1 })
    expect(viewOf(await show(undefined, quiz)).attempt?._id).toBe(begun.attempt?._id)
  })

  test('twice, also at the same moment, is one attempt with one order', async () => {
    const { begin, list } = await startAttemptApp({ shuffleQuestions: true, shuffleAnswers: true })
    const views = (await Promise.all([1, 2, 3].map(() => begin()))).map(viewOf)
    expect(new Set(views.map(({ attempt }) => attempt?._id)).size).toBe(1)
    expect(views[1]?.quiz.questions).toEqual(views[0]?.quiz.questions)
    expect(await list()).toMatchObject([{ number_of_attempts: 1, status: 'in_progress' }])
  })

  test.each([
    ['an inactive quiz', () => ({ isActive: false }), 'quiz_inactive', 'Bài kiểm tra hiện không hoạt động.'],
    [
      'before the release',
      (inTime: (milliseconds: number) => string) => ({ releaseDate: inTime(days(1)) }),
      'quiz_not_released',
      'Bài kiểm tra chưa được mở.',
    ],
  ])('%s is refused', async (_, changes, code, message) => {
    const { begin, show } = await startAttemptApp(changes)
    const refused = await begin()
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code, message })
    expect(viewOf(await show()).problem).toMatchObject({ code, message })
  })

  test('after the deadline, and without an attempt left, is refused', async () => {
    const { begin, clock, sit } = await startAttemptApp((inTime) => ({ deadline: inTime(minutes(60)), maxAttempts: 1 }))
    await sit()
    expect((await begin()).body).toMatchObject({ code: 'no_attempts_left', message: 'Bạn đã hết lượt làm bài.' })
    clock.move(minutes(61))
    expect((await begin()).body).toMatchObject({ code: 'quiz_closed', message: 'Bài kiểm tra đã quá hạn.' })
  })

  test('needs the password, and goes on without it', async () => {
    const { begin, show } = await startAttemptApp({ password: 'mo-cua' })
    for (const body of [{}, { password: 'sai' }]) {
      const refused = await begin(body)
      expect(refused.status).toBe(403)
      expect(refused.body).toMatchObject({ code: 'quiz_password_wrong', message: 'Mật khẩu bài kiểm tra không đúng.' })
    }
    expect(viewOf(await show()).problem).toBeNull()
    expect((await begin({ password: 'mo-cua' })).status).toBe(200)
    expect((await begin()).status).toBe(200)
  })

  test('nobody guesses a password for long', async () => {
    const { begin, clock } = await startAttemptApp({ password: 'mo-cua' })
    for (let tried = 0; tried < 20; tried += 1) await begin({ password: `thu-${tried}` })
    expect((await begin({ password: 'thu-nua' })).status).toBe(429)
    // Nor does the right one pass before the time is over, or it could be found by its answer.
    const right = await begin({ password: 'mo-cua' })
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(60)
    clock.move(minutes(15))
    expect((await begin({ password: 'mo-cua' })).status).toBe(200)
  })

  test('of an open quiz of administrators takes it up; of another one does not', async () => {
    const app = await startAttemptApp({ isPublic: true })
    const { begin, show, signedIn, quiz, figures, list } = app
    const other = await signedIn('student')
    expect(viewOf(await show(other.token, quiz))).toMatchObject({ assignment: null, attempt: null })
    expect((await begin({}, other.token, quiz)).status).toBe(200)
    expect(await list(other.token)).toMatchObject([{ quizz: { _id: quiz }, status: 'in_progress' }])
    expect(await figures()).toMatchObject({ students: 2 })
    const hidden = await startAttemptApp()
    const stranger = await hidden.signedIn('student')
    expect((await hidden.begin({}, stranger.token, hidden.quiz)).status).toBe(404)
    expect((await hidden.begin({}, stranger.token)).status).toBe(404)
  })

  test('an administrator sits as themselves and counts in no figure', async () => {
    const { begin, token, quiz, figures } = await startAttemptApp({ isPublic: true })
    expect((await begin({}, token, quiz)).status).toBe(200)
    expect(await figures()).toMatchObject({ students: 1 })
  })

  test('neither an edit of the quiz nor the deletion of a question reaches a running attempt', async () => {
    const { begin, show, update, quiz, known, call, token } = await startAttemptApp()
    const before = viewOf(await begin())
    const withdrawn = await call(withdrawQuestion, { token, params: { id: known[1].id }, body: {} })
    expect(withdrawn.status).toBe(200)
    await update(quiz, { questions: [known[0].id], timeLimit: 5, version: 2 })
    const after = viewOf(await show())
    expect(after.quiz.questions).toEqual(before.quiz.questions)
    expect(after.attempt?.endsAt).toBe(before.attempt?.endsAt)
  })
})

describe('a running attempt outlives its quiz', () => {
  const changes = (now: Date): Record<string, object> => ({
    deactivated: { isActive: false },
    'not released any more': { releaseDate: later(now, days(30)).toISOString() },
    'past its deadline': { deadline: later(now, seconds(50)).toISOString() },
  })
  test.each(['deleted', ...Object.keys(changes(new Date()))])('that is %s', async (change) => {
    const app = await startAttemptApp()
    const { begin, show, save, submit, list, known, answersWith, call, token, childToken, quiz, result, clock } = app
    const at = { token, params: { id: quiz } }
    await begin()
    const sitting = async () =>
      (await call(countSitting, { token, query: { ids: quiz } })).body['data'] as { sitting: number }
    expect(await sitting()).toEqual({ sitting: 1 })
    const body = changes(clock.now())[change]
    const changed = body ? await app.update(quiz, { ...body, version: 1 }) : await call(deleteQuiz, at)
    expect(changed.status).toBe(200)
    clock.move(minutes(1))
    expect(viewOf(await show()).quiz.questions).toHaveLength(4)
    expect(viewOf(await begin()).attempt?.secondsLeft).toBeGreaterThan(1600)
    expect(await list()).toMatchObject([{ status: 'in_progress' }])
    const home = await call(getDashboard, { token: childToken })
    expect(home.body['data']).toMatchObject({ dashboard: { quizzes: [{ status: 'in_progress' }], openCount: 1 } })
    expect((await save({ answers: { [known[0].id]: known[0].right[0] }, sequence: 1 })).status).toBe(200)
    const historyId = historyOf(await submit({ answers: answersWith(4) }))
    expect(resultOf(await result(historyId))).toMatchObject({ total_score: 40, status: 'passed' })
    expect(await sitting()).toEqual({ sitting: 0 })
  })

  test('and afterwards a deleted quiz is gone', async () => {
    const { begin, show, submit, list, call, token, quiz } = await startAttemptApp()
    await begin()
    await call(deleteQuiz, { token, params: { id: quiz } })
    await submit()
    expect((await show()).status).toBe(404)
    expect((await begin()).status).toBe(404)
    expect(await list()).toEqual([])
  })

  test('and nobody counts who sits a quiz of somebody else', async () => {
    const { begin, call, parent, quiz } = await startAttemptApp()
    await begin()
    const answer = await call(countSitting, { token: parent.token, query: { ids: quiz } })
    expect(answer.body['data']).toEqual({ sitting: 0 })
  })
})

describe('saving', () => {
  test('keeps what changed, tells the time that is left, and comes back after a reload', async () => {
    const { begin, save, show, known } = await startAttemptApp()
    await begin()
    const [first, second] = known
    const answer = await save({ answers: { [first.id]: first.right[0] }, flagged: [second.id], sequence: 1 })
    expect(answer.body['data']).toMatchObject({ attempt: { sequence: 1 } })
    await save({ answers: { [second.id]: second.wrong }, sequence: 2 })
    await save({ answers: { [first.id]: '' }, flagged: [], sequence: 3 })
    expect(viewOf(await show()).attempt).toMatchObject({
      sequence: 3,
      answers: { [second.id]: second.wrong },
      flagged: [],
    })
  })

  test('does not undo what another road changed since the last answer', async () => {
    const { begin, save, show, known, database } = await startAttemptApp()
    const id = viewOf(await begin()).attempt?._id ?? ''
    const [{ id: question, right, wrong }] = known
    expect((await save({ answers: { [question]: right[0] }, sequence: 1 })).status).toBe(200)
    const flagged = json([known[2].id])
    await database.transaction((tx) => tx.updateTable('attempts').set({ flagged }).where('id', '=', id).execute())
    expect((await save({ answers: { [question]: wrong[0] }, sequence: 2 })).status).toBe(200)
    expect(viewOf(await show()).attempt).toMatchObject({
      sequence: 2,
      answers: { [question]: wrong[0] },
      flagged: [known[2].id],
    })
  })

  test('the same again is acknowledged; from a tab that is behind it gets the current answers', async () => {
    const { begin, save, known } = await startAttemptApp()
    await begin()
    const [{ id, right, wrong }] = known
    const body = { answers: { [id]: right[0] }, sequence: 1 }
    expect((await save(body)).status).toBe(200)
    expect((await save(body)).body['data']).toMatchObject({ attempt: { sequence: 1 } })
    const stale = await save({ answers: { [id]: wrong[0] }, sequence: 1 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({
      code: 'stale',
      data: { attempt: { sequence: 1, answers: { [id]: right[0] }, flagged: [] } },
    })
  })

  test('of two tabs at the same moment one is taken', async () => {
    const { begin, save, known } = await startAttemptApp()
    await begin()
    const { id, right, wrong } = known[0]
    const answers = await Promise.all(
      [right[0], wrong[0]].map((given) => save({ answers: { [id]: given }, sequence: 1 })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('what is not in the paper is not kept, and what is not an answer is refused', async () => {
    const { begin, save, show, known } = await startAttemptApp()
    await begin()
    const foreign = crypto.randomUUID()
    expect((await save({ answers: { [foreign]: 'a' }, flagged: [foreign], sequence: 1 })).status).toBe(200)
    expect(viewOf(await show()).attempt).toMatchObject({ answers: {}, flagged: [], sequence: 1 })
    expect((await save({ answers: { [known[0].id]: { $ne: 1 } }, sequence: 2 })).status).toBe(422)
    expect((await save({ answers: { [known[0].id]: 'a'.repeat(2001) }, sequence: 2 })).status).toBe(422)
  })

  test('without an attempt, or for somebody else’s, is refused', async () => {
    const { save, begin, signedIn } = await startAttemptApp()
    expect((await save({ answers: {}, sequence: 1 })).body).toMatchObject({ code: 'not_started' })
    await begin()
    const other = await signedIn('student')
    expect((await save({ answers: {}, sequence: 1 }, other.token)).status).toBe(404)
  })
})

describe('the end', () => {
  test('a submit is graded once, and the second time answers the same', async () => {
    const { begin, submit, answersWith, list, result } = await startAttemptApp()
    await begin()
    const answers = await Promise.all([1, 2, 3].map(() => submit({ answers: answersWith(4) })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.body['message']).toBe('Hoàn thành bài kiểm tra thành công!')
    const [first, ...rest] = answers.map(({ body }) => body['data'])
    expect(rest).toEqual([first, first])
    expect(await list()).toMatchObject([
      {
        status: 'completed',
        number_of_attempts: 1,
        last_history: { total_score: 40, status: 'passed' },
        counted: { total_score: 40, status: 'passed' },
      },
    ])
    expect((await result((first as { _id: string })._id)).status).toBe(200)
  })

  test('answers on their way are taken for thirty seconds, later ones are not', async () => {
    for (const [late, score] of [
      [29, 40],
      [31, 0],
    ] as const) {
      const { begin, submit, answersWith, clock, list } = await startAttemptApp()
      await begin()
      clock.move(minutes(30) + seconds(late))
      expect((await submit({ answers: answersWith(4) })).status).toBe(200)
      expect(await list()).toMatchObject([{ last_history: { total_score: score, submissionTime: 1800 } }])
    }
  })

  test('a save that comes too late closes the attempt with what was saved', async () => {
    const { begin, save, clock, known, list, show } = await startAttemptApp()
    await begin()
    const { id, right, wrong } = known[0]
    await save({ answers: { [id]: right[0] }, sequence: 1 })
    clock.move(minutes(31))
    const late = await save({ answers: { [id]: wrong[0] }, sequence: 2 })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'attempt_completed', data: { _id: expect.any(String) } })
    expect(await list()).toMatchObject([{ status: 'completed', last_history: { total_score: 10 } }])
    expect(viewOf(await show()).attempt).toBeNull()
  })

  test('whoever does not come back is closed by the sweep, also when another one cannot be closed', async () => {
    const app = await startAttemptApp({ isPublic: true })
    const { begin, save, clock, known, list, app: product, database, quiz, signedIn } = app
    const broken = viewOf(await begin({}, (await signedIn('student')).token, quiz))
    await database.transaction((tx) =>
      tx
        .updateTable('attempt_papers')
        .set({ paper: '5' })
        .where('attempt_id', '=', broken.attempt?._id ?? '')
        .execute(),
    )
    await begin()
    await save({ answers: { [known[0].id]: known[0].right[0] }, sequence: 1 })
    clock.move(minutes(30) + seconds(20))
    await product.jobs.runDue()
    expect(await list()).toMatchObject([{ status: 'in_progress' }])
    clock.move(seconds(70))
    await product.jobs.runDue()
    expect(await list()).toMatchObject([
      { status: 'completed', last_history: { total_score: 10, status: 'failed', submissionTime: 1800 } },
    ])
    const rows = await database.read().selectFrom('attempts').select(['state']).orderBy('id').execute()
    expect(rows).toEqual([{ state: 'running' }, { state: 'completed' }])
  })

  test('an attempt that was left is closed by the next start, which begins another', async () => {
    const { begin, clock, list } = await startAttemptApp()
    const first = viewOf(await begin())
    clock.move(minutes(40))
    const second = viewOf(await begin())
    expect(second.attempt).toMatchObject({ number: 2 })
    expect(second.attempt?._id).not.toBe(first.attempt?._id)
    expect(await list()).toMatchObject([{ number_of_attempts: 2, last_history: { _id: first.attempt?._id } }])
  })

  test('a window that stayed open does not touch the attempt that began after its own', async () => {
    const { begin, save, submit, answersWith, known, show } = await startAttemptApp()
    const first = viewOf(await begin()).attempt?._id
    const ended = (await submit({ attemptId: first, answers: answersWith(4) })).body['data']
    const second = viewOf(await begin()).attempt?._id
    const late = await save({ attemptId: first, answers: { [known[0].id]: known[0].wrong[0] }, sequence: 1 })
    expect(late.body).toMatchObject({ code: 'attempt_completed', data: { _id: first } })
    expect((await submit({ attemptId: first, answers: answersWith(0) })).body['data']).toEqual(ended)
    expect(viewOf(await show()).attempt).toMatchObject({ _id: second, sequence: 0, answers: {} })
  })
})
