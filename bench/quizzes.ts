import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { QuizFilter } from '../contracts/quizzes/quizzes.ts'
import { migrations } from '../server/src/migrations.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../server/src/platform/database/database.ts'
import { listAppointments, listQuizzes } from '../server/src/quizzes/quiz-list-store.ts'
import type { Scope } from '../server/src/quizzes/quiz-scope.ts'
import { readStats } from '../server/src/quizzes/quiz-tally-store.ts'
import { insertUser } from '../server/src/users/user-store.ts'
import { compareInTurns, onEachEngine } from './sizes.ts'
import { addQuizzes, searches } from './quizzes/many-quizzes.ts'
import { table } from './table.ts'
import { settle } from './processes/settled.ts'

/**
 * What a hundred times as many quizzes cost: lists with their totals, figures, searches and the schedule, against the
 * small one. Without HTTP, so that nothing hides behind it.
 * `npm run bench:quizzes -- --small 1000 --rows 100000 --times 100 --engines sqlite,postgres`
 */
const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    rows: { type: 'string', default: '100000' },
    times: { type: 'string', default: '100' },
    engines: { type: 'string', default: 'sqlite,postgres' },
  },
})
const sizes = { small: Number(values.small), large: Number(values.rows) }
const pace = { times: Number(values.times), warmUp: 10 }
const hour = 60 * 60 * 1000
const hoursAgo = (count: number): string => new Date(Date.now() - count * hour).toISOString()

type Order = { sortBy?: 'createdAt' | 'title'; sortOrder?: 'asc' | 'desc'; page?: number }
const lists: Record<string, QuizFilter & Order> = {
  'list, newest': {},
  'list, oldest': { sortOrder: 'asc' },
  'list by title': { sortBy: 'title', sortOrder: 'asc' },
  'list of a class': { class: 'LOP_4' },
  'class, active': { class: 'LOP_4', isActive: true },
  'class, inactive, by title': { class: 'LOP_4', isActive: false, sortBy: 'title' },
  'created in the last 3 hours': { createdFrom: hoursAgo(3) },
  'class, created 4 to 10 hours ago': { class: 'LOP_4', createdFrom: hoursAgo(10), createdTo: hoursAgo(4) },
  'page 5': { page: 5 },
  ...Object.fromEntries(Object.entries(searches).map(([name, filter]) => [`search, ${name}`, filter])),
}

interface Installation {
  database: Database
  parent: string
}

async function build(place: DatabaseSettings, count: number): Promise<Installation> {
  mkdirSync(place.directory, { recursive: true })
  const database = openDatabase(place, () => {})
  await database.migrate(migrations)
  const add = async (role: 'administrator' | 'parent', number = 0): Promise<string> => {
    const person = {
      email: `${role}-${number}@test.example`,
      username: `${role}-${number}`,
      passwordHash: '',
      firstName: 'An',
      lastName: 'Lê',
      role,
      isActive: true,
      approval: 'approved',
      isEmailVerified: true,
      isDemo: false,
    } as const
    return (await database.transaction((tx) => insertUser(tx, { now: () => new Date() }, person)))?.id ?? ''
  }
  const parents = await Promise.all(Array.from({ length: 100 }, (_, number) => add('parent', number)))
  const began = performance.now()
  await addQuizzes(database, count, { administrator: await add('administrator'), parents })
  await settle(database)
  console.log(`${database.dialect}: ${count} quizzes in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return { database, parent: parents[0] ?? '' }
}

type Ask = (installation: Installation) => Promise<unknown>

function calls(): Record<string, Ask> {
  const page = { page: 1, limit: 10, sortBy: 'createdAt', sortOrder: 'desc' } as const
  const asked =
    (filter: QuizFilter & Order, scopeOf: (installation: Installation) => Scope) => (installation: Installation) =>
      listQuizzes(installation.database.read(), scopeOf(installation), { ...page, ...filter })
  const everything = (): Scope => 'everything'
  const approved = ({ parent }: Installation): Scope => ({ readerId: parent, isApproved: true })
  const waiting = ({ parent }: Installation): Scope => ({ readerId: parent, isApproved: false })
  return {
    ...Object.fromEntries(Object.entries(lists).map(([name, filter]) => [name, asked(filter, everything)])),
    "a parent's view": asked({ class: 'LOP_4' }, approved),
    "a waiting parent's view": asked({ class: 'LOP_4' }, waiting),
    'stats of a class': ({ database }) => readStats(database.read(), 'everything', { class: 'LOP_4' }),
    // As many at both sizes: one quiz a minute, whose time ends a week later.
    'schedule of some hours': ({ database }) =>
      listAppointments(database.read(), 'everything', { class: 'LOP_4', from: hoursAgo(-160), to: hoursAgo(-168) }),
  }
}

async function measure(engine: string, small: Installation, large: Installation) {
  const lines = []
  for (const [call, ask] of Object.entries(calls())) {
    const [one = 0, many = 0] = await compareInTurns([() => ask(small), () => ask(large)], pace)
    lines.push({
      engine,
      call,
      [`ms at ${sizes.small}`]: one.toFixed(2),
      [`ms at ${sizes.large}`]: many.toFixed(2),
      ratio: (many / one).toFixed(2),
    })
  }
  return lines
}

await onEachEngine(values.engines, async (engine, place) => {
  const small = await build(await place('small'), sizes.small)
  const large = await build(await place('large'), sizes.large)
  console.log(`\n${table(await measure(engine, small, large))}\n`)
  await small.database.close()
  await large.database.close()
})
