import { defineConfig } from 'vitest/config'
import { components } from './web/vitest.components.ts'

const serverTests = {
  include: ['server/**/*.test.ts'],
  // The server is read once for all files of a worker, not once for each: no module keeps anything of a test.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 30_000,
}

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
        define: { __APP_VERSION__: '"test"' },
        test: { name: 'rules', include: ['contracts/**/*.test.ts', 'web/**/*.test.ts'] },
      },
      { test: { name: 'sqlite', ...serverTests, env: { TEST_ENGINE: 'sqlite' } } },
      {
        test: {
          name: 'postgres',
          ...serverTests,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['server/testing/postgres-setup.ts'],
        },
      },
    ],
  },
})
