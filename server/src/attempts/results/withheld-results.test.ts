import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { releaseResults } from '@lms/contracts/attempts/quiz-attempts.ts'
import { pathOf } from '@lms/contracts/call.ts'
import { type Endpoint, apiBase } from '@lms/contracts/endpoint.ts'
import { may } from '@lms/contracts/permissions.ts'
import { createQuestion } from '@lms/contracts/questions/questions.ts'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { historyOf, startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { someAssignment } from '../../../testing/records/assignment.ts'
import { someChild } from '../../../testing/records/child.ts'
import { someGroup } from '../../../testing/records/group.ts'
import { someQuestionDraft } from '../../../testing/records/question.ts'
import { readPdf } from '../../../testing/samples/pdf-text.ts'
import { insertMembers } from '../../groups/member-store.ts'
import { minutes } from '../../platform/clock.ts'
import type { User } from '../../users/user.ts'

type App = Awaited<ReturnType<typeof startAttemptApp>>

/** A quiz that tells nobody how it went. */
const withheld = { isPublic: true, maxAttempts: 2, showResultsImmediately: false, showCorrectAnswers: false }

const toldOnceReleased = [
  'child: /children/:id/progress',
  'child: /children/:id/results',
  'child: /children/quizzes/:historyId/results',
  'child: /dashboard',
  'child: /garden',
  'child: /quizzes/results/:id/download',
  'child: /students/:id/quizzes',
  'child: /students/quizzes/:id/show',
  'child: /students/quizzes/results/:historyId',
  'parent: /children/:id/data',
  'parent: /children/:id/data/archive',
  'parent: /children/:id/progress',
  'parent: /children/:id/results',
  'parent: /children/quizzes/:historyId/results',
  'parent: /dashboard',
  'parent: /education',
  'parent: /groups/:id/results',
  'parent: /groups/:id/results/export',
  'parent: /groups/:id/results/summary',
  'parent: /practice/progress',
  'parent: /practice/weekly',
  'parent: /practice/weekly/preview',
  'parent: /quizzes/:id/attempts',
  'parent: /quizzes/results/:id/download',
  'parent: /students/:id/quizzes',
  'parent: /students/quizzes/results/:historyId',
]

interface Family {
  token: string
  childToken: string
  /** What a parameter of an address may stand for. */
  records: string[]
  query: Record<string, string>
}

/** One child gives so many right answers in both of two attempts; the other child gives none. */
async function someFamily(app: App, approval: User['approval'], right: number): Promise<Family> {
  const parent = await app.addUser({ role: 'parent', approval })
  const { id: group, child } = await someGroup(app, parent)
  const sibling = await someChild(app, parent)
  const at = app.clock.now().toISOString()
  await app.database.transaction((tx) => insertMembers(tx, group, [{ studentId: sibling.id }], at))
  const token = await app.tokenOf(parent)
  const body = { ...someQuestionDraft, answers: [...someQuestionDraft.answers], subject: app.subject.id }
  const made = await app.call(createQuestion, { token, body })
  const bank = (made.body['data'] as { question: { _id: string } }).question._id
  await sitTwice(app, sibling, 0)
  const histories = await sitTwice(app, child, right)
  const question = app.known[0].id
  return {
    token,
    childToken: await app.tokenOf(child),
    records: ['me', child.id, parent.id, group, app.quiz, ...histories, question, app.subject.id, bank],
    query: { child_id: child.id, studentId: child.id, quizId: app.quiz, question, format: 'csv' },
  }
}

async function sitTwice(app: App, child: User, right: number): Promise<string[]> {
  const at = { token: await app.tokenOf(child), params: { id: app.quiz } }
  await someAssignment(app, app.quiz, child)
  const histories = []
  for (let number = 1; number <= 2; number += 1) {
    await app.call(startAttempt, { ...at, body: {} })
    histories.push(historyOf(await app.call(submitAttempt, { ...at, body: { answers: app.answersWith(right) } })))
  }
  return histories
}

interface Reading {
  endpoint: Endpoint
  /** Which of a family's records stands in the address. */
  record: number
  query: Record<string, string>
}

/** Every call that reads, about each record of a family, in every order in which it lists. */
function readingsOf(app: App, { records, query }: Family): Reading[] {
  const endpoints = app.app.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, produces }) => method === 'GET' && produces !== 'text/event-stream')
  return endpoints.flatMap((endpoint) => {
    const shape = 'shape' in endpoint.query ? (endpoint.query.shape as Record<string, unknown>) : {}
    const own = Object.fromEntries(Object.entries(query).filter(([name]) => name in shape))
    const orders: Record<string, string>[] =
      'sortBy' in shape ? [{}, { sortBy: 'score', sortOrder: 'desc' }, { sortBy: 'question' }] : [{}]
    const places = endpoint.path.includes(':') ? [...records.keys()] : [0]
    return places.flatMap((record) => orders.map((order) => ({ endpoint, record, query: { ...own, ...order } })))
  })
}

/** What is answered, apart from whose records these are and when they were made. */
async function answerTo(app: App, { endpoint, record, query }: Reading, family: Family, as: string): Promise<string> {
  const id = family.records[record] ?? ''
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id]))
  const own = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, family.query[name] ?? value]))
  const response = await app.app.http.inject({
    url: apiBase + pathOf(endpoint, { params }),
    query: own,
    headers: { authorization: `Bearer ${as}` },
  })
  expect(response.statusCode, endpoint.path).not.toBe(429)
  return `${response.statusCode} ${nameless(textOf(response.rawPayload))}`
}

function textOf(file: Buffer): string {
  const start = file.subarray(0, 4).toString('latin1')
  if (start === '%PDF') return readPdf(file).pages.join('\n')
  if (start !== 'PK\u0003\u0004') return file.toString()
  return Object.entries(unzipSync(file))
    .map(([name, content]) => `${name}\n${new TextDecoder().decode(content)}`)
    .join('\n')
}

/** Ids are told apart by where they occur first; names of people and moments not at all. */
function nameless(text: string): string {
  const ids = new Map<string, number>()
  return text
    .replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[0-9a-f]{32}\b/g, (id) => {
      ids.set(id, ids.get(id) ?? ids.size)
      return `#${ids.get(id)}`
    })
    .replaceAll(/\buser-[0-9a-f]{8}\b|\b[0-9a-f]{8}@/g, 'somebody')
    .replaceAll(/\b4A\d+\b/gi, 'group')
    .replaceAll(
      /\d{4}-\d\d-\d\dT[\d:.]+Z|\d\d:\d\d(?:, | )?\d\d[-/]\d\d[-/]\d{4}|\d\d[-/]\d\d[-/]\d{4}(?:,? \d\d:\d\d)?/g,
      'then',
    )
    .replaceAll(/"(submissionTime|seconds|uptimeSeconds)":\d+/g, '"$1":0')
}

interface Told {
  /** Calls whose answers tell the child that was right from one that was not. */
  telling: string[]
  /** Those that answer anything at all. */
  answering: Reading[]
}

type Families = readonly [right: Family, wrong: Family, alsoWrong: Family]

async function whatIsTold(app: App, [right, wrong, alsoWrong]: Families, readings: readonly Reading[]): Promise<Told> {
  const telling = new Set<string>()
  const answering = new Set<Reading>()
  for (const role of ['parent', 'student'] as const)
    for (const reading of readings) {
      const { access, path } = reading.endpoint
      if (access === 'public' || !may({ id: '', role }, access)) continue
      const answer = (family: Family) =>
        answerTo(app, reading, family, role === 'parent' ? family.token : family.childToken)
      const [one, other] = await Promise.all([answer(right), answer(wrong)])
      if (one.startsWith('2') || other.startsWith('2')) answering.add(reading)
      const call = `${role === 'parent' ? 'parent' : 'child'}: ${path}`
      if (one !== other) telling.add(call)
      // Otherwise a difference would say nothing.
      else if (answering.has(reading)) expect(await answer(alsoWrong), call).toBe(other)
    }
  return { telling: [...telling].toSorted(), answering: [...answering] }
}

async function start(approval: User['approval']) {
  const app = await startAttemptApp(withheld)
  const right = await someFamily(app, approval, 4)
  const families: Families = [right, await someFamily(app, approval, 0), await someFamily(app, approval, 0)]
  await app.app.jobs.runDue()
  return { app, families, readings: readingsOf(app, right) }
}

test.each(['approved', 'waiting'] as const)(
  'while results are withheld no call tells right from wrong to a child or to a parent who is %s, also once the quiz is deactivated',
  { timeout: 120_000 },
  async (approval) => {
    const { app, families, readings } = await start(approval)
    const { telling, answering } = await whatIsTold(app, families, readings)
    expect(telling).toEqual([])
    await app.update(app.quiz, { version: 1, isActive: false })
    expect((await whatIsTold(app, families, answering)).telling).toEqual([])
    await app.call(releaseResults, { token: app.token, params: { id: app.quiz } })
    app.clock.move(minutes(1))
    await app.app.jobs.runDue()
    expect((await whatIsTold(app, families, answering)).telling).toEqual(toldOnceReleased)
  },
)

test('what a withheld quiz asked is learned once, when its deadline has passed', async () => {
  const app = await startAttemptApp((inTime: (milliseconds: number) => string) => ({
    ...withheld,
    deadline: inTime(minutes(40)),
  }))
  await app.sit(3)
  const learned = async () => {
    app.clock.move(minutes(20))
    await app.app.jobs.runDue()
    const rows = await app.database.read().selectFrom('learned_answers').select('is_right').orderBy('place').execute()
    return rows.map(({ is_right }) => is_right)
  }
  expect(await learned()).toEqual([])
  expect(await learned()).toHaveLength(4)
  expect(await learned()).toEqual([true, true, true, false])
})
