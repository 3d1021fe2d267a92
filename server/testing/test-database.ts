import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { migrations } from '../src/migrations.ts'
import { type DatabaseSettings, openDatabase } from '../src/platform/database/database.ts'

export const engine: 'sqlite' | 'postgres' = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

export interface OwnDatabase {
  settings: DatabaseSettings
  remove(): Promise<void>
}

/** Where an empty database of the engine under test is; it goes away with the test. */
export async function emptyDatabase(): Promise<DatabaseSettings> {
  return untilTestEnds(await makeDatabase())
}

/** Like an empty database after all migrations. */
export async function migratedDatabase(): Promise<DatabaseSettings> {
  return untilTestEnds(await makeMigratedDatabase())
}

let template: Promise<OwnDatabase> | undefined

/** The migrations run once in a worker; from then on what they made is copied. */
export async function makeMigratedDatabase(): Promise<OwnDatabase> {
  template ??= makeTemplate()
  return makeDatabase((await template).settings)
}

/** With the rows and files of another, which nobody uses; it goes away with the test. */
export async function copyOf(source: DatabaseSettings): Promise<DatabaseSettings> {
  return untilTestEnds(await makeDatabase(source))
}

async function makeTemplate(): Promise<OwnDatabase> {
  const made = await makeDatabase()
  const database = openDatabase(made.settings, () => {})
  await database.migrate(migrations)
  await database.close()
  return made
}

function untilTestEnds({ settings, remove }: OwnDatabase): DatabaseSettings {
  onTestFinished(remove)
  return settings
}

async function makeDatabase(source?: DatabaseSettings): Promise<OwnDatabase> {
  const directory = mkdtempSync(path.join(inject('testDirectory'), 'data-'))
  const removeDirectory = () => rmSync(directory, { recursive: true, force: true })
  if (source) cpSync(source.directory, directory, { recursive: true })
  if (engine === 'sqlite') return { settings: { directory, url: undefined }, remove: async () => removeDirectory() }
  const cluster = inject('postgresUrl')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onCluster(cluster, `create database ${name}${source ? ` template ${nameOf(source)} strategy file_copy` : ''}`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return {
    settings: { directory, url: url.href },
    async remove() {
      removeDirectory()
      await onCluster(cluster, `drop database if exists ${name} with (force)`)
    },
  }
}

function nameOf({ url = '' }: DatabaseSettings): string {
  return new URL(url).pathname.slice(1)
}

async function onCluster(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
