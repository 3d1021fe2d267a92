// Photographs of filled-in sheets, made by chance from a seed and read by the product: what comes out beside what was meant.
// Each is a line of the results; a run that is begun again with the same file goes on where it stopped.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { foreignFigures } from './scans/foreign.ts'
import { severities } from './scans/severities.ts'
import { type Counted, shown, together } from './scans/tally.ts'
import { table } from './table.ts'

const { values } = parseArgs({
  options: {
    photographs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '2' },
    cores: { type: 'string', default: String(os.availableParallelism()) },
    results: { type: 'string' },
    keep: { type: 'string' },
    foreign: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

interface Line extends Counted {
  severity: string
  number: number
}

const run = promisify(execFile)
const scratch = mkdtempSync(path.join(os.tmpdir(), 'lms-scans-'))
try {
  if (values.foreign) await readForeign()
  else await readOwn()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function readForeign(): Promise<void> {
  const figures = await foreignFigures({
    folder: scratch,
    seed: Number(values.seed),
    count: Number(values.photographs),
  })
  if (values.json) console.log(JSON.stringify(Object.fromEntries(figures)))
  else console.log(table(figures.map(([name, tally]) => shown(name, tally))))
}

async function readOwn(): Promise<void> {
  const results = values.results ?? path.join(scratch, 'results.jsonl')
  const wanted = Array.from(
    { length: Math.ceil(Number(values.photographs) / severities.length) },
    (_, number) => number,
  )
  const done = new Set(linesOf(results).map(({ severity, number }) => `${severity} ${number}`))
  const left = wanted
    .flatMap((number) => severities.map(({ name }): [string, number] => [name, number]))
    .filter(([name, number]) => !done.has(`${name} ${number}`))
  const cores = Math.max(1, Number(values.cores))
  const progress = setInterval(
    () => console.error(`${linesOf(results).length} of ${done.size + left.length} photographs`),
    30_000,
  )
  await Promise.all(
    Array.from({ length: cores }, (_, core) =>
      share(
        left.filter((__, index) => index % cores === core),
        results,
        null,
      ),
    ),
  )
  clearInterval(progress)
  const lines = linesOf(results).filter(({ number }) => number < wanted.length)
  const sums = severities.map(({ name }) => {
    const tallies = lines.filter(({ severity }) => severity === name).map(({ tally }) => tally)
    return [name, together(tallies)] as const
  })
  const alone = await readerAlone()
  if (values.json) console.log(JSON.stringify({ ...Object.fromEntries(sums), reader: alone }))
  else {
    console.log(table(sums.map(([name, tally]) => shown(name, tally))))
    console.log(
      `The reader alone: ${alone.seconds.toFixed(2)} s of CPU a page of 12 megapixels, ${alone.memory} MB at most`,
    )
    for (const { severity, number, words } of lines)
      for (const each of words) if (!each.startsWith('again')) console.log(`${severity} ${number}: ${each}`)
  }
}

async function share(numbers: [string, number][], results: string, only: string | null): Promise<void> {
  const seed = Number(values.seed)
  const task = JSON.stringify({ seed, numbers, results, keep: values.keep ?? null, only })
  await run(process.execPath, [path.join(import.meta.dirname, 'scans', 'share.ts'), task])
}

async function readerAlone(): Promise<{ pages: number; seconds: number; memory: number }> {
  const folder = mkdtempSync(path.join(scratch, 'alone-'))
  const numbers = severities.flatMap(({ name }) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((each): [string, number] => [name, each]),
  )
  await share(numbers, '', folder)
  const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'scans', 'reader-alone.ts'), folder])
  return JSON.parse(stdout) as { pages: number; seconds: number; memory: number }
}

function linesOf(file: string): Line[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line)
}
