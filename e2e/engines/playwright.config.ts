import { defineConfig } from '@playwright/test'
import everyday from '../playwright.config.ts'

/** The same journey in every engine that is installed: `npm run test:engines`. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 300_000,
  reporter: [['list'], ['json']],
})
