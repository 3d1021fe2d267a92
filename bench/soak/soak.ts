import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { listSubjects } from '../../contracts/subjects/subjects.ts'
import { questionTypes } from '../../contracts/question-types/registry.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { buildSchool, password } from '../attempts/school.ts'
import { addPosts } from '../blog/many-posts.ts'
import { call, signIn } from '../call.ts'
import { addTeachers } from '../crowds/teachers.ts'
import { addBank } from '../practice/daily-children.ts'
import { startPostgres } from '../processes/postgres.ts'
import { type Process, startProduct } from '../processes/product.ts'
import { table } from '../table.ts'
import { type Child, comeAndGo, importFile, lookAround, practise, print, readBlog, sit } from './days.ts'
import type { Sample } from './inside.ts'
import { Crowd, kinds } from './people.ts'
import { type Trend, percentile, rule, trendOf } from './verdict.ts'

/**
 * One process as long as one likes under all that a school does at once: children sit quizzes and practise, teachers
 * look through lists, import files and print papers, strangers read the blog, people sign in and out, and screens
 * listen and go. Minute by minute what it takes, and at the end whether anything grew or failed.
 * `npm run soak -- --minutes 20 --postgres --json`
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    postgres: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
/** Taking away what nobody holds stops the process for a moment each time: as seldom as the line can be drawn. */
const secondsBetweenSamples = Math.max(5, Math.min(60, minutes))
const [sitters, practising, teachers, streams, posts] = [8, 4, 20, 60, 500]
const token = 'soak-of-one-process'
/** Seconds of a minute. Where other programs have the cores for longer, the server is right to put people off. */
const hardlyAnyCore = 20

if (!existsSync(path.join(import.meta.dirname, '../../web/dist/index.html'))) {
  console.log('The pages of the blog need the web app: npm run build')
  process.exit(2)
}
const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-soak-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
// Whoever has seen enough leaves no server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const postgres = values.postgres ? await startPostgres() : null
if (values.postgres && !postgres) {
  console.log('No PostgreSQL was found.')
  process.exit(2)
}
const samplesFile = path.join(directory, 'samples')
writeFileSync(samplesFile, '')

async function build() {
  const place = { directory: path.join(directory, 'data'), url: postgres?.url }
  const school = await buildSchool(place, { students: 200, questions: 15, types: questionTypes, maxAttempts: 0 })
  await addBank(place)
  const usernames = await addTeachers(place, teachers)
  const database = openDatabase(place, () => {})
  const { id } = await database
    .read()
    .selectFrom('users')
    .select('id')
    .where('username', '=', usernames[0] ?? '')
    .executeTakeFirstOrThrow()
  await addPosts(database, posts, id)
  await database.close()
  return { ...school, usernames, place }
}

const { quizId, students, usernames, place } = await build()
const product = await startProduct({
  DATA_DIR: place.directory,
  DATABASE_URL: place.url ?? '',
  DEMO_DATA: 'off',
  LOG_LEVEL: 'silent',
  METRICS_TOKEN: token,
  SOAK_SAMPLES: samplesFile,
  SOAK_EVERY: String(secondsBetweenSamples * 1000),
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'inside.ts')).href}`,
})
const children: Child[] = []
for (const student of students)
  children.push({ ...student, token: await signIn(product.url, { email: student.username, password }) })
const tokens: string[] = []
for (const email of usernames) tokens.push(await signIn(product.url, { email, password }))
const parent = await signIn(product.url, { email: 'parent-0', password })
const { subjects } = await call(product.url, listSubjects, { token: tokens[0] ?? '', query: {} })
const subject = subjects[0]?._id ?? ''

const began = Date.now()
const crowd = new Crowd(product.url)
/** Nobody sits, or practises, twice at the same time. */
function ownOf(people: readonly Child[], number: number, of: number, round: number): Child {
  const own = people.filter((_, index) => index % of === number)
  const one = own[round % own.length]
  if (!one) throw new Error('There are too few children')
  return one
}
const teacherOf = (round: number): string => tokens[round % tokens.length] ?? ''
const half = students.length / 2
for (let number = 0; number < sitters; number += 1)
  crowd.goOn(500, (round) => sit(crowd, ownOf(children.slice(0, half), number, sitters, round), quizId))
for (let number = 0; number < practising; number += 1)
  crowd.goOn(500, (round) => practise(crowd, ownOf(children.slice(half), number, practising, round)))
crowd.goOn(100, (round) => {
  const child = ownOf(children, 0, 1, round)
  return lookAround(crowd, { teacher: teacherOf(round), parent, child, quizId }, round)
})
crowd.goOn(6000, (round) => importFile(crowd, { token: teacherOf(round), subject }, round))
crowd.goOn(3000, (round) => print(crowd, teacherOf(round), quizId, round))
crowd.goOn(100, (round) => readBlog(crowd, posts, round))
crowd.goOn(2000, (round) => comeAndGo(crowd, ownOf(children, 0, 1, round)))
const open = await Promise.all(children.slice(0, streams).map((child) => crowd.listen(child.token)))
crowd.goOn(500, async (round) => {
  open.shift()?.close()
  open.push(await crowd.listen(ownOf(children, 0, 1, streams + round).token))
})

/** As whoever watches the product does, and once more at the end for what it counted itself. */
async function refusedByItself({ url }: Process): Promise<number> {
  const said = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  const counts = said.matchAll(/^lms_http_request_seconds_count\{[^}]*status="5(?!03)\d\d"[^}]*\} (\d+)/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}
for (let minute = 0; minute < minutes; minute += 1) {
  await delay(Math.max(0, began + (minute + 1) * 60_000 - Date.now()))
  await refusedByItself(product)
  const [failed, putOff] = [crowd.failures.length, crowd.putOff.length]
  if (!values.json) console.error(`minute ${minute + 1} of ${minutes}: ${failed} failed, ${putOff} put off`)
}
await crowd.end()
for (const stream of open) stream.close()
const refused = await refusedByItself(product)
const isAlive = product.isRunning()
await product.end('SIGTERM')
await postgres?.remove()

const samples = readFileSync(samplesFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Sample => JSON.parse(line))
  .filter(({ at }) => at >= began && at < began + minutes * 60_000)
const trends: Trend[] = [
  { name: 'resident, MB', values: samples.map(({ resident }) => resident), share: 0.08, least: 20 },
  { name: 'heap, MB', values: samples.map(({ heap }) => heap), share: 0.05, least: 4 },
  { name: 'handles', values: samples.map(({ handles }) => handles), share: 0.05, least: 10 },
  { name: 'open files', values: samples.map(({ files }) => files), share: 0.05, least: 10 },
].map(trendOf)

const within = (at: number, from: number, to: number): boolean =>
  at >= began + from * 60_000 && at < began + to * 60_000
const times = (from: number, to: number, kind?: string): number[] =>
  crowd.asked
    .filter((each) => within(each.at, from, to) && (kind === undefined || each.kind === kind))
    .map(({ milliseconds }) => milliseconds)
const byMinute = Array.from({ length: minutes }, (_, minute) => {
  const own = samples.filter(({ at }) => within(at, minute, minute + 1))
  const [all, last] = [times(minute, minute + 1), own.at(-1)]
  const before = samples.findLast(({ at }) => at < began + minute * 60_000)
  const most = (of: (sample: Sample) => number): number => Math.max(0, ...own.map(of))
  return {
    minute: minute + 1,
    requests: all.length,
    failures: crowd.failures.filter(({ at }) => within(at, minute, minute + 1)).length,
    'put off': crowd.putOff.filter((at) => within(at, minute, minute + 1)).length,
    'RSS MB': Math.round(last?.resident ?? 0),
    'heap MB': (last?.heap ?? 0).toFixed(1),
    handles: last?.handles ?? 0,
    files: last?.files ?? 0,
    'loop p50': most(({ late }) => late.p50).toFixed(1),
    'loop p99': most(({ late }) => late.p99).toFixed(0),
    'loop most': most(({ late }) => late.most).toFixed(0),
    'p50 ms': percentile(all, 0.5).toFixed(1),
    'p99 ms': percentile(all, 0.99).toFixed(0),
    'CPU s': Math.round((last?.cpu ?? 0) - (before?.cpu ?? 0)),
    'waited s': Math.round((last?.waited ?? 0) - (before?.waited ?? 0)),
  }
})
const third = minutes / 3
const byKind = kinds.map((kind) => {
  const all = times(0, minutes, kind)
  const [middle, last] = [times(third, 2 * third, kind), times(2 * third, minutes, kind)]
  return {
    kind,
    requests: all.length,
    'p50 ms': percentile(all, 0.5).toFixed(1),
    'p99 ms': percentile(all, 0.99).toFixed(0),
    'middle p50': percentile(middle, 0.5).toFixed(1),
    'last p50': percentile(last, 0.5).toFixed(1),
    'middle p99': percentile(middle, 0.99).toFixed(0),
    'last p99': percentile(last, 0.99).toFixed(0),
  }
})
const growing = trends.filter(({ isGrowing }) => isGrowing)
const putOff = byMinute
  .filter((minute) => minute['waited s'] < hardlyAnyCore)
  .reduce((sum, minute) => sum + minute['put off'], 0)
const isWell = isAlive && growing.length === 0 && crowd.failures.length + refused + putOff === 0
const counted = [...Map.groupBy(crowd.failures, ({ what }) => what)].map(([what, all]) => ({ what, times: all.length }))

if (values.json) {
  const engine = values.postgres ? 'postgres' : 'sqlite'
  const byMinuteAndKind = byMinute.map(({ minute }) =>
    kinds.map((kind) => {
      const own = times(minute - 1, minute, kind)
      return { minute, kind, requests: own.length, p50: percentile(own, 0.5), p99: percentile(own, 0.99) }
    }),
  )
  const report = {
    engine,
    byMinute,
    byKind,
    byMinuteAndKind,
    samples,
    trends,
    rule,
    refused,
    putOff,
    failures: counted,
  }
  console.log(JSON.stringify({ isWell, ...report }, null, 2))
} else {
  const figures = trends.map(({ name, middle, last, rise, allowed, isGrowing }) => ({
    what: name,
    'middle third': middle.toFixed(1),
    'last third': last.toFixed(1),
    'line rises': rise.toFixed(1),
    allowed: allowed.toFixed(1),
    verdict: isGrowing ? 'GROWS' : 'stays',
  }))
  console.log(`${table(byMinute)}\n\n${table(byKind)}\n\n${table(figures)}\n\n${rule}\n`)
  for (const { what, times: count } of counted) console.log(`${count} × ${what}`)
  if (refused > 0) console.log(`The process counted ${refused} answers with 5xx itself`)
  if (putOff > 0) console.log(`${putOff} were put off although the process had its cores`)
  console.log(
    `Nothing may answer otherwise than it should. Being told to come again (503 with Retry-After, or a stream that is let go) counts as well, except in a minute in which other programs kept the process from a core for ${hardlyAnyCore} seconds or more.`,
  )
  if (!isAlive) console.log('The process ended by itself')
  console.log(isWell ? 'Nothing grew, nothing failed.' : 'NOT WELL')
}
process.exit(isWell ? 0 : 1)
