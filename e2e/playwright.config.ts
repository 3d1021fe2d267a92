import { defineConfig } from '@playwright/test'
import { chromium } from '../tools/chromium.ts'

/** Slow and seldom broken: `npm run test:browser-long` runs them, and only them. */
const long = /@long/
const isLongRun = process.env['LONG_TESTS'] === 'on'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Each with one server and one browser for the whole run.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  ...(isLongRun ? { grep: long } : { grepInvert: long }),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json']],
  use: {
    headless: true,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    // A story begins on a device that knows nothing; those about keeping the app on it say so.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromium,
  },
})
