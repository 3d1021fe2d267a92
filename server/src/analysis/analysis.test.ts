import type { ItemAnalysis, QuestionAnalysis, QuizAnalysis } from '@lms/contracts/analysis/analysis.ts'
import * as contract from '@lms/contracts/analysis/analysis.ts'
import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { makePractice, submitPractice } from '@lms/contracts/attempts/practice.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { type Question, getQuestion, updateQuestion } from '@lms/contracts/questions/questions.ts'
import { regradeQuiz } from '@lms/contracts/attempts/quiz-attempts.ts'
import { createQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { startAttemptApp } from '../../testing/apps/attempt-app.ts'
import { migrations } from '../migrations.ts'
import { someAssignment } from '../../testing/records/assignment.ts'
import { seconds } from '../platform/clock.ts'
import { partDrafts } from '../../testing/records/question-parts.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { someQuizDraft } from '../../testing/records/quiz.ts'
import type { User } from '../users/user.ts'

async function start(changes: object = {}) {
  const app = await startAttemptApp(changes)
  const { call, token, quiz, clock, answersWith } = app
  const counted = async () => {
    clock.move(seconds(16))
    await app.app.jobs.runDue()
  }
  const analysis = async (id = quiz, as = token): Promise<QuizAnalysis> => {
    const answer = await call(contract.getQuizAnalysis, { token: as, params: { id } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return (answer.body['data'] as { analysis: QuizAnalysis }).analysis
  }
  const ofQuestion = async (id: string, as = token): Promise<QuestionAnalysis> => {
    const answer = await call(contract.getQuestionAnalysis, { token: as, params: { id } })
    return (answer.body['data'] as { analysis: QuestionAnalysis }).analysis
  }
  const sitAs = async (student: User, answers: object, quizId = quiz): Promise<void> => {
    await someAssignment(app, quizId, student)
    const at = { token: await app.tokenOf(student), params: { id: quizId } }
    await call(startAttempt, { ...at, body: {} })
    expect((await call(submitAttempt, { ...at, body: { answers } })).status).toBe(200)
  }
  /** Somebody new who gets the first so many questions right. */
  const newcomer = async (right: number, quizId = quiz) => sitAs(await app.addUser(), answersWith(right), quizId)
  const download = (path: string, query: Record<string, string>) =>
    app.app.http.inject({ url: `/api/v1${path}`, query, headers: { authorization: `Bearer ${token}` } })
  return { ...app, counted, analysis, ofQuestion, sitAs, newcomer, download }
}

const figuresOf = ({ items }: QuizAnalysis) => items.map(({ figures }) => figures)

describe('the analysis of a quiz', () => {
  test('tells of a question with parts how each went, and what was taken for it, but no typed word', async () => {
    const app = await start()
    const { call, token, user, counted, ofQuestion, sitAs, addUser } = app
    const types = ['matching', 'ordering', 'cloze', 'statements'] as const
    const ids = await Promise.all(
      types.map((type) => someQuestion(app, user, { answers: [], ...partDrafts[type], type })),
    )
    const { _id } = await app.created({ questions: ids })
    const questions = await Promise.all(
      ids.map(async (id) => {
        const read = await call(getQuestion, { token, params: { id } })
        return (read.body['data'] as { question: Question }).question
      }),
    )
    const [pairs, order, cloze, statements] = questions
    const solutions = questions.map((question) => questionTypeRules[question.type].parts?.solution(question) ?? null)
    const all = Object.fromEntries(ids.map((id, index) => [id, solutions[index]]))
    const [first, second] = pairs?.pairs ?? []
    const itemIds = order?.itemIds ?? []
    await sitAs(await addUser(), all, _id)
    for (let person = 0; person < 2; person += 1)
      await sitAs(
        await addUser(),
        {
          [ids[0] ?? '']: { [first?.leftId ?? '']: second?.rightId ?? '' },
          [ids[1] ?? '']: [itemIds[1], itemIds[0], ...itemIds.slice(2)],
          [ids[2] ?? '']: { 1: cloze?.gaps?.[0]?.answers[1]?._id ?? '', 3: 'Sài Gòn của em' },
          [ids[3] ?? '']: { [statements?.statements?.[0]?._id ?? '']: false },
        },
        _id,
      )
    await counted()
    const figures = await Promise.all(ids.map(async (id) => (await ofQuestion(id)).item))
    const [ofPairs, ofOrder, ofGaps, ofStatements] = figures.map(({ parts }) => parts)
    expect(ofPairs?.[0]).toEqual({
      label: 'Việt Nam',
      answered: 3,
      right: 1,
      commonWrong: { text: 'Viêng Chăn', isTrue: null, count: 2 },
    })
    expect(ofPairs?.[1]).toMatchObject({ answered: 1, right: 1, commonWrong: null })
    expect(ofOrder?.map(({ right }) => right)).toEqual([1, 1, 3, 3, 3])
    expect(ofOrder?.[0]?.commonWrong).toEqual({ text: '21', isTrue: null, count: 2 })
    expect(ofGaps?.[0]?.commonWrong).toMatchObject({ text: 'lớn hơn', count: 2 })
    expect(ofGaps?.[2]).toEqual({ label: null, answered: 3, right: 1, commonWrong: null })
    expect(ofStatements?.[0]?.commonWrong).toEqual({ text: null, isTrue: false, count: 2 })
    expect(figures.map(({ otherCount }) => otherCount)).toEqual([0, 0, 0, 0])
    const stored = await app.database.read().selectFrom('item_analyses').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('Sài Gòn')
  })

  test('is counted some moments after attempts end, once for all of them, and never by looking', async () => {
    const { newcomer, counted, analysis, database } = await start()
    expect(await analysis()).toMatchObject({ computedAt: null, people: 0, averageShare: null })
    for (const right of [4, 3, 0]) await newcomer(right)
    const waiting = await database
      .read()
      .selectFrom('jobs')
      .select('kind')
      .where('kind', 'like', 'analysis:%')
      .execute()
    expect(waiting).toHaveLength(1)
    expect(await analysis()).toMatchObject({ computedAt: null, people: 0 })
    await counted()
    const found = await analysis()
    expect(found.computedAt).not.toBeNull()
    expect(found).toMatchObject({ people: 3, passed: 2, averageShare: expect.closeTo(7 / 12, 10) })
    expect(found.bands).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0, 1])
  })

  test('says of each question what the attempts in the database say', async () => {
    const { newcomer, counted, analysis, database, quiz, known } = await start()
    for (const right of [4, 4, 3, 2, 1, 0]) await newcomer(right)
    await counted()
    const rows = await database
      .read()
      .selectFrom('attempts')
      .select(['marks', 'score'])
      .where('quiz_id', '=', quiz)
      .execute()
    const items = (await analysis()).items
    expect(items.map(({ question }) => question._id)).toEqual(known.map(({ id }) => id))
    for (const { question, figures } of items) {
      const pairs = rows.map(({ marks, score }) => {
        const mark = marks?.find(({ questionId }) => questionId === question._id)?.marks ?? 0
        return [mark, (score ?? 0) - mark] as const
      })
      expect(figures.facility).toBeCloseTo(pairs.reduce((sum, [mark]) => sum + mark, 0) / pairs.length / 10, 3)
      expect(figures.discrimination ?? 0).toBeCloseTo(pearson(pairs), 3)
    }
    // Question 1: right in 5 of 6 papers, and so on down to the last, right in 2.
    expect(items.map(({ figures }) => figures.right)).toEqual([5, 4, 3, 2])
  })

  test('counts the answers per option, ticked and typed', async () => {
    const { sitAs, addUser, counted, analysis, known } = await start()
    const [single, multiple, , blank] = known
    const answer = (choice: object) => addUser().then((student) => sitAs(student, choice))
    await answer({ [single.id]: single.right[0], [multiple.id]: multiple.right, [blank.id]: 'hà nội' })
    await answer({ [single.id]: single.wrong[0], [multiple.id]: [multiple.right[0], multiple.wrong[0]] })
    await answer({ [blank.id]: 'Huế' })
    await counted()
    const { items } = await analysis()
    const counts = ({ options }: ItemAnalysis) => options.map(({ count }) => count)
    expect(items.map(counts)).toEqual([[1, 1], [2, 1, 1, 0], [0, 0], [1]])
    expect(items.map(({ otherCount }) => otherCount)).toEqual([0, 0, 0, 1])
    expect(items.map(({ figures }) => figures.answered)).toEqual([2, 2, 0, 2])
    expect(JSON.stringify(items)).not.toContain('Huế')
  })

  test('takes first attempts only: no second tries, and nothing that still runs', async () => {
    const { sit, begin, submit, counted, analysis } = await start({ maxAttempts: 3 })
    await begin()
    await counted()
    expect(await analysis()).toMatchObject({ people: 0 })
    await submit()
    await sit(4)
    await sit(4)
    await counted()
    expect(await analysis()).toMatchObject({ people: 1, averageShare: 0 })
  })

  test('leaves out practice, and administrators who take the quiz as a student would', async () => {
    const { call, token, answersWith, quiz, counted, analysis } = await start({ isPublic: true })
    const at = { token, params: { id: quiz } }
    const made = await call(makePractice, at)
    const historyId = (made.body['data'] as { history: { _id: string } }).history._id
    expect((await call(submitPractice, { token, body: { historyId, answers: answersWith(4) } })).status).toBe(200)
    await call(startAttempt, { ...at, body: {} })
    expect((await call(submitAttempt, { ...at, body: { answers: answersWith(4) } })).status).toBe(200)
    await counted()
    expect(await analysis()).toMatchObject({
      people: 0,
      items: [{ figures: { people: 0, facility: null } }, {}, {}, {}],
    })
  })

  test('counts what was sat before there was an analysis', async () => {
    const { newcomer, analysis, database, app } = await start()
    await newcomer(4)
    await database.transaction(async (tx) => {
      await tx.deleteFrom('jobs').where('kind', 'like', 'analysis:%').execute()
      for (const table of ['item_analyses', 'quiz_analyses', 'departed_sums'])
        await tx.schema.dropTable(table).execute()
      await sql`delete from schema_migrations where name = '2026-11-16-20-analysis'`.execute(tx)
    })
    await database.migrate(migrations)
    await app.jobs.runDue()
    expect(await analysis()).toMatchObject({ people: 1 })
  })

  test('follows a regrade', async () => {
    const { newcomer, counted, analysis, call, token, known, quiz } = await start()
    await newcomer(4)
    await counted()
    expect(figuresOf(await analysis())[0]).toMatchObject({ right: 1, facility: 1 })
    const params = { id: known[0].id }
    const answer = await call(getQuestion, { token, params })
    const { question } = answer.body['data'] as {
      question: { version: number; answers: { isCorrect: boolean }[] }
    }
    const answers = question.answers.map((option) => ({ ...option, isCorrect: !option.isCorrect }))
    await call(updateQuestion, { token, params, body: { answers, version: question.version } })
    await call(regradeQuiz, { token, params: { id: quiz }, body: { dryRun: false } })
    await counted()
    expect(figuresOf(await analysis())[0]).toMatchObject({ right: 0, facility: 0, people: 1 })
  })
})

describe('the analysis of a question', () => {
  test('brings its quizzes together, and suggests a label that the normal update sets', async () => {
    const { known, newcomer, counted, ofQuestion, analysis, call, token, subject, quiz } = await start()
    const second = await call(createQuiz, {
      token,
      body: { ...someQuizDraft, subject: subject.id, title: 'Bài thứ hai', questions: known.map(({ id }) => id) },
    })
    const other = (second.body['data'] as { quiz: { _id: string } }).quiz._id
    for (let index = 0; index < 6; index += 1) {
      await newcomer(index % 2)
      await newcomer(0, other)
    }
    await counted()
    const found = await ofQuestion(known[0].id)
    expect(found.quizzes.map(({ quiz: { _id }, figures }) => [_id, figures.people, figures.right])).toEqual([
      [quiz, 6, 3],
      [other, 6, 0],
    ])
    expect(found.item).toMatchObject({
      figures: { people: 12, right: 3, facility: 0.25 },
      question: { difficulty: 'easy', mayChange: true },
      observedDifficulty: 'hard',
      suggestedDifficulty: 'hard',
    })
    // The quiz's own page judges the label by all quizzes too.
    expect((await analysis()).items[0]).toMatchObject({ figures: { people: 6 }, suggestedDifficulty: 'hard' })
    const { version } = found.item.question
    const params = { id: known[0].id }
    expect((await call(updateQuestion, { token, params, body: { difficulty: 'hard', version } })).status).toBe(200)
    expect((await ofQuestion(known[0].id)).item).toMatchObject({
      figures: { people: 12 },
      question: { difficulty: 'hard' },
      suggestedDifficulty: null,
    })
  })

  test('is not for a parent who only reads the question', async () => {
    const { call, signedIn, known, quiz } = await start()
    const { token } = await signedIn('parent')
    expect((await call(contract.getQuestionAnalysis, { token, params: { id: known[0].id } })).status).toBe(403)
    expect((await call(contract.getQuizAnalysis, { token, params: { id: quiz } })).status).toBe(403)
  })
})

describe('the file', () => {
  test('has a line for each question, and no formula in it runs', async () => {
    const app = await start()
    const { download, counted, call, token, subject, user, sitAs, addUser } = app
    const answers = [
      { text: '=1+2', isCorrect: true },
      { text: '+84', isCorrect: false },
    ]
    const evil = await someQuestion(app, user, { title: '=cmd()', answers })
    const created = await call(createQuiz, {
      token,
      body: { ...someQuizDraft, subject: subject.id, title: '@SUM(A1)', questions: [evil] },
    })
    const quiz = (created.body['data'] as { quiz: { _id: string } }).quiz._id
    await sitAs(await addUser(), {}, quiz)
    await counted()
    const csv = (await download(`/quizzes/${quiz}/analysis/export`, { format: 'csv' })).body
    const [head, line] = csv.slice(1).split('\r\n')
    expect(head?.split(',')).toEqual([...contract.analysisColumns])
    expect(line).toContain("'@SUM(A1)")
    expect(line).toContain("'=cmd()")
    expect(line).toContain("'=1+2")
    expect(line).toContain("'+84")
    const sheet = await download(`/questions/${evil}/analysis/export`, { format: 'xlsx' })
    expect(sheet.headers['content-disposition']).toContain('.xlsx')
    const rows = await readSheet(sheet.rawPayload)
    expect(rows[0]).toEqual([...contract.analysisColumns])
    expect(rows[1]?.slice(0, 2)).toEqual(['@SUM(A1)', '=cmd()'])
    expect(rows[1]?.[7]).toBe(1)
  })
})

function pearson(pairs: readonly (readonly [number, number])[]): number {
  const mean = (index: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length
  const [meanX, meanY] = [mean(0), mean(1)]
  const sum = (of: (pair: readonly [number, number]) => number) => pairs.reduce((total, pair) => total + of(pair), 0)
  const spread = Math.sqrt(sum(([x]) => (x - meanX) ** 2) * sum(([, y]) => (y - meanY) ** 2))
  return spread === 0 ? 0 : sum(([x, y]) => (x - meanX) * (y - meanY)) / spread
}
