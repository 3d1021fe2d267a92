import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { DatabaseSettings } from '../server/src/platform/database/database.ts'
import { inspect } from './durability/inspection.ts'
import { type Ledger, startWriters } from './durability/writers.ts'
import { startPostgres } from './processes/postgres.ts'
import { type Process, startProduct } from './processes/product.ts'
import { table } from './table.ts'

/**
 * Kills the server, and PostgreSQL, in the middle of writes, and looks for what was acknowledged.
 * `npm run bench:durability -- --kills 20 --database-kills 5`
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    'database-kills': { type: 'string', default: '5' },
  },
})
/** After the first write of a round; long enough for each client to be somewhere else in its work. */
const latestKill = 1000

interface Trial {
  engine: 'SQLite' | 'PostgreSQL'
  killed: 'server' | 'database'
  kills: number
  place: DatabaseSettings
  kill(product: Process): Promise<void>
}

const start = ({ directory, url = '' }: DatabaseSettings): Promise<Process> =>
  startProduct({ DATA_DIR: directory, DATABASE_URL: url, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' })

const killServer = (product: Process): Promise<void> => product.end('SIGKILL')

async function run({ engine, killed, kills, place, kill }: Trial) {
  const ledger: Ledger = { registered: new Set() }
  const missing = new Set<string>()
  const halfDone = new Set<string>()
  /** A server has to outlive its database, and to go on when that is back. */
  let bystanders = 0
  process.stdout.write(`${engine}, killing the ${killed}: `)
  let product = await start(place)
  for (let killing = 0; killing < kills; killing += 1) {
    const writers = startWriters(product.url, ledger)
    await writers.writing
    await delay(Math.random() * latestKill)
    await kill(product)
    await writers.ended
    if (!product.isRunning()) {
      if (killed === 'database') bystanders += 1
      product = await start(place)
    }
    const findings = await inspect(place, ledger)
    for (const each of findings.missing) missing.add(each)
    for (const each of findings.halfDone) halfDone.add(each)
    process.stdout.write(findings.missing.length + findings.halfDone.length > 0 ? '!' : '.')
  }
  await product.end('SIGTERM')
  process.stdout.write('\n')
  for (const each of [...missing].map((what) => `missing: ${what}`).concat([...halfDone])) console.log(`  ${each}`)
  const acknowledged = ledger.registered.size
  return {
    engine,
    killed,
    kills,
    acknowledged,
    missing: missing.size,
    'half-done': halfDone.size,
    'died along': bystanders,
  }
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
const postgres = await startPostgres()
const kills = Number(values.kills)
const results = []
try {
  const sqlite = { directory: path.join(directory, 'sqlite'), url: undefined }
  results.push(await run({ engine: 'SQLite', killed: 'server', kills, place: sqlite, kill: killServer }))
  if (postgres) {
    const place = { directory: path.join(directory, 'postgres'), url: postgres.url }
    results.push(await run({ engine: 'PostgreSQL', killed: 'server', kills, place, kill: killServer }))
    const databaseKills = Number(values['database-kills'])
    results.push(
      await run({
        engine: 'PostgreSQL',
        killed: 'database',
        kills: databaseKills,
        place,
        kill: () => postgres.crash(),
      }),
    )
  } else {
    console.log('No PostgreSQL was found: that half was not run.')
  }
} finally {
  await postgres?.remove()
  rmSync(directory, { recursive: true, force: true })
}
console.log(`\n${table(results)}`)
process.exitCode = results.some((result) => result.missing + result['half-done'] + result['died along'] > 0) ? 1 : 0
