import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listBlogPosts } from '../contracts/blog/blog.ts'
import type { QueryOf } from '../contracts/endpoint.ts'
import { listPosts, postStats } from '../contracts/posts/posts.ts'
import { type AppDependencies, createApp } from '../server/src/app.ts'
import { migrations } from '../server/src/migrations.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { type DatabaseSettings, openDatabase } from '../server/src/platform/database/database.ts'
import { hashPassword } from '../server/src/users/sign-in/passwords.ts'
import { findUserByEmail, insertUser } from '../server/src/users/user-store.ts'
import { startBare } from './blog/bare.ts'
import { addPosts, postNames } from './blog/many-posts.ts'
import { addressOf, signIn } from './call.ts'
import { compareInTurns, onEachEngine } from './sizes.ts'
import { table } from './table.ts'
import { settle } from './processes/settled.ts'

/**
 * What a hundred times as many posts cost: the list of the back office and the public pages, over HTTP, against the
 * small one and, on SQLite, against the least that Node and SQLite need for the same.
 * `npm run bench:blog -- --small 1000 --rows 100000 --times 300 --engines sqlite,postgres --folder kept`
 */
const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    rows: { type: 'string', default: '100000' },
    times: { type: 'string', default: '300' },
    engines: { type: 'string', default: 'sqlite,postgres' },
    /** Where the posts stay for the next time. */
    folder: { type: 'string' },
  },
})
const sizes = { small: Number(values.small), large: Number(values.rows) }
const pace = { times: Number(values.times), warmUp: 30 }
const quiet = (): void => {}
/** As much of a logger as the server asks for. */
const silentLog: AppDependencies['log'] = {
  level: 'silent',
  silent: quiet,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
  child: () => silentLog,
}
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

interface Installation {
  url: string
  token: string
  bare: { url: string; close(): void } | null
  close(): Promise<void>
}

async function build(place: DatabaseSettings, count: number): Promise<Installation> {
  mkdirSync(place.directory, { recursive: true })
  const web = path.join(place.directory, 'web')
  mkdirSync(web, { recursive: true })
  const shell = '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>'
  writeFileSync(path.join(web, 'index.html'), shell)
  const database = openDatabase(place, () => {})
  await database.migrate(migrations)
  const passwordHash = await hashPassword('Kem-dua-47')
  const person = {
    email: 'admin@test.example',
    username: 'admin',
    passwordHash,
    firstName: 'An',
    lastName: 'Lê',
    role: 'administrator',
    isActive: true,
    approval: 'approved',
    isEmailVerified: true,
    isDemo: false,
  } as const
  const known = await findUserByEmail(database.read(), person.email)
  const author = known ?? (await database.transaction((tx) => insertUser(tx, systemClock, person)))
  const began = performance.now()
  await addPosts(database, count, author?.id ?? '')
  await settle(database)
  console.log(`${database.dialect}: ${count} posts in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const config = readConfig({
    DEMO_DATA: 'off',
    PUBLIC_URL: 'http://blog.test',
    DATA_DIR: place.directory,
    REQUESTS_PER_ACCOUNT: '0',
    REQUESTS_PER_ADDRESS: '0',
  })
  const app = await createApp({
    config,
    database,
    clock: systemClock,
    random: Math.random,
    log: silentLog,
    version: 'bench',
    webDirectory: web,
    toleratedDelay: 60_000,
  })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const token = await signIn(url, { email: 'admin', password: 'Kem-dua-47' })
  const bare = place.url === undefined ? await startBare(place.directory) : null
  return {
    url,
    token,
    bare,
    async close() {
      bare?.close()
      await app.close()
      await database.close()
    },
  }
}

/** Not through the caller: what is measured is the server, so the answer is thrown away unread. */
function ask(url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode === 200) answer.resume().on('end', resolve)
      else reject(new Error(`${url} answered ${answer.statusCode}`))
    }).on('error', reject)
  })
}

const list = (query: Partial<QueryOf<typeof listPosts>> = {}): string =>
  addressOf(listPosts, { query: { limit: 15, ...query } })
const publicList = (query: Partial<QueryOf<typeof listBlogPosts>> = {}): string =>
  addressOf(listBlogPosts, { query: { limit: 15, ...query } })

const calls: Record<string, { path: string; bare?: string }> = {
  'list of 15': { path: list(), bare: '/posts' },
  'list, drafts': { path: list({ status: 'draft' }) },
  'list, by title': { path: list({ sortBy: 'title', sortOrder: 'asc' }) },
  'list, search': { path: list({ search: 'toan' }) },
  'list, few hits': { path: list({ search: 'bai 777' }) },
  figures: { path: addressOf(postStats) },
  'public list of 15': { path: publicList(), bare: '/blog/posts' },
  'public list, page 40': { path: publicList({ page: 40 }) },
  'public, category': { path: publicList({ category: postNames.category }) },
  'public, tag': { path: publicList({ tag: postNames.tag }) },
  'public, search': { path: publicList({ search: 'hyperbol' }) },
  'page /blog': { path: '/blog' },
  'page of a post': { path: `/blog/${postNames.slug(555)}`, bare: `/blog/${postNames.slug(555)}` },
}

async function measure(engine: string, small: Installation, large: Installation) {
  const rows = []
  for (const [name, { path: address, bare }] of Object.entries(calls)) {
    const sides = [
      () => ask(small.url + address, small.token),
      () => ask(large.url + address, large.token),
      ...(bare !== undefined && large.bare ? [() => ask(`${large.bare?.url}${bare}`, '')] : []),
    ]
    const [one = 0, many = 0, least] = await compareInTurns(sides, pace)
    rows.push({
      engine,
      call: name,
      [`ms at ${sizes.small}`]: one.toFixed(2),
      [`ms at ${sizes.large}`]: many.toFixed(2),
      ratio: (many / one).toFixed(2),
      'per second': (1000 / many).toFixed(0),
      'bare ms': least === undefined ? '-' : least.toFixed(2),
      'to bare': least === undefined ? '-' : (many / least).toFixed(2),
    })
  }
  return rows
}

await onEachEngine(
  values.engines,
  async (engine, place) => {
    const small = await build(await place('small'), sizes.small)
    const large = await build(await place('large'), sizes.large)
    console.log(`\n${table(await measure(engine, small, large))}\n`)
    await small.close()
    await large.close()
  },
  values.folder,
)
agent.destroy()
