import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Row } from '../table.ts'
import { type Bench, benches } from './benches.ts'
import { chartOf } from './chart.ts'
import { isHeld } from './figures.ts'
import { type Outcome, pageOf } from './markdown.ts'

/**
 * All benches one after the other, in a short form, and one page of what they found: README.md, ratios.svg and what
 * each of them said. One that fails is named there, and the others go on.
 * `npm run bench -- --into bench-results --only attempts,start --full`
 */
const { values } = parseArgs({
  options: {
    into: { type: 'string', default: 'bench-results' },
    only: { type: 'string', default: benches.map(({ name }) => name).join(',') },
    full: { type: 'boolean', default: false },
    /** Seconds for one bench in its short form. */
    patience: { type: 'string', default: '240' },
  },
})
const root = path.join(import.meta.dirname, '../..')
const into = path.resolve(values.into)
const patience = Number(values.patience)
/** Processes that want a core before we begin, as a share of the cores. */
const busy = (os.loadavg()[0] ?? 0) / os.availableParallelism()
const wordsKept = 12

async function run({ name, shows, short, figures }: Bench): Promise<Outcome> {
  const began = performance.now()
  const tables = path.join(into, `${name}.tables`)
  rmSync(tables, { force: true })
  const log = createWriteStream(path.join(into, `${name}.log`))
  const given = values.full ? [] : short
  const child = spawn(process.execPath, [path.join(root, 'bench', `${name}.ts`), ...given], {
    env: { ...process.env, BENCH_TABLES: tables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Servers and databases that it starts end with it.
    detached: true,
  })
  const killAll = (): void => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'))
  process.once('exit', killAll)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const late = values.full ? undefined : setTimeout(killAll, patience * 1000)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  clearTimeout(late)
  process.removeListener('exit', killAll)
  log.end(signal === null ? '' : `\nEnded after ${patience} seconds\n`)
  await once(log, 'close')
  const seconds = (performance.now() - began) / 1000
  const shown = existsSync(tables) ? readFileSync(tables, 'utf8').split('\n').filter(Boolean) : []
  rmSync(tables, { force: true })
  const found = figures(shown.map((line): Row[] => JSON.parse(line)))
  const hasRun = shown.length > 0 && signal === null
  const isWell = code === 0 && found.every((figure) => isHeld(figure) !== false)
  const said = readFileSync(path.join(into, `${name}.log`), 'utf8').trimEnd()
  return {
    name,
    shows,
    command: `npm run bench:${name}${given.length > 0 ? ` -- ${given.join(' ')}` : ''}`,
    seconds,
    verdict: hasRun ? (isWell ? 'held' : 'not held') : 'did not run',
    words: said.split('\n').slice(-wordsKept).join('\n'),
    figures: found,
  }
}

// Whoever has seen enough leaves no bench behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
mkdirSync(into, { recursive: true })
const wanted = values.only.split(',')
const outcomes: Outcome[] = []
const began = performance.now()
for (const bench of benches.filter(({ name }) => wanted.includes(name))) {
  const outcome = await run(bench)
  outcomes.push(outcome)
  console.log(`${outcome.name}: ${outcome.verdict}, ${Math.round(outcome.seconds)} s`)
}
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
const cores = os.availableParallelism()
const machine = `${cores} cores${os.cpus()[0]?.model ? ` (${os.cpus()[0]?.model.trim()})` : ''}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.arch()}, Node ${process.versions.node}`
const about = { version, machine, seconds: (performance.now() - began) / 1000, isShort: !values.full, busy }
writeFileSync(path.join(into, 'README.md'), pageOf(outcomes, about))
writeFileSync(path.join(into, 'ratios.svg'), chartOf(outcomes.flatMap(({ figures }) => figures)))
console.log(`${path.join(values.into, 'README.md')}, after ${Math.round(about.seconds)} s`)
process.exitCode = outcomes.every(({ verdict }) => verdict === 'held') ? 0 : 1
