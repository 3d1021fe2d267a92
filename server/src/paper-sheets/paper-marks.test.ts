import { getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import { listQuizAttempts, regradeQuiz } from '@lms/contracts/attempts/quiz-attempts.ts'
import { listMarkedAnswers } from '@lms/contracts/attempts/marking.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import * as candidates from '@lms/contracts/paper-sheets/candidates.ts'
import * as contract from '@lms/contracts/paper-sheets/paper-marks.ts'
import { getQuestion, updateQuestion } from '@lms/contracts/questions/questions.ts'
import { updateQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { expect, test } from 'vitest'
import { resultOf, startAttemptApp } from '../../testing/apps/attempt-app.ts'
import { someChild } from '../../testing/records/child.ts'
import { drafts } from '../../testing/records/question-parts.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { somePrintedPaper } from '../../testing/records/printed-paper.ts'
import { someQuiz } from '../../testing/records/quiz.ts'
import type { Answer } from '../../testing/requests.ts'

async function start(changes: object = {}) {
  const app = await startAttemptApp(changes)
  const { call, token, quiz, user, known, child } = app
  const params = { id: quiz }
  const paper = await somePrintedPaper(app, user, quiz)
  /** The letters of the right options, as the paper has them. */
  const lettersOf = async (index: 0 | 1 | 2): Promise<string> => {
    const answer = await call(getQuestion, { token, params: { id: known[index].id } })
    const { answers } = (answer.body['data'] as { question: { answers: { _id: string }[] } }).question
    return known[index].right.map((id) => 'ABCDEF'[answers.findIndex(({ _id }) => _id === id)]).join('')
  }
  const right = { 1: await lettersOf(0), 2: await lettersOf(1), 3: 'S', 4: 'hà nội' }
  const save = (body: object = {}, as = token) =>
    call(contract.savePaperMarks, {
      token: as,
      params,
      body: { paper, studentId: child.id, code: '101', answers: right, ...body },
    })
  const list = async () =>
    (await call(contract.listPaperMarks, { token, params, query: { paper } })).body['data'] as {
      rows: contract.PaperMarksRow[]
      codes: contract.PrintedCode[]
    }
  const withdraw = (entryId: string) => call(contract.withdrawPaperMarks, { token, params: { ...params, entryId } })
  const told = async (as: string) =>
    (
      (await call(listNotifications, { token: as })).body['data'] as { notifications: { kind: string }[] }
    ).notifications.map(({ kind }) => kind)
  const attempts = async () =>
    ((await call(listQuizAttempts, { token, params })).body['data'] as { attempts: { channel: string }[] }).attempts
  return { ...app, paper, right, save, marks: list, withdraw, told, attempts, params }
}

const rowOf = (answer: Answer) => (answer.body['data'] as { row: contract.PaperMarksRow }).row
const idOf = (answer: Answer) => rowOf(answer).entry?._id ?? ''

test('what was written on paper is an attempt like any other, whatever limits and deadlines say', async () => {
  const app = await start((inTime: (milliseconds: number) => string) => ({ maxAttempts: 1, deadline: inTime(60_000) }))
  const { save, sit, list, parent, child, childToken, call, told, attempts, clock } = app
  await sit(1)
  clock.move(3_600_000)
  const answer = await save()
  const { entry } = rowOf(answer)
  expect(entry).toMatchObject({ score: 40, revision: 1, source: 'typed' })
  expect(await list()).toMatchObject([{ number_of_attempts: 2, counted: { total_score: 40 } }])
  expect(await attempts()).toMatchObject([{ channel: 'paper', number: 2, total_score: 40 }, { channel: 'screen' }])
  const params = { historyId: entry?.attemptId ?? '', id: child.id }
  const seen = await call(getChildResult, { token: parent.token, params })
  expect(resultOf(seen)).toMatchObject({ total_score: 40 })
  expect(await told(parent.token)).toEqual(['quiz_finished', 'quiz_finished'])
  expect(await told(childToken)).toContain('attempt_marked')
})

test('the paper of one person counts once, and whoever comes later is told what is there', async () => {
  const { save, attempts } = await start()
  const [first, second] = await Promise.all([save(), save({ answers: {} })])
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]))
  expect(await attempts()).toHaveLength(1)
  const taken = first.status === 409 ? first : second
  expect(taken.body['data']).toMatchObject({ row: { entry: { revision: 1 } } })
})

test('what was entered can be changed, and nobody hears of the slip', async () => {
  const { save, right, attempts, told, parent, list } = await start()
  await save({ answers: { ...right, 1: '' } })
  expect(rowOf(await save({ revision: 1 })).entry).toMatchObject({ score: 40, revision: 2 })
  expect(await attempts()).toMatchObject([{ number: 1, total_score: 40 }])
  expect(await told(parent.token)).toEqual(['quiz_finished'])
  expect(await list()).toMatchObject([{ number_of_attempts: 1 }])
  expect((await save({ revision: 1 })).status).toBe(409)
})

test('taken out again it never was: results, what the child knows and what others were told are as before', async () => {
  const app = await start()
  const { save, withdraw, sit, list, told, parent, childToken, database, call, token, quiz } = app
  await sit(2)
  const knowledge = async () => ({
    learned: await database
      .read()
      .selectFrom('learned_answers')
      .select(['source_id', 'question_id'])
      .orderBy('batch_id')
      .orderBy('place')
      .execute(),
    about: await database
      .read()
      .selectFrom('knowledge')
      .select('about')
      .where('holder', '<>', 'all')
      .orderBy('about')
      .execute(),
  })
  const before = { known: await knowledge(), list: await list(), told: await told(parent.token) }
  expect((await withdraw(idOf(await save()))).status).toBe(200)
  expect({ known: await knowledge(), list: await list(), told: await told(parent.token) }).toEqual(before)
  expect(await told(childToken)).not.toContain('attempt_marked')
  // An assignment that only the paper made goes with it.
  const other = await someChild(app, parent.user)
  const entry = idOf(await save({ studentId: other.id }))
  expect(await list(await app.tokenOf(other))).toMatchObject([{ status: 'completed' }])
  await withdraw(entry)
  expect(await list(await app.tokenOf(other))).toEqual([])
  expect(await call(listQuizAttempts, { token, params: { id: quiz } })).toMatchObject({ status: 200 })
})

test('only a total is enough, and a regrade leaves it alone', async () => {
  const { save, call, token, params, attempts } = await start()
  expect((await save({ answers: {}, total: 40.5 })).status).toBe(422)
  expect(rowOf(await save({ answers: {}, total: 32.5 })).entry).toMatchObject({ total: 32.5, score: 32.5 })
  expect(await attempts()).toMatchObject([{ total_score: 32.5, totalPoints: 40, outcome: 'passed' }])
  const again = await call(regradeQuiz, { token, params, body: { dryRun: false } })
  expect(again.body['data']).toMatchObject({ regrade: { total: 1, changed: 0 } })
})

test('what is graded is what was printed, however quiz and questions were changed since', async () => {
  const { save, call, token, known, params, get, quiz } = await start()
  const { id } = known[0]
  const { question } = (await call(getQuestion, { token, params: { id } })).body['data'] as {
    question: { version: number; answers: { isCorrect: boolean }[] }
  }
  const answers = question.answers.map((option) => ({ ...option, isCorrect: !option.isCorrect })).toReversed()
  await call(updateQuestion, { token, params: { id }, body: { answers, version: question.version } })
  const { version } = ((await get(quiz)).body['data'] as { quiz: { version: number } }).quiz
  await call(updateQuiz, { token, params, body: { questions: [id], version } })
  expect(rowOf(await save()).entry).toMatchObject({ score: 40 })
})

test('an answer that says nothing to its question is named, and nothing is entered', async () => {
  const { save, attempts } = await start()
  const refused = await save({ answers: { 1: 'X' } })
  expect(refused.body['errors']).toMatchObject([{ field: 'answers.1', message: 'Câu 1: không hiểu câu trả lời này' }])
  expect((await save({ code: '999' })).status).toBe(422)
  expect(await attempts()).toEqual([])
})

test('a name without an account has a result of its own, which is the student’s once they are linked', async () => {
  const { save, call, token, child, attempts, marks } = await start()
  const added = await call(candidates.addCandidates, {
    token,
    body: { candidates: [{ name: 'Bé Na', number: '0042' }, { studentId: child.id }] },
  })
  const [na] = (added.body['data'] as { candidates: candidates.PaperCandidate[] }).candidates
  expect(rowOf(await save({ studentId: null, candidateId: na?._id })).entry).toMatchObject({
    score: 40,
    attemptId: null,
  })
  expect((await marks()).rows).toMatchObject([
    { name: 'Bé Na', candidateNumber: '0042', entry: { score: 40 } },
    { studentId: child.id, candidateNumber: '0043', entry: null },
  ])
  const linked = (studentId: string) =>
    call(candidates.updateCandidate, { token, params: { id: na?._id ?? '' }, body: { studentId } })
  expect((await linked(child.id)).status).toBe(409)
  const [, second] = (added.body['data'] as { candidates: candidates.PaperCandidate[] }).candidates
  await call(candidates.removeCandidate, { token, params: { id: second?._id ?? '' } })
  expect((await linked(child.id)).status).toBe(200)
  expect(await attempts()).toMatchObject([{ channel: 'paper', total_score: 40, student: { _id: child.id } }])
})

test('parts are written in letters and words; an essay has the points of its paper, or waits', async () => {
  const app = await start()
  const { call, token, user, child } = app
  const types = ['numeric', 'statements', 'essay'] as const
  const ids = []
  for (const type of types) ids.push(await someQuestion(app, user, { answers: [], ...drafts[type], type, points: 10 }))
  const { _id } = await app.created({ questions: ids })
  const paper = await somePrintedPaper(app, user, _id)
  const params = { id: _id }
  const { codes } = (await call(contract.listPaperMarks, { token, params, query: { paper } })).body['data'] as {
    codes: contract.PrintedCode[]
  }
  expect(codes[0]?.asked.map(({ form }) => form)).toEqual(['writing', 'statements', 'writing'])
  const enter = (answers: object, revision = 0) =>
    call(contract.savePaperMarks, {
      token,
      params,
      body: { paper, studentId: child.id, code: '101', answers, revision },
    })
  const waiting = async () =>
    ((await call(listMarkedAnswers, { token })).body['data'] as { answers: object[] }).answers.length
  expect(rowOf(await enter({ 3: '?' })).entry).toMatchObject({ score: null })
  expect(await waiting()).toBe(1)
  expect(rowOf(await enter({ 3: '7,5' }, 1)).entry).toMatchObject({ score: 7.5 })
  expect(await waiting()).toBe(0)
  expect((await enter({ 3: '11' }, 2)).status).toBe(422)
})

test('a refusal tells nobody the name of a child or candidate who is not theirs', async () => {
  const app = await start()
  const { user, token } = await app.signedIn('parent')
  const own = await someQuiz(app, user)
  const paper = await somePrintedPaper(app, user, own)
  const added = await app.call(candidates.addCandidates, {
    token: app.token,
    body: { candidates: [{ name: 'Bé Na' }, { studentId: app.child.id }] },
  })
  const others = (added.body['data'] as { candidates: candidates.PaperCandidate[] }).candidates
  const whom = [{ studentId: app.child.id }, ...others.map(({ _id }) => ({ candidateId: _id }))]
  for (const one of whom) {
    const body = { paper, code: '101', answers: {}, revision: 7, ...one }
    const answer = await app.call(contract.savePaperMarks, { token, params: { id: own }, body })
    expect([answer.status, answer.body['data'] ?? null]).toEqual([404, null])
  }
})

test('a number of a child who has left the parent is not shown to them any more', async () => {
  const app = await start()
  const { user, token } = await app.signedIn('parent')
  const child = await someChild(app, user)
  const body = { candidates: [{ studentId: child.id }, { name: 'Bé Na' }] }
  const added = await app.call(candidates.addCandidates, { token, body })
  const [first] = (added.body['data'] as { candidates: candidates.PaperCandidate[] }).candidates
  const names = async () =>
    (
      (await app.call(candidates.listCandidates, { token })).body['data'] as {
        candidates: candidates.PaperCandidate[]
      }
    ).candidates.map(({ studentId, name }) => studentId ?? name)
  expect(await names()).toEqual([child.id, 'Bé Na'])
  await app.database.transaction((tx) => tx.deleteFrom('child_links').where('child_id', '=', child.id).execute())
  expect(await names()).toEqual(['Bé Na'])
  const params = { id: first?._id ?? '' }
  expect((await app.call(candidates.updateCandidate, { token, params, body: { number: '77' } })).status).toBe(404)
  expect((await app.call(candidates.removeCandidate, { token, params })).status).toBe(200)
})
