import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { DatabaseSettings } from '../server/src/platform/database/database.ts'
import { startPostgres } from './processes/postgres.ts'

type Place = (size: 'small' | 'large') => Promise<DatabaseSettings>

/**
 * The same on each engine that is wanted and there, with a place for a small and for a large installation. What both
 * have in `folder` stays there for the next time.
 */
export async function onEachEngine(
  wanted: string,
  measure: (engine: string, place: Place) => Promise<void>,
  folder?: string,
): Promise<void> {
  const directory = folder ?? mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
  const engines = wanted.split(',')
  const postgres = engines.includes('postgres') ? await startPostgres(folder && path.join(folder, 'postgres')) : null
  try {
    if (engines.includes('sqlite'))
      await measure('SQLite', async (size) => ({ directory: path.join(directory, `sqlite-${size}`), url: undefined }))
    if (postgres)
      await measure('PostgreSQL', async (size) => ({
        directory: path.join(directory, `postgres-${size}`),
        url: await databaseOf(postgres.url, `bench_${size}`),
      }))
    else if (engines.includes('postgres')) console.log('No PostgreSQL was found: that half was not run.')
  } finally {
    await postgres?.remove()
    if (folder === undefined) rmSync(directory, { recursive: true, force: true })
  }
}

/** In turns, so that all sides meet the same weather; the middle of each side's times, in milliseconds. */
export async function compareInTurns(
  sides: readonly ((round: number) => Promise<unknown>)[],
  { times, warmUp }: { times: number; warmUp: number },
): Promise<number[]> {
  const measured = sides.map((): number[] => [])
  for (let round = 0; round < warmUp + times; round += 1) {
    for (const [index, side] of sides.entries()) {
      const began = performance.now()
      await side(round)
      if (round >= warmUp) measured[index]?.push(performance.now() - began)
    }
  }
  return measured.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0)
}

/** Empty, unless it was kept. */
async function databaseOf(cluster: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${name}`)
  await client.end()
  return cluster.replace(/\/[^/]*$/, `/${name}`)
}
