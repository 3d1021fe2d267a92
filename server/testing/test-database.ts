import { mkdtempSync, rmSync } from 'node:fs'
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

async function emptyPostgres(): Promise<string> {
  const cluster = inject('postgresUrl')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onCluster(cluster, `create database ${name}`)
  onTestFinished(() => onCluster(cluster, `drop database if exists ${name} with (force)`))
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return url.href
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
