import * as contract from '@lms/contracts/questions/questions.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { someQuestionDraft } from '../../../testing/records/question.ts'
import { someSubject } from '../../../testing/records/subject.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { checkTags } from '../../check/check-tags.ts'

async function start() {
  const app = await startTestApp()
  const { token, user } = await app.signedIn('administrator')
  const { id: subject } = await someSubject(app, user)
  const write = async (title: string, changes: object, as = token) => {
    const body = { ...someQuestionDraft, title, subject, ...changes }
    const answer = await app.call(contract.createQuestion, { token: as, body })
    return (answer.body['data'] as { question: { _id: string } }).question._id
  }
  const found = async (query: Record<string, string>, as = token) => {
    const answer = await app.call(contract.listQuestions, { token: as, query })
    const { questions, pagination } = answer.body['data'] as {
      questions: { title: string }[]
      pagination: { total: number }
    }
    return [pagination.total, ...questions.map(({ title }) => title)]
  }
  return { ...app, token, write, found }
}

test('a question is found by its whole tag and the filters beside it, through all that happens to it', async () => {
  const { call, token, write, found, database } = await start()
  const odd = 'đề "A\\B" [1], số 2'
  const id = await write('Câu hỏi một', { tags: ['Ôn tập', odd] })
  await write('Câu hỏi hai', { tags: ['ôn tập'], difficulty: 'hard' })
  await write('Câu hỏi ba', { tags: ['ôn'] })
  expect(await found({ tag: 'on tap' })).toEqual([2, 'Câu hỏi hai', 'Câu hỏi một'])
  expect(await found({ tag: 'ôn tập', limit: '1', page: '2' })).toEqual([2, 'Câu hỏi một'])
  expect(await found({ tag: odd })).toEqual([1, 'Câu hỏi một'])
  expect(await found({ tag: 'ôn tập', difficulty: 'hard', class: 'LOP_4', type: 'single_choice' })).toEqual([
    1,
    'Câu hỏi hai',
  ])
  expect(await found({ tag: 'ôn tập', class: 'LOP_5' })).toEqual([0])
  await call(contract.updateQuestion, {
    token,
    params: { id },
    body: { difficulty: 'hard', tags: ['mới'], version: 1 },
  })
  expect(await found({ tag: 'ôn tập' })).toEqual([1, 'Câu hỏi hai'])
  expect(await found({ tag: 'mới', difficulty: 'hard' })).toEqual([1, 'Câu hỏi một'])
  await call(contract.deleteQuestion, { token, params: { id } })
  expect(await found({ tag: 'mới' })).toEqual([0])
  expect(await found({ tag: 'mới', deleted: 'true' })).toEqual([1, 'Câu hỏi một'])
  await call(contract.restoreQuestion, { token, params: { id } })
  expect(await found({ tag: 'mới' })).toEqual([1, 'Câu hỏi một'])
  expect(await checkTags(database)).toEqual([])
})

test("a parent finds their own by a tag, and administrators', but nobody else's", async () => {
  const { write, found, signedIn } = await start()
  const [one, other] = [await signedIn('parent'), await signedIn('parent')]
  await write('Của trường', { tags: ['chung'] })
  await write('Của một', { tags: ['chung'] }, one.token)
  expect(await found({ tag: 'chung' }, one.token)).toEqual([2, 'Của một', 'Của trường'])
  expect(await found({ tag: 'chung' }, other.token)).toEqual([1, 'Của trường'])
})

test('tags that were lost beside the questions are read from them again', async () => {
  const { database, write, found } = await start()
  await write('Câu hỏi một', { tags: ['ôn tập'] })
  await database.transaction((tx) => sql`delete from questions_by_tag`.execute(tx))
  expect(await found({ tag: 'ôn tập' })).toEqual([0])
  expect(await checkTags(database)).toEqual([{ what: 'questions were not found by their tags', isMended: true }])
  expect(await found({ tag: 'ôn tập' })).toEqual([1, 'Câu hỏi một'])
})
