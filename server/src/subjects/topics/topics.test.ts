import { bulkQuestions } from '@lms/contracts/questions/question-bulk.ts'
import {
  createQuestion,
  deleteQuestion,
  getQuestion,
  listQuestions,
  questionStats,
  updateQuestion,
} from '@lms/contracts/questions/questions.ts'
import { type Topic, createTopic, deleteTopic, listTopics, updateTopic } from '@lms/contracts/subjects/topics.ts'
import { expect, test } from 'vitest'
import { someQuestionDraft } from '../../../testing/records/question.ts'
import { someSubject } from '../../../testing/records/subject.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { createTopicPlacing } from './topic-placing.ts'

async function start() {
  const app = await startTestApp()
  const { token, user } = await app.signedIn('administrator')
  const { id: subject } = await someSubject(app, user)
  const data = async <Data>(answer: ReturnType<typeof app.call>) => (await answer).body['data'] as Data
  const add = async (name: string, parent: string | null = null) =>
    (await data<{ topic: Topic }>(app.call(createTopic, { token, params: { id: subject }, body: { name, parent } })))
      .topic
  const all = async () =>
    (await data<{ topics: Topic[] }>(app.call(listTopics, { token, params: { id: subject } }))).topics
  const ask = async (changes: object) => {
    const body = { ...someQuestionDraft, subject, ...changes }
    return (await data<{ question: { _id: string } }>(app.call(createQuestion, { token, body }))).question._id
  }
  const found = async (query: Record<string, string>) =>
    (await data<{ questions: { _id: string }[] }>(app.call(listQuestions, { token, query }))).questions.map(
      ({ _id }) => _id,
    )
  return { ...app, token, user, subject, add, all, ask, found, data }
}

test('topics lie in each other, by their paths, each name once in its place, and not too deep', async () => {
  const { call, token, subject, add, all } = await start()
  const numbers = await add('Số học')
  const fractions = await add('Phân số', numbers._id)
  await add('Hình học')
  expect((await all()).map(({ path }) => path)).toEqual(['Hình học', 'Số học', 'Số học / Phân số'])
  const again = { name: 'phan so', parent: numbers._id }
  expect((await call(createTopic, { token, params: { id: subject }, body: again })).status).toBe(409)
  const inItself = { parent: fractions._id }
  expect((await call(updateTopic, { token, params: { id: numbers._id }, body: inItself })).status).toBe(422)
  const third = await add('Cộng', fractions._id)
  const fourth = await add('Khác mẫu', third._id)
  const tooDeep = { name: 'Nữa', parent: fourth._id }
  expect((await call(createTopic, { token, params: { id: subject }, body: tooDeep })).status).toBe(422)
  await call(updateTopic, { token, params: { id: fractions._id }, body: { name: 'Phân số và hỗn số', parent: null } })
  expect((await all()).map(({ path }) => path)).toContain('Phân số và hỗn số / Cộng / Khác mẫu')
})

test('a question in a topic is found under all that the topic lies in, and counted there', async () => {
  const { call, token, add, all, ask, found, data, subject } = await start()
  const numbers = await add('Số học')
  const fractions = await add('Phân số', numbers._id)
  const inFractions = await ask({ topicId: fractions._id, tags: ['ôn tập'] })
  const inNumbers = await ask({ topicId: numbers._id, difficulty: 'hard' })
  const elsewhere = await ask({ topic: 'Viết tay' })
  expect(await found({ topic: fractions._id })).toEqual([inFractions])
  expect(await found({ topic: numbers._id })).toEqual([inNumbers, inFractions])
  expect(await found({ topic: numbers._id, tag: 'On tap' })).toEqual([inFractions])
  expect(await found({ topic: numbers._id, difficulty: 'hard' })).toEqual([inNumbers])
  expect(await data(call(questionStats, { token, query: { topic: numbers._id } }))).toMatchObject({ total: 2 })
  expect((await all()).map(({ questions }) => questions)).toEqual([
    { easy: 0, medium: 0, hard: 1 },
    { easy: 1, medium: 0, hard: 0 },
  ])
  const read = async (id: string) =>
    (await data<{ question: object }>(call(getQuestion, { token, params: { id } }))).question
  expect(await read(inFractions)).toMatchObject({ topicId: fractions._id, topic: 'Số học / Phân số' })
  expect(await read(elsewhere)).toMatchObject({ topicId: null, topic: 'Viết tay' })
  await call(updateTopic, { token, params: { id: numbers._id }, body: { name: 'Số' } })
  expect(await read(inFractions)).toMatchObject({ topic: 'Số / Phân số' })
  const foreign = { ...someQuestionDraft, subject, topicId: crypto.randomUUID() }
  expect((await call(createQuestion, { token, body: foreign })).status).toBe(422)
})

test('a topic with questions stays; without them it goes, and what lies in it moves up', async () => {
  const { call, token, add, all, ask, data } = await start()
  const numbers = await add('Số học')
  const fractions = await add('Phân số', numbers._id)
  const id = await ask({ topicId: numbers._id })
  expect((await call(deleteTopic, { token, params: { id: numbers._id } })).status).toBe(409)
  await call(deleteQuestion, { token, params: { id } })
  expect((await call(deleteTopic, { token, params: { id: numbers._id } })).status).toBe(200)
  expect(await all()).toMatchObject([{ _id: fractions._id, path: 'Phân số' }])
  expect(await data(call(getQuestion, { token, params: { id } }))).toMatchObject({ question: { topicId: null } })
})

test('many questions change their topic and tags at once; another subject has other topics', async () => {
  const app = await start()
  const { call, token, user, add, ask, data } = app
  const fractions = await add('Phân số')
  const ids = [await ask({ tags: ['cũ'] }), await ask({})]
  const bulk = (action: string, change: object, questionIds = ids) =>
    call(bulkQuestions, { token, body: { action, questionIds, data: change } })
  const read = (id = ids[0] ?? '') => data(call(getQuestion, { token, params: { id } }))
  await bulk('change_topic', { topic: fractions._id })
  await bulk('add_tags', { tags: ['ôn tập'] })
  await bulk('remove_tags', { tags: ['CU'] })
  expect(await read()).toMatchObject({ question: { topicId: fractions._id, topic: 'Phân số', tags: ['ôn tập'] } })
  const other = await someSubject(app, user)
  await bulk('change_subject', { subject: other.id })
  expect(await read()).toMatchObject({ question: { topicId: null } })
  const refused = await bulk('change_topic', { topic: fractions._id })
  expect(refused.body['data']).toMatchObject({ summary: { successful: 0, failed: 2 } })
  expect((await bulk('add_tags', {})).status).toBe(422)
})

test('who writes a topic by hand, or moves a question to another subject, leaves the tree', async () => {
  const { call, token, add, ask, data } = await start()
  const fractions = await add('Phân số')
  const id = await ask({ topicId: fractions._id })
  const change = (body: object) => data<object>(call(updateQuestion, { token, params: { id }, body }))
  expect(await change({ title: 'Một tên khác', version: 1 })).toMatchObject({ question: { topicId: fractions._id } })
  expect(await change({ topic: 'Viết tay', version: 2 })).toMatchObject({
    question: { topicId: null, topic: 'Viết tay' },
  })
})

test('paths from files become topics for who may change the subject, and only names for others', async () => {
  const app = await start()
  const { database, user, subject, all, signedIn } = app
  const place = (actor: { id: string; role: 'administrator' | 'parent' }, path: string) =>
    database.transaction((tx) => createTopicPlacing(tx, actor, app.clock.now().toISOString())(subject, path))
  const administrator = { id: user.id, role: 'administrator' } as const
  const first = await place(administrator, 'Số học / Phân số')
  expect(await place(administrator, 'so hoc/phan so')).toBe(first)
  expect((await all()).map(({ path }) => path)).toEqual(['Số học', 'Số học / Phân số'])
  const parent = { id: (await signedIn('parent')).user.id, role: 'parent' } as const
  expect(await place(parent, 'Số học / Phân số')).toBe(first)
  expect(await place(parent, 'Số học / Hỗn số')).toBeNull()
})
