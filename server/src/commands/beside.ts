import path from 'node:path'
import { sql } from 'kysely'
import { type Config, readConfig } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { type Events, createEvents } from '../platform/events/events.ts'

export const quiet = { info() {}, warn() {}, error() {} }

export interface Beside {
  config: Config
  directory: string
  database: Database
  /** Reaches running servers where there is a channel: PostgreSQL has one, a file has not. */
  events: Events
}

/** Beside a running server, with what its environment says. */
export async function beside<Result>(act: (where: Beside) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env)
  const directory = path.resolve(config.dataDirectory)
  const database = openDatabase({ url: config.databaseUrl, directory, isVisitor: true }, () => {})
  try {
    // Asked first: one that does not answer says why, and listening to it would wait until it does.
    await sql`select 1`.execute(database.read())
    const events = await createEvents({ database, log: quiet })
    try {
      return await act({ config, directory, database, events })
    } finally {
      await events.close()
    }
  } finally {
    await database.close()
  }
}

/** One thing that `npm run admin` does; it answers what the person reads. */
export interface Command {
  /** After `npm run admin --`. */
  usage: string
  /** Null when these are not the arguments it takes. */
  run(args: readonly string[]): Promise<string> | null
}
