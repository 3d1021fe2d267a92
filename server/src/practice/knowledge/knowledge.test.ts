import type { DataOf } from '@lms/contracts/endpoint.ts'
import * as progress from '@lms/contracts/practice/practice-progress.ts'
import * as contract from '@lms/contracts/practice/practice-sessions.ts'
import { expect, test } from 'vitest'
import { startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { addStudents } from '../../../testing/records/students.ts'
import { days } from '../../platform/clock.ts'
import { learnFrom, relearn } from './learning.ts'

async function startKnowledgeApp() {
  const app = await startAttemptApp({ maxAttempts: 1 })
  const { call, child, user } = app
  // Days pass in these tests: nobody stays signed in for so long.
  const asChild = async () => ({ token: await app.tokenOf(child) })
  const asAuthor = async () => ({ token: await app.tokenOf(user) })
  const today = async () =>
    (await call(contract.readToday, await asChild())).body['data'] as DataOf<typeof contract.readToday>
  const begin = async () => call(contract.startPractice, { ...(await asChild()), body: { kind: 'today' } })
  const attempt = async (id: string, question: string, number = 1) =>
    call(contract.answerPractice, {
      ...(await asChild()),
      params: { id },
      body: { question, given: 'Huế', number },
    })
  const query = { child_id: child.id }
  const picture = async () =>
    (await call(progress.readProgress, { ...(await asAuthor()), query })).body['data'] as DataOf<
      typeof progress.readProgress
    >
  const settings = async () => {
    const { body } = await call(progress.readPracticeSettings, { ...(await asAuthor()), query })
    return (body['data'] as DataOf<typeof progress.readPracticeSettings>).settings
  }
  const decide = async (changes: object, seen?: number) =>
    call(progress.savePracticeSettings, {
      ...(await asAuthor()),
      query,
      body: { ...changes, revision: seen ?? (await settings()).revision },
    })
  const records = () =>
    app.database.read().selectFrom('knowledge').selectAll().orderBy('holder').orderBy('about').execute()
  return { ...app, today, begin, attempt, picture, settings, decide, records }
}

test('what a quiz asked is known of the child afterwards, and what was left empty is not', async () => {
  const { sit, picture, database } = await startKnowledgeApp()
  expect((await picture()).subjects).toEqual([])
  await sit(2)
  const topics = (await picture()).subjects.flatMap((subject) => subject.topics)
  const learned = await database.read().selectFrom('learned_answers').select(['is_right', 'source']).execute()
  const sum = (of: (topic: (typeof topics)[number]) => number) => topics.reduce((all, topic) => all + of(topic), 0)
  expect(sum(({ answers }) => answers)).toBe(learned.length)
  expect(sum(({ latest }) => latest.right)).toBe(learned.filter((row) => row.is_right).length)
  expect(topics.every(({ standing }) => standing === 'learning' || standing === 'almost')).toBe(true)
  expect(learned.length).toBeGreaterThan(0)
  expect(learned.every(({ source }) => source === 'quiz')).toBe(true)
})

test('history read again gives the same records', async () => {
  const { sit, begin, attempt, records, clock, database } = await startKnowledgeApp()
  await sit(2)
  clock.move(days(4))
  const begun = await begin()
  expect(begun.status, JSON.stringify(begun.body)).toBe(201)
  const { session } = begun.body['data'] as { session: contract.PracticeSession }
  expect(session.kind).toBe('today')
  for (const { _id } of session.questions) await attempt(session._id, _id)
  const before = await records()
  expect(before.length).toBeGreaterThan(4)
  const count = await relearn(database)
  expect(count).toBeGreaterThan(2)
  expect(await records()).toEqual(before)
})

test('children who meet a new question in the same instant are all learned from', async () => {
  const app = await startKnowledgeApp()
  const { user, known, records, database } = app
  await addStudents(app, 5)
  const students = await database.read().selectFrom('users').select('id').where('role', '=', 'student').execute()
  const answers = known.map(({ id }, place) => ({ questionId: id, isRight: place > 1, withHint: false, seconds: 20 }))
  await Promise.all(
    students.map(({ id: studentId }) =>
      database.transaction((tx) =>
        learnFrom(tx, { studentId, source: 'quiz', sourceId: user.id, at: new Date(0), answers }),
      ),
    ),
  )
  const before = await records()
  expect(await relearn(database)).toBe(students.length * known.length)
  expect(await records()).toEqual(before)
})

test('a second try teaches nothing new, and today counts what was practised today', async () => {
  const { sit, begin, attempt, today, clock, database } = await startKnowledgeApp()
  await sit(0)
  clock.move(days(4))
  expect(await today()).toMatchObject({ isOn: true, answeredToday: 0 })
  const { session } = (await begin()).body['data'] as { session: contract.PracticeSession }
  const typed = session.questions.find(({ type }) => type === 'fill_blank')
  for (const number of [1, 2]) await attempt(session._id, typed?._id ?? '', number)
  const practised = database.read().selectFrom('learned_answers').selectAll().where('source', '=', 'practice')
  expect(await practised.execute()).toMatchObject([{ question_id: typed?._id, is_right: false }])
  expect((await today()).answeredToday).toBe(1)
  clock.move(days(1))
  expect((await today()).answeredToday).toBe(0)
})

test('nothing is asked today that was asked within three days, and nothing when a parent switched it off', async () => {
  const { sit, today, begin, decide, clock } = await startKnowledgeApp()
  await sit(2)
  expect(await today()).toMatchObject({ questions: 0 })
  expect((await begin()).status).toBe(409)
  clock.move(days(4))
  const chosen = await today()
  expect(chosen.questions).toBe(4)
  expect(chosen.topics.every(({ name, reason }) => name !== '' && reason === 'due')).toBe(true)
  expect((await decide({ isOn: true, subjectIds: [crypto.randomUUID()], minutes: 10 })).status).toBe(200)
  expect(await today()).toMatchObject({ isOn: true, questions: 0 })
  await decide({ isOn: false, subjectIds: null, minutes: 10 })
  expect(await today()).toMatchObject({ isOn: false, questions: 0 })
  expect((await begin()).status).toBe(409)
  expect((await decide({ isOn: true, subjectIds: null, minutes: 500 })).status).toBe(422)
})

test('a set is as long as the minutes a day, and takes what a parent wrote for the child', async () => {
  const app = await startKnowledgeApp()
  await app.sit(2)
  for (let count = 0; count < 9; count += 1) await someQuestion(app, app.parent.user, { title: `Câu mới ${count}` })
  app.clock.move(days(4))
  await app.decide({ isOn: true, subjectIds: null, minutes: 6 })
  expect((await app.today()).questions).toBe(6)
})

test('who decides about practice after somebody else did is told, and who decided what is written down', async () => {
  const { decide, settings, database, child } = await startKnowledgeApp()
  const usual = { isOn: true, subjectIds: null, minutes: 10, examDates: [], explainsWithAi: true }
  expect(await settings()).toEqual({ ...usual, revision: 0 })
  expect((await decide({ ...usual, minutes: 15 }, 0)).status).toBe(200)
  const late = await decide({ ...usual, isOn: false }, 0)
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ code: 'stale', data: { settings: { isOn: true, minutes: 15, revision: 1 } } })
  expect((await decide({ ...usual, isOn: false }, 1)).status).toBe(200)
  expect(await settings()).toEqual({ ...usual, isOn: false, revision: 2 })
  const entries = database
    .read()
    .selectFrom('audit')
    .select(['record_id', 'details'])
    .where('action', '=', 'practice.settings')
  expect(await entries.orderBy('id').execute()).toMatchObject([
    { record_id: child.id, details: { old: { minutes: 10 }, new: { minutes: 15 } } },
    { record_id: child.id, details: { old: { isOn: true }, new: { isOn: false } } },
  ])
})
