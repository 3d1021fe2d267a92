import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { DatabaseSettings } from '../server/src/platform/database/database.ts'
import { type Sat, signIn, sitAll, steps } from './attempts/pupils.ts'
import { type School, buildSchool, typesFrom } from './attempts/school.ts'
import { startPostgres } from './processes/postgres.ts'
import { type Process, startProduct, startServer } from './processes/product.ts'
import { table } from './table.ts'

/**
 * A school sits a quiz: everyone starts, saves each answer one by one, submits and reads the result. Beside it, in the
 * same run, the least that Node and either database need for the same. Signing in is not counted.
 * `npm run bench:attempts -- --students 400 --questions 30 --at-once 32 --think 0 --engines sqlite,bare,postgres --types all`
 */
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '400' },
    questions: { type: 'string', default: '30' },
    'at-once': { type: 'string', default: '32' },
    /** Milliseconds between two answers, on average. */
    think: { type: 'string', default: '0' },
    engines: { type: 'string', default: 'sqlite,bare,postgres' },
    /** Of the questions, in turn: names, or all. */
    types: { type: 'string', default: 'single_choice' },
  },
})
const students = Number(values.students)
const atOnce = Number(values['at-once'])
const think = Number(values.think)
/** They warm a server up and are not counted. */
const first = Math.min(50, Math.floor(students / 4))

async function measure(server: Process, quizId: string, tokens: readonly string[]): Promise<Sat> {
  const { url, pid } = server
  await sitAll({ url, pid, quizId, tokens: tokens.slice(0, first), atOnce, think: 0 })
  return sitAll({ url, pid, quizId, tokens: tokens.slice(first), atOnce, think })
}

function rowsOf(name: string, { seconds, latencies, cpuSeconds, failures }: Sat) {
  const requests = steps.reduce((sum, step) => sum + latencies[step].length, 0)
  const rows = steps.map((step) => {
    const sorted = latencies[step].toSorted((one, other) => one - other)
    const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
    return { server: name, step, requests: sorted.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99) }
  })
  const summary = {
    server: name,
    'attempts/min': Math.round((latencies.result.length / seconds) * 60),
    'req/s': Math.round(requests / seconds),
    'CPU µs/req': Math.round((cpuSeconds / requests) * 1_000_000),
    failures: failures.length,
  }
  return { rows, summary, failures }
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
const engines = values.engines.split(',')
const postgres = engines.includes('postgres') ? await startPostgres() : null
const reports: ReturnType<typeof rowsOf>[] = []
const costs: Record<string, string | number>[] = []
const types = typesFrom(values.types)
const size = { students: students + 2, questions: Number(values.questions), types }

async function runProduct(name: string, place: DatabaseSettings, school: School): Promise<void> {
  const environment = {
    DATA_DIR: place.directory,
    DATABASE_URL: place.url ?? '',
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'off',
  }
  const product = await startProduct(environment)
  const [first = '', second = '', ...tokens] = await signIn(product.url, school)
  reports.push(rowsOf(name, await measure(product, school.quizId, tokens)))
  await product.end('SIGTERM')
  costs.push({ server: name, ...(await statementsOf(environment, school.quizId, [first, second])) })
}

/** What one request costs when nobody else asks; the first who sits warms the server up. */
async function statementsOf(environment: Record<string, string>, quizId: string, tokens: readonly string[]) {
  const counter = pathToFileURL(path.join(import.meta.dirname, 'attempts/statements.ts')).href
  const product = await startProduct({ ...environment, NODE_OPTIONS: `--import=${counter}` })
  const { url, pid } = product
  const { statements } = await sitAll({ url, pid, quizId, tokens, atOnce: 1, think: 0 })
  await product.end('SIGTERM')
  return Object.fromEntries(steps.map((step) => [`${step}, statements`, statements[step].at(-1) ?? 0]))
}

async function runBare(name: string, file: string, environment: Record<string, string>, school: School): Promise<void> {
  const bare = await startServer([path.join(import.meta.dirname, 'attempts/bare', file)], environment)
  const ids = school.students.map(({ id }) => id)
  reports.push(rowsOf(name, await measure(bare, school.quizId, ids)))
  await bare.end('SIGTERM')
}

/** As if nobody had sat it, for who comes next. */
async function freshen(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('truncate attempts cascade')
  await client.query("update assignments set status = 'not_started', attempt_count = 0, last_attempt_id = null")
  await client.query('vacuum full analyze')
  await client.end()
}

try {
  if (engines.includes('sqlite')) {
    const place = { directory: path.join(directory, 'sqlite'), url: undefined }
    const school = await buildSchool(place, size)
    const copy = path.join(directory, 'bare')
    cpSync(place.directory, copy, { recursive: true })
    await runProduct('product, SQLite', place, school)
    if (engines.includes('bare')) await runBare('bare, SQLite', 'sqlite-server.ts', { DATA_DIR: copy }, school)
  }
  if (postgres) {
    const place = { directory: path.join(directory, 'postgres'), url: postgres.url }
    const school = await buildSchool(place, size)
    await runProduct('product, PostgreSQL', place, school)
    if (engines.includes('bare')) {
      await freshen(postgres.url)
      await runBare('bare, PostgreSQL', 'postgres-server.ts', { DATABASE_URL: postgres.url }, school)
    }
  }
} finally {
  await postgres?.remove()
  rmSync(directory, { recursive: true, force: true })
}
console.log(table(reports.flatMap(({ rows }) => rows)))
console.log(`\n${table(reports.map(({ summary }) => summary))}`)
for (const database of ['SQLite', 'PostgreSQL']) {
  const of = (who: string) => reports.find(({ summary }) => summary.server === `${who}, ${database}`)?.summary
  const [ours, bare] = [of('product'), of('bare')]
  if (ours && bare) console.log(`\n${database}: ${(ours['attempts/min'] / bare['attempts/min']).toFixed(2)} of bare`)
}
if (costs.length > 0) console.log(`\n${table(costs)}`)
for (const failure of new Set(reports.flatMap(({ failures }) => failures))) console.log(failure)
process.exitCode = reports.some(({ failures }) => failures.length > 0) ? 1 : 0
