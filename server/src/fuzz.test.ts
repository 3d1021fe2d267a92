import { type Endpoint, apiBase } from '@lms/contracts/endpoint.ts'
import { questionTypes } from '@lms/contracts/question-types/registry.ts'
import { createQuestion } from '@lms/contracts/questions/questions.ts'
import { roles } from '@lms/contracts/roles.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startAttemptApp } from '../testing/apps/attempt-app.ts'
import { someAssignment } from '../testing/records/assignment.ts'
import { drafts } from '../testing/records/question-parts.ts'
import { someQuestion, someQuestionDraft } from '../testing/records/question.ts'
import { type TestApp, routesOfApp, startTestApp } from '../testing/test-app.ts'
import { casesOf } from '../testing/setup/drawn-cases.ts'
import { engine } from '../testing/test-database.ts'

const oddTexts = [
  '',
  ' ',
  '__proto__',
  'constructor',
  '\u0000',
  '\uD800',
  '%',
  "' or 1=1 --",
  '../../etc/passwd',
  'đ'.repeat(5000),
]
/** The values that break programs: wrong types, huge and tiny numbers, odd Unicode, deep nesting, prototype names. */
const oddText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...oddTexts))
const oddNumber = fc.constantFrom(1e308, -0, Number.MAX_SAFE_INTEGER, -1, 0.5)
const oddValue = fc.oneof(oddText, fc.jsonValue(), oddNumber, fc.constantFrom(null, true, [], {}))

/** Values that many a field takes, so that the fuzz gets past the first check. */
const plainValue = fc.constantFrom(
  'Nguyễn Văn An',
  'an@test.example',
  'Kem-dua-47',
  'user',
  'student',
  'LOP_4',
  '1',
  1,
  true,
)

function fieldsOf(schema: Endpoint['body']): fc.Arbitrary<Record<string, unknown>> {
  const names = 'shape' in schema ? Object.keys(schema.shape as object) : []
  const value = fc.oneof({ weight: 3, arbitrary: plainValue }, oddValue)
  const known = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
  return fc.oneof({ weight: 3, arbitrary: known }, fc.dictionary(oddText, oddValue, { maxKeys: 8 }))
}

/** A header can hold any byte that is not a control character. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
})
const refreshCookie = oddText.map((text) => `refresh_token=${encodeURIComponent(text.toWellFormed())}`)
const oddHeaders = fc.record(
  {
    accept: headerText,
    'user-agent': headerText,
    cookie: fc.oneof(headerText, refreshCookie),
    'x-request-id': headerText,
    'x-forwarded-for': headerText,
    range: headerText,
  },
  { requiredKeys: [] },
)
const knownId = fc.uuid()

async function hit(
  { app }: TestApp,
  endpoint: Endpoint,
  request: Odd,
  token: string,
  address: string,
): Promise<number> {
  const path = endpoint.path.replaceAll(/:\w+/g, () => encodeURIComponent(request.parameter.toWellFormed()) || 'x')
  const texts = Object.entries(request.query).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const response = await app.http.inject({
    method: endpoint.method,
    url: `${apiBase}${path}?${new URLSearchParams(texts).toString()}`,
    headers: { host: 'lms.test', ...request.headers, authorization: `Bearer ${token}` },
    remoteAddress: address,
    payloadAsStream: endpoint.produces !== undefined,
    ...(endpoint.method !== 'GET' && { payload: request.body }),
  })
  if (endpoint.produces !== undefined) response.stream().destroy()
  if (response.statusCode >= 500) expect.fail(`${endpoint.method} ${path}: ${response.payload}`)
  return response.statusCode
}

interface Odd {
  body: Record<string, unknown>
  query: Record<string, unknown>
  parameter: string
  headers: Partial<Record<string, string>>
}

/** These end sessions or people; whoever is fuzzing must be made anew afterwards. */
const isDrastic = ({ method, path }: Endpoint): boolean =>
  method === 'DELETE' || /logout|bulk|password|remove|purge/.test(path)

/** PostgreSQL adds its own types and encodings to what SQLite has shown. */
const tries = casesOf(engine === 'sqlite' ? 25 : 8)

const slices = Map.groupBy(await routesOfApp(), ({ endpoint }) => endpoint.path.split('/')[1] ?? '')

test.each([...slices])(
  'no body, query, path or header brings 500 or above from /%s',
  { timeout: 120_000 },
  async (_, routes) => {
    const test = await startTestApp()
    const people = () => Promise.all(roles.map(async (role) => (await test.signedIn(role)).token))
    let tokens = await people()
    let visits = 0
    for (const { endpoint } of routes) {
      const seen = new Set<number>()
      const odd: fc.Arbitrary<Odd> = fc.record({
        body: fieldsOf(endpoint.body),
        query: fc.oneof(fc.constant({}), fieldsOf(endpoint.query)),
        parameter: fc.oneof(knownId, oddText),
        headers: oddHeaders,
      })
      await fc.assert(
        fc.asyncProperty(odd, fc.nat({ max: 2 }), async (request, person) => {
          visits += 1
          seen.add(await hit(test, endpoint, request, tokens[person] ?? '', `10.1.${visits >> 8}.${visits & 255}`))
        }),
        // A file is made by a thread of its own, which takes its time.
        { numRuns: endpoint.produces === undefined ? tries : 3 },
      )
      // A fuzz that never gets past the door shows nothing; a public call has no door, and may refuse by 401 itself.
      expect(
        endpoint.access === 'public' || [...seen].some((status) => status !== 401),
        `${endpoint.method} ${endpoint.path}`,
      ).toBe(true)
      if (isDrastic(endpoint)) tokens = await people()
    }
  },
)

test('a question of any type with one part of it bent, and whatever is given to one, brings no 500', async () => {
  const app = await startAttemptApp()
  const { call, token, user } = app
  const ids = await Promise.all(
    questionTypes.map((type) => someQuestion(app, user, { answers: [], ...drafts[type], type })),
  )
  const { _id: quiz } = await app.created({ questions: ids })
  await someAssignment(app, quiz, app.child)
  await app.begin({}, app.childToken, quiz)
  const samples = engine === 'sqlite' ? 3 : 1
  for (const [index, type] of questionTypes.entries()) {
    const whole = { ...someQuestionDraft, answers: [], subject: app.subject.id, ...drafts[type], type }
    for (const field of Object.keys(drafts[type]))
      for (const odd of fc.sample(oddValue, samples)) {
        const answer = await call(createQuestion, { token, body: { ...whole, [field]: odd } })
        expect(answer.status, `${type} ${field} ${JSON.stringify(odd)}`).toBeLessThan(500)
      }
    for (const odd of fc.sample(oddValue, samples)) {
      const body = { answers: { [ids[index] ?? '']: odd }, sequence: 1 }
      const answer = await app.save(body, app.childToken, quiz)
      expect(answer.status, `${type} ${JSON.stringify(odd)}`).toBeLessThan(500)
    }
  }
})
