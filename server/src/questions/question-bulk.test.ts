import { bulkQuestions } from '@lms/contracts/questions/question-bulk.ts'
import { getQuestion } from '@lms/contracts/questions/questions.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../../testing/requests.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { someSubject } from '../../testing/records/subject.ts'
import { someQuestion } from '../../testing/records/question.ts'

async function start() {
  const app = await startTestApp()
  const { token, user } = await app.signedIn('administrator')
  const bulk = (body: object, as = token) => app.call(bulkQuestions, { token: as, body })
  const read = async (id: string) =>
    (await app.call(getQuestion, { token, params: { id } })).body['data'] as { question: Record<string, unknown> }
  return { ...app, token, user, bulk, read }
}

const summaryOf = (answer: Answer) => (answer.body['data'] as { summary: object }).summary
const messagesOf = (answer: Answer) =>
  (answer.body['data'] as { results: { message: string }[] }).results.map(({ message }) => message)

test('many questions are deleted and brought back at once', async () => {
  const app = await start()
  const { bulk, read, user } = app
  const ids = [await someQuestion(app, user), await someQuestion(app, user)]
  const deleted = await bulk({ action: 'delete', questionIds: [...ids, ids[0], crypto.randomUUID()] })
  expect(summaryOf(deleted)).toEqual({ total: 3, successful: 2, failed: 1 })
  expect(messagesOf(deleted)).toEqual([
    'Question deleted successfully',
    'Question deleted successfully',
    'Question not found',
  ])
  expect((await read(ids[0] ?? '')).question['deletedAt']).not.toBeNull()
  expect(summaryOf(await bulk({ action: 'delete', questionIds: ids }))).toMatchObject({ failed: 2 })
  expect(summaryOf(await bulk({ action: 'restore', questionIds: ids }))).toMatchObject({ successful: 2 })
  expect((await read(ids[0] ?? '')).question['deletedAt']).toBeNull()
})

test('subject, class and difficulty change as new versions, and only where they fit', async () => {
  const app = await start()
  const { bulk, read, user } = app
  const id = await someQuestion(app, user)
  const other = await someSubject(app, user)
  expect(summaryOf(await bulk({ action: 'change_subject', questionIds: [id], data: { subject: other.id } }))).toEqual({
    total: 1,
    successful: 1,
    failed: 0,
  })
  expect((await read(id)).question).toMatchObject({ subject: { _id: other.id }, version: 2 })
  const misplaced = await bulk({ action: 'change_class', questionIds: [id], data: { class: 'LOP_5' } })
  expect(messagesOf(misplaced)).toEqual(['This subject belongs to another class'])
  await bulk({ action: 'change_difficulty', questionIds: [id], data: { difficulty: 'hard' } })
  expect((await read(id)).question).toMatchObject({ difficulty: 'hard', class: 'LOP_4', version: 3 })
})

test('what the action sets must be there', async () => {
  const { bulk } = await start()
  const questionIds = [crypto.randomUUID()]
  for (const [action, field] of [
    ['change_subject', 'subject'],
    ['change_class', 'class'],
    ['change_difficulty', 'difficulty'],
  ] as const) {
    const answer = await bulk({ action, questionIds })
    expect(answer.status).toBe(422)
    expect(answer.body['errors']).toMatchObject([{ field: `data.${field}` }])
  }
  expect((await bulk({ action: 'delete', questionIds: [] })).body['errors']).toMatchObject([
    { field: 'questionIds', message: 'Please select questions first' },
  ])
  expect((await bulk({ action: 'explode', questionIds })).status).toBe(422)
})

test("a parent changes only their own; the administrators' stay, and another parent's do not exist", async () => {
  const app = await start()
  const { bulk, user, signedIn } = app
  const [one, two] = [await signedIn('parent'), await signedIn('parent')]
  const questionIds = [
    await someQuestion(app, user),
    await someQuestion(app, two.user),
    await someQuestion(app, one.user),
  ]
  const answer = await bulk({ action: 'delete', questionIds }, one.token)
  expect(messagesOf(answer)).toEqual([
    'You can only change your own questions',
    'Question not found',
    'Question deleted successfully',
  ])
})
