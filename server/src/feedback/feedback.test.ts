import type { Feedback } from '@lms/contracts/feedback/feedback.ts'
import * as contract from '@lms/contracts/feedback/feedback.ts'
import { type Notification, listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { updateQuestion } from '@lms/contracts/questions/questions.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../../testing/requests.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { someQuestion } from '../../testing/records/question.ts'

async function start() {
  const app = await startTestApp()
  const chief = await app.signedIn('administrator')
  const parent = await app.signedIn('parent')
  const questionId = await someQuestion(app, chief.user)
  const send = (token: string, body: object = {}, id = questionId) =>
    app.call(contract.sendFeedback, {
      token,
      params: { questionId: id },
      body: { type: 'error', content: 'Đáp án B mới đúng', questionTitle: 'Phép cộng đơn giản', ...body },
    })
  const setStatus = (token: string, id: string, body: object) =>
    app.call(contract.setFeedbackStatus, { token, params: { id }, body })
  const bell = async (token: string) =>
    ((await app.call(listNotifications, { token })).body['data'] as { notifications: Notification[] }).notifications
  const list = async (token: string, query: Record<string, string> = {}) =>
    ((await app.call(contract.listFeedback, { token, query })).body['data'] as { feedbacks: Feedback[] }).feedbacks
  return { ...app, chief, parent, questionId, send, setStatus, bell, list }
}

const feedbackOf = (answer: Answer): Feedback => (answer.body['data'] as { feedback: Feedback }).feedback

test('a report reaches the author, and is open', async () => {
  const { send, bell, chief, parent, questionId } = await start()
  const answer = await send(parent.token)
  expect(answer.status).toBe(201)
  expect(answer.body['message']).toBe('Cảm ơn phản hồi của bạn! Chúng tôi sẽ xem xét và cập nhật câu hỏi này.')
  expect(feedbackOf(answer)).toMatchObject({
    questionId,
    questionTitle: 'Phép cộng đơn giản',
    questionVersion: 1,
    type: 'error',
    content: 'Đáp án B mới đúng',
    status: 'open',
    response: null,
    reporter: { _id: parent.user.id },
    canDecide: false,
  })
  expect(await bell(chief.token)).toMatchObject([
    { kind: 'question_reported', details: { questionId, reporter: 'Nguyễn Thị Lan' }, isSettled: false },
  ])
  expect(await bell(parent.token)).toEqual([])
})

test('a report says something and is of a known type; without one it is an error', async () => {
  const { send, parent } = await start()
  const blank = await send(parent.token, { content: '  ' })
  expect(blank.status).toBe(422)
  expect(blank.body['errors']).toMatchObject([{ field: 'content', message: 'Vui lòng nhập nội dung phản hồi' }])
  expect((await send(parent.token, { type: 'insult' })).status).toBe(422)
  expect(feedbackOf(await send(parent.token, { type: undefined })).type).toBe('error')
})

test("a report about a parent's question reaches that parent; without an author it reaches the administrators", async () => {
  const app = await start()
  const { send, bell, chief, parent } = app
  const own = await someQuestion(app, parent.user)
  await send(chief.token, {}, own)
  expect(await bell(parent.token)).toHaveLength(1)
  const gone = await app.addUser({ role: 'parent', isActive: false })
  const orphan = await someQuestion(app, gone)
  const other = await app.signedIn('administrator')
  await send(chief.token, {}, orphan)
  expect(await bell(other.token)).toHaveLength(1)
})

test('the reporter gets one notice of what changed, however many steps it took', async () => {
  const { call, send, setStatus, bell, chief, parent } = await start()
  const { _id: id } = feedbackOf(await send(parent.token))
  const respond = (response: string) =>
    call(contract.respondToFeedback, { token: chief.token, params: { id }, body: { response } })
  await setStatus(chief.token, id, { status: 'in_review' })
  await respond('Cảm ơn em')
  await respond('Cảm ơn em')
  expect(await bell(parent.token)).toMatchObject([
    { kind: 'feedback_answered', details: { status: 'in_review', hasResponse: true } },
  ])
})

test('a fix as a new version is linked, settles the bell and is told to the reporter', async () => {
  const { call, send, setStatus, bell, chief, parent, questionId } = await start()
  const { _id: id } = feedbackOf(await send(parent.token))
  expect((await setStatus(chief.token, id, { status: 'resolved', fixedInVersion: 1 })).body['errors']).toMatchObject([
    { field: 'fixedInVersion', message: 'Câu hỏi không có phiên bản này' },
  ])
  await call(updateQuestion, { token: chief.token, params: { id: questionId }, body: { version: 1, points: 4 } })
  const resolved = await setStatus(chief.token, id, { status: 'resolved', fixedInVersion: 2 })
  expect(feedbackOf(resolved)).toMatchObject({ status: 'resolved', fixedInVersion: 2, canDecide: true })
  expect(await bell(chief.token)).toMatchObject([{ isSettled: true }])
  expect(await bell(parent.token)).toMatchObject([
    { kind: 'feedback_answered', details: { feedbackId: id, status: 'resolved', hasResponse: false } },
  ])
  expect(feedbackOf(await setStatus(chief.token, id, { status: 'open' }))).toMatchObject({ fixedInVersion: null })
  expect((await setStatus(chief.token, id, { status: 'closed' })).body['errors']).toMatchObject([
    { field: 'status', message: 'Vui lòng chọn trạng thái' },
  ])
})

test('a response is kept and told', async () => {
  const { call, send, bell, chief, parent } = await start()
  const { _id: id } = feedbackOf(await send(parent.token))
  const respond = (response: string) =>
    call(contract.respondToFeedback, { token: chief.token, params: { id }, body: { response } })
  expect((await respond(' ')).status).toBe(422)
  expect(feedbackOf(await respond('Cảm ơn, đã xem'))).toMatchObject({ response: 'Cảm ơn, đã xem', status: 'open' })
  expect(await bell(parent.token)).toMatchObject([{ details: { hasResponse: true } }])
})

test('each sees what concerns them: administrators all, authors what is about theirs, reporters what they sent', async () => {
  const app = await start()
  const { call, send, list, setStatus, signedIn, chief, parent, questionId } = app
  const other = await signedIn('parent')
  await send(parent.token)
  await send(other.token, { type: 'unclear', content: 'Đề chưa rõ' })
  const own = await someQuestion(app, other.user)
  await send(chief.token, { content: 'Sai chính tả' }, own)
  const contents = async (token: string, query = {}) => (await list(token, query)).map(({ content }) => content)
  expect(await contents(chief.token)).toEqual(['Sai chính tả', 'Đề chưa rõ', 'Đáp án B mới đúng'])
  expect(await contents(other.token)).toEqual(['Sai chính tả', 'Đề chưa rõ'])
  expect(await contents(parent.token)).toEqual(['Đáp án B mới đúng'])
  expect(await contents(chief.token, { type: 'unclear' })).toEqual(['Đề chưa rõ'])
  expect(await contents(chief.token, { search: 'chinh ta' })).toEqual(['Sai chính tả'])
  expect(await contents(chief.token, { status: 'resolved' })).toEqual([])
  const ofQuestion = async (token: string) =>
    (
      (await call(contract.listQuestionFeedback, { token, params: { questionId } })).body['data'] as {
        feedbacks: Feedback[]
      }
    ).feedbacks
  expect(await ofQuestion(chief.token)).toHaveLength(2)
  expect(await ofQuestion(parent.token)).toHaveLength(1)
  const [report] = await list(parent.token)
  expect((await setStatus(parent.token, report?._id ?? '', { status: 'resolved' })).status).toBe(403)
})

test('nobody reports what they cannot see, and nobody without end', async () => {
  const { send, signedIn, addUser, tokenOf, parent } = await start()
  expect((await send((await signedIn('student')).token)).status).toBe(404)
  const waiting = await tokenOf(await addUser({ role: 'parent', approval: 'waiting' }))
  expect((await send(waiting)).status).toBe(404)
  let answer = await send(parent.token)
  for (let sent = 1; sent < 61; sent += 1) answer = await send(parent.token)
  expect(answer.status).toBe(429)
})
