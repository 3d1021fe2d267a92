// What a bad day does to one machine, on SQLite, and on PostgreSQL where it is installed. Ends with a verdict per point.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const platform = path.join(root, 'node_modules', `node-linux-${process.arch}`, 'bin/node')
const node = existsSync(platform) ? platform : process.execPath

/** Crowds that are larger than a test can make. */
const crowds = 'bench/crowds.ts'

/** Each point and the tests that show it: files, or folders with all that is in them. */
const points = {
  'Backups and restores': ['server/src/backup/'],
  'Backups by themselves': ['server/src/system/backups.processes.test.ts', 'server/src/system/rules/'],
  Stopping: ['server/src/stopping.processes.test.ts', 'server/src/restarts.processes.test.ts'],
  Clock: ['server/src/platform/jobs/job-times.test.ts', 'server/src/odd-clocks.test.ts'],
  'Disk and damaged folders': ['server/src/platform/database/data-folder.test.ts'],
  'Files under a running server': ['server/src/lost-files.processes.test.ts'],
  'Check and plan': ['server/src/check/'],
  Crowds: [
    'server/src/platform/fair-queue.rules.test.ts',
    'server/src/platform/threads/',
    'server/src/platform/http/turnstile.rules.test.ts',
    'server/src/platform/http/waiting-room.rules.test.ts',
    'server/src/platform/http/request-limits.test.ts',
    'server/src/platform/http/event-stream.test.ts',
    'server/src/quizzes/paper/paper-crowd.processes.test.ts',
    crowds,
  ],
  'The page for administrators': ['server/src/system/system.test.ts', 'server/src/system/system-permissions.test.ts'],
}

const reports = mkdtempSync(path.join(os.tmpdir(), 'faults-'))
const engines = ['sqlite', ...(hasPostgres() ? ['postgres'] : [])]
const places = Object.values(points)
  .flat()
  .filter((place) => place !== crowds)
const unknown = places.filter((place) => testsIn(place).length === 0)
if (unknown.length > 0) {
  console.error(`There are no tests in ${unknown.join(', ')}: the table of this command is wrong.`)
  process.exit(1)
}
const began = Date.now()
const results = [...engines.flatMap(run), ...runCrowds()]
rmSync(reports, { recursive: true, force: true })

console.log('')
let isWell = true
for (const [point, own] of Object.entries(points)) {
  const shown = results.filter(({ file }) => file === '' || own.some((place) => isIn(file, place)))
  const failed = shown.filter(({ status }) => status === 'failed')
  const passed = shown.filter(({ status }) => status === 'passed').length
  // A file whose tests were all left out shows nothing.
  const silent = own.filter((place) => !shown.some(({ file, status }) => status === 'passed' && isIn(file, place)))
  const holds = failed.length === 0 && silent.length === 0
  isWell &&= holds
  console.log(`${holds ? 'HOLDS' : 'FAILS'}  ${point}: ${passed} passed, ${failed.length} failed`)
  for (const { name } of failed) console.log(`       ✘ ${name}`)
  for (const place of silent) console.log(`       ✘ no test of ${place} passed`)
}
console.log(
  `\n${isWell ? 'HOLDS' : 'FAILS'}  on ${engines.join(' and ')}, in ${Math.round((Date.now() - began) / 1000)} s`,
)
process.exit(isWell ? 0 : 1)

function isIn(file, place) {
  return place.endsWith('/') ? file.startsWith(place) : file === place
}

function testsIn(place) {
  const found = path.join(root, place)
  if (!existsSync(found)) return []
  return place.endsWith('/')
    ? readdirSync(found, { recursive: true }).filter((name) => name.endsWith('.test.ts'))
    : [place]
}

function run(engine) {
  console.log(`\n— ${engine}`)
  const report = path.join(reports, `${engine}.json`)
  // What touches no database runs once.
  const once = engine === 'sqlite' ? ['--project', 'rules'] : []
  const projects = ['--project', engine, '--project', `processes-${engine}`, ...once]
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  spawnSync(node, [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...projects, ...output, ...places], {
    cwd: root,
    stdio: 'inherit',
  })
  if (!existsSync(report)) return [{ file: '', name: `${engine}: the tests did not run`, status: 'failed' }]
  return JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap((file) =>
    [
      // A file that could not even be read has no tests to count.
      ...(file.status === 'failed' && file.assertionResults.length === 0
        ? [{ fullName: file.name, status: 'failed' }]
        : []),
      ...file.assertionResults,
    ].map(({ fullName, status }) => ({ file: path.relative(root, file.name), name: `${engine}: ${fullName}`, status })),
  )
}

function runCrowds() {
  console.log('\n— crowds')
  const { status } = spawnSync(node, [path.join(root, crowds)], { cwd: root, stdio: 'inherit' })
  const name = 'connections, papers, imports and streams at once'
  return [{ file: crowds, name, status: status === 0 ? 'passed' : 'failed' }]
}

function hasPostgres() {
  if (process.env.TEST_DATABASE_URL) return true
  const debian = '/usr/lib/postgresql'
  const folders = existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : []
  return [...folders, ...(process.env.PATH ?? '').split(path.delimiter)].some((folder) =>
    existsSync(path.join(folder, 'initdb')),
  )
}
