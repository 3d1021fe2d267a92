import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { Actor } from '../contracts/permissions.ts'
import { defaultSettings } from '../contracts/settings.ts'
import { migrations } from '../server/src/migrations.ts'
import { createDashboards } from '../server/src/dashboard/dashboard-service.ts'
import { createSystemHealth } from '../server/src/dashboard/system-health.ts'
import { type DatabaseSettings, openDatabase } from '../server/src/platform/database/database.ts'
import { createQuestions } from '../server/src/questions/question-service.ts'
import { createQuizLists } from '../server/src/quizzes/quiz-lists.ts'
import { createSubjects } from '../server/src/subjects/subject-service.ts'
import { type School, buildSchool } from './home/school.ts'
import { startPostgres } from './processes/postgres.ts'
import { table } from './table.ts'

/**
 * What a hundred times as many children cost the home screens. Without HTTP, so that nothing hides behind it.
 * `npm run bench:home -- --small 100 --children 10000 --attempts 100 --times 100 --engines sqlite,postgres`
 */
const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '100' },
    children: { type: 'string', default: '10000' },
    attempts: { type: 'string', default: '100' },
    times: { type: 'string', default: '100' },
    engines: { type: 'string', default: 'sqlite,postgres' },
  },
})
const sizes = { small: Number(values.small), large: Number(values.children) }
const times = Number(values.times)
const warmUp = 10

type Ask = () => Promise<unknown>

/** Each screen, as the running product answers it; once more with a clock on which nothing that is remembered lasts. */
function screensOf({ database, administrator, parent, student }: School): Record<string, Ask> {
  const audit = { record: async () => {} }
  const build = (clock: { now(): Date }) => {
    const learning = { database, clock, audit }
    return createDashboards({
      database,
      clock,
      settings: { current: async () => defaultSettings },
      health: createSystemHealth({
        database,
        clock,
        version: 'bench',
        dataDirectory: os.tmpdir(),
        isMailConfigured: false,
      }),
      subjects: createSubjects(learning),
      questions: createQuestions(learning),
      quizLists: createQuizLists({ database, random: Math.random }),
    })
  }
  const product = build({ now: () => new Date() })
  let ahead = 0
  const forgetful = build({ now: () => new Date(Date.now() + (ahead += 61_000)) })
  const home = (actor: Actor) => () => product.read(actor)
  return {
    'administrator, home': home(administrator),
    'administrator, home, days counted anew': () => forgetful.read(administrator),
    'parent, home': home(parent),
    'student, home': home(student),
    'administrator, learning': () => product.education(administrator),
    'parent, learning': () => product.education(parent),
  }
}

async function build(place: DatabaseSettings, children: number): Promise<School> {
  mkdirSync(place.directory, { recursive: true })
  const database = openDatabase(place, () => {})
  await database.migrate(migrations)
  const began = performance.now()
  const school = await buildSchool(database, children, Number(values.attempts))
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${database.dialect}: ${children} children, ${children * Number(values.attempts)} attempts in ${seconds} s`,
  )
  return school
}

/** In turns, so that both sides meet the same weather; the middle of each side's times, in milliseconds. */
async function compare(sides: readonly Ask[]): Promise<number[]> {
  const measured = sides.map((): number[] => [])
  for (let round = 0; round < warmUp + times; round += 1) {
    for (const [index, side] of sides.entries()) {
      const began = performance.now()
      await side()
      if (round >= warmUp) measured[index]?.push(performance.now() - began)
    }
  }
  return measured.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0)
}

async function measure(engine: string, small: School, large: School) {
  const lines = []
  const [ofSmall, ofLarge] = [screensOf(small), screensOf(large)]
  for (const [screen, askSmall] of Object.entries(ofSmall)) {
    const [one = 0, many = 0] = await compare([askSmall, ofLarge[screen] ?? askSmall])
    lines.push({
      engine,
      screen,
      [`ms at ${sizes.small}`]: one.toFixed(2),
      [`ms at ${sizes.large}`]: many.toFixed(2),
      ratio: (many / one).toFixed(2),
    })
  }
  return lines
}

async function emptyDatabase(cluster: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return cluster.replace(/\/[^/]*$/, `/${name}`)
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
const engines = values.engines.split(',')
const postgres = engines.includes('postgres') ? await startPostgres() : null
try {
  const places: Record<string, (size: string) => Promise<DatabaseSettings>> = {}
  if (engines.includes('sqlite'))
    places['SQLite'] = async (size) => ({ directory: path.join(directory, `sqlite-${size}`), url: undefined })
  if (postgres)
    places['PostgreSQL'] = async (size) => ({
      directory: path.join(directory, `postgres-${size}`),
      url: await emptyDatabase(postgres.url, `home_${size}`),
    })
  else if (engines.includes('postgres')) console.log('No PostgreSQL was found: that half was not run.')
  for (const [engine, place] of Object.entries(places)) {
    const small = await build(await place('small'), sizes.small)
    const large = await build(await place('large'), sizes.large)
    console.log(`\n${table(await measure(engine, small, large))}\n`)
    await small.database.close()
    await large.database.close()
  }
} finally {
  await postgres?.remove()
  rmSync(directory, { recursive: true, force: true })
}
