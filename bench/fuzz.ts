import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Endpoint, apiBase } from '../contracts/endpoint.ts'
import { login, signedInBy } from '../contracts/accounts/accounts.ts'
import { type AppDependencies, createApp } from '../server/src/app.ts'
import { migrations } from '../server/src/migrations.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { seededRandom } from '../server/src/platform/seeded-random.ts'
import { hashPassword } from '../server/src/users/sign-in/passwords.ts'
import { insertUser } from '../server/src/users/user-store.ts'
import { drafts } from '../server/testing/records/question-parts.ts'
import { someQuestionDraft } from '../server/testing/records/question.ts'
import { call } from './call.ts'
import { type OddRequest, createOddRequests } from './fuzz/odd-requests.ts'
import { table } from './table.ts'

/**
 * Every endpoint of the contract, asked by everybody with what was made up and what was bent: no answer may be a 5xx.
 * `npm run fuzz -- --requests 100000 --at-once 8 --seed 1 --database postgres://…`
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    'at-once': { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string', default: '' },
    /** Only endpoints whose path has this in it. */
    only: { type: 'string', default: '' },
  },
})
const total = Number(values.requests)
const random = seededRandom(Number(values.seed))
const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-fuzz-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
const web = path.join(directory, 'web')
mkdirSync(web)
writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>x</title><div id="root"></div>')

const config = readConfig({
  DATA_DIR: directory,
  DATABASE_URL: values.database,
  // Each request comes from an address of its own, so that what one spoils is not spoilt for all.
  TRUST_PROXY: '127.0.0.1',
  REQUESTS_PER_ACCOUNT: '0',
  REQUESTS_PER_ADDRESS: '0',
})
const database = openDatabase({ url: config.databaseUrl, directory }, () => {})
await database.migrate(migrations)
const errors: string[] = []
const quiet = (): void => {}
const note = (what: unknown): void => void (errors.length < 50 && errors.push(JSON.stringify(what).slice(0, 1500)))
/** As much of a logger as the server asks for. */
const log: AppDependencies['log'] = {
  level: 'error',
  silent: quiet,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: note,
  fatal: note,
  child: () => log,
}
const app = await createApp({
  config,
  database,
  clock: systemClock,
  random,
  log,
  version: 'fuzz',
  webDirectory: web,
  toleratedDelay: 60_000,
})
await app.seed()
await app.http.listen({ port: 0, host: '127.0.0.1' })
app.jobs.start()
const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`

const people = {
  'signed out': null,
  'unapproved parent': { role: 'parent', approval: 'waiting' },
  parent: { role: 'parent', approval: 'approved' },
  student: { role: 'student', approval: 'approved' },
  administrator: { role: 'administrator', approval: 'approved' },
} as const
type Person = keyof typeof people
const names = Object.keys(people) as Person[]
const passwordHash = await hashPassword('Kem-dua-47')
const tokens = new Map<Person, Promise<string>>()
const someAddress = (): string =>
  `10.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`

async function newToken(person: Person): Promise<string> {
  const given = people[person]
  if (given === null) return ''
  const username = `fuzz-${crypto.randomUUID().slice(0, 8)}`
  await database.transaction((tx) =>
    insertUser(tx, systemClock, {
      email: `${username}@test.example`,
      username,
      passwordHash,
      firstName: 'Lan',
      lastName: 'Nguyễn',
      isActive: true,
      isEmailVerified: true,
      isDemo: false,
      ...given,
    }),
  )
  const body = { email: username, password: 'Kem-dua-47' }
  return signedInBy(await call(url, login, { body, headers: { 'x-forwarded-for': someAddress() } })).token.token
}
const tokenOf = (person: Person): Promise<string> => {
  const known = tokens.get(person) ?? newToken(person)
  tokens.set(person, known)
  return known
}

/** Ids that answers have named: with them a request finds something. */
const ids: string[] = [crypto.randomUUID()]
function learn(text: string): void {
  for (const [id] of text.matchAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g)) {
    if (ids.includes(id)) continue
    if (ids.length < 400) ids.push(id)
    else ids[Math.floor(random() * ids.length)] = id
  }
}

/** Files are made by threads, which take their time; streams are held open: seldom is enough. */
const endpoints = app.routes.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.path.includes(values.only))
const quick = endpoints.filter(({ produces }) => produces === undefined)
const questions = Object.entries(drafts).map(([type, draft]) => ({ ...someQuestionDraft, ...draft, type }))
const make = createOddRequests(random, ids, questions)
const statuses = new Map<Person, Map<number, number>>()
const failures: { request: string; status: number; answer: string }[] = []
const passed = new Set<Endpoint>()

function bodyOf({ endpoint, body }: OddRequest): string | FormData | undefined {
  if (endpoint.consumes === undefined || random() < 0.3) return body
  const form = new FormData()
  form.append('file', new Blob([body ?? '']), random() < 0.5 ? 'a.csv' : '../\u202Ea.docx')
  return form
}

async function one(): Promise<void> {
  const person = names[Math.floor(random() * names.length)] ?? 'signed out'
  const from = random() < 0.04 || quick.length === 0 ? endpoints : quick
  const endpoint = from[Math.floor(random() * from.length)]
  if (!endpoint) throw new Error('No endpoint has this in its path')
  const request = make(endpoint)
  const token = await tokenOf(person)
  const body = bodyOf(request)
  const headers: Record<string, string> = {
    ...request.headers,
    'x-forwarded-for': someAddress(),
    ...(token !== '' && { authorization: `Bearer ${token}` }),
  }
  if (body instanceof FormData) delete headers['content-type']
  const isStream = endpoint.produces === 'text/event-stream'
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${url}${apiBase}${request.path}`, {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body }),
    })
    if (isStream && answer.ok) await answer.body?.cancel()
    const text = isStream && answer.ok ? '' : await answer.text()
    // A thread that is busy says when to come back, and is asked again.
    if (answer.status === 503 && tries < 60) {
      await delay(500)
      continue
    }
    const counts = statuses.get(person) ?? new Map<number, number>()
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    statuses.set(person, counts)
    if (answer.ok) {
      passed.add(endpoint)
      if (answer.headers.get('content-type')?.includes('json') === true) learn(text)
    }
    if (answer.status >= 500) {
      const asked = `${person}: ${endpoint.method} ${request.path.slice(0, 300)} ${request.body?.slice(0, 600) ?? ''}`
      failures.push({ request: asked, status: answer.status, answer: text.slice(0, 300) })
      process.stderr.write(`${answer.status} ${asked}\n`)
    }
    // Signed out or deleted by its own doing.
    if (answer.status === 401 && text.includes('invalid_token')) tokens.delete(person)
    return
  }
}

let begun = 0
async function worker(): Promise<void> {
  while (begun < total && failures.length < 20) {
    begun += 1
    if (begun % 5000 === 0) process.stderr.write(`${begun} requests, ${failures.length} failures\n`)
    await one()
  }
}
await Promise.all(Array.from({ length: Number(values['at-once']) }, worker))
const isAlive = (await fetch(`${url}/healthz`)).ok

console.log(
  table(
    names.map((person) => {
      const counts = [...(statuses.get(person) ?? [])]
      const of = (first: number) =>
        counts.filter(([status]) => Math.floor(status / 100) === first).reduce((sum, [, count]) => sum + count, 0)
      return { person, '2xx': of(2), '4xx': of(4), '5xx': of(5) }
    }),
  ),
)
for (const { request, status, answer } of failures) console.log(`${status} ${request}\n    ${answer}`)
for (const line of errors) console.log(line.trim())
console.log(
  `${begun} requests (seed ${values.seed}), ${passed.size} of ${endpoints.length} endpoints answered with 2xx, ${failures.length} answers of 5xx: ${failures.length === 0 && isAlive ? 'passed' : 'FAILED'}`,
)
await app.close()
await database.close()
process.exit(failures.length === 0 && isAlive ? 0 : 1)
