import { getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import {
  type ChildProgress,
  type ChildResult,
  getChildProgress,
  listChildResults,
} from '@lms/contracts/attempts/child-results.ts'
import { releaseResults } from '@lms/contracts/attempts/quiz-attempts.ts'
import { sendFeedback } from '@lms/contracts/feedback/feedback.ts'
import { describe, expect, test } from 'vitest'
import { historyOf, resultOf, startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import type { Request } from '../../../testing/requests.ts'
import { minutes } from '../../platform/clock.ts'
import { someChild } from '../../../testing/records/child.ts'
import { saveParents } from '../../children/child-store.ts'
import type { User } from '../../users/user.ts'
import { someAssignment } from '../../../testing/records/assignment.ts'

interface Results {
  results: ChildResult[]
  childName: string
  total: number
  limit: number
  page: number
  totalPages: number
}

async function start(changes: object = {}) {
  const app = await startAttemptApp(changes)
  const { call, child, parent } = app
  const results = (query: Request['query'] = {}, token = parent.token, id = child.id) =>
    call(listChildResults, { token, params: { id }, query })
  const listed = async (query: Request['query'] = {}, token = parent.token) =>
    (await results(query, token)).body['data'] as Results
  const progress = async (token = parent.token) =>
    ((await call(getChildProgress, { token, params: { id: child.id } })).body['data'] as { progress: ChildProgress })
      .progress
  const give = async (title: string, more: object = {}) => {
    const quiz = await app.created({ title, isPublic: false, maxAttempts: 0, ...more })
    await someAssignment(app, quiz._id, child)
    return quiz
  }
  return { ...app, results, listed, progress, give }
}

describe('the results of a child', () => {
  test('are flat, with the names that the wire has for them', async () => {
    const { listed, sit, quiz, assignment, clock, begin, submit, answersWith } = await start()
    await begin()
    clock.move(minutes(3))
    const historyId = historyOf(await submit({ answers: answersWith(3) }))
    const { results, ...rest } = await listed()
    expect(rest).toEqual({ childName: 'Nguyễn Thị Lan', total: 1, limit: 5, page: 1, totalPages: 1 })
    expect(results).toEqual([
      {
        _id: assignment,
        quizz: { _id: quiz, title: 'Kiểm tra giữa kỳ', maxAttempts: 2, totalPoints: 40, scale: 'sum' },
        number_of_attempts: 1,
        last_history: {
          _id: historyId,
          total_score: 30,
          totalPoints: 40,
          status: 'passed',
          submissionTime: expect.closeTo(180, -1) as number,
          createdAt: expect.any(String) as string,
        },
        counted: { total_score: 30, status: 'passed' },
      },
    ])
    const second = await sit(1)
    expect((await listed()).results[0]).toMatchObject({
      number_of_attempts: 2,
      last_history: { _id: second, total_score: 10, status: 'failed' },
      counted: { total_score: 30 },
    })
  })

  test('have no last attempt before there is one', async () => {
    const { listed, begin } = await start()
    expect((await listed()).results[0]).toMatchObject({ number_of_attempts: 0, last_history: null, counted: null })
    await begin()
    expect((await listed()).results[0]).toMatchObject({ number_of_attempts: 1, last_history: null })
  })

  test('begin with what was finished last; what was not finished follows', async () => {
    const { listed, give, begin, submit, sit } = await start()
    const later = await give('Bài sau')
    await give('Bài để đó')
    const titles = async () => (await listed()).results.map(({ quizz }) => quizz.title)
    expect(await titles()).toEqual(['Bài để đó', 'Bài sau', 'Kiểm tra giữa kỳ'])
    await sit()
    expect(await titles()).toEqual(['Kiểm tra giữa kỳ', 'Bài để đó', 'Bài sau'])
    await begin({}, undefined, later._id)
    await submit({}, undefined, later._id)
    expect(await titles()).toEqual(['Bài sau', 'Kiểm tra giữa kỳ', 'Bài để đó'])
  })

  test('come five at a time unless told otherwise, the latest given first', async () => {
    const { listed, results, give } = await start()
    for (let number = 1; number <= 6; number += 1) await give(`Bài số ${number}`)
    const first = await listed()
    expect(first).toMatchObject({ total: 7, limit: 5, page: 1, totalPages: 2 })
    expect(first.results.map(({ quizz }) => quizz.title)).toEqual([6, 5, 4, 3, 2].map((number) => `Bài số ${number}`))
    expect((await listed({ limit: '' })).limit).toBe(5)
    expect((await listed({ page: '2' })).results.map(({ quizz }) => quizz.title)).toEqual([
      'Bài số 1',
      'Kiểm tra giữa kỳ',
    ])
    expect((await listed({ limit: '20' })).results).toHaveLength(7)
    expect((await results({ limit: '101' })).status).toBe(422)
    expect((await results({ page: '0' })).status).toBe(422)
  })

  test('are searched by the title of the quiz, without accents, and by nothing else', async () => {
    const { listed, give } = await start()
    await give('Đạo hàm 100%', { description: 'Bài về phân số và số thập phân.' })
    const titles = async (search: string) => (await listed({ search })).results.map(({ quizz }) => quizz.title)
    expect(await titles('dao ham')).toEqual(['Đạo hàm 100%'])
    expect(await titles('GIỮA kiểm')).toEqual(['Kiểm tra giữa kỳ'])
    expect(await titles('100%')).toEqual(['Đạo hàm 100%'])
    expect(await titles('%')).toEqual(['Đạo hàm 100%'])
    expect(await titles('phân số')).toEqual([])
  })

  test('are withheld from the child and the parent alike while the quiz withholds them', async () => {
    const { listed, progress, sit, childToken, call, token, quiz } = await start({ showResultsImmediately: false })
    await sit()
    expect((await listed({}, childToken)).results[0]).toMatchObject({
      last_history: { total_score: null, status: null },
      counted: null,
    })
    expect((await progress(childToken)).subjects).toEqual([])
    expect((await listed()).results[0]?.last_history).toMatchObject({ total_score: null, status: null })
    expect((await progress()).attempts).toBe(0)
    expect((await listed({}, token)).results[0]?.last_history).toMatchObject({ total_score: 40, status: 'passed' })
    await call(releaseResults, { token, params: { id: quiz } })
    expect((await progress(childToken)).attempts).toBe(1)
    expect((await progress()).attempts).toBe(1)
  })

  test('belong to the family: another parent, another student and the signed out find nothing', async () => {
    const app = await start()
    const { call, results, child, signedIn, administrator } = app
    const otherParent = await signedIn('parent')
    await someChild(app, otherParent.user)
    for (const endpoint of [listChildResults, getChildProgress]) {
      const as = (token?: string) => call(endpoint, { ...(token && { token }), params: { id: child.id } })
      const stranger = await as(otherParent.token)
      expect(stranger.status).toBe(404)
      expect(stranger.body['message']).toBe('Không tìm thấy con')
      expect((await as((await signedIn('student')).token)).status).toBe(404)
      expect((await as()).status).toBe(401)
      expect((await as(administrator.token)).status).toBe(200)
    }
    // Somebody who is no student is nobody's child.
    expect((await results({}, administrator.token, otherParent.user.id)).status).toBe(404)
  })
})

describe('the picture of a child', () => {
  test('says what the database holds', async () => {
    const { progress, give, begin, submit, database, child, questions, subject } = await start()
    const [first = '', second = ''] = questions
    const quiz = await give('Hai câu')
    const rows = await database.read().selectFrom('questions').selectAll().where('id', 'in', questions).execute()
    expect(rows.map(({ difficulty }) => difficulty).toSorted()).toEqual(['easy', 'hard'])
    const right = (await database.read().selectFrom('question_versions').selectAll().execute()).find(
      ({ question_id }) => question_id === first,
    )
    const rightOption = right?.answers.find(({ isCorrect }) => isCorrect)
    for (let round = 0; round < 7; round += 1) {
      await begin({}, undefined, quiz._id)
      await submit({ answers: round < 2 ? {} : { [first]: rightOption?._id ?? '' } }, undefined, quiz._id)
    }
    const drawn = await progress()
    expect(drawn).toMatchObject({ attempts: 7, recentAttempts: 5 })
    const attempts = await database
      .read()
      .selectFrom('attempts')
      .selectAll()
      .where('student_id', '=', child.id)
      .where('state', '=', 'completed')
      .orderBy('finished_at')
      .execute()
    const share = (some: typeof attempts, questionIds: readonly string[]) => {
      const marks = some.flatMap((row) => row.marks ?? []).filter(({ questionId }) => questionIds.includes(questionId))
      const sum = (part: 'marks' | 'points') => marks.reduce((total, mark) => total + (mark[part] ?? 0), 0)
      return {
        percentage: (sum('marks') / sum('points')) * 100,
        questions: marks.length,
      }
    }
    const [past, latest] = [attempts.slice(0, 2), attempts.slice(2)]
    const easy = { difficulty: 'easy', before: share(past, [first]), recent: share(latest, [first]) }
    const hard = { difficulty: 'hard', before: share(past, [second]), recent: share(latest, [second]) }
    expect(easy).toMatchObject({ before: { percentage: 0 }, recent: { percentage: 100 } })
    expect(drawn.subjects).toEqual([
      {
        _id: subject.id,
        name: subject.name,
        before: share(past, questions),
        recent: share(latest, questions),
        difficulties: [easy, hard],
        scores: attempts.map(({ id, score, total_points, finished_at }) => ({
          _id: id,
          title: 'Hai câu',
          percentage: Math.round(((score ?? 0) / (total_points ?? 1)) * 10_000) / 100,
          createdAt: finished_at,
        })),
      },
    ])
    expect(drawn.difficulties).toEqual([easy, hard])
  })
})

describe('one attempt of a child', () => {
  test('has exactly the names of the wire, and its keys for the parent', async () => {
    const { call, sit, parent, child, quiz, assignment, known } = await start({ maxAttempts: 1 })
    const historyId = await sit(3)
    const answer = await call(getChildResult, {
      token: parent.token,
      params: { historyId },
      query: { child_id: child.id },
    })
    const history = resultOf(answer)
    const figures = {
      total_score: 30,
      status: 'passed',
      submissionTime: expect.any(Number) as number,
      createdAt: expect.any(String) as string,
      number_of_attempts: 1,
    }
    expect(history).toMatchObject({
      _id: historyId,
      ...figures,
      student_quiz: { _id: assignment, ...figures, quizz: { _id: quiz, max_attempts: 1, totalPoints: 40 } },
      list_question_passed: known.slice(0, 3).map(({ id }) => id),
    })
    expect(Object.keys(history.student_answers).toSorted()).toEqual(known.map(({ id }) => id).toSorted())
    expect(history.student_quiz.quizz.questions.every((question) => 'explanation' in question)).toBe(true)
  })

  test('is not found under the name of another child, by another family, or signed out', async () => {
    const app = await start()
    const { call, sit, parent, signedIn, child } = app
    const historyId = await sit()
    const sibling = await someChild(app, parent.user)
    const read = (token: string | undefined, childId?: string) =>
      call(getChildResult, {
        ...(token && { token }),
        params: { historyId },
        query: childId === undefined ? {} : { child_id: childId },
      })
    const wrongChild = await read(parent.token, sibling.id)
    expect(wrongChild.status).toBe(404)
    expect(wrongChild.body['message']).toBe('Không tìm thấy kết quả bài làm.')
    expect((await read(parent.token)).status).toBe(200)
    expect((await read((await signedIn('parent')).token, child.id)).status).toBe(404)
    expect((await read((await signedIn('student')).token, child.id)).status).toBe(404)
    expect((await read(undefined, child.id)).status).toBe(401)
  })

  test('lets the parent report what is wrong with a question that the child met, and no other parent', async () => {
    const { call, sit, child, addUser, tokenOf, database, clock, known } = await start()
    // Accounts that wait for approval see no question of administrators by themselves.
    const waiting = async () => addUser({ role: 'parent', approval: 'waiting' })
    const [parent, stranger] = [await waiting(), await waiting()]
    await database.transaction((tx) => saveParents(tx, child.id, [parent.id], clock.now().toISOString()))
    const send = async (user: User) =>
      call(sendFeedback, {
        token: await tokenOf(user),
        params: { questionId: known[0].id },
        body: { type: 'unclear', content: 'Con tôi không hiểu câu này', questionTitle: 'x' },
      })
    expect((await send(parent)).status).toBe(404)
    await sit()
    expect((await send(parent)).status).toBe(201)
    expect((await send(stranger)).status).toBe(404)
  })
})
