import { parseArgs } from 'node:util'
import type { QueryOf } from '../contracts/endpoint.ts'
import * as contract from '../contracts/users/users.ts'
import { type DatabaseSettings, openDatabase } from '../server/src/platform/database/database.ts'
import { listUsers } from '../server/src/users/user-list-store.ts'
import { addressOf, signIn } from './call.ts'
import { compareInTurns, onEachEngine } from './sizes.ts'
import { startProduct } from './processes/product.ts'
import { table } from './table.ts'
import { openBareSearch } from './users/bare-search.ts'
import { addPeople, searches } from './users/people.ts'
import { settle } from './processes/settled.ts'

/**
 * What 100 times as many people cost: each list, the stats and searches, against the same calls on the small installation,
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
const pace = { times: Number(values.times), warmUp: 30 }

const list = (query: Partial<QueryOf<typeof contract.listUsers>> = {}): string =>
  addressOf(contract.listUsers, { query })

const calls: Record<string, string> = {
  'list, newest': list(),
  'list, oldest': list({ sortOrder: 'asc' }),
  'list by name': list({ sortBy: 'displayName', sortOrder: 'asc' }),
  'list by role': list({ sortBy: 'role' }),
  'list by status': list({ sortBy: 'isActive' }),
  'list by last login': list({ sortBy: 'lastLoginAt' }),
  'list by last login, asc': list({ sortBy: 'lastLoginAt', sortOrder: 'asc' }),
  'list of parents': list({ role: 'parent' }),
  'list of parents by name': list({ role: 'parent', sortBy: 'displayName' }),
  'list of inactive': list({ isActive: false }),
  'inactive parents': list({ isActive: false, role: 'parent', sortBy: 'lastLoginAt' }),
  'list of waiting': list({ approval: 'waiting' }),
  'page 40': list({ page: 40 }),
  stats: addressOf(contract.userStats),
  ...Object.fromEntries(Object.entries(searches).map(([name, search]) => [`search, ${name}`, list({ search })])),
}

interface Installation {
  ask(address: string): Promise<void>
  place: DatabaseSettings
  close(): Promise<void>
}

async function build(place: DatabaseSettings, people: number): Promise<Installation> {
  const environment = { DATA_DIR: place.directory, DATABASE_URL: place.url ?? '', LOG_LEVEL: 'silent' }
  // The demo people are there before the others, or it would not be an empty installation.
  await (await startProduct(environment)).end('SIGTERM')
  const database = openDatabase(place, () => {})
  await addPeople(database, people)
  await settle(database)
  await database.close()
  const product = await startProduct(environment)
  const token = await signIn(product.url, { email: 'admin', password: 'Demo1234' })
  return {
    place,
    async ask(address) {
      // Not through the caller: reading and checking the answer here would be measured along.
      const response = await fetch(product.url + address, { headers: { authorization: `Bearer ${token}` } })
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
      await response.arrayBuffer()
    },
    close: () => product.end('SIGTERM'),
  }
}

async function compareSizes(engine: string, small: Installation, large: Installation) {
  const rows = []
  for (const [name, address] of Object.entries(calls)) {
    const [one = 0, hundred = 0] = await compareInTurns([() => small.ask(address), () => large.ask(address)], pace)
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
async function compareSearches(engine: string, { place }: Installation) {
  const database = openDatabase({ ...place, isVisitor: true }, () => {})
  const bare = openBareSearch(place)
  const rows = []
  for (const [name, search] of Object.entries(searches)) {
    const query = { page: 1, limit: 10, search, sortBy: 'createdAt', sortOrder: 'desc' } as const
    const { total } = await listUsers(database.read(), query)
    const [ours = 0, byHand = 0] = await compareInTurns(
      [() => listUsers(database.read(), query), () => bare.run(search)],
      pace,
    )
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

const bySize: Awaited<ReturnType<typeof compareSizes>> = []
const bySearch: Awaited<ReturnType<typeof compareSearches>> = []
await onEachEngine('sqlite,postgres', async (engine, place) => {
  const small = await build(await place('small'), sizes[0])
  const large = await build(await place('large'), sizes[1])
  bySize.push(...(await compareSizes(engine, small, large)))
  bySearch.push(...(await compareSearches(engine, large)))
  await small.close()
  await large.close()
})
console.log(`\n${table(bySize)}\n\n${table(bySearch)}`)
