// What a bad day does to one machine, on SQLite, and on PostgreSQL where it is installed. Ends with a verdict per point.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const platform = path.join(root, 'node_modules', `node-linux-${process.arch}`, 'bin/node')
const node = existsSync(platform) ? platform : process.execPath

/** Each point and the tests that show it. */
const points = {
  'Backups and restores': ['server/src/backup/', 'server/src/system/backups.processes.test.ts'],
  Stopping: ['server/src/stopping.processes.test.ts', 'server/src/restarts.processes.test.ts'],
  Clock: ['server/src/platform/jobs/job-times.test.ts'],
  'Disk and damaged folders': ['server/src/platform/database/data-folder.test.ts'],
  'Files under a running server': ['server/src/lost-files.processes.test.ts'],
  'Check and plan': ['server/src/check/'],
  Crowds: ['server/src/crowds', 'server/src/platform/http/request-limits.test.ts'],
  'The page for administrators': ['server/src/system/system.test.ts', 'server/src/system/system-permissions.test.ts'],
}

const reports = mkdtempSync(path.join(os.tmpdir(), 'faults-'))
const engines = ['sqlite', ...(hasPostgres() ? ['postgres'] : [])]
const began = Date.now()
const results = engines.flatMap(run)
rmSync(reports, { recursive: true, force: true })

console.log('')
let isWell = true
for (const [point, places] of Object.entries(points)) {
  const shown = results.filter(({ file }) => places.some((place) => file.startsWith(place)))
  const failed = shown.filter(({ status }) => status === 'failed')
  const passed = shown.filter(({ status }) => status === 'passed').length
  const holds = failed.length === 0 && passed > 0
  isWell &&= holds
  console.log(`${holds ? 'HOLDS' : 'FAILS'}  ${point}: ${passed} passed, ${failed.length} failed`)
  for (const { name } of failed) console.log(`       ✘ ${name}`)
}
console.log(
  `\n${isWell ? 'HOLDS' : 'FAILS'}  on ${engines.join(' and ')}, in ${Math.round((Date.now() - began) / 1000)} s`,
)
process.exit(isWell ? 0 : 1)

function run(engine) {
  console.log(`\n— ${engine}`)
  const report = path.join(reports, `${engine}.json`)
  const projects = ['--project', engine, '--project', `processes-${engine}`]
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const places = Object.values(points).flat()
  spawnSync(node, [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...projects, ...output, ...places], {
    cwd: root,
    stdio: 'inherit',
  })
  if (!existsSync(report)) return [{ file: '', name: 'the tests did not run', status: 'failed' }]
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

function hasPostgres() {
  if (process.env.TEST_DATABASE_URL) return true
  const debian = '/usr/lib/postgresql'
  const folders = existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : []
  return [...folders, ...(process.env.PATH ?? '').split(path.delimiter)].some((folder) =>
    existsSync(path.join(folder, 'initdb')),
  )
}
