import { getQuizAnalysis } from '@lms/contracts/analysis/analysis.ts'
import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import { getChildProgress, listChildResults } from '@lms/contracts/attempts/child-results.ts'
import * as contract from '@lms/contracts/attempts/marking.ts'
import { listQuizAttempts, regradeQuiz } from '@lms/contracts/attempts/quiz-attempts.ts'
import { getDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { getMedia, uploadMedia, type Media } from '@lms/contracts/media/media.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { updateQuestion } from '@lms/contracts/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { historyOf, resultOf, startAttemptApp, viewOf } from '../../../testing/apps/attempt-app.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { partDrafts } from '../../../testing/records/question-parts.ts'
import { fileForm, somePicture } from '../../../testing/samples/pictures.ts'
import type { Answer } from '../../../testing/requests.ts'
import { minutes } from '../../platform/clock.ts'
import { sheetOfHistory } from '../results/result-sheet-view.ts'

const answersOf = (answer: Answer) => (answer.body['data'] as { answers: contract.MarkedAnswer[] }).answers
const markedOf = (answer: Answer) => answer.body['data'] as { answer: contract.MarkedAnswer; attempt: object }

/** A choice and an essay of 10 points each, given to a child by an administrator. */
async function startEssayApp(quiz: object = {}) {
  const app = await startAttemptApp()
  const essay = await someQuestion(app, app.user, {
    answers: [],
    ...partDrafts.essay,
    type: 'essay',
    points: 10,
    allowPictures: true,
  })
  const [choice] = app.known
  const { _id: quizId } = await app.created({
    title: 'Tả con mèo',
    questions: [choice.id, essay],
    showCorrectAnswers: true,
    maxAttempts: 0,
    passingScore: 80,
    ...quiz,
  })
  const given = await app.call(assignQuiz, {
    token: app.token,
    params: { id: quizId },
    body: { studentId: app.child.id },
  })
  const assignmentId = (given.body['data'] as { assignment: { _id: string } }).assignment._id
  const handIn = async (written: string) => {
    const begun = await app.begin({}, app.childToken, assignmentId)
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    const answers = { [choice.id]: choice.right[0], [essay]: written }
    const answer = await app.submit({ answers }, app.childToken, assignmentId)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return historyOf(answer)
  }
  const waiting = async (token = app.parent.token, query: object = {}) =>
    answersOf(await app.call(contract.listMarkedAnswers, { token, query: { ...query } }))
  const mark = (answer: contract.MarkedAnswer, points: readonly [number, number], more: object = {}) =>
    app.call(contract.markAnswer, {
      token: app.parent.token,
      params: { attemptId: answer.attemptId, questionId: answer.questionId },
      body: {
        criteria: Object.fromEntries(answer.question.rubric.map(({ _id }, index) => [_id, points[index]])),
        revision: answer.revision,
        ...more,
      },
    })
  return { ...app, essay, choice, quizId, assignmentId, handIn, waiting, mark }
}

describe('an answer that only a person can mark', () => {
  test('is cleaned, or not taken, also when it comes while the attempt begins', async () => {
    const app = await startEssayApp()
    const answers = { [app.essay]: '<p>Mèo<img src="https://evil.example/mèo.png"></p>' }
    const saves = (at: number) => (at === 3 ? app.begin({}, app.childToken, app.assignmentId) : save())
    const save = () => app.save({ answers, sequence: 1 }, app.childToken, app.assignmentId)
    await Promise.all(Array.from({ length: 12 }, (_, at) => saves(at)))
    const { attempt } = viewOf(await app.show(app.childToken, app.assignmentId))
    expect(JSON.stringify(attempt)).not.toContain('evil.example')
  })

  test('shows its pictures to who is shown the answer, by addresses that end', async () => {
    const app = await startEssayApp()
    const sent = await app.call(uploadMedia, {
      token: app.childToken,
      query: { purpose: 'answer' },
      ...fileForm(await somePicture('png')),
    })
    const { id, url } = (sent.body['data'] as { media: Media }).media
    const get = (address: string) => app.app.http.inject(address)
    const opened = await get(url)
    expect(opened.statusCode).toBe(200)
    expect(opened.headers['cache-control']).toBe('private, no-store')
    const [plain = ''] = url.split('?')
    for (const address of [plain, `${url}x`, url.replace(plain, plain.replace('media/', 'media/0'))])
      expect((await get(address)).statusCode).toBe(404)

    await app.handIn(`<p>Mèo<img src="${url}" alt="mèo"></p>`)
    const stored = await app.database.read().selectFrom('attempts').select('answers').execute()
    expect(JSON.stringify(stored)).toContain(plain)
    expect(JSON.stringify(stored)).not.toContain('seal=')
    app.clock.move(minutes(16))
    expect((await get(url)).statusCode).toBe(404)
    const addressIn = (text: string): string => /\/uploads\/media\/[^"\\]+/.exec(text)?.[0] ?? ''
    const [shown] = await app.waiting()
    const another = addressIn(JSON.stringify(shown))
    expect(another).toMatch(/\?seal=/)
    expect((await get(another)).statusCode).toBe(200)
    const own = await app.call(getMedia, { token: app.childToken, params: { id } })
    const { media } = own.body['data'] as { media: Media }
    for (const address of [media.url, media.thumbnailUrl]) expect((await get(address)).statusCode).toBe(200)
  })

  test('waits: there is no score, nothing counts it as nothing, and what was graded is told', async () => {
    const app = await startEssayApp()
    const historyId = await app.handIn('<p>Con mèo <strong>mướp</strong>.</p><script>alert(1)</script>')
    const result = resultOf(await app.result(historyId))
    expect(result).toMatchObject({
      total_score: null,
      status: 'pending',
      automatic: { score: 10, total: 10 },
      pending_questions: [app.essay],
      question_scores: { [app.choice.id]: 10 },
      student_answers: { [app.essay]: '<p>Con mèo <strong>mướp</strong>.</p>' },
    })
    const listed = (await app.list()).find(({ _id }) => _id === app.assignmentId)
    expect(listed).toMatchObject({ status: 'completed', counted: null, last_history: { status: 'pending' } })
    const { token } = app.parent
    const params = { id: app.child.id }
    const results = await app.call(listChildResults, { token, params })
    expect(results.body['data']).toMatchObject({
      results: [{ counted: null, last_history: { status: 'pending' } }, {}],
    })
    const progress = await app.call(getChildProgress, { token, params })
    expect(progress.body['data']).toMatchObject({ progress: { attempts: 0 } })
    const home = await app.call(getDashboard, { token })
    expect(home.body['data']).toMatchObject({
      dashboard: {
        essays: { total: 1, oldest: [{ quiz: { title: 'Tả con mèo' }, attempt: { _id: historyId }, pending: 1 }] },
        children: [{ week: { finished: 1, passed: 0, pending: 1, averageShare: null } }],
      },
    })
    const ofAdministrator = await app.call(getDashboard, { token: app.token })
    expect(ofAdministrator.body['data']).toMatchObject({ dashboard: { waiting: { essays: { total: 1 } } } })
    const attempts = await app.call(listQuizAttempts, { token: app.token, params: { id: app.quizId } })
    expect(attempts.body['data']).toMatchObject({ attempts: [{ total_score: null, outcome: 'pending', pending: 1 }] })
    await app.app.jobs.runDue()
    app.clock.move(60_000)
    await app.app.jobs.runDue()
    const analysis = await app.call(getQuizAnalysis, { token: app.token, params: { id: app.quizId } })
    expect(analysis.body['data']).toMatchObject({ analysis: { people: 0 } })
    const sheet = sheetOfHistory(result, app.child.id, { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' })
    expect(sheet.facts).toContainEqual({ label: 'Trạng thái', value: 'Chờ chấm' })
    expect(sheet.questions[1]?.label).toContain('Chờ chấm')
    const told = await app.call(listNotifications, { token })
    expect(told.body['data']).toMatchObject({ notifications: [{ kind: 'quiz_finished', details: { pending: 1 } }] })
  })

  test('tells what the child knows once it is marked, and only once', async () => {
    const app = await startEssayApp()
    await app.handIn('<p>Con mèo mướp.</p>')
    const learned = () =>
      app.database
        .read()
        .selectFrom('learned_answers')
        .select('is_right')
        .where('question_id', '=', app.essay)
        .execute()
    expect(await learned()).toEqual([])
    const [first] = await app.waiting()
    if (!first) throw new Error('nothing waits')
    const { answer } = markedOf(await app.mark(first, [6, 4]))
    expect(await learned()).toEqual([{ is_right: true }])
    expect((await app.mark(answer, [1, 1])).status).toBe(200)
    expect(await learned()).toEqual([{ is_right: true }])
  })

  test('is worth nothing at once when nothing was written', async () => {
    const app = await startEssayApp()
    const historyId = await app.handIn('<p> </p>')
    expect(resultOf(await app.result(historyId))).toMatchObject({ total_score: 10, status: 'failed' })
    expect(await app.waiting()).toEqual([])
  })

  test('is marked by criteria; the score comes, counts everywhere, and the child is told once', async () => {
    const app = await startEssayApp()
    const historyId = await app.handIn('<p>Con mèo.</p>')
    const [answer] = await app.waiting()
    if (!answer) throw new Error('nothing waits')
    expect(answer).toMatchObject({
      student: { _id: app.child.id },
      given: '<p>Con mèo.</p>',
      question: { points: 10, rubric: [{ points: 6 }, { points: 4 }], minimumWords: 30 },
      mark: null,
      revision: 0,
    })
    for (const points of [
      [6, 4.1],
      [7, 1],
      [-1, 4],
    ] as const)
      expect((await app.mark(answer, points)).status).toBe(422)
    const marked = await app.mark(answer, [5.25, 2], { comment: 'Viết hay. <b>Cố lên</b>' })
    expect(marked.status, JSON.stringify(marked.body)).toBe(200)
    expect(markedOf(marked)).toMatchObject({
      answer: { revision: 1, mark: { points: 7.25, comment: 'Viết hay. <b>Cố lên</b>' } },
      attempt: { pending: 0, total_score: 17.25, totalPoints: 20 },
    })
    const result = resultOf(await app.result(historyId))
    expect(result).toMatchObject({
      total_score: 17.25,
      status: 'passed',
      automatic: null,
      pending_questions: [],
      question_scores: { [app.essay]: 7.25 },
      given_marks: {
        [app.essay]: { share: 0.725, comment: 'Viết hay. <b>Cố lên</b>', criteria: [{ given: 5.25 }, { given: 2 }] },
      },
    })
    const listed = (await app.list()).find(({ _id }) => _id === app.assignmentId)
    expect(listed?.counted).toEqual({ total_score: 17.25, status: 'passed' })
    expect(await app.waiting()).toEqual([])

    // Again, with what was seen; what somebody else saw before is refused with what is there now.
    const again = await app.mark({ ...answer, revision: 1 }, [6, 4])
    expect(markedOf(again).attempt).toMatchObject({ total_score: 20 })
    const stale = await app.mark({ ...answer, revision: 1 }, [0, 0])
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'stale', data: { answer: { revision: 2, mark: { points: 10 } } } })
    const bell = await app.call(listNotifications, { token: app.childToken })
    const kinds = (bell.body['data'] as { notifications: { kind: string; details: { score?: number } }[] })
      .notifications
    expect(kinds.filter(({ kind }) => kind === 'attempt_marked')).toMatchObject([{ details: { score: 20 } }])
    const audit = await app.database
      .read()
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('action', '=', 'attempt.mark')
      .execute()
    expect(audit).toHaveLength(2)
  })

  test('keeps what was given through a regrade, as a share of the points of today', async () => {
    const app = await startEssayApp()
    const historyId = await app.handIn('<p>Con mèo.</p>')
    const [answer] = await app.waiting()
    if (answer) await app.mark(answer, [3, 2])
    const body = { points: 20, version: 1 }
    const changed = await app.call(updateQuestion, { token: app.token, params: { id: app.essay }, body })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    await app.call(regradeQuiz, { token: app.token, params: { id: app.quizId }, body: { dryRun: false } })
    expect(resultOf(await app.result(historyId))).toMatchObject({
      total_score: 20,
      question_scores: { [app.essay]: 10 },
    })
  })

  test('is listed by attempt and by question, to those who may mark it', async () => {
    const app = await startEssayApp()
    await app.handIn('<p>Con mèo.</p>')
    const { token } = app.parent
    for (const by of ['attempt', 'question'] as const) {
      const answer = await app.call(contract.listMarkingGroups, { token, query: { by } })
      expect(answer.body['data'], JSON.stringify(answer.body)).toMatchObject({
        groups: [{ quiz: { title: 'Tả con mèo' }, pending: 1, answers: 1 }],
        pending: 1,
        pagination: { total: 1 },
      })
    }
    const stranger = await app.signedIn('parent')
    const foreign = await app.call(getDashboard, { token: stranger.token })
    expect(foreign.body['data']).toMatchObject({ dashboard: { essays: { total: 0, oldest: [] } } })
    expect(await app.waiting(stranger.token)).toEqual([])
    expect(await app.waiting(app.token, { questionId: app.essay, quizId: app.quizId })).toHaveLength(1)
    expect(await app.waiting(token, { status: 'marked' })).toEqual([])
  })

  test('shows only pictures that its writer sent for it', async () => {
    const app = await startEssayApp()
    const send = async (token: string, purpose: string) => {
      const answer = await app.call(uploadMedia, { token, query: { purpose }, ...fileForm(await somePicture('png')) })
      return answer.status === 201 ? (answer.body['data'] as { media: Media }).media.url : null
    }
    expect(await send(app.childToken, 'content')).toBeNull()
    const own = await send(app.childToken, 'answer')
    const foreign = await send(app.parent.token, 'content')
    const img = (address: string | null) => `<img src="${address}" alt="">`
    const historyId = await app.handIn(`<p>Nhà em ${img(own)}${img(foreign)}</p>`)
    const [answer] = await app.waiting()
    expect(answer?.given).toContain(own)
    expect(answer?.given).not.toContain(foreign)
    const used = await app.database.read().selectFrom('media_uses').select(['kind', 'record_id']).execute()
    expect(used).toContainEqual({ kind: 'attempt', record_id: historyId })
    expect((await app.app.http.inject({ url: own ?? '' })).statusCode).toBe(200)
  })

  test('is no part of what a parent sees of keys before they open, and the comment is', async () => {
    const app = await startEssayApp({ showCorrectAnswers: false })
    const historyId = await app.handIn('<p>Con mèo.</p>')
    const [answer] = await app.waiting()
    if (answer) await app.mark(answer, [3, 2], { comment: 'Tốt' })
    const own = resultOf(await app.result(historyId))
    expect(own.given_marks[app.essay]).toMatchObject({ comment: 'Tốt', criteria: [] })
    expect(JSON.stringify(own)).not.toContain('Câu văn rõ ràng')
    const parents = await app.call(getChildResult, { token: app.parent.token, params: { historyId } })
    expect(resultOf(parents).given_marks[app.essay]?.comment).toBe('Tốt')
  })
})
