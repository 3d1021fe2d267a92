import * as contract from '@lms/contracts/quizzes/quizzes.ts'
import { describe, expect, test } from 'vitest'
import { errorsOf, quizOf, startQuizApp } from '../../testing/apps/quiz-app.ts'
import { days, later } from '../platform/clock.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { someSubject } from '../../testing/records/subject.ts'

describe('a quiz', () => {
  test('is created with what the wizard sends, and the rest as the wizard starts', async () => {
    const { create, get, subject, user, questions } = await startQuizApp()
    const answer = await create({ password: 'hoa-sen', isQrCode: true, tags: ['ôn', 'ôn'], instructions: 'Đọc kỹ.' })
    expect(answer.status).toBe(201)
    expect(answer.body['message']).toBe('Quiz created successfully')
    const quiz = quizOf(answer)
    expect(quiz).toMatchObject({
      title: 'Ôn tập phân số',
      subject: { _id: subject.id, name: 'Toán' },
      class: 'LOP_4',
      type: 'quiz',
      difficulty: 'medium',
      estimatedTime: 30,
      timeLimit: 30,
      passingScore: 70,
      maxAttempts: 2,
      status: 'published',
      isActive: true,
      isPublic: true,
      shuffleQuestions: false,
      shuffleAnswers: false,
      showCorrectAnswers: true,
      showResultsImmediately: true,
      gradingMethod: 'highest',
      multipleChoiceCredit: 'all_or_nothing',
      instructions: 'Đọc kỹ.',
      tags: ['ôn'],
      password: 'hoa-sen',
      hasPassword: true,
      isQrCode: true,
      dataQrCode: `http://lms.test/quizzes/${quiz._id}`,
      releaseDate: null,
      deadline: null,
      totalPoints: 25,
      questionCount: 2,
      version: 1,
      createdBy: { _id: user.id },
      deletedAt: null,
      settings: {
        allowRetake: true,
        showResults: 'immediate',
        randomizeQuestions: false,
        randomizeAnswers: false,
        timeLimit: 30,
        passingScore: 70,
      },
    })
    expect(quiz.questions.map(({ _id }) => _id)).toEqual(questions)
    expect(JSON.stringify(quiz)).not.toContain('isCorrect')
    expect(quizOf(await get(quiz._id))).toEqual(quiz)
  })

  test.each([
    [{ title: ' ' }, 'title', 'Tên Quiz là bắt buộc.'],
    [{ class: '' }, 'class', 'Chọn lớp là bắt buộc.'],
    [{ subject: '' }, 'subject', 'Chọn chủ đề là bắt buộc.'],
    [{ subject: crypto.randomUUID() }, 'subject', 'Chọn chủ đề là bắt buộc.'],
    [{ class: 'LOP_5' }, 'subject', 'Chủ đề này thuộc lớp khác'],
    [{ timeLimit: 0 }, 'timeLimit', 'Thời gian là bắt buộc.'],
    [{ timeLimit: null }, 'timeLimit', 'Thời gian là bắt buộc.'],
    [{ passingScore: -1 }, 'passingScore', 'Điểm yêu cầu phải lớn hơn hoặc bằng 0.'],
    [{ passingScore: 101 }, 'passingScore', 'Điểm yêu cầu phải nhỏ hơn hoặc bằng 100.'],
    [{ maxAttempts: null }, 'maxAttempts', 'Số lần làm tối đa là bắt buộc.'],
    [{ maxAttempts: -1 }, 'maxAttempts', 'Số lần làm tối đa là bắt buộc.'],
    [{ questions: [] }, 'questions', 'Vui lòng chọn ít nhất 1 câu hỏi'],
    [{ questions: [crypto.randomUUID()] }, 'questions', 'Có câu hỏi không tồn tại hoặc bạn không được dùng'],
    [{ deadline: 'mai' }, 'deadline', 'Thời điểm không hợp lệ'],
    [{ deadline: '2020-01-01T00:00:00Z' }, 'deadline', 'Hạn chót phải sau thời điểm hiện tại.'],
    [{ releaseDate: '2020-01-01T00:00:00Z' }, 'releaseDate', 'Ngày phát hành không được nhỏ hơn ngày hiện tại.'],
    [
      { releaseDate: '2990-01-02T00:00:00Z', deadline: '2990-01-01T00:00:00Z' },
      'releaseDate',
      'Ngày phát hành không được lớn hơn hạn chót.',
    ],
  ])('with %j is refused for its %s', async (body, field, message) => {
    const { create } = await startQuizApp()
    const answer = await create(body)
    expect(answer.status).toBe(422)
    expect(answer.body['message']).toBe('Validation failed')
    expect(errorsOf(answer)).toMatchObject([{ field, message }])
  })

  test('may be sat as often as one likes, has no question twice, and may open this very minute', async () => {
    const { created, questions, clock } = await startQuizApp()
    const releaseDate = `${clock.now().toISOString().slice(0, 16)}:00.000Z`
    const quiz = await created({ maxAttempts: 0, questions: [...questions, questions[0]], releaseDate, password: '' })
    expect(quiz).toMatchObject({ maxAttempts: 0, questionCount: 2, releaseDate, password: null, hasPassword: false })
  })

  test('takes an empty text, or nothing, for what was left out', async () => {
    const { created } = await startQuizApp()
    const left = {
      type: '',
      difficulty: null,
      estimatedTime: '',
      isActive: null,
      tags: null,
      deadline: '',
      password: null,
    }
    expect(await created(left)).toMatchObject({
      type: 'quiz',
      difficulty: 'medium',
      estimatedTime: 30,
      isActive: true,
      tags: [],
      deadline: null,
      password: null,
    })
  })

  test('that says nothing about it is not public, and has the figures of the document', async () => {
    const { call, token, subject, questions } = await startQuizApp()
    const body = { title: 'Ôn tập phân số', class: 'LOP_4', subject: subject.id, questions }
    expect(quizOf(await call(contract.createQuiz, { token, body }))).toMatchObject({
      isPublic: false,
      timeLimit: 60,
      maxAttempts: 1,
      passingScore: 60,
    })
  })

  test('is a draft until it is first active', async () => {
    const { created, update } = await startQuizApp()
    const draft = await created({ isActive: false })
    expect(draft.status).toBe('draft')
    const active = quizOf(await update(draft._id, { isActive: true, version: 1 }))
    expect(active.status).toBe('published')
    expect(quizOf(await update(draft._id, { isActive: false, version: 2 })).status).toBe('published')
  })

  test('takes only questions that its author may read', async () => {
    const app = await startQuizApp()
    const { create, update, signedIn, addUser, tokenOf, subject, questions, created } = app
    const parent = await signedIn('parent')
    const stranger = await signedIn('parent')
    const foreign = await someQuestion(app, stranger.user)
    const own = await someQuestion(app, parent.user)
    expect((await create({ questions: [own, ...questions] }, parent.token)).status).toBe(201)
    const unknown = [{ field: 'questions', message: 'Có câu hỏi không tồn tại hoặc bạn không được dùng' }]
    expect(errorsOf(await create({ questions: [own, foreign] }, parent.token))).toMatchObject(unknown)
    const waiting = await tokenOf(await addUser({ role: 'parent', approval: 'waiting' }))
    expect(errorsOf(await create({ subject: subject.id, questions }, waiting))).toMatchObject(unknown)
    const quiz = await created({ questions: [own] }, parent.token)
    expect(errorsOf(await update(quiz._id, { questions: [own, foreign], version: 1 }, parent.token))).toMatchObject(
      unknown,
    )
  })

  test('belongs to a subject that its author may use', async () => {
    const app = await startQuizApp()
    const { create, signedIn } = app
    const [parent, stranger] = [await signedIn('parent'), await signedIn('parent')]
    const foreign = await someSubject(app, stranger.user)
    expect(errorsOf(await create({ subject: foreign.id }, parent.token))).toMatchObject([
      { field: 'subject', message: 'Chọn chủ đề là bắt buộc.' },
    ])
  })
})

describe('a copy', () => {
  test('is an inactive draft of one’s own, without dates and password', async () => {
    const { created, call, token, signedIn, clock } = await startQuizApp()
    const deadline = later(clock.now(), days(1)).toISOString()
    const { _id: id } = await created({ password: 'hoa-sen', deadline, maxAttempts: 0 })
    const parent = await signedIn('parent')
    const answer = await call(contract.duplicateQuiz, { token: parent.token, params: { id } })
    expect(answer.status).toBe(201)
    expect(quizOf(answer)).toMatchObject({
      title: 'Ôn tập phân số (bản sao)',
      status: 'draft',
      isActive: false,
      password: null,
      deadline: null,
      maxAttempts: 0,
      questionCount: 2,
      createdBy: { _id: parent.user.id },
    })
    expect((await call(contract.duplicateQuiz, { token, params: { id: quizOf(answer)._id } })).status).toBe(201)
  })

  test('needs a question that one may read', async () => {
    const { created, call, addUser, tokenOf } = await startQuizApp()
    const { _id: id } = await created({ isPublic: true })
    const waiting = await tokenOf(await addUser({ role: 'parent', approval: 'waiting' }))
    const answer = await call(contract.duplicateQuiz, { token: waiting, params: { id } })
    expect(errorsOf(answer)).toMatchObject([{ field: 'questions', message: 'Vui lòng chọn ít nhất 1 câu hỏi' }])
  })
})

describe('the figures of a subject', () => {
  test('count its quizzes as they come, go and move', async () => {
    const app = await startQuizApp()
    const { created, update, call, token, figures, user } = app
    const { _id: id } = await created()
    await created()
    expect(await figures()).toMatchObject({ courses: 2 })
    const other = await someSubject(app, user)
    await update(id, { subject: other.id, version: 1 })
    expect([await figures(), await figures(other.id)]).toMatchObject([{ courses: 1 }, { courses: 1 }])
    await call(contract.deleteQuiz, { token, params: { id } })
    expect(await figures(other.id)).toMatchObject({ courses: 0 })
    await call(contract.restoreQuiz, { token, params: { id } })
    expect(await figures(other.id)).toMatchObject({ courses: 1 })
  })
})
