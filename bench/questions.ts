import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { migrations } from '../server/src/migrations.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../server/src/platform/database/database.ts'
import { listQuestions, readStats } from '../server/src/questions/question-list-store.ts'
import { findUserByEmail, insertUser } from '../server/src/users/user-store.ts'
import { compareInTurns, onEachEngine } from './sizes.ts'
import { type Bare, type BareFilter, openBare } from './questions/bare.ts'
import { addQuestions, searches, tags } from './questions/many-questions.ts'
import { table } from './table.ts'
import { settle } from './processes/settled.ts'

/**
 * What a thousand times as many questions cost: lists with their totals, figures and searches, against the small bank
 * and against the statements that one would write by hand; and how long the longest of them holds everybody else up.
 * Without HTTP on either side, so that nothing hides behind it.
 * `npm run bench:questions -- --small 1000 --rows 1000000 --times 100 --engines sqlite,postgres --folder kept`
 */
const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    rows: { type: 'string', default: '1000000' },
    times: { type: 'string', default: '100' },
    engines: { type: 'string', default: 'sqlite,postgres' },
    /** Where the questions stay for the next time. */
    folder: { type: 'string' },
  },
})
const sizes = { small: Number(values.small), large: Number(values.rows) }
const pace = { times: Number(values.times), warmUp: 10 }

const lists: Record<string, BareFilter> = {
  'list, newest': {},
  'list of a class': { class: 'LOP_4' },
  'list of a type': { type: 'fill_blank' },
  'class and type': { class: 'LOP_4', type: 'true_false' },
  'class, type and difficulty': { class: 'LOP_4', type: 'single_choice', difficulty: 'hard' },
}

interface Installation {
  topics: { top: string; inside: string; tagged: string }
  database: Database
  parent: string
  bare: Bare
  close(): Promise<void>
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
    const known = await findUserByEmail(database.read(), person.email)
    return (known ?? (await database.transaction((tx) => insertUser(tx, { now: () => new Date() }, person))))?.id ?? ''
  }
  const parents = await Promise.all(Array.from({ length: 100 }, (_, number) => add('parent', number)))
  const authors = { administrator: await add('administrator'), parents }
  const began = performance.now()
  const topics = await addQuestions(database, count, authors)
  await settle(database)
  console.log(`${database.dialect}: ${count} questions in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const bare = openBare(place)
  return {
    topics,
    database,
    parent: parents[0] ?? '',
    bare,
    async close() {
      await bare.close()
      await database.close()
    },
  }
}

/**
 * The longest that this process worked without giving others their turn. In its own working time, not by the clock:
 * on a busy machine the clock also counts what other programs take.
 */
async function longestBlock(act: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  const watch = (last: number): void => {
    const now = workedMilliseconds()
    longest = Math.max(longest, now - last)
    if (!isOver) setImmediate(watch, now)
  }
  setImmediate(watch, workedMilliseconds())
  for (let round = 0; round < 5; round += 1) {
    await nextTurn()
    await act()
  }
  await nextTurn()
  isOver = true
  return longest
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2))

function workedMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function measure(engine: string, small: Installation, large: Installation) {
  const page = { page: 1, limit: 10 }
  const listed = []
  const asked = (installation: Installation, filter: object) => () =>
    listQuestions(installation.database.read(), 'everything', { ...page, ...filter })
  for (const [name, filter] of Object.entries(lists)) {
    const ours = asked(large, filter)
    const [one = 0, many = 0, bare = 0] = await compareInTurns(
      [asked(small, filter), ours, () => large.bare.list(filter)],
      pace,
    )
    listed.push(line(engine, name, one, many, bare, await longestBlock(ours)))
  }
  for (const [name, act] of Object.entries({
    "list, a parent's view": ({ database, parent }: Installation) =>
      listQuestions(database.read(), { authorId: parent, withAdministrators: true }, { ...page, class: 'LOP_4' }),
    'a topic': ({ database, topics }: Installation) =>
      listQuestions(database.read(), 'everything', { ...page, topic: topics.inside }),
    'a topic with those in it': ({ database, topics }: Installation) =>
      listQuestions(database.read(), 'everything', { ...page, topic: topics.top }),
    'a topic, type and difficulty': ({ database, topics }: Installation) =>
      listQuestions(database.read(), 'everything', {
        ...page,
        topic: topics.top,
        type: 'fill_blank',
        difficulty: 'hard',
      }),
    "a topic, a parent's view": ({ database, parent, topics }: Installation) =>
      listQuestions(database.read(), { authorId: parent, withAdministrators: true }, { ...page, topic: topics.top }),
    'a common tag': ({ database }: Installation) =>
      listQuestions(database.read(), 'everything', { ...page, tag: tags.common }),
    'a rare tag': ({ database }: Installation) =>
      listQuestions(database.read(), 'everything', { ...page, tag: tags.rare }),
    'a tag in a topic': ({ database, topics }: Installation) =>
      listQuestions(database.read(), 'everything', { ...page, tag: tags.common, topic: topics.tagged }),
    'a tag that no topic has': ({ database, topics }: Installation) =>
      listQuestions(database.read(), 'everything', { ...page, tag: tags.common, topic: topics.top }),
    'a tag in a class': ({ database }: Installation) =>
      listQuestions(database.read(), 'everything', { ...page, tag: tags.common, class: 'LOP_4' }),
    'stats of a topic': ({ database, topics }: Installation) =>
      readStats(database.read(), 'everything', { topic: topics.top }),
    'stats of a class': ({ database }: Installation) => readStats(database.read(), 'everything', { class: 'LOP_4' }),
  })) {
    const [one = 0, many = 0] = await compareInTurns([() => act(small), () => act(large)], pace)
    listed.push(line(engine, name, one, many, null, await longestBlock(() => act(large))))
  }
  const searched = []
  for (const [name, filter] of Object.entries(searches)) {
    const ours = asked(large, filter)
    const { total } = await ours()
    const [one = 0, many = 0, bare = 0] = await compareInTurns(
      [asked(small, filter), ours, () => large.bare.search(filter)],
      pace,
    )
    searched.push({ ...line(engine, name, one, many, bare, await longestBlock(ours)), hits: total })
  }
  return { listed, searched }
}

function line(engine: string, call: string, small: number, large: number, bare: number | null, block: number) {
  return {
    engine,
    call,
    [`ms at ${sizes.small}`]: small.toFixed(2),
    [`ms at ${sizes.large}`]: large.toFixed(2),
    ratio: (large / small).toFixed(2),
    'bare ms': bare === null ? '-' : bare.toFixed(2),
    'to bare': bare === null ? '-' : (large / bare).toFixed(2),
    'longest block ms': block.toFixed(0),
  }
}

await onEachEngine(
  values.engines,
  async (engine, place) => {
    const small = await build(await place('small'), sizes.small)
    const large = await build(await place('large'), sizes.large)
    const { listed, searched } = await measure(engine, small, large)
    console.log(`\n${table(listed)}\n\n${table(searched)}\n`)
    await small.close()
    await large.close()
  },
  values.folder,
)
