import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seededRandom } from '../../server/src/platform/seeded-random.ts'
import { hasPatroni } from '../../server/testing/moving/cluster-programs.ts'
import { signalAllIn } from '../../server/testing/moving/processes.ts'
import { startAsking } from './asking.ts'
import { drawFaults, goalOf, inflict, partFor, secondsOf } from './faults.ts'
import { makeFolders } from './folders.ts'
import { filesMissing, inspect } from './inspection.ts'
import { type FaultRow, gapIn, waitIn } from './measures.ts'
import { buildChaosSchool, signInEverybody } from './school.ts'
import { startSite } from './site.ts'
import { startStudents } from './students.ts'
import { startTeachers } from './teachers.ts'
import { table } from '../table.ts'

/**
 * A school sits quizzes on three web processes, a Patroni cluster of three, etcd, a store and their proxies, while one
 * after the other is killed, frozen, cut off, or finds its disk full. What was acknowledged has to be there afterwards,
 * once, and everybody has to come to an end.
 * `npm run chaos -- --faults 30 --students 300 --seed 7 --only 'primary killed,web' --json`
 */
const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '30' },
    students: { type: 'string', default: '300' },
    /** The same order of faults again. */
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    /** Parts of `target how`, with commas between them. */
    only: { type: 'string', default: '' },
    /** No new fault after so many minutes. */
    minutes: { type: 'string', default: '600' },
    json: { type: 'boolean', default: false },
  },
})
if (!hasPatroni) {
  console.error('This needs etcd, Patroni and HAProxy: apt install etcd-server patroni haproxy')
  process.exit(2)
}
const studentCount = Number(values.students)
const random = seededRandom(Number(values.seed))
/** All of them together save about so often in a second. */
const savesPerSecond = 40
const patienceToSettle = 180_000
const say = (text: string): void => void process.stderr.write(text)

const folders = makeFolders()
let isKept = true
process.on('exit', () => {
  // Whoever works there was started by this run.
  signalAllIn(folders.root, 'SIGKILL')
  folders.remove({ keepsWords: isKept })
  if (isKept) say(`What the programs said is in ${folders.root}\n`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

say('Starting etcd, Patroni, the store and their proxies ')
const site = await startSite(folders)
const place = { url: site.databaseUrl, directory: path.join(folders.root, 'visitor') }
const school = await buildChaosSchool(place, { students: studentCount, questions: 20 })
say('and the product ')
await site.open()
const people = await signInEverybody(site.url, school)
say(`for ${studentCount} students; seed ${values.seed}\n`)

const asking = startAsking(site.url)
const students = startStudents(asking, {
  people: people.students,
  quizId: school.quizId,
  think: (studentCount / savesPerSecond) * 1000,
})
const teachers = startTeachers(asking, { ...school, ...people })
const hasDisks = site.store.fill !== null
if (!hasDisks) say('No disk of its own could be mounted here: none becomes full.\n')
const began = performance.now()
const rows: FaultRow[] = []
const problems: string[] = []
for (const fault of drawFaults(Number(values.faults), random, { only: values.only, hasDisks })) {
  if (performance.now() - began > Number(values.minutes) * 60_000) break
  await delay(2000 + random() * 2000)
  const part = await partFor(fault, site, random)
  if (part === null) {
    problems.push(`nobody is ${fault.target}`)
    break
  }
  const from = performance.now()
  await inflict(fault, part)
  const lacking = await site.settled(patienceToSettle)
  const settledAfter = (performance.now() - from) / 1000 - secondsOf(fault)
  // The last ones who waited have been answered by then.
  await delay(1000)
  const gap = gapIn(students.saves, from, performance.now())
  const goal = goalOf(fault, part)
  const row: FaultRow = {
    fault: rows.length + 1,
    target: fault.target === part.name ? part.name : `${fault.target} (${part.name})`,
    how: fault.how,
    lasting: secondsOf(fault),
    'without a save': Number(gap.toFixed(1)),
    goal: goal === null ? '' : goal.toFixed(0),
    'longest wait': Number(waitIn(students.saves, from, performance.now()).toFixed(1)),
    'whole after': Number(settledAfter.toFixed(1)),
    note: goal !== null && gap > goal ? 'TOO LONG' : '',
  }
  rows.push(row)
  say(
    `${String(row.fault).padStart(3)} ${row.target} ${row.how}: ${gap.toFixed(1)} s without a save, whole again ${settledAfter.toFixed(1)} s after it ${row.note}\n`,
  )
  if (lacking !== null) {
    problems.push(`${settledAfter.toFixed(0)} s after "${row.target} ${row.how}" there is no ${lacking}`)
    break
  }
}

say('Everybody finishes ')
await Promise.race([Promise.all([students.finish(), teachers.finish()]), delay(180_000)])
say('and is looked at\n')
const findings = await inspect(place, students.ledger, teachers.work)
problems.push(
  ...students.problems,
  ...teachers.problems,
  ...findings.problems,
  ...(await filesMissing(site.url, teachers.work)),
  // Whatever happens around it, the product stays.
  ...site.webs
    .filter(({ kept }) => kept.ends() > 0)
    .map(({ name, kept }) => `${name} ended by itself, ${kept.ends()} times`),
  ...asking.surprises.map((surprise) => `an error that nobody foresaw: ${surprise}`),
)
const late = rows.filter(({ note }) => note !== '').length
const acknowledged = students.saves.at.length
const summary = {
  seed: Number(values.seed),
  faults: rows.length,
  students: studentCount,
  minutes: Number(((performance.now() - began) / 60_000).toFixed(1)),
  sittings: findings.attempts,
  'saves acknowledged': acknowledged,
  'saves there': findings.saves,
  imports: teachers.work.imports.length,
  pictures: teachers.work.pictures.length,
  sheets: teachers.work.sheets.length,
  problems: problems.length,
  'too long': late,
}
const answers = Object.fromEntries(
  [...asking.statuses].map(([status, count]) => [status === 0 ? 'none' : status, count]),
)
if (values.json) console.log(JSON.stringify({ summary, rows, answers, notes: findings.notes, problems }, null, 2))
else {
  console.log(`\n${table(rows.map((row) => ({ ...row })))}\n\n${table([summary])}\n`)
  console.log(`Answers by status: ${JSON.stringify(answers)}`)
  for (const note of findings.notes) console.log(`  ${note}`)
  for (const problem of problems.slice(0, 50)) console.log(`  ${problem}`)
  const isWhole = problems.length === 0
  console.log(isWhole ? 'Nothing that was acknowledged was lost or doubled, and everybody finished.' : 'BROKEN')
  if (late > 0) console.log(`${late} times people waited longer than was promised.`)
}
isKept = problems.length > 0
process.exit(problems.length + late > 0 ? 1 : 0)
