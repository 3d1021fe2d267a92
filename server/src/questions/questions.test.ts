import { listAudit } from '@lms/contracts/audit/audit.ts'
import type { Question, QuestionStats } from '@lms/contracts/questions/questions.ts'
import * as contract from '@lms/contracts/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { attacks } from '../../testing/attacks.ts'
import type { Answer, Request } from '../../testing/requests.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { someSubject } from '../../testing/records/subject.ts'
import type { User } from '../users/user.ts'
import { someQuestionDraft, someQuestion } from '../../testing/records/question.ts'

async function start() {
  const test = await startTestApp()
  const administrator = await test.signedIn('administrator')
  const { token, user } = administrator
  const subject = await someSubject(test, user)
  const create = (body: object, as = token) =>
    test.call(contract.createQuestion, { token: as, body: { ...someQuestionDraft, subject: subject.id, ...body } })
  const created = async (body: object = {}, as = token): Promise<Question> => questionOf(await create(body, as))
  const get = (id: string, as = token) => test.call(contract.getQuestion, { token: as, params: { id } })
  const update = (id: string, body: object, as = token) =>
    test.call(contract.updateQuestion, { token: as, params: { id }, body })
  const titles = async (query: Request['query'] = {}, as = token) => {
    const answer = await test.call(contract.listQuestions, { token: as, query })
    expect(answer.status).toBe(200)
    return (answer.body['data'] as { questions: Question[] }).questions.map(({ title }) => title)
  }
  return { ...test, administrator, token, user, subject, create, created, get, update, titles }
}

const questionOf = (answer: Answer): Question => (answer.body['data'] as { question: Question }).question
const errorsOf = (answer: Answer) => answer.body['errors']
const texts = ({ answers }: Question) => answers.map(({ text, isCorrect }) => [text, isCorrect])

describe('a question', () => {
  test('is written and read back with its key', async () => {
    const { create, get, subject, user } = await start()
    const answer = await create({ explanation: '<p>2 + 3 = 5</p>', topic: ' Số học ', tags: ['cộng', 'cộng'] })
    expect(answer.status).toBe(201)
    expect(answer.body['message']).toBe('Question created successfully')
    const question = questionOf(answer)
    expect(question).toMatchObject({
      title: 'Phép cộng đơn giản',
      content: '<p>Hai cộng ba bằng mấy?</p>',
      type: 'single_choice',
      subject: { _id: subject.id, name: 'Toán' },
      class: 'LOP_4',
      difficulty: 'easy',
      points: 10,
      explanation: '<p>2 + 3 = 5</p>',
      topic: 'Số học',
      tags: ['cộng'],
      ignoreAccents: false,
      version: 1,
      createdBy: { _id: user.id, name: 'Nguyễn Thị Lan' },
      deletedAt: null,
    })
    expect(texts(question)).toEqual([
      ['<p>5</p>', true],
      ['<p>6</p>', false],
    ])
    expect((await get(question._id)).body['data']).toEqual({ question })
  })

  test.each([
    [{ title: '' }, 'title', 'Please enter the question title'],
    [{ title: 'Tính' }, 'title', 'Title must be at least 5 characters long'],
    [{ content: '<p> </p>' }, 'content', 'Please enter the question content'],
    [{ content: '<p>ngắn quá</p>' }, 'content', 'Content must be at least 10 characters long'],
    [{ type: 'riddle' }, 'type', 'Please select a question type'],
    [{ subject: '' }, 'subject', 'Please select a subject'],
    [{ class: undefined }, 'class', 'Please select a class'],
    [{ difficulty: 'extreme' }, 'difficulty', 'Please select a difficulty'],
    [{ points: 0 }, 'points', 'Points must be between 1 and 100'],
    [{ points: 101 }, 'points', 'Points must be between 1 and 100'],
    [{ points: 1.5 }, 'points', 'Points must be between 1 and 100'],
    [{ answers: [{ text: 'a', isCorrect: true }] }, 'answers', 'Please provide at least 2 answers'],
    [{ answers: [{ text: 'a' }, { text: 'b' }] }, 'answers', 'Please mark at least one answer as correct'],
    [{ type: 'fill_blank', answers: [{ text: ' ' }] }, 'answers', 'Please provide at least 1 correct answer'],
  ])('with %j is refused for its %s', async (body, field, message) => {
    const { create } = await start()
    const answer = await create(body)
    expect(answer.status).toBe(422)
    expect(answer.body['message']).toBe('Validation failed')
    expect(errorsOf(answer)).toMatchObject([{ field, message }])
  })

  test('loses its blank answers, and what is typed in is plain text', async () => {
    const { created } = await start()
    const choice = await created({
      type: 'multiple_choice',
      answers: [{ text: 'a', isCorrect: true }, { text: '<p></p>' }, { text: 'b' }],
    })
    expect(texts(choice)).toEqual([
      ['a', true],
      ['b', false],
    ])
    const typed = await created({ type: 'fill_blank', answers: [{ text: '5 &lt; <b>7</b>', isCorrect: false }] })
    expect(texts(typed)).toEqual([['5 &lt; 7', true]])
    const truth = await created({
      type: 'true_false',
      answers: [
        { text: 'No', isCorrect: true },
        { text: '<p>Yes</p>', isCorrect: false },
      ],
    })
    expect(texts(truth)).toEqual([
      ['Đúng', false],
      ['Sai', true],
    ])
  })

  test('belongs to a subject that its author may use and that fits the class', async () => {
    const app = await start()
    const { create, signedIn, created, update } = app
    const stranger = await signedIn('parent')
    const foreign = await someSubject(app, stranger.user)
    const parent = await signedIn('parent')
    const refused = await create({ subject: foreign.id }, parent.token)
    expect(errorsOf(refused)).toMatchObject([{ field: 'subject', message: 'Please select a subject' }])
    const misplaced = await create({ class: 'LOP_5' })
    expect(errorsOf(misplaced)).toMatchObject([{ field: 'subject', message: 'This subject belongs to another class' }])
    const { _id } = await created()
    expect(errorsOf(await update(_id, { class: 'LOP_5', version: 1 }))).toMatchObject([
      { field: 'subject', message: 'This subject belongs to another class' },
    ])
  })

  test('carries nothing that runs, in none of its rich fields', async () => {
    const { created } = await start()
    for (const attack of attacks) {
      const { content, explanation, answers } = await created({
        content: `<p>Đây là nội dung câu hỏi</p>${attack}`,
        explanation: `<p>Vì sao</p>${attack}`,
        answers: [
          { text: `<p>một</p>${attack}`, isCorrect: true, explanation: attack },
          { text: `hai ${attack}`, isCorrect: false },
        ],
      })
      for (const html of [
        content,
        explanation,
        ...answers.flatMap(({ text, explanation: why }) => [text, why ?? '']),
      ]) {
        expect(html, attack).not.toMatch(/<(script|style|iframe|svg|math|object|embed|form|input|base|link|meta)\b/i)
        expect(html, attack).not.toMatch(/<[^>]*(\son\w+\s*=|javascript:|vbscript:)/i)
      }
    }
  })

  test('must still say something once what runs is taken away', async () => {
    const { create } = await start()
    const answer = await create({ content: '<textarea>mười chữ cái trở lên</textarea>' })
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toMatchObject([{ field: 'content', message: 'Please enter the question content' }])
  })

  test('changes in part as a new version, and every version stays', async () => {
    const { call, token, created, update, get } = await start()
    const first = await created()
    const [key, wrong] = first.answers
    expect(errorsOf(await update(first._id, { points: 5 }))).toMatchObject([
      { field: 'version', message: 'The version that was read is missing' },
    ])
    const answer = await update(first._id, {
      version: 1,
      answers: [{ ...key, text: '<p>năm</p>' }, wrong, { text: 'bảy', isCorrect: false }],
    })
    expect(answer.body['message']).toBe('Question updated successfully')
    const second = questionOf(answer)
    expect(second).toMatchObject({ version: 2, title: first.title, points: 10 })
    expect(second.answers.slice(0, 2).map(({ _id }) => _id)).toEqual([key?._id, wrong?._id])
    expect(second.answers[2]?._id).not.toBe(wrong?._id)
    const stale = await update(first._id, { version: 1, points: 7 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'stale', data: { question: { version: 2 } } })
    expect(questionOf(await update(first._id, { version: 2, points: 10 })).version).toBe(2)
    const { body } = await call(contract.listQuestionVersions, { token, params: { id: first._id } })
    const { versions, pagination } = body['data'] as { versions: Question[]; pagination: { total: number } }
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    expect(versions[1]?.answers).toEqual(first.answers)
    expect(pagination.total).toBe(2)
    expect(questionOf(await get(first._id)).answers).toEqual(second.answers)
  })

  test('of another type must fit that type, answers and all', async () => {
    const { created, update } = await start()
    const { _id } = await created({
      type: 'multiple_choice',
      answers: [
        { text: 'a', isCorrect: true },
        { text: 'b', isCorrect: true },
      ],
    })
    expect(errorsOf(await update(_id, { version: 1, type: 'single_choice' }))).toMatchObject([
      { field: 'answers', message: 'Please mark exactly one answer as correct' },
    ])
  })

  test('is deleted softly and comes back, and each act leaves its trace', async () => {
    const { call, token, created, titles, update } = await start()
    const { _id: id } = await created()
    const deleted = await call(contract.deleteQuestion, { token, params: { id } })
    expect(deleted.body['message']).toBe('Question deleted successfully')
    expect(await titles()).toEqual([])
    expect(await titles({ deleted: 'true' })).toEqual(['Phép cộng đơn giản'])
    expect((await update(id, { version: 1, points: 3 })).status).toBe(404)
    expect((await call(contract.deleteQuestion, { token, params: { id } })).status).toBe(404)
    expect(questionOf(await call(contract.restoreQuestion, { token, params: { id } })).deletedAt).toBeNull()
    expect(await titles()).toEqual(['Phép cộng đơn giản'])
    const audit = await call(listAudit, { token, query: { recordType: 'question' } })
    const { entries } = audit.body['data'] as { entries: { action: string }[] }
    expect(entries.map(({ action }) => action)).toEqual(['question.restore', 'question.delete', 'question.create'])
  })
})

describe('who may read a question', () => {
  async function questionsOfTwo() {
    const app = await start()
    const { user } = app.administrator
    const byAdministrator = await someQuestion(app, user, { title: 'Của nhà trường' })
    const parent = await app.signedIn('parent')
    const byParent = await someQuestion(app, parent.user, { title: 'Của phụ huynh' })
    const waiting: User = await app.addUser({ role: 'parent', approval: 'waiting' })
    return { ...app, byAdministrator, byParent, parent, waiting: { user: waiting, token: await app.tokenOf(waiting) } }
  }

  test("a parent reads their own, the administrators' once approved, and never another parent's", async () => {
    const { get, titles, signedIn, byAdministrator, byParent, parent, waiting } = await questionsOfTwo()
    const other = await signedIn('parent')
    expect(await titles({}, parent.token)).toEqual(['Của phụ huynh', 'Của nhà trường'])
    expect(await titles({}, other.token)).toEqual(['Của nhà trường'])
    expect(await titles({}, waiting.token)).toEqual([])
    expect((await get(byAdministrator, parent.token)).status).toBe(200)
    expect((await get(byAdministrator, waiting.token)).status).toBe(404)
    expect((await get(byParent, other.token)).body).toMatchObject({ code: 'not_found', message: 'Question not found' })
    expect((await get(byParent)).status).toBe(200)
  })

  test("a parent cannot change the administrators' questions", async () => {
    const { call, update, byAdministrator, parent } = await questionsOfTwo()
    expect((await update(byAdministrator, { version: 1, points: 3 }, parent.token)).status).toBe(403)
    expect((await call(contract.deleteQuestion, { token: parent.token, params: { id: byAdministrator } })).status).toBe(
      403,
    )
  })

  test('a student never reads one, whatever they ask', async () => {
    const { call, signedIn, byAdministrator } = await questionsOfTwo()
    const { token } = await signedIn('student')
    for (const endpoint of [contract.listQuestions, contract.questionStats])
      expect((await call(endpoint, { token })).status).toBe(403)
    for (const endpoint of [contract.getQuestion, contract.listQuestionVersions])
      expect((await call(endpoint, { token, params: { id: byAdministrator } })).status).toBe(403)
  })

  test('the figures count what the list shows', async () => {
    const { call, token, parent, waiting } = await questionsOfTwo()
    const total = async (as: string) =>
      ((await call(contract.questionStats, { token: as })).body['data'] as QuestionStats).total
    expect([await total(token), await total(parent.token), await total(waiting.token)]).toEqual([2, 2, 0])
  })
})

describe('the question bank', () => {
  async function filled() {
    const app = await start()
    const { created, subject } = app
    const truth = { type: 'true_false', answers: [{ text: 'Đúng', isCorrect: true }, { text: 'Sai' }] }
    await created({ title: 'Đạo hàm là gì', difficulty: 'hard' })
    await created({ title: 'Phân số bằng nhau', ...truth, tags: ['ôn tập'] })
    await created({ title: 'Chu vi hình vuông', content: '<p>Cạnh 100% bằng nhau</p>', topic: 'Hình học', points: 5 })
    return { ...app, subject }
  }

  test('comes newest first, ten at a time, with what the table shows and no key', async () => {
    const { call, token } = await filled()
    const { body } = await call(contract.listQuestions, { token, query: { limit: '2' } })
    const { questions, pagination } = body['data'] as { questions: Record<string, unknown>[]; pagination: object }
    expect(questions.map(({ title }) => title)).toEqual(['Chu vi hình vuông', 'Phân số bằng nhau'])
    expect(pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 })
    expect(questions[0]).not.toHaveProperty('answers')
    expect(questions[0]).not.toHaveProperty('content')
  })

  test('is filtered by class, subject, type and difficulty', async () => {
    const { titles, subject } = await filled()
    expect(await titles({ class: 'LOP_4', subject: subject.id })).toHaveLength(3)
    expect(await titles({ class: 'LOP_5' })).toEqual([])
    expect(await titles({ type: 'true_false' })).toEqual(['Phân số bằng nhau'])
    expect(await titles({ difficulty: 'hard', type: '' })).toEqual(['Đạo hàm là gì'])
  })

  test('is searched without accents in title, text, answers, topic and tags; no sign means anything', async () => {
    const { titles, created } = await filled()
    const answers = [{ text: '<p>Sông <strong>Cửu Long</strong></p>', isCorrect: true }, { text: '<p>Sông Hồng</p>' }]
    await created({ title: 'Chọn dòng sông', answers, tags: ['ôn tập cuối năm'] })
    expect(await titles({ search: 'cuu long' })).toEqual(['Chọn dòng sông'])
    expect(await titles({ search: 'đúng sai' })).toEqual([])
    expect(await titles({ tag: 'ÔN TẬP' })).toEqual(['Phân số bằng nhau'])
    expect(await titles({ tag: 'on tap cuoi nam', search: 'song' })).toEqual(['Chọn dòng sông'])
    expect(await titles({ search: 'dao ham' })).toEqual(['Đạo hàm là gì'])
    expect(await titles({ search: 'HÌNH HỌC' })).toEqual(['Chu vi hình vuông'])
    expect(await titles({ search: 'on tap' })).toEqual(['Chọn dòng sông', 'Phân số bằng nhau'])
    expect(await titles({ search: '100%' })).toEqual(['Chu vi hình vuông'])
    expect(await titles({ search: '1_0' })).toEqual([])
    expect(await titles({ search: 'vi' })).toEqual(['Chu vi hình vuông'])
    expect(await titles({ search: 'nhau', difficulty: 'hard' })).toEqual([])
  })

  test('has figures by type for the current filter', async () => {
    const { call, token } = await filled()
    const stats = async (query: Record<string, string>) =>
      (await call(contract.questionStats, { token, query })).body['data']
    expect(await stats({})).toEqual({
      total: 3,
      types: { true_false: 1, multiple_choice: 0, single_choice: 2, fill_blank: 0 },
      difficulties: { easy: 2, medium: 0, hard: 1 },
    })
    expect(await stats({ search: 'nhau' })).toMatchObject({ total: 2, types: { true_false: 1, single_choice: 1 } })
    expect(await stats({ type: 'single_choice', difficulty: 'hard' })).toMatchObject({ total: 1 })
    expect(await stats({ class: 'LOP_1' })).toMatchObject({ total: 0 })
    expect(await stats({ search: 'không có' })).toMatchObject({ total: 0 })
  })
})
