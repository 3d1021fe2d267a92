import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../src/platform/database/database.ts'

export const engine: 'sqlite' | 'postgres' = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

/** Where an empty database of the engine under test is; it goes away with the test. */
export async function emptyDatabase(): Promise<DatabaseSettings> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-test-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return { directory, url: engine === 'postgres' ? await emptyPostgres() : undefined }
}

let template: Promise<Template> | undefined
interface Template {
  directory: string
  database: string
}

/** Like an empty database after all migrations, which run once for a file of tests and are copied from then on. */
export async function migratedDatabase(
  migrate: (settings: DatabaseSettings) => Promise<void>,
): Promise<DatabaseSettings> {
  template ??= makeTemplate(migrate)
  const { directory: source, database } = await template
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-test-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  if (engine === 'postgres') return { directory, url: await emptyPostgres(` template ${database}`) }
  cpSync(source, directory, { recursive: true })
  return { directory, url: undefined }
}

async function makeTemplate(migrate: (settings: DatabaseSettings) => Promise<void>): Promise<Template> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-template-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  const database = `template_${crypto.randomUUID().replaceAll('-', '')}`
  if (engine === 'postgres') await onCluster(inject('postgresUrl'), `create database ${database}`)
  await migrate({ directory, url: engine === 'postgres' ? urlOf(database) : undefined })
  return { directory, database }
}

function urlOf(database: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  return url.href
}

async function emptyPostgres(from = ''): Promise<string> {
  const cluster = inject('postgresUrl')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onCluster(cluster, `create database ${name}${from}`)
  onTestFinished(() => onCluster(cluster, `drop database if exists ${name} with (force)`))
  return urlOf(name)
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
