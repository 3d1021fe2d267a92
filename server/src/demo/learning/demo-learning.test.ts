import { login } from '@lms/contracts/accounts/accounts.ts'
import { type AssignedQuiz, listAssignedQuizzes } from '@lms/contracts/attempts/attempts.ts'
import { listChildren } from '@lms/contracts/children/children.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { PlainType, questionTypeRules, questionTypes } from '@lms/contracts/question-types/registry.ts'
import { type QuestionStats, getQuestion, listQuestions, questionStats } from '@lms/contracts/questions/questions.ts'
import { type QuizSummary, listQuizzes } from '@lms/contracts/quizzes/quizzes.ts'
import { removeDemoData } from '@lms/contracts/settings/settings.ts'
import { subjectStats } from '@lms/contracts/subjects/subjects.ts'
import { describe, expect, test } from 'vitest'
import { startDemoApp } from '../../../testing/apps/demo-app.ts'
import { someQuestionDraft } from '../../../testing/records/question.ts'
import { insertQuestions } from '../../questions/question-store.ts'
import { writtenQuestion } from '../../questions/written-question.ts'
import { formulaOmml } from '../../quizzes/paper/formulas/formula-omml.ts'
import { formulaPicture } from '../../quizzes/paper/formulas/formula-pictures.ts'
import { blocksOf, runsOf } from '../../quizzes/paper/paper-blocks.ts'
import { someQuiz } from '../../../testing/records/quiz.ts'
import { demoQuestions } from './questions.ts'
import { demoQuizzes } from './quizzes.ts'
import { demoSubjects } from './subjects.ts'
import { demoTemplates } from './templates/demo-templates.ts'

const all = Object.values(demoQuestions).flat()

describe('the demo questions', () => {
  test('are enough, of every type, and each subject has some', () => {
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(demoSubjects.length).toBeGreaterThanOrEqual(12)
    for (const { code } of demoSubjects) expect(demoQuestions[code]?.length, code).toBeGreaterThanOrEqual(5)
    for (const type of questionTypes) {
      const isPlain = PlainType.safeParse(type).success
      expect(all.filter((question) => question.type === type).length, type).toBeGreaterThan(isPlain ? 20 : 0)
    }
    expect(all.filter(({ content }) => content.includes('data-latex')).length).toBeGreaterThan(8)
    expect(all.filter(({ picture }) => picture).length).toBeGreaterThanOrEqual(6)
  })

  test('have formulas that can be printed, and edited in Word', () => {
    const runs = all.flatMap(({ content, answers }) =>
      [content, ...answers.map(({ text }) => text)].flatMap((html) => [...runsOf(blocksOf(html))]),
    )
    const formulas = runs.flatMap((run) => (run.kind === 'formula' || run.kind === 'display' ? [run.latex] : []))
    expect(formulas.length).toBeGreaterThan(20)
    for (const latex of formulas) {
      expect(formulaOmml(latex, false), latex).not.toBeNull()
      expect(formulaPicture(latex, false), latex).not.toBeNull()
    }
  })

  test('differ in their titles, and no question offers the same answer twice', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    for (const { title, answers } of all)
      expect(new Set(answers.map(({ text }) => text)).size, title).toBe(answers.length)
  })

  test('keep the rules of their type', () => {
    for (const { title, type, content, answers, ...others } of all) {
      const rules = questionTypeRules[type]
      expect(rules.problemOf(rules.normalise(answers)), title).toBeNull()
      const parts = rules.parts?.normalise(partsIn(others)) ?? {}
      expect(rules.parts?.problemOf(parts, content) ?? null, title).toBeNull()
    }
  })
})

test('a new installation has subjects and questions with pictures', async () => {
  const { call, token, app } = await startDemoApp()
  expect((await call(subjectStats, { token })).body['data']).toMatchObject({ total: demoSubjects.length })
  const stats = async (query = {}) =>
    ((await call(questionStats, { token, query })).body['data'] as QuestionStats).total
  expect(await stats()).toBe(all.length + Object.values(demoTemplates).flat().length)
  expect(await stats({ class: 'LOP_4' })).toBeGreaterThanOrEqual(20)
  const found = await call(listQuestions, { token, query: { search: 'phan so chi phan to mau' } })
  const [question] = (found.body['data'] as { questions: { _id: string }[] }).questions
  const read = await call(getQuestion, { token, params: { id: question?._id ?? '' } })
  const { content } = (read.body['data'] as { question: { content: string } }).question
  const [, address = ''] = /src="([^"]+)"/.exec(content) ?? []
  expect((await app.http.inject(address)).headers['content-type']).toBe('image/png')
})

test('a new installation has quizzes, and the demo student, who is the demo parent’s child, has some to do', async () => {
  const { call, token, clock } = await startDemoApp()
  const read = async (query = {}) => {
    const answer = await call(listQuizzes, { token, query: { limit: '100', ...query } })
    return (answer.body['data'] as { quizzes: QuizSummary[] }).quizzes
  }
  const quizzes = await read()
  expect(quizzes).toHaveLength(demoQuizzes.length)
  expect(await read({ class: 'LOP_4' })).toHaveLength(8)
  expect(quizzes.some(({ hasPassword }) => hasPassword)).toBe(true)
  expect(quizzes.some(({ status }) => status === 'draft')).toBe(true)
  expect(quizzes.some(({ type }) => type === 'exam')).toBe(true)
  expect(quizzes.every(({ questionCount }) => questionCount >= 8)).toBe(true)
  expect(quizzes.some(({ releaseDate }) => Date.parse(releaseDate ?? '') > clock.now().getTime())).toBe(true)
  const parent = await call(login, { body: { email: 'parent', password: 'Demo1234' } })
  const { token: parentToken } = (parent.body['data'] as { token: { token: string } }).token
  const children = await call(listChildren, { token: parentToken })
  expect(children.body['data']).toMatchObject({ children: [{ username: 'student' }] })
  const student = await call(login, { body: { email: 'student', password: 'Demo1234' } })
  const { token: studentToken } = (student.body['data'] as { token: { token: string } }).token
  expect((await call(listNotifications, { token: studentToken })).body['data']).toMatchObject({ unread: 5 })
  const assigned = await call(listAssignedQuizzes, { token: studentToken, params: { id: 'me' } })
  const states = (assigned.body['data'] as { quizzes: AssignedQuiz[] }).quizzes.map(({ status }) => status)
  expect(states).toEqual([...Array<string>(5).fill('not_started'), ...Array<string>(7).fill('completed')])
  const scores = (assigned.body['data'] as { quizzes: AssignedQuiz[] }).quizzes.map(({ counted }) => counted?.status)
  expect(new Set(scores)).toEqual(new Set([undefined, 'passed', 'failed']))
})

test('the demo content goes with the demo people; what others keep in it stays for them', async () => {
  const app = await startDemoApp()
  const { call, signedIn, database, clock } = app
  const chief = await signedIn('administrator')
  const [subject] = await database.read().selectFrom('subjects').select('id').where('code', '=', 'TOAN4').execute()
  const text = writtenQuestion({
    ...someQuestionDraft,
    answers: [...someQuestionDraft.answers],
    subject: subject?.id ?? '',
  })
  await database.transaction((tx) =>
    insertQuestions(tx, [{ ...text, authorId: chief.user.id, byAdministrator: true }], clock.now().toISOString()),
  )
  const [used] = await database
    .read()
    .selectFrom('questions')
    .select(['id', 'title'])
    .where('subject_id', '=', subject?.id ?? '')
    .orderBy('id')
    .limit(1)
    .execute()
  await someQuiz(app, chief.user, { title: 'Bài của tôi', subject: subject?.id ?? '', questions: [used?.id ?? ''] })
  await call(removeDemoData, { token: chief.token, body: { confirm: true } })
  expect(await database.read().selectFrom('quizzes').select('title').execute()).toEqual([{ title: 'Bài của tôi' }])
  expect(await database.read().selectFrom('assignments').select('id').execute()).toEqual([])
  expect(await database.read().selectFrom('attempts').select('id').execute()).toEqual([])
  expect(await database.read().selectFrom('child_links').select('child_id').execute()).toEqual([])
  expect(await database.read().selectFrom('questions').select('title').orderBy('id').execute()).toEqual([
    { title: used?.title },
    { title: text.title },
  ])
  const kept = database.read().selectFrom('subjects').select(['id', 'author_id', 'total_courses', 'total_students'])
  expect(await kept.execute()).toEqual([{ id: subject?.id, author_id: null, total_courses: 1, total_students: 0 }])
  expect(await database.read().selectFrom('media').select('id').execute()).toEqual([])
  expect((await call(questionStats, { token: chief.token })).body['data']).toMatchObject({ total: 2 })
})
