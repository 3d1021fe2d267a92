import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { DatabaseSettings } from '../server/src/platform/database/database.ts'
import { type House, buildHouse } from './family/house.ts'
import { type Ask, pagesOf } from './family/pages.ts'
import { startPostgres } from './processes/postgres.ts'
import { table } from './table.ts'

/**
 * What a hundred times as many children cost a family that opens its pages, each child with as many attempts at both
 * sizes. Without HTTP, so that nothing hides behind it.
 * `npm run bench:family -- --small 100 --children 10000 --attempts 100 --times 100 --engines sqlite,postgres`
 */
const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '100' },
    children: { type: 'string', default: '10000' },
    attempts: { type: 'string', default: '100' },
    times: { type: 'string', default: '100' },
    engines: { type: 'string', default: 'sqlite,postgres' },
  },
})
const sizes = { small: Number(values.small), large: Number(values.children) }
const attempts = Number(values.attempts)
const times = Number(values.times)
const warmUp = 10
/** What a page may cost at the large size, as a multiple of the small one. */
const allowed = 2

/** In turns, so that both sides meet the same weather; the middle of each side's times, in milliseconds. */
async function compare(sides: readonly Ask[]): Promise<number[]> {
  const measured = sides.map((): number[] => [])
  for (let round = 0; round < warmUp + times; round += 1) {
    for (const [index, ask] of sides.entries()) {
      const began = performance.now()
      await ask(round)
      if (round >= warmUp) measured[index]?.push(performance.now() - began)
    }
  }
  return measured.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0)
}

async function measure(engine: string, small: House, large: House) {
  const [smallPages, largePages] = [pagesOf(small), pagesOf(large)]
  const lines = []
  for (const [page, ask] of Object.entries(smallPages)) {
    const [one = 0, many = 0] = await compare([ask, largePages[page] ?? ask])
    if (many > one * allowed) process.exitCode = 1
    lines.push({
      engine,
      page,
      [`ms at ${sizes.small}`]: one.toFixed(2),
      [`ms at ${sizes.large}`]: many.toFixed(2),
      ratio: (many / one).toFixed(2),
    })
  }
  return lines
}

async function emptyDatabase(cluster: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return cluster.replace(/\/[^/]*$/, `/${name}`)
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
const engines = values.engines.split(',')
const postgres = engines.includes('postgres') ? await startPostgres() : null
try {
  const places: Record<string, (size: string) => Promise<DatabaseSettings>> = {}
  if (engines.includes('sqlite'))
    places['SQLite'] = async (size) => ({ directory: path.join(directory, `sqlite-${size}`), url: undefined })
  if (postgres)
    places['PostgreSQL'] = async (size) => ({
      directory: path.join(directory, `postgres-${size}`),
      url: await emptyDatabase(postgres.url, `family_${size}`),
    })
  else if (engines.includes('postgres')) console.log('No PostgreSQL was found: that half was not run.')
  for (const [engine, place] of Object.entries(places)) {
    const small = await buildHouse(await place('small'), { children: sizes.small, attempts })
    const large = await buildHouse(await place('large'), { children: sizes.large, attempts })
    console.log(`\n${table(await measure(engine, small, large))}\n`)
    await small.database.close()
    await large.database.close()
  }
  if (process.exitCode === 1) console.log(`A page costs more than ${allowed} times as much as in the small house.`)
} finally {
  await postgres?.remove()
  rmSync(directory, { recursive: true, force: true })
}
