import {
  type QuizSummary,
  deleteQuiz,
  duplicateQuiz,
  getQuiz,
  listQuizzes,
  quizStats,
} from '@lms/contracts/quizzes/quizzes.ts'
import { describe, expect, test } from 'vitest'
import { quizOf, startQuizApp } from '../../testing/apps/quiz-app.ts'
import { someAssignment } from '../../testing/records/assignment.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { someQuiz } from '../../testing/records/quiz.ts'

async function start() {
  const app = await startQuizApp()
  const { user, questions } = app
  const parent = await app.signedIn('parent')
  const other = await app.signedIn('parent')
  const student = await app.signedIn('student')
  const waitingUser = await app.addUser({ role: 'parent', approval: 'waiting' })
  const waiting = { user: waitingUser, token: await app.tokenOf(waitingUser) }
  const secret = { password: 'hoa-sen' }
  const quizzes = {
    administratorPublic: await someQuiz(app, user, { title: 'Nhà, công khai', isPublic: true, questions, ...secret }),
    administratorPrivate: await someQuiz(app, user, { title: 'Nhà, riêng', questions, ...secret }),
    parentPublic: await someQuiz(app, parent.user, { title: 'Phụ huynh, công khai', isPublic: true, ...secret }),
    parentPrivate: await someQuiz(app, parent.user, { title: 'Phụ huynh, riêng', ...secret }),
    parentInactive: await someQuiz(app, parent.user, { title: 'Phụ huynh, nháp', isPublic: true, isActive: false }),
  }
  return { ...app, parent, other, student, waiting, quizzes }
}

const administratorsAndOwn = [
  'Phụ huynh, nháp',
  'Phụ huynh, riêng',
  'Phụ huynh, công khai',
  'Nhà, riêng',
  'Nhà, công khai',
]

describe('who sees which quiz', () => {
  test('in the list, with a total that counts the same', async () => {
    const { titles, call, token, parent, other, waiting } = await start()
    const total = async (as: string) => (await call(quizStats, { token: as })).body['data']
    expect(await titles({}, token)).toEqual(administratorsAndOwn)
    expect(await titles({}, parent.token)).toEqual(administratorsAndOwn)
    expect(await titles({}, other.token)).toEqual(['Phụ huynh, công khai', 'Nhà, riêng', 'Nhà, công khai'])
    expect(await titles({}, waiting.token)).toEqual(['Phụ huynh, công khai', 'Nhà, công khai'])
    expect(await titles({ search: 'nha' }, waiting.token)).toEqual(['Nhà, công khai'])
    expect(await total(token)).toEqual({ total: 5, active: 4, inactive: 1, draft: 1, published: 4 })
    expect(await total(parent.token)).toMatchObject({ total: 5 })
    expect(await total(other.token)).toMatchObject({ total: 3 })
    expect(await total(waiting.token)).toMatchObject({ total: 2 })
    const answer = await call(listQuizzes, { token: parent.token })
    expect(answer.body['data']).toMatchObject({ pagination: { total: 5 } })
  })

  test('by its whole, without the password for who did not write it', async () => {
    const { get, token, parent, other, quizzes } = await start()
    expect(quizOf(await get(quizzes.parentPrivate, token)).password).toBe('hoa-sen')
    expect(quizOf(await get(quizzes.parentPrivate, parent.token)).password).toBe('hoa-sen')
    for (const id of [quizzes.administratorPublic, quizzes.administratorPrivate]) {
      const read = await get(id, other.token)
      expect(quizOf(read)).toMatchObject({ hasPassword: true, questionCount: 2 })
      expect(quizOf(read).questions).toHaveLength(2)
      expect(JSON.stringify(read.body)).not.toContain('hoa-sen')
    }
  })

  test('before approval: what administrators made public, without its questions', async () => {
    const { get, waiting, quizzes } = await start()
    const seen = quizOf(await get(quizzes.administratorPublic, waiting.token))
    expect(seen).toMatchObject({ questionCount: 2, totalPoints: 25, questions: [] })
    expect((await get(quizzes.administratorPrivate, waiting.token)).status).toBe(404)
  })

  test('by its face: what another parent made public and active', async () => {
    const { get, call, other, quizzes } = await start()
    const answer = await get(quizzes.parentPublic, other.token)
    const face = quizOf(answer) as unknown as Record<string, unknown>
    expect(face).toMatchObject({ title: 'Phụ huynh, công khai', questionCount: 1, hasPassword: true })
    for (const field of ['questions', 'password', 'createdBy', 'dataQrCode']) expect(face).not.toHaveProperty(field)
    for (const id of [quizzes.parentPrivate, quizzes.parentInactive]) {
      const hidden = await get(id, other.token)
      expect(hidden.status).toBe(404)
      expect(hidden.body['message']).toBe('Quiz not found')
    }
    const listed = (await call(listQuizzes, { token: other.token })).body['data'] as { quizzes: QuizSummary[] }
    expect(listed.quizzes.find(({ _id }) => _id === quizzes.parentPublic)?.createdBy).toBeNull()
  })

  test('a student sees the face of what was given to them, and of what administrators offer to all', async () => {
    const app = await start()
    const { get, call, student, user, quizzes } = app
    expect((await get(quizzes.administratorPublic, student.token)).status).toBe(200)
    for (const id of [quizzes.administratorPrivate, quizzes.parentPublic, quizzes.parentPrivate])
      expect((await get(id, student.token)).status).toBe(404)
    await someAssignment(app, quizzes.parentPrivate, student.user)
    const answer = await get(quizzes.parentPrivate, student.token)
    expect(answer.status).toBe(200)
    for (const hidden of ['hoa-sen', '"questions"', 'isCorrect', 'Phép cộng đơn giản'])
      expect(JSON.stringify(answer.body)).not.toContain(hidden)
    const draft = await someQuiz(app, user, { isPublic: true, isActive: false })
    expect((await get(draft, student.token)).status).toBe(404)
    expect((await call(listQuizzes, { token: student.token })).status).toBe(403)
  })

  test('a question of another parent in it is not shown to those who may not read it', async () => {
    const app = await start()
    const { get, other, parent, user, questions } = app
    const foreign = await someQuestion(app, parent.user, { title: 'Câu của người khác' })
    const id = await someQuiz(app, user, { questions: [...questions, foreign] })
    const seen = quizOf(await get(id, other.token))
    expect(seen.questions.map(({ _id }) => _id)).toEqual(questions)
    expect(seen).toMatchObject({ questionCount: 3, totalPoints: 35 })
  })

  test('a deleted one only who may bring it back', async () => {
    const { call, get, token, parent, quizzes, titles, other } = await start()
    await call(deleteQuiz, { token, params: { id: quizzes.parentPublic } })
    expect((await get(quizzes.parentPublic, parent.token)).status).toBe(200)
    expect((await get(quizzes.parentPublic, other.token)).status).toBe(404)
    expect(await titles({ deleted: 'true' }, parent.token)).toEqual(['Phụ huynh, công khai'])
    expect(await titles({ deleted: 'true' }, other.token)).toEqual([])
  })

  test('who sees one that is not theirs cannot change it', async () => {
    const { update, call, other, quizzes } = await start()
    for (const id of [quizzes.administratorPublic, quizzes.parentPublic])
      expect((await update(id, { timeLimit: 50, version: 1 }, other.token)).status).toBe(403)
    expect((await call(duplicateQuiz, { token: other.token, params: { id: quizzes.parentPublic } })).status).toBe(403)
    expect((await call(getQuiz, { params: { id: quizzes.administratorPublic } })).status).toBe(401)
  })
})
