// Runs every check and ends with one line that counts them all.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { install, newNode, root } from './install.mjs'

const chromiumPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Tests make hundreds of databases and throw them away: in memory one of PostgreSQL takes a fifth of the time. */
const inMemory = '/dev/shm'
const roomNeeded = 4 * 1024 ** 3

// Everything, or `quick` (what takes a minute: checks, rules, what changed), `postgres` (everything there), `processes` (what is killed and
// restarted), or `engines` (a child's journey in every browser engine that is installed).
const mode = process.argv[2] ?? 'all'
install()
const node = newNode()
const bin = path.join(root, 'node_modules/.bin')
const environment = {
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${bin}${path.delimiter}${process.env.PATH}`,
  // The product is started and its threads are made many times: from the second time on it is read from here.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
}
if (hasRoom(inMemory)) environment.TMPDIR = inMemory
const reports = mkdtempSync(path.join(os.tmpdir(), 'lms-tests-'))
const total = { passed: 0, failed: 0 }
const failures = []

const tool = (...names) => path.join(root, 'node_modules', ...names)
/** Each that knows the types works them out for itself: on few cores, that is more work than they share. */
const checkers = String(Math.min(4, Math.ceil(os.availableParallelism() / 2)))
const types = (name, project) => () =>
  check(`types: ${name}`, tool('typescript/bin/tsc'), ['-p', project, '--checkers', checkers])
const format = () => check('format', tool('oxfmt/bin/oxfmt'), ['--check', '.'])
const lint = (...files) =>
  check('lint', tool('oxlint/bin/oxlint'), ['--type-aware', '--deny-warnings', ...files], { GOMAXPROCS: checkers })
const directions = () =>
  check('directions', tool('dependency-cruiser/bin/dependency-cruiser.mjs'), [
    '--config',
    'tools/directions.cjs',
    'contracts',
    'server',
    'web/src',
  ])
const build = () => check('build', '--eval', ['import("./scripts/build.mjs").then(({ build }) => build())'])
const structure = () => check('structure', path.join(root, 'tools/structure.ts'), [])
const allTypes = [
  types('server', 'tsconfig.json'),
  types('web', 'web/tsconfig.json'),
  types('service worker', 'web/service-worker/tsconfig.json'),
  types('browser tests', 'e2e/tsconfig.json'),
]

const modes = {
  async all() {
    // None of these needs a whole core for long, so they share two.
    await Promise.all([
      inOrder(() => lint(), format),
      inOrder(...allTypes),
      inOrder(structure, directions, () =>
        check('nothing unused', tool('knip/bin/knip.js'), ['--no-progress', '--no-config-hints']),
      ),
      build(),
    ])
    environment.CHROMIUM_PATH = chromium()
    environment.BUILT_THREADS = 'on'
    const postgres = hasPostgres() ? [] : allBut('postgres')
    vitest('rules, components and server', [...allBut('processes-*'), ...postgres])
    if (!hasPostgres()) console.log('  No PostgreSQL was found: that half of the server tests was not run.')
    playwright('browser', 'e2e/playwright.config.ts')
  },
  async engines() {
    await build()
    environment.CHROMIUM_PATH = chromium()
    playwright('engines', 'e2e/engines/playwright.config.ts')
  },
  async quick() {
    const changed = changedFiles()
    const linted = changed.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && existsSync(path.join(root, file)))
    await Promise.all([
      inOrder(...allTypes),
      inOrder(format, structure, directions, ...(linted.length > 0 ? [() => lint(...linted)] : [])),
    ])
    vitest('rules', ['--project', 'rules'])
    const slices = slicesOf(changed)
    if (slices.length > 0) vitest(`server: ${slices.join(', ')}`, ['--project', 'sqlite', ...slices])
  },
  async postgres() {
    environment.ALL_ON_POSTGRES = 'on'
    vitest('server on PostgreSQL', ['--project', 'postgres'])
  },
  async processes() {
    const engines = ['sqlite', ...(hasPostgres() ? ['postgres'] : [])]
    vitest(
      'processes',
      engines.flatMap((engine) => ['--project', `processes-${engine}`]),
    )
  },
}
if (!(mode in modes)) throw new Error(`There is ${Object.keys(modes).join(', ')}, but no ${mode}`)
await modes[mode]()
rmSync(reports, { recursive: true, force: true })
for (const failure of failures) console.log(`✘ ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function start(args, more = {}) {
  return spawnSync(node, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...more } }).status
}

function hasRoom(place) {
  if (!existsSync(place)) return false
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize >= roomNeeded
}

async function inOrder(...acts) {
  for (const act of acts) await act()
}

/** What it says is shown when it is done, so that checks that run side by side do not mix their words. */
async function check(name, program, args, more = {}) {
  const child = spawn(node, [program, ...args], { cwd: root, env: { ...environment, ...more } })
  const words = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => words.push(part))
  const [status] = await once(child, 'close')
  console.log(`\n— ${name}\n${Buffer.concat(words).toString()}`)
  if (status !== 0) failures.push(name)
  count(name, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

function count(name, { passed, failed }) {
  total.passed += passed
  total.failed += failed
  console.log(`  ${name}: ${passed} passed, ${failed} failed`)
}

function allBut(project) {
  return ['--project', `!${project}`]
}

/** What is not committed, and on a branch what is not on main. */
function changedFiles() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? ''
  const base = git('merge-base', 'HEAD', 'main').trim() || 'HEAD'
  const lines = git('diff', '--name-only', base) + git('ls-files', '--others', '--exclude-standard')
  return [...new Set(lines.split('\n'))].filter((line) => line !== '')
}

/** Every server test starts the whole app, so what a change may touch is said by its folder and not by its imports. */
function slicesOf(files) {
  const folders = files.map((file) => /^(?:server\/src|contracts)\/([\w-]+)\//.exec(file)?.[1])
  return [...new Set(folders)]
    .filter((folder) => folder && existsSync(path.join(root, 'server/src', folder)))
    .map((folder) => `server/src/${folder}/`)
}

function vitest(name, args) {
  console.log(`\n— ${name}`)
  const report = path.join(reports, 'vitest.json')
  rmSync(report, { force: true })
  const status = start([
    tool('vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--passWithNoTests',
    ...args,
  ])
  const { numPassedTests, numFailedTests, testResults } = read(report, {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [],
  })
  for (const file of testResults)
    for (const each of file.assertionResults)
      if (each.status === 'failed') failures.push(`${path.relative(root, file.name)}: ${each.fullName}`)
  if (numFailedTests === 0 && status !== 0) failures.push(`${name}: see above`)
  count(name, { passed: numPassedTests, failed: numFailedTests || (status === 0 ? 0 : 1) })
}

function playwright(name, config) {
  console.log(`\n— ${name}`)
  const report = path.join(reports, 'playwright.json')
  const status = start([tool('@playwright/test/cli.js'), 'test', '--config', config], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { stats, suites } = read(report, { stats: { expected: 0, flaky: 0, unexpected: 0 }, suites: [] })
  for (const spec of suites.flatMap(specsOf)) {
    if (spec.tests.some((each) => each.status === 'unexpected')) failures.push(`e2e/${spec.file}: ${spec.title}`)
    // What is not installed here, in words.
    for (const { annotations } of spec.tests)
      for (const { type, description } of annotations)
        if (type === 'skip' && description) console.log(`  ${description}`)
  }
  if (stats.unexpected === 0 && status !== 0) failures.push(`${name}: see above`)
  count(name, { passed: stats.expected + stats.flaky, failed: stats.unexpected || (status === 0 ? 0 : 1) })
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function read(file, otherwise) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise
}

function hasPostgres() {
  if (process.env.TEST_DATABASE_URL) return true
  const debian = '/usr/lib/postgresql'
  const folders = existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : []
  return [...folders, ...process.env.PATH.split(path.delimiter)].some((folder) =>
    existsSync(path.join(folder, 'initdb')),
  )
}

/** A browser that is there; otherwise the one without windows: Debian's, or Playwright's own elsewhere. */
function chromium() {
  const found = () => [process.env.CHROMIUM_PATH, ...chromiumPlaces].find((place) => place && existsSync(place))
  if (!found() && existsSync('/etc/debian_version') && process.getuid?.() === 0)
    start([path.join(root, 'scripts/debian.mjs'), 'chromium-headless-shell'])
  const place = found()
  if (place) return place
  console.log('Installing a browser without windows, of Playwright …')
  start([tool('playwright/cli.js'), 'install', '--only-shell', 'chromium'])
  return ''
}
