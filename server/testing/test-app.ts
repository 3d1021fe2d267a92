import type { Endpoint } from '@lms/contracts/endpoint.ts'
import type { Role } from '@lms/contracts/roles.ts'
import { hash } from '@node-rs/argon2'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { type App, createApp } from '../src/app.ts'
import { migrations } from '../src/migrations.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import type { NewUser, User } from '../src/users/user.ts'
import { insertUser } from '../src/users/user-store.ts'
import { type Answer, type Request, sendTo } from './requests.ts'
import { type emptyDatabase, migratedDatabase } from './test-database.ts'

export const password = 'Mat-khau-1'
// Checking it costs what it says: the cheapest will do for people who only have to be signed in.
const passwordHash = hash(password, { memoryCost: 64, timeCost: 1 })

export interface TestApp {
  app: App
  database: Database
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

export interface MovableClock {
  now(): Date
  move(milliseconds: number): void
}

export function movableClock(): MovableClock {
  let moved = 0
  return {
    now: () => new Date(systemClock.now().getTime() + moved),
    move(milliseconds) {
      moved += milliseconds
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

/** The whole app on an empty database of the engine under test, answering in this process. */
export async function startTestApp(environment: NodeJS.ProcessEnv = {}, webDirectory?: string): Promise<TestApp> {
  const settings = await migratedDatabase(async (place) => {
    const database = openDatabase(place, () => {})
    await database.migrate(migrations)
    await database.close()
  })
  return startTestAppOn(settings, environment, webDirectory)
}

export async function startTestAppOn(
  settings: Awaited<ReturnType<typeof emptyDatabase>>,
  environment: NodeJS.ProcessEnv = {},
  webDirectory = '/nowhere',
): Promise<TestApp> {
  const clock = movableClock()
  const config = readConfig({
    DEMO_DATA: 'off',
    PUBLIC_URL: 'http://lms.test',
    DATA_DIR: settings.directory,
    ...environment,
  })
  const log = pino({ level: 'silent' })
  const database = openDatabase(settings, () => {})
  await database.migrate(migrations)
  const random = seededRandom()
  const app = await createApp({
    config,
    database,
    clock,
    random,
    log,
    version: 'test',
    webDirectory,
    // A busy machine is no reason to turn a test away.
    toleratedDelay: 60_000,
    // Nobody waits minutes for a provider that hangs on purpose, except to show that something else ends it.
    modelTimeout: Number(environment['TEST_MODEL_TIMEOUT'] ?? 3000),
  })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await app.close()
    await database.close()
  }
  onTestFinished(stop)

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

  const call: TestApp['call'] = (endpoint, request = {}) => sendTo(app.http, endpoint, request)

  const tokenOf: TestApp['tokenOf'] = async (user) => {
    const { login } = await import('@lms/contracts/accounts/accounts.ts')
    const answer = await call(login, { body: { email: user.username, password } })
    return (answer.body['data'] as { token: { token: string } }).token.token
  }

  return {
    app,
    database,
    clock,
    stop,
    call,
    addUser,
    tokenOf,
    async signedIn(role) {
      const user = await addUser({ role })
      return { user, token: await tokenOf(user) }
    },
  }
}
