import { apiBase } from '@lms/contracts/endpoint.ts'
import { listAudit } from '@lms/contracts/audit/audit.ts'
import { uploadMedia } from '@lms/contracts/media/media.ts'
import { deleteQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { printDraft, printQuiz } from '@lms/contracts/quizzes/quiz-papers.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../../testing/samples/pdf-text.ts'
import { fileForm, somePicture } from '../../../testing/samples/pictures.ts'
import { startQuizApp } from '../../../testing/apps/quiz-app.ts'
import { someAssignment } from '../../../testing/records/assignment.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { someQuizDraft, someQuiz } from '../../../testing/records/quiz.ts'
import { someSubject } from '../../../testing/records/subject.ts'

async function start() {
  const app = await startQuizApp()
  const send = async (method: 'GET' | 'POST', path: string, as: string, payload?: object) => {
    const headers = { authorization: `Bearer ${as}` }
    return app.app.http.inject({ method, url: apiBase + path, headers, ...(payload && { payload }) })
  }
  const print = (id: string, query = '', as = app.token) => send('GET', `/quizzes/${id}/paper?${query}`, as)
  const draft = { ...someQuizDraft, subject: app.subject.id, questions: app.questions }
  const printedDraft = (body: object = {}, as = app.token) => send('POST', '/quizzes/paper', as, { ...draft, ...body })
  return { ...app, print, printedDraft }
}

describe('the paper of a quiz', () => {
  test.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['html', 'text/html; charset=utf-8', '<!doctype html>'],
  ])('comes as %s, to be kept under the name of the quiz', async (format, type, beginning) => {
    const { print, user, ...app } = await start()
    const uploaded = await app.call(uploadMedia, { token: app.token, ...fileForm(await somePicture('webp', 60, 40)) })
    const { url } = (uploaded.body['data'] as { media: { url: string } }).media
    const content = `<p>Hình này là hình gì?</p><p><img src="${url}" alt="hình"></p>`
    const id = await someQuiz(app, user, {
      title: 'Đề kiểm tra: Phân số & số thập phân',
      questions: [await someQuestion(app, user, { content }), ...app.questions],
    })
    const answer = await print(id, `format=${format}&key=true&versions=2`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="de-kiem-tra-phan-so-so-thap-phan.${format}"`,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    expect(answer.rawPayload.subarray(0, beginning.length).toString()).toBe(beginning)
    if (format === 'html') expect(answer.body).toContain('data:image/jpeg;base64,')
    else if (format === 'docx')
      expect(Object.keys(unzipSync(answer.rawPayload)).filter((name) => name.includes('media/'))).toHaveLength(1)
    else expect(readPdf(answer.rawPayload).pictures).toBe(1)
  })

  test('is the same before and after the quiz is saved, and so is its key', async () => {
    const { print, printedDraft, created } = await start()
    const { _id } = await created()
    const saved = await print(_id, 'format=html&versions=4&key=true')
    const sections = (html: string) => html.slice(html.indexOf('<ol class="questions">'))
    const before = await printedDraft({ format: 'html', versions: 4, key: true })
    expect(sections(before.body)).toBe(sections(saved.body))
    expect(saved.body).toContain('ĐÁP ÁN')
    expect((await print(_id, 'format=html&versions=4')).body).not.toContain('ĐÁP ÁN')
    expect((await print(_id, 'format=html&versions=4&key=true&seed=99')).body).not.toBe(saved.body)
  })

  test('says which codes are alike, also without a key', async () => {
    const { print, created, questions } = await start()
    const { _id } = await created({ questions: questions.slice(0, 1) })
    const alike = await print(_id, 'format=html&versions=3&shuffleQuestions=true&shuffleAnswers=false')
    expect(alike.headers['x-equal-papers']).toBe('101 102 103')
    expect((await print(_id, 'format=html')).headers['x-equal-papers']).toBeUndefined()
  })

  test('is only for who may read all of the quiz; for others there is none', async () => {
    const { print, user, questions, ...app } = await start()
    const administratorPublic = await someQuiz(app, user, { isPublic: true, questions })
    const administratorPrivate = await someQuiz(app, user, { questions })
    const author = await app.signedIn('parent')
    const approved = await app.signedIn('parent')
    const waitingUser = await app.addUser({ role: 'parent', approval: 'waiting' })
    const waiting = await app.tokenOf(waitingUser)
    const parentPublic = await someQuiz(app, author.user, { isPublic: true })
    const mixed = await someQuiz(app, user, {
      isPublic: true,
      questions: [...questions, await someQuestion(app, author.user)],
    })
    const statusOf = async (id: string, as: string) => (await print(id, 'format=html', as)).statusCode
    expect(await statusOf(administratorPublic, approved.token)).toBe(200)
    expect(await statusOf(administratorPrivate, approved.token)).toBe(200)
    expect(await statusOf(parentPublic, author.token)).toBe(200)
    expect(await statusOf(parentPublic, approved.token), 'a face has no paper').toBe(404)
    expect(await statusOf(mixed, approved.token), 'a part is not the quiz').toBe(404)
    expect(await statusOf(administratorPublic, waiting), 'before approval').toBe(404)
    expect(await statusOf(administratorPrivate, waiting)).toBe(404)
    const student = await app.signedIn('student')
    await someAssignment(app, administratorPublic, student.user)
    expect(await statusOf(administratorPublic, student.token), 'also when it was assigned').toBe(403)
    await app.call(deleteQuiz, { token: app.token, params: { id: administratorPublic } })
    expect(await statusOf(administratorPublic, app.token)).toBe(404)
    expect((await print(crypto.randomUUID(), 'format=html')).json()).toMatchObject({ message: 'Quiz not found' })
  })

  test('refuses what cannot be printed, in the words of the form', async () => {
    const app = await start()
    const { print, printedDraft, created, signedIn } = app
    const { _id } = await created()
    const errors = (answer: { json(): unknown }) => (answer.json() as { errors: unknown }).errors
    const versions = { field: 'versions', message: 'Số mã đề phải từ 1 đến 24' }
    for (const wrong of ['0', '25', '1.5', 'x'])
      expect(errors(await print(_id, `versions=${wrong}`))).toMatchObject([versions])
    expect(errors(await print(_id, 'format=exe'))).toMatchObject([
      { field: 'format', message: 'Vui lòng chọn định dạng PDF, Word hoặc HTML' },
    ])
    const parent = await signedIn('parent')
    expect((await printedDraft({ questions: [] })).statusCode).toBe(422)
    const unknown = { field: 'questions', message: 'Có câu hỏi không tồn tại hoặc bạn không được dùng' }
    expect(errors(await printedDraft({ questions: [crypto.randomUUID()] }, parent.token))).toMatchObject([unknown])
    const questions = [await someQuestion(app, parent.user)]
    const { id: subject } = await someSubject(app, (await signedIn('parent')).user)
    expect(
      errors(await printedDraft({ questions, subject }, parent.token)),
      'whose name is nobody else’s',
    ).toMatchObject([{ field: 'subject' }])
    expect(errors(await printedDraft({ title: ' ' }))).toMatchObject([
      { field: 'title', message: 'Tên Quiz là bắt buộc.' },
    ])
  })

  test('refuses more questions than fit into one file', async () => {
    const { print, user, ...app } = await start()
    const questions: string[] = []
    for (let count = 0; count < 51; count += 1) questions.push(await someQuestion(app, user))
    const id = await someQuiz(app, user, { questions })
    expect((await print(id, 'versions=24')).json()).toMatchObject({
      errors: [{ field: 'versions', message: 'Số câu hỏi nhân với số mã đề không được quá 1200' }],
    })
  })

  test('leaves a trace of who printed what', async () => {
    const { print, created, call, token } = await start()
    const { _id } = await created()
    await print(_id, 'format=html&key=true&versions=2')
    const answer = await call(listAudit, { token, query: { action: 'quiz.export' } })
    expect((answer.body['data'] as { entries: unknown[] }).entries).toMatchObject([
      { recordId: _id, details: { format: 'html', key: true, versions: 2 } },
    ])
  })

  test('both calls are files, not envelopes', () => {
    for (const { produces } of [printQuiz, printDraft]) expect(produces).toBe('application/octet-stream')
  })
})

test('on paper each code of a template has its numbers, the same whenever it is printed, and its key', async () => {
  const { print, user, ...app } = await start()
  const id = await someQuiz(app, user, {
    questions: [
      await someQuestion(app, user, {
        content: '<p>Tính {{a}} × {{b}} = ?</p>',
        type: 'numeric',
        answers: [{ text: '{{a*b}}', isCorrect: true }],
        template: {
          variables: ['a', 'b'].map((name) => ({ name, kind: 'whole', from: '11', to: '99' })),
        },
      }),
    ],
  })
  const printed = textOf((await print(id, 'format=html&versions=3&key=true&seed=7')).body)
  expect(printed).not.toContain('{{')
  const asked = [...printed.matchAll(/Tính (\d+) × (\d+)/g)].map(([, a, b]) => [Number(a), Number(b)] as const)
  expect(new Set(asked.map(String)).size).toBe(3)
  for (const [a, b] of asked) expect(printed).toMatch(new RegExp(`(?<!\\d)${a * b}(?!\\d)`))
  expect(textOf((await print(id, 'format=html&versions=3&key=true&seed=7')).body)).toBe(printed)
})
