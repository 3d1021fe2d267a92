import { login } from '@lms/contracts/accounts.ts'
import { questionTypeRules, questionTypes } from '@lms/contracts/question-types/registry.ts'
import { type QuestionStats, getQuestion, listQuestions, questionStats } from '@lms/contracts/questions.ts'
import { removeDemoData } from '@lms/contracts/settings.ts'
import { subjectStats } from '@lms/contracts/subjects.ts'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { someDraft } from '../../questions/question-permission-cases.ts'
import { insertQuestions } from '../../questions/question-store.ts'
import { writtenQuestion } from '../../questions/question-writing.ts'
import { demoQuestions } from './questions.ts'
import { demoSubjects } from './subjects.ts'

const all = Object.values(demoQuestions).flat()

describe('the demo questions', () => {
  test('are enough, of every type, and each subject has some', () => {
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(demoSubjects.length).toBeGreaterThanOrEqual(12)
    for (const { code } of demoSubjects) expect(demoQuestions[code]?.length, code).toBeGreaterThanOrEqual(5)
    for (const type of questionTypes)
      expect(all.filter((question) => question.type === type).length).toBeGreaterThan(20)
    expect(all.filter(({ content }) => content.includes('data-latex')).length).toBeGreaterThan(8)
    expect(all.filter(({ picture }) => picture).length).toBeGreaterThanOrEqual(6)
  })

  test('differ in their titles, and no question offers the same answer twice', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    for (const { title, answers } of all)
      expect(new Set(answers.map(({ text }) => text)).size, title).toBe(answers.length)
  })

  test('keep the rules of their type', () => {
    for (const { title, type, answers } of all) {
      const rules = questionTypeRules[type]
      expect(rules.problemOf(rules.normalise(answers)), title).toBeNull()
    }
  })
})

async function start() {
  const app = await startTestApp({ DEMO_DATA: 'on' })
  const began = performance.now()
  await app.app.seed()
  const took = performance.now() - began
  const answer = await app.call(login, { body: { email: 'admin', password: 'Demo1234' } })
  const { token } = (answer.body['data'] as { token: { token: string } }).token
  return { ...app, took, token }
}

test('a new installation has subjects and questions with pictures, and is there at once', async () => {
  const { call, token, took, app } = await start()
  expect(took).toBeLessThan(3000)
  expect((await call(subjectStats, { token })).body['data']).toMatchObject({ total: demoSubjects.length })
  const stats = async (query = {}) =>
    ((await call(questionStats, { token, query })).body['data'] as QuestionStats).total
  expect(await stats()).toBe(all.length)
  expect(await stats({ class: 'LOP_4' })).toBeGreaterThanOrEqual(20)
  const found = await call(listQuestions, { token, query: { search: 'phan so chi phan to mau' } })
  const [question] = (found.body['data'] as { questions: { _id: string }[] }).questions
  const read = await call(getQuestion, { token, params: { id: question?._id ?? '' } })
  const { content } = (read.body['data'] as { question: { content: string } }).question
  const [, address = ''] = /src="([^"]+)"/.exec(content) ?? []
  expect((await app.http.inject(address)).headers['content-type']).toBe('image/png')
})

test('the demo content goes with the demo people; what others keep in it stays for them', async () => {
  const { call, signedIn, database, clock } = await start()
  const chief = await signedIn('administrator')
  const [subject] = await database.read().selectFrom('subjects').select('id').where('code', '=', 'TOAN4').execute()
  const text = writtenQuestion({ ...someDraft, answers: [...someDraft.answers], subject: subject?.id ?? '' })
  await database.transaction((tx) =>
    insertQuestions(tx, [{ ...text, authorId: chief.user.id, byAdministrator: true }], clock.now().toISOString()),
  )
  await call(removeDemoData, { token: chief.token, body: { confirm: true } })
  expect(await database.read().selectFrom('questions').select('title').execute()).toEqual([{ title: text.title }])
  expect(await database.read().selectFrom('subjects').select(['id', 'author_id']).execute()).toEqual([
    { id: subject?.id, author_id: null },
  ])
  expect(await database.read().selectFrom('media').select('id').execute()).toEqual([])
  expect((await call(questionStats, { token: chief.token })).body['data']).toMatchObject({ total: 1 })
})
