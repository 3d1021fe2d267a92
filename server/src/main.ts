import { readFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { setTimeout as passing } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { type App, createApp } from './app.ts'
import { refuseUnfinishedRestore } from './backup/restore-mark.ts'
import { migrations } from './migrations.ts'
import { demoPassword } from './demo/demo-accounts.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { type ClosedDoor, closeDoor } from './platform/closed-door.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { databaseAway } from './platform/http/errors.ts'
import { expectUsable, openPlaces } from './platform/storage/open-storage.ts'
import { explainStartFailure, isWorthWaiting } from './platform/start-failures.ts'
import { type Tracing, createTracing } from './platform/tracing/tracing.ts'

/** The longest paper may still be finished. */
const shutdownDeadline = 100_000
/** Of a start that failed; what is still open would be waited for. */
const closeDeadline = 2000
/** Milliseconds in which whoever waited for it comes in first. */
const afterStart = 3000
/** Milliseconds between tries to reach a database that is away, and between the words about it. */
const tryEvery = 500
const sayEvery = 5000
const root = path.join(import.meta.dirname, '../..')

/** For the person who started it; the log is for machines. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  // Gathered and written together: a write per request would cost more than many an answer.
  const log = pino(
    { level: config.logLevel, base: undefined },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
  )
  const place = {
    url: config.databaseUrl,
    listenUrl: config.databaseListenUrl,
    readUrl: config.databaseReadUrl,
    directory: path.resolve(config.dataDirectory),
  }
  const tracing = await createTracing(readVersion(), process.env)
  const saysTrouble = (error: Error): void => log.error({ error: error.message }, 'the database is in trouble')
  const database = openDatabase(place, saysTrouble, tracing)
  try {
    await serve(config, database, { log, tracing })
  } catch (error) {
    // Nothing was served: the next start need not think that this one was killed.
    await Promise.race([database.close().catch(() => {}), passing(closeDeadline)])
    throw error
  }
}

interface Watched {
  log: FastifyBaseLogger
  tracing: Tracing | null
}

async function serve(config: Config, database: Database, { log, tracing }: Watched): Promise<void> {
  say(`Database: ${database.dialect === 'sqlite' ? `SQLite in ${config.dataDirectory}` : 'PostgreSQL'}`)
  await sayWhereFilesAre(config)
  const { ran, door } = await whenThere(config, async () => {
    await refuseUnfinishedRestore(database, path.resolve(config.dataDirectory))
    return database.migrate(migrations)
  })
  say(ran.length > 0 ? `Migrated: ${ran.length} steps` : 'Migrated: nothing to do')
  const app = await createApp({
    config,
    database,
    clock: systemClock,
    random: Math.random,
    log,
    tracing,
    version: readVersion(),
    webDirectory: path.join(root, 'web/dist'),
    toleratedDelay: 1000,
  })
  const isSeeded = await app.seed()
  if (isSeeded) say('Seeded: demo data')
  const isDemo = await app.hasDemoAccounts()
  await door?.open()
  const address = await listen(app, config, isDemo)
  if (config.roles.jobs) app.jobs.start()
  stopOnSignal(app, config.drainSeconds * 1000, async () => {
    await database.close()
    await tracing?.close()
  })
  say(`Ready: ${address}`)
  // It serves by now: what cannot be asked in this moment is left out.
  if (isDemo) await sayDemoAccounts(app).catch(() => {})
  // For the next start, also when this one ends without a word.
  setTimeout(flushCompileCache, afterStart).unref()
}

/** Not worth a line where they are what they always were: beside the database. */
async function sayWhereFilesAre(config: Config): Promise<void> {
  const { inUse, other } = openPlaces(config)
  if (other === null) return
  say(`Files: ${inUse.called}`)
  const away = inUse.kind === 'bucket' ? await expectUsable(inUse) : null
  if (away) say(`  ${away.message} Everything else works; files will when it is back.`)
}

/** A database that is away is waited for, however long; meanwhile the process says that it lives but is not ready. */
async function whenThere(
  config: Config,
  prepare: () => Promise<string[]>,
): Promise<{ ran: string[]; door: ClosedDoor | null }> {
  let door: ClosedDoor | null = null
  for (let saidAt = -Infinity; ;) {
    try {
      return { ran: await prepare(), door }
    } catch (error) {
      if (!isWorthWaiting(error)) throw error
      door ??= await closeDoor(config, () => databaseAway(false))
      if (performance.now() - saidAt > sayEvery) {
        saidAt = performance.now()
        say(`Waiting at ${door.address}: ${error.message}`)
      }
      await passing(tryEvery)
    }
  }
}

/** Connections that come in one moment wait in the system; those beyond would be dropped and try again after seconds. */
const backlog = 4096

/** Accounts whose password everybody knows are not offered to the network unless someone insists. */
async function listen({ http }: App, { port, host }: Config, isDemo: boolean): Promise<string> {
  try {
    return await http.listen({ port, host: host ?? (isDemo ? '127.0.0.1' : '::'), backlog })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // A machine without IPv6 has no '::'.
    if (host === undefined && code === 'EAFNOSUPPORT') return http.listen({ port, host: '0.0.0.0', backlog })
    throw error
  }
}

async function sayDemoAccounts(app: App): Promise<void> {
  const open = await app.openDemoAccounts()
  if (open.length > 0) say(`Demo accounts (password ${demoPassword}):`)
  for (const { role, email } of open) say(`  ${role.padEnd(14)} ${email}`)
}

function stopOnSignal(app: App, drainMilliseconds: number, closeDatabase: () => Promise<void>): void {
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), drainMilliseconds + shutdownDeadline).unref()
    app.drain()
    // For proxies that ask whether it is ready: while they find out, everything is still answered.
    await passing(drainMilliseconds)
    await app.close()
    await closeDatabase()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void stop())
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}

try {
  await start()
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, path.resolve(process.env['DATA_DIR'] || './data'))}\n`)
  process.exit(1)
}
