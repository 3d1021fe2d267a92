import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@lms/contracts/endpoint.ts'
import type { Role } from '@lms/contracts/roles.ts'
import { hash } from '@node-rs/argon2'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { type App, createApp } from '../src/app.ts'
import { migrations } from '../src/migrations.ts'
import { hours, minutes, systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../src/platform/database/database.ts'
import type { Route } from '../src/platform/http/route.ts'
import type { NewUser, User } from '../src/users/user.ts'
import { insertUser } from '../src/users/user-store.ts'
import { emptyTables } from './empty-tables.ts'
import { type Answer, type Request, sendTo, signInAs } from './requests.ts'
import { type OwnDatabase, makeMigratedDatabase, migratedDatabase } from './test-database.ts'

export const password = 'Kem-dua-47'
// Checking it costs what it says: the cheapest will do for people who only have to be signed in.
const passwordHash = hash(password, { memoryCost: 64, timeCost: 1 })

export interface TestApp {
  app: App
  database: Database
  /** Where its files are. */
  directory: string
  /** Where the app's time comes from; a test moves it. */
  clock: MovableClock
  /** Before the test ends, so that another app can take the same data up. */
  stop(): Promise<void>
  /** Calls an endpoint as this person, or as nobody. */
  call(endpoint: Endpoint, request?: Request): Promise<Answer>
  addUser(changes?: Partial<NewUser>): Promise<User>
  /** Signs someone in and answers their access token. */
  tokenOf(user: User): Promise<string>
  /** A new active person with this role, signed in. */
  signedIn(role: Role): Promise<{ user: User; token: string }>
}

interface MovableClock {
  now(): Date
  move(milliseconds: number): void
}

interface RunningApp extends TestApp {
  /** How far its clock is ahead. */
  ahead(): number
  isStopped(): boolean
  restartRandom(): void
}

interface KeptApp extends RunningApp {
  remove(): Promise<void>
}

let kept: KeptApp | undefined
let isLent = false

/** The whole app on an empty database of the engine under test, answering in this process. */
export async function startTestApp(): Promise<TestApp> {
  if (isLent) return startOwnTestApp()
  isLent = true
  onTestFinished(async ({ task }) => {
    isLent = false
    // What went wrong may have left anything behind, and nothing here goes back in time.
    if (!kept || task.result?.state === 'fail' || kept.isStopped() || kept.ahead() > hours(1)) await removeKeptApp()
    else await renew(kept)
  })
  kept ??= await makeKeptApp()
  return kept
}

/** For tests that are made from the list of what the app answers. */
export async function routesOfApp(): Promise<readonly Route[]> {
  kept ??= await makeKeptApp()
  return kept.app.routes
}

/** For a test that does to its app or its tables what no other test should find. */
export async function startOwnTestApp(environment: NodeJS.ProcessEnv = {}, webDirectory?: string): Promise<TestApp> {
  const app = await runApp(await migratedDatabase(), environment, webDirectory)
  onTestFinished(app.stop)
  return app
}

/** On data that is there already, or on none. */
export async function startTestAppOn(
  settings: DatabaseSettings,
  environment: NodeJS.ProcessEnv = {},
): Promise<TestApp> {
  const database = openDatabase(settings, () => {})
  await database.migrate(migrations)
  await database.close()
  const app = await runApp(settings, environment)
  onTestFinished(app.stop)
  return app
}

/** The tests of one file share an app, as long as it is left as it was found. */
export async function removeKeptApp(): Promise<void> {
  const app = kept
  kept = undefined
  await app?.remove()
}

async function makeKeptApp(): Promise<KeptApp> {
  const { settings, remove }: OwnDatabase = await makeMigratedDatabase()
  const app = await runApp(settings)
  return {
    ...app,
    async remove() {
      await app.stop()
      await remove()
    },
  }
}

/** Nothing that the app remembers for a minute is remembered by the next test. */
const longestMemory = minutes(1) + 1

async function renew({ database, directory, clock, restartRandom }: RunningApp & TestApp): Promise<void> {
  clock.move(longestMemory)
  restartRandom()
  await emptyTables(database, clock.now())
  for (const name of readdirSync(directory))
    if (!/^(database\.sqlite|owner\.lock)/.test(name)) rmSync(path.join(directory, name), { recursive: true })
}

async function runApp(
  settings: DatabaseSettings,
  environment: NodeJS.ProcessEnv = {},
  webDirectory = '/nowhere',
): Promise<RunningApp> {
  let moved = 0
  const clock: MovableClock = {
    now: () => new Date(systemClock.now().getTime() + moved),
    move(milliseconds) {
      moved += milliseconds
    },
  }
  const config = readConfig({
    DEMO_DATA: 'off',
    PUBLIC_URL: 'http://lms.test',
    DATA_DIR: settings.directory,
    // A test asks more often in a minute than anybody; one that is about the limit sets it.
    REQUESTS_PER_ACCOUNT: '0',
    REQUESTS_PER_ADDRESS: '0',
    ...environment,
  })
  let random = seededRandom()
  const database = openDatabase(settings, () => {})
  const app = await createApp({
    config,
    database,
    clock,
    random: () => random(),
    log: pino({ level: 'silent' }),
    version: 'test',
    webDirectory,
    // A busy machine is no reason to turn a test away.
    toleratedDelay: 60_000,
    // Nobody waits minutes for a provider that hangs on purpose, except to show that something else ends it.
    modelTimeout: Number(environment['TEST_MODEL_TIMEOUT'] ?? 3000),
  })
  let isStopped = false
  const people = peopleOf({ app, database, clock })
  return {
    ...people,
    app,
    database,
    directory: settings.directory,
    clock,
    ahead: () => moved,
    isStopped: () => isStopped,
    restartRandom() {
      random = seededRandom()
    },
    async stop() {
      if (isStopped) return
      isStopped = true
      await app.close()
      await database.close()
    },
  }
}

type People = Pick<TestApp, 'call' | 'addUser' | 'tokenOf' | 'signedIn'>

function peopleOf({ app, database, clock }: Pick<TestApp, 'app' | 'database' | 'clock'>): People {
  const call: TestApp['call'] = (endpoint, request = {}) => sendTo(app.http, endpoint, request)
  const addUser: TestApp['addUser'] = async (changes = {}) => {
    const number = crypto.randomUUID().slice(0, 8)
    const quickHash = await passwordHash
    const user = await database.transaction((tx) =>
      insertUser(tx, clock, {
        email: `${number}@test.example`,
        username: `user-${number}`,
        passwordHash: quickHash,
        firstName: 'Lan',
        lastName: 'Nguyễn Thị',
        role: 'student',
        isActive: true,
        approval: 'approved',
        isEmailVerified: false,
        isDemo: false,
        ...changes,
      }),
    )
    if (!user) throw new Error('The email address or username is taken')
    return user
  }
  const tokenOf: TestApp['tokenOf'] = (user) => signInAs(app.http, user.username, password)
  return {
    call,
    addUser,
    tokenOf,
    async signedIn(role) {
      const user = await addUser({ role })
      return { user, token: await tokenOf(user) }
    },
  }
}

/** The same figures in every run. */
function seededRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
