import { defineConfig } from 'vitest/config'
import { builtThreads } from './scripts/threads.mjs'
import { components } from './web/vitest.components.ts'

// The name says which tests a file has; server/testing/test-names.rules.test.ts checks that it tells the truth.
/** Touch no database: run once. Everything of the web and of the contracts is like that. */
const rules = [
  'contracts/**/*.test.ts',
  'web/**/*.test.ts',
  'server/**/*.rules.test.ts',
  'tools/**/*.test.ts',
  'bench/**/*.test.ts',
]
/** Start the product as a process, kill it, fill its memory: run by `npm run test:processes` only. */
const processes = ['server/**/*.processes.test.ts']
/** All others of the server: run on SQLite and on PostgreSQL. */
const data = ['server/**/*.test.ts']

const engines = {
  sqlite: { env: { TEST_ENGINE: 'sqlite' }, globalSetup: ['server/testing/setup/directory-setup.ts'] },
  postgres: {
    env: { TEST_ENGINE: 'postgres' },
    globalSetup: ['server/testing/setup/directory-setup.ts', 'server/testing/setup/postgres-setup.ts'],
  },
}

/**
 * What asks the database nothing of its own kind: roles, files, papers, models, what one person sets for themselves. On PostgreSQL these run with all the
 * others by `npm run test:postgres`.
 */
const alikeOnBoth =
  process.env['ALL_ON_POSTGRES'] === 'on'
    ? []
    : [
        'server/**/*-permissions.test.ts',
        'server/src/{demo,exchange,generation,media}/**/*.test.ts',
        'server/src/quizzes/paper/**/*.test.ts',
        'server/src/{feedback,outbox,profile,second-factor,settings,system}/**/*.test.ts',
        'server/src/{analysis,blog,children,dashboard,garden,notifications,subjects,taxonomy}/**/*.test.ts',
        'server/src/attempts/{checks,marking,practice,results}/**/*.test.ts',
        'server/src/accounts/{child-sign-in,help,notices,verification}/**/*.test.ts',
        'server/src/{practice,users/bulk,scans,paper-sheets,groups/lists,platform/http,platform/mail}/**/*.test.ts',
        'server/src/questions/question-parts.test.ts',
        'server/src/privacy/{child-parts,readings}.test.ts',
        'server/src/check/files-in-a-bucket.test.ts',
        'server/src/{fuzz,processes,hostile-texts,contract-texts,kept-keys,limited-calls}.test.ts',
      ]

/** Set where what is tested was just built. */
const plugins = process.env['BUILT_THREADS'] === 'on' ? [builtThreads] : []

const serverTests = {
  // The server is read once for all files of a worker, not once for each: no module keeps anything of a test.
  isolate: false,
  setupFiles: ['server/testing/setup/property-seed.ts', 'server/testing/setup/after-file.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}
const dataTests = { ...serverTests, include: data, exclude: [...rules, ...processes] }
const processTests = { ...serverTests, include: processes, testTimeout: 120_000 }

/** Every test that touches data runs twice: the same files, another engine. */
export default defineConfig({
  test: {
    // Many tests wait for a server or a database of their own: one more than the half that would be the default.
    maxWorkers: 2,
    projects: [
      components,
      {
        // The web app's modules expect the settings of a build.
        envDir: 'web',
        plugins,
        define: { __APP_VERSION__: '"test"' },
        test: {
          name: 'rules',
          // As on the server: what a worker has read serves all its files, and no module keeps anything of a test.
          isolate: false,
          include: rules,
          setupFiles: ['server/testing/setup/property-seed.ts'],
          testTimeout: 60_000,
        },
      },
      { plugins, test: { name: 'sqlite', ...dataTests, ...engines.sqlite } },
      {
        plugins,
        test: { name: 'postgres', ...dataTests, exclude: [...dataTests.exclude, ...alikeOnBoth], ...engines.postgres },
      },
      { test: { name: 'processes-sqlite', ...processTests, ...engines.sqlite } },
      { test: { name: 'processes-postgres', ...processTests, ...engines.postgres } },
    ],
  },
})
