import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { type Clock, hours } from '../src/platform/clock.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../src/platform/database/database.ts'
import { jobMigrations } from '../src/platform/jobs/job-tables.ts'
import { type Jobs, createJobs, jobKind } from '../src/platform/jobs/jobs.ts'
import { silentLog } from './silent-log.ts'
import { emptyDatabase, engine } from './test-database.ts'

export const greet = jobKind('test:greet', z.object({ name: z.string() }))
export const wait = jobKind('test:wait', z.object({ name: z.string() }))

export async function openJobs(): Promise<{ database: Database; settings: DatabaseSettings }> {
  const settings = await emptyDatabase()
  const database = open(settings)
  await database.migrate([jobMigrations])
  return { database, settings }
}

/** As a second process has it, where there can be one. */
export function openAgain(database: Database, settings: DatabaseSettings): Database {
  return engine === 'postgres' ? open(settings) : database
}

function open(settings: DatabaseSettings): Database {
  const database = openDatabase(settings, () => {})
  onTestFinished(() => database.close())
  return database
}

export function runner(database: Database, clock: Clock, breath = hours(1)): Jobs {
  const jobs = createJobs({ database, clock, log: silentLog, breath })
  onTestFinished(() => jobs.stop())
  return jobs
}

export function left(database: Database) {
  return database.read().selectFrom('jobs').selectAll().where('schedule', 'is', null).execute()
}
