import { regradeQuiz } from '@lms/contracts/attempts/quiz-attempts.ts'
import { makePractice } from '@lms/contracts/attempts/practice.ts'
import { giveExtraTime } from '@lms/contracts/attempts/quiz-attempts.ts'
import { deleteQuestion } from '@lms/contracts/questions/questions.ts'
import { checkDraws } from '@lms/contracts/quizzes/quiz-draws.ts'
import { duplicateQuiz, getQuiz, updateQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { printQuiz } from '@lms/contracts/quizzes/quiz-papers.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { type Notification, listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { describe, expect, test } from 'vitest'
import { type Changes, historyOf, resultOf, startAttemptApp, viewOf } from '../../../testing/apps/attempt-app.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { days, minutes } from '../../platform/clock.ts'

async function start(changes: Changes = {}) {
  const app = await startAttemptApp(changes)
  const { call, token, quiz, user, subject } = app
  const params = { id: quiz }
  const whole = async () =>
    ((await call(getQuiz, { token, params })).body['data'] as { quiz: Record<string, unknown> & { version: number } })
      .quiz
  const change = async (body: object) =>
    call(updateQuiz, { token, params, body: { ...body, version: (await whole()).version } })
  const fill = async (count: number, more: object = {}) => {
    const ids: string[] = []
    for (let number = 0; number < count; number += 1)
      ids.push(await someQuestion(app, user, { subject: subject.id, ...more }))
    return ids
  }
  const askedOf = async (answer = app.begin()) => viewOf(await answer).quiz.questions.map(({ _id }) => _id)
  return { ...app, whole, change, fill, askedOf }
}

describe('points of a quiz', () => {
  test('stand in the place of those of its questions: in the paper, the grade, the regrade and a copy', async () => {
    const app = await start({ scale: 'ten', passingScore: 50 })
    const { known, change, whole, begin, submit, result, answersWith, call, token, quiz } = app
    const [first, second, third, fourth] = known.map(({ id }) => id) as [string, string, string, string]
    const placing = { [first]: { points: 2.5 }, [second]: { points: 2.25 }, [third]: { points: 5 } }
    expect((await change({ placing: { ...placing, [fourth]: { points: 0.3 } } })).status).toBe(422)
    expect((await change({ placing: { ...placing, [fourth]: { points: 0.25 } } })).status).toBe(200)
    expect(await whole()).toMatchObject({ totalPoints: 10, scale: 'ten', placing: { [first]: { points: 2.5 } } })
    expect(viewOf(await begin()).quiz.questions.map(({ points }) => points)).toEqual([2.5, 2.25, 5, 0.25])
    const id = historyOf(await submit({ answers: answersWith(2) }))
    expect(resultOf(await result(id))).toMatchObject({
      total_score: 4.75,
      status: 'failed',
      student_quiz: { quizz: { totalPoints: 10, scale: 'ten' } },
      question_scores: { [first]: 2.5, [second]: 2.25, [third]: 0 },
    })
    // The last one is worth most from now on, and the papers that were sat follow when they are graded again.
    await change({ placing: { [first]: { points: 8 }, [second]: { points: 1 }, [third]: { points: 1 } } })
    await call(regradeQuiz, { token, params: { id: quiz }, body: { dryRun: false } })
    expect(resultOf(await result(id))).toMatchObject({ total_score: 9, student_quiz: { quizz: { totalPoints: 20 } } })
    const copy = await call(duplicateQuiz, { token, params: { id: quiz } })
    expect(copy.body['data']).toMatchObject({
      quiz: { scale: 'ten', totalPoints: 20, placing: { [first]: { points: 8 } } },
    })
  })

  test('stay with a question when the quiz changes otherwise, and are as before where none are set', async () => {
    const { known, change, whole } = await start()
    expect(await whole()).toMatchObject({ scale: 'sum', placing: {}, draws: [], sections: [], totalPoints: 40 })
    const [first, second] = known
    await change({ placing: { [first.id]: { points: 0.5 } } })
    // Saying the same once more is no change.
    const { version } = await whole()
    await change({ placing: { [first.id]: { points: 0.5, section: null }, [second.id]: {} } })
    expect((await whole()).version).toBe(version)
    await change({ questions: [second.id, first.id] })
    expect(await whole()).toMatchObject({ totalPoints: 10.5, placing: { [first.id]: { points: 0.5 } } })
  })
})

describe('a draw', () => {
  test('gives each paper questions of its own, never one twice and none of those by name, and keeps them', async () => {
    const app = await start({ maxAttempts: 0 })
    const { fill, change, askedOf, known, show, submit, whole } = app
    const bank = await fill(8, { difficulty: 'hard' })
    await change({ draws: [{ count: 3, difficulty: 'hard', points: 2 }] })
    expect(await whole()).toMatchObject({ questionCount: 7, totalPoints: 46 })
    const { version, draws } = await whole()
    await change({ draws })
    expect((await whole()).version).toBe(version)
    const first = await askedOf()
    expect(first.slice(0, 4)).toEqual(known.map(({ id }) => id))
    expect(first).toHaveLength(7)
    expect(new Set(first).size).toBe(7)
    expect(first.slice(4).every((id) => bank.includes(id))).toBe(true)
    expect(await askedOf(show())).toEqual(first)
    await submit()
    const papers = [first.join()]
    for (let round = 0; round < 6; round += 1) {
      papers.push((await askedOf()).join())
      await submit()
    }
    expect(new Set(papers).size).toBeGreaterThan(1)
  })

  test('may be all that is asked, and is practised too', async () => {
    const { fill, change, askedOf, call, token, quiz } = await start()
    await fill(3, { tags: ['Ôn tập'] })
    expect((await change({ questions: [], draws: [] })).status).toBe(422)
    expect((await change({ questions: [], draws: [{ count: 2, tag: 'on tap' }] })).status).toBe(200)
    expect(await askedOf()).toHaveLength(2)
    const practice = await call(makePractice, { token, params: { id: quiz }, body: {} })
    expect(
      (practice.body['data'] as { history: { quiz: { questions: unknown[] } } }).history.quiz.questions,
    ).toHaveLength(2)
  })

  test('that the bank cannot fill is told to the author beforehand and to the child in kind words', async () => {
    const { fill, change, begin, call, token, subject, known, quiz, clock } = await start()
    const [only = ''] = await fill(1, { difficulty: 'hard' })
    const draws = [{ count: 2, difficulty: 'hard' }, { count: 1 }]
    const wish = { class: 'LOP_4', subject: subject.id, draws, questions: [known[0].id] }
    const checked = await call(checkDraws, { token, body: wish })
    expect(checked.body['data']).toMatchObject({ draws: [{ found: 1, missing: 1 }, { missing: 1 }], missing: 2 })
    await change({ draws })
    const refused = await begin()
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'not_enough_questions', data: { missing: 2 } })
    const notices = async () => {
      const { notifications } = (await call(listNotifications, { token })).body['data'] as {
        notifications: Notification[]
      }
      return notifications.filter(({ kind }) => kind === 'draw_short').map(({ details }) => details)
    }
    // However many knock: once, until the quiz is another.
    await begin()
    expect(await notices()).toEqual([{ quizId: quiz, quiz: expect.any(String), missing: 2 }])
    clock.move(minutes(1))
    await change({ draws: [{ count: 3, difficulty: 'hard' }] })
    await begin()
    expect(await notices()).toEqual([{ quizId: quiz, quiz: expect.any(String), missing: 2 }])
    await change({ draws })
    await fill(2, { difficulty: 'hard' })
    expect((await begin()).status).toBe(200)
    await call(deleteQuestion, { token, params: { id: only } })
  })

  test('leaves out what the child has met lately', async () => {
    const app = await start({ maxAttempts: 0 })
    const { fill, change, askedOf, submit, begin, clock } = app
    await fill(4)
    await change({ questions: [], draws: [{ count: 2, unseenDays: 7 }] })
    const first = await askedOf()
    await submit()
    const second = await askedOf()
    await submit()
    expect(second.some((id) => first.includes(id))).toBe(false)
    expect((await begin()).status).toBe(409)
    clock.move(days(8))
    expect((await app.tokenOf(app.child)).length).toBeGreaterThan(0)
    const token = await app.tokenOf(app.child)
    expect((await begin({}, token)).status).toBe(200)
  })

  test("takes no other family's questions, and an administrator's quiz none of any family", async () => {
    const app = await start()
    const { change, begin, parent, subject } = app
    for (let number = 0; number < 3; number += 1) await someQuestion(app, parent.user, { subject: subject.id })
    await change({ questions: [], draws: [{ count: 1 }] })
    expect((await begin()).status).toBe(409)
  })

  test('is made for each code on paper', async () => {
    const { fill, change, app, quiz, token } = await start()
    await fill(30)
    await change({ questions: [], draws: [{ count: 3 }], sections: [], title: 'Đề rút ngẫu nhiên' })
    const url = `${apiBase}${printQuiz.path.replace(':id', quiz)}?format=html&versions=4`
    const paper = await app.http.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
    expect(paper.statusCode).toBe(200)
    expect(paper.body.match(/data-code="10\d"/g)).toHaveLength(4)
    expect(paper.body.match(/class="question"/g)).toHaveLength(12)
  })
})

describe('sections', () => {
  const sections = [
    { title: 'Phần 1: Trắc nghiệm', instruction: 'Chọn một đáp án.', minutes: 10 },
    { title: 'Phần 2: Tự luận', instruction: '', minutes: null },
  ]

  async function startSections() {
    const app = await start()
    const [first, second, third, fourth] = app.known
    const placing = { [first.id]: { section: 1 }, [second.id]: { section: 0 }, [third.id]: { section: 0 } }
    const answer = await app.change({ sections, placing: { ...placing, [fourth.id]: { section: 1 } } })
    expect(answer.status).toBe(200)
    return app
  }

  test('come one after the other, with title, instruction and their own end', async () => {
    const { begin, known, change, quiz, app, token } = await startSections()
    const view = viewOf(await begin()).quiz
    expect(view.questions.map(({ _id, section }) => [_id, section])).toEqual([
      [known[1].id, 0],
      [known[2].id, 0],
      [known[0].id, 1],
      [known[3].id, 1],
    ])
    expect(view.paperSections).toMatchObject([{ title: 'Phần 1: Trắc nghiệm' }, { endsAt: null }])
    expect((await change({ sections: [sections[0]] })).status).toBe(422)
    const url = `${apiBase}${printQuiz.path.replace(':id', quiz)}?format=html`
    const paper = await app.http.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
    expect(paper.body).toContain('<h2 class="section">Phần 1: Trắc nghiệm</h2>')
    expect(paper.body.indexOf('Phần 1')).toBeLessThan(paper.body.indexOf('Phần 2'))
  })

  test('take no more answers after their time, and keep what was given', async () => {
    const { begin, save, show, submit, result, known, clock, answersWith } = await startSections()
    await begin()
    const all = answersWith(4)
    await save({ answers: { [known[1].id]: all[known[1].id] }, sequence: 1 })
    clock.move(minutes(11))
    const late = await save({ answers: all, sequence: 2 })
    expect(late.status).toBe(200)
    const { refused } = late.body['data'] as { refused: string[] }
    expect(refused.toSorted()).toEqual([known[1].id, known[2].id].toSorted())
    expect(Object.keys(viewOf(await show()).attempt?.answers ?? {}).toSorted()).toEqual(
      [known[0].id, known[1].id, known[3].id].toSorted(),
    )
    const id = historyOf(await submit({ answers: all }))
    expect(resultOf(await result(id)).total_score).toBe(30)
  })

  test('end later for who gets extra time', async () => {
    const { begin, save, call, token, quiz, child, known, answersWith, clock } = await startSections()
    await begin()
    await call(giveExtraTime, { token, params: { id: quiz }, body: { studentId: child.id, minutes: 5 } })
    clock.move(minutes(12))
    const kept = await save({ answers: { [known[1].id]: answersWith(4)[known[1].id] }, sequence: 1 })
    expect(kept.body['data']).not.toHaveProperty('refused')
  })
})
