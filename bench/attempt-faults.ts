import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { type DatabaseSettings, openDatabase } from '../server/src/platform/database/database.ts'
import { signIn } from './attempts/pupils.ts'
import { buildSchool, typesFrom } from './attempts/school.ts'
import { type Acknowledged, type Ledger, sitSteadfastly } from './attempts/steadfast.ts'
import { startPostgres } from './processes/postgres.ts'
import { type Process, startProduct } from './processes/product.ts'
import { table } from './table.ts'

/**
 * Kills the server in the middle of a school's quiz, again and again: no acknowledged answer may be missing, nobody may
 * be graded twice, and everyone must come to an end.
 * `npm run bench:attempt-faults -- --kills 20 --students 60 --types all`
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    students: { type: 'string', default: '60' },
    engines: { type: 'string', default: 'sqlite,postgres' },
    /** Of the questions, in turn: names, or all. */
    types: { type: 'string', default: 'all' },
  },
})
const kills = Number(values.kills)
/** Between two kills at most, after the server has come back. */
const latestKill = 700

const start = ({ directory, url = '' }: DatabaseSettings): Promise<Process> =>
  startProduct({ DATA_DIR: directory, DATABASE_URL: url, DEMO_DATA: 'off', LOG_LEVEL: 'silent' })

/** What is wrong in the end. */
async function inspect(place: DatabaseSettings, ledger: Ledger): Promise<string[]> {
  const database = openDatabase({ ...place, isVisitor: true }, () => {})
  try {
    const attempts = await database.read().selectFrom('attempts').selectAll().execute()
    const told = await database
      .read()
      .selectFrom('notifications')
      .select('id')
      .where('kind', '=', 'quiz_finished')
      .execute()
    const problems: string[] = []
    for (const [student, acknowledged] of ledger) {
      const own = attempts.filter(({ student_id }) => student_id === student)
      const [attempt] = own
      if (own.length !== 1 || attempt === undefined) problems.push(`${student} has ${own.length} attempts`)
      else if (attempt.state !== 'completed') problems.push(`${student} never came to an end`)
      else
        for (const [question, chosen] of acknowledged)
          if (!isDeepStrictEqual(attempt.answers[question], chosen)) problems.push(`${student} lost an answer`)
    }
    if (told.length !== ledger.size) problems.push(`${told.length} ends were told of ${ledger.size} students`)
    return problems
  } finally {
    await database.close()
  }
}

async function run(engine: string, place: DatabaseSettings) {
  const school = await buildSchool(place, {
    students: Number(values.students),
    questions: 30,
    types: typesFrom(values.types),
  })
  let product = await start(place)
  const tokens = await signIn(product.url, school)
  const target = { url: product.url }
  const ledger: Ledger = new Map()
  let killed = 0
  /** One after the other, so that each kill finds somebody at work. */
  const waiting = [...school.students.keys()]
  const pupils = Array.from({ length: 12 }, async () => {
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const acknowledged: Acknowledged = new Map()
      ledger.set(school.students[index]?.id ?? '', acknowledged)
      await sitSteadfastly(target, { token: tokens[index] ?? '', quizId: school.quizId, acknowledged })
    }
  })
  let isOver = false
  const sitting = Promise.all(pupils).finally(() => {
    isOver = true
  })
  process.stdout.write(`${engine}: `)
  while (killed < kills) {
    await delay(100 + Math.random() * latestKill)
    if (isOver) break
    await product.end('SIGKILL')
    killed += 1
    process.stdout.write('.')
    product = await start(place)
    target.url = product.url
  }
  await sitting
  await product.end('SIGTERM')
  process.stdout.write('\n')
  const problems = await inspect(place, ledger)
  for (const problem of problems) console.log(`  ${problem}`)
  const acknowledged = [...ledger.values()].reduce((sum, answers) => sum + answers.size, 0)
  return { engine, kills: killed, attempts: ledger.size, acknowledged, problems: problems.length }
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
const postgres = values.engines.includes('postgres') ? await startPostgres() : null
const results = []
try {
  if (values.engines.includes('sqlite'))
    results.push(await run('SQLite', { directory: path.join(directory, 'sqlite'), url: undefined }))
  if (postgres)
    results.push(await run('PostgreSQL', { directory: path.join(directory, 'postgres'), url: postgres.url }))
} finally {
  await postgres?.remove()
  rmSync(directory, { recursive: true, force: true })
}
console.log(`\n${table(results)}`)
process.exitCode = results.some(({ problems }) => problems > 0) ? 1 : 0
