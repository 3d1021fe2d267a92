import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { login } from '../contracts/accounts.ts'
import { apiBase } from '../contracts/endpoint.ts'
import { type DatabaseSettings, openDatabase } from '../server/src/platform/database/database.ts'
import { listUsers } from '../server/src/users/user-list-store.ts'
import { startPostgres } from './processes/postgres.ts'
import { startProduct } from './processes/product.ts'
import { table } from './table.ts'
import { openBareSearch } from './users/bare-search.ts'
import { addPeople, searches } from './users/people.ts'

/**
 * What 100 times as many people cost: each list, the stats and searches, against the same calls on the small house,
 * and the searches against the statement that one would write by hand.
 * `npm run bench:users -- --small 1000 --large 100000 --times 200`
 */
const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    times: { type: 'string', default: '200' },
  },
})
const sizes = [Number(values.small), Number(values.large)] as const
const times = Number(values.times)
const warmUp = 30

const calls: Record<string, string> = {
  'list, newest': '/users',
  'list, oldest': '/users?sortOrder=asc',
  'list by name': '/users?sortBy=displayName&sortOrder=asc',
  'list by role': '/users?sortBy=role',
  'list by status': '/users?sortBy=isActive',
  'list by last login': '/users?sortBy=lastLoginAt',
  'list by last login, asc': '/users?sortBy=lastLoginAt&sortOrder=asc',
  'list of parents': '/users?role=parent',
  'list of parents by name': '/users?role=parent&sortBy=displayName',
  'list of inactive': '/users?isActive=false',
  'inactive parents': '/users?isActive=false&role=parent&sortBy=lastLoginAt',
  'list of waiting': '/users?approval=waiting',
  'page 40': '/users?page=40',
  stats: '/users/stats',
  ...Object.fromEntries(
    Object.entries(searches).map(([name, search]) => [
      `search, ${name}`,
      `/users?search=${encodeURIComponent(search)}`,
    ]),
  ),
}

interface House {
  ask(address: string): Promise<void>
  place: DatabaseSettings
  close(): Promise<void>
}

async function build(place: DatabaseSettings, people: number): Promise<House> {
  const environment = { DATA_DIR: place.directory, DATABASE_URL: place.url ?? '', LOG_LEVEL: 'silent' }
  // The demo people are there before the others, or it would not be an empty house.
  await (await startProduct(environment)).end('SIGTERM')
  const database = openDatabase(place, () => {})
  await addPeople(database, people)
  await database.close()
  const product = await startProduct(environment)
  const { data } = (await untilAnswered(product.url + apiBase + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin', password: 'Demo1234' }),
  }).then((response) => response.json())) as { data: { token: { token: string } } }
  return {
    place,
    async ask(address) {
      const response = await fetch(product.url + apiBase + address, {
        headers: { authorization: `Bearer ${data.token.token}` },
      })
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
      await response.arrayBuffer()
    },
    close: () => product.end('SIGTERM'),
  }
}

/** A machine with other work to do may find the server too busy for a moment. */
async function untilAnswered(address: string, request: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(address, request)
    if (response.status === 200) return response
    if (response.status !== 503) throw new Error(`${address} answered ${response.status}`)
    await delay(500)
  }
}

/** In turns, so that all sides meet the same weather; the middle of each side's times, in milliseconds. */
async function compare(sides: readonly (() => Promise<unknown>)[]): Promise<number[]> {
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

async function compareSizes(engine: string, small: House, large: House) {
  const rows = []
  for (const [name, address] of Object.entries(calls)) {
    const [one = 0, hundred = 0] = await compare([() => small.ask(address), () => large.ask(address)])
    rows.push({
      engine,
      call: name,
      [`p50 ms at ${sizes[0]}`]: one.toFixed(2),
      [`p50 ms at ${sizes[1]}`]: hundred.toFixed(2),
      ratio: (hundred / one).toFixed(2),
    })
  }
  return rows
}

/** Without HTTP on either side: what our search adds to the statements. */
async function compareSearches(engine: string, { place }: House) {
  const database = openDatabase({ ...place, isVisitor: true }, () => {})
  const bare = openBareSearch(place)
  const rows = []
  for (const [name, search] of Object.entries(searches)) {
    const query = { page: 1, limit: 10, search, sortBy: 'createdAt', sortOrder: 'desc' } as const
    const { total } = await listUsers(database.read(), query)
    const [ours = 0, byHand = 0] = await compare([() => listUsers(database.read(), query), () => bare.run(search)])
    rows.push({
      engine,
      search: name,
      hits: total,
      'ours p50 ms': ours.toFixed(3),
      'bare p50 ms': byHand.toFixed(3),
      ratio: (ours / byHand).toFixed(2),
    })
  }
  await bare.close()
  await database.close()
  return rows
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
const postgres = await startPostgres()
try {
  const places: Record<string, (people: number) => Promise<DatabaseSettings>> = {
    SQLite: async (people) => ({ directory: path.join(directory, `sqlite-${people}`), url: undefined }),
  }
  if (postgres) {
    places['PostgreSQL'] = async (people) => ({
      directory: path.join(directory, `postgres-${people}`),
      url: await emptyDatabase(postgres.url, `people_${people}`),
    })
  } else console.log('No PostgreSQL was found: that half was not run.')
  const bySize = []
  const bySearch = []
  for (const [engine, place] of Object.entries(places)) {
    const small = await build(await place(sizes[0]), sizes[0])
    const large = await build(await place(sizes[1]), sizes[1])
    bySize.push(...(await compareSizes(engine, small, large)))
    bySearch.push(...(await compareSearches(engine, large)))
    await small.close()
    await large.close()
  }
  console.log(`\n${table(bySize)}\n\n${table(bySearch)}`)
} finally {
  await postgres?.remove()
  rmSync(directory, { recursive: true, force: true })
}

async function emptyDatabase(cluster: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return cluster.replace(/\/[^/]*$/, `/${name}`)
}
