import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chooseToday } from '../server/src/practice/knowledge/today.ts'
import { signIn } from './attempts/pupils.ts'
import { buildSchool } from './attempts/school.ts'
import { addBank, dailySteps, practiseAll } from './practice/daily-children.ts'
import { buildHistory } from './practice/long-history.ts'
import { startProduct } from './processes/product.ts'
import { compareInTurns, onEachEngine } from './sizes.ts'
import { table } from './table.ts'

/**
 * Choosing the day's set for one child in a large bank and after a long past, beside a small one; and a thousand
 * children who practise at once, on SQLite.
 * `npm run bench:practice-load -- --questions 1000000 --answers 100000 --children 1000 --only choice,load --engines sqlite --folder kept`
 */
const { values } = parseArgs({
  options: {
    'small-questions': { type: 'string', default: '10000' },
    'small-answers': { type: 'string', default: '1000' },
    questions: { type: 'string', default: '1000000' },
    answers: { type: 'string', default: '100000' },
    children: { type: 'string', default: '1000' },
    'at-once': { type: 'string', default: '1000' },
    times: { type: 'string', default: '40' },
    engines: { type: 'string', default: 'sqlite' },
    only: { type: 'string', default: 'choice,load' },
    /** Where the bank and the past of SQLite stay for the next time. */
    folder: { type: 'string' },
  },
})
const parts = values.only.split(',')
/** What a choice may cost at the large size, as a multiple of the small one. */
const allowed = 2

async function compareChoices(): Promise<void> {
  const small = { questions: Number(values['small-questions']), answers: Number(values['small-answers']) }
  const large = { questions: Number(values.questions), answers: Number(values.answers) }
  const compare: Parameters<typeof onEachEngine>[1] = async (engine, place) => {
    const sides = [await buildHistory(await place('small'), small), await buildHistory(await place('large'), large)]
    let chosen = 0
    const [one = 0, many = 0] = await compareInTurns(
      sides.map(({ database, childId }) => async () => {
        chosen = (await chooseToday(database.read(), childId, new Date())).chosen.length
      }),
      { times: Number(values.times), warmUp: 5 },
    )
    if (many > one * allowed || chosen === 0) process.exitCode = 1
    console.log(
      `\n${table([
        {
          engine,
          [`ms at ${small.questions} and ${small.answers}`]: one.toFixed(1),
          [`ms at ${large.questions} and ${large.answers}`]: many.toFixed(1),
          ratio: (many / one).toFixed(2),
          chosen,
        },
      ])}\n`,
    )
    for (const { database } of sides) await database.close()
  }
  await onEachEngine(values.engines, compare, values.folder)
}

async function practiseTogether(): Promise<void> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
  try {
    const place = { directory, url: undefined }
    const school = await buildSchool(place, { students: Number(values.children), questions: 5 })
    await addBank(place)
    const product = await startProduct({ DATA_DIR: directory, LOG_LEVEL: 'silent', DEMO_DATA: 'off' })
    const tokens = await signIn(product.url, school)
    const { seconds, latencies, failures } = await practiseAll(product.url, tokens, Number(values['at-once']))
    await product.end('SIGTERM')
    console.log(
      table(
        dailySteps.map((step) => {
          const sorted = latencies[step].toSorted((a, b) => a - b)
          const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
          return { step, requests: sorted.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99) }
        }),
      ),
    )
    console.log(
      `\n${values.children} children, ${values['at-once']} at once: ${seconds.toFixed(0)} s, ` +
        `${Math.round(latencies.answer.length / seconds)} answers a second, ${failures.length} failures`,
    )
    for (const failure of new Set(failures)) console.log(failure)
    if (failures.length > 0) process.exitCode = 1
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

if (parts.includes('choice')) await compareChoices()
if (parts.includes('load')) await practiseTogether()
if (process.exitCode === 1) console.log('Not as promised.')
