import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, type Page, chromium } from '@playwright/test'
import { chromium as settings } from '../tools/chromium.ts'
import { startProduct } from './processes/product.ts'
import { fromOpening, fromTouch, onSlowDevice, paintOf } from './slow-line/slow-device.ts'
import { type Child, prepareChild } from './slow-line/child.ts'
import { table } from './table.ts'

/**
 * What a child waits for on a cheap phone with a bad line: 150 ms of round trip, 1.6 Mbit/s, a processor four times
 * slower. Each figure is the middle of several runs, every run on a device that knows nothing.
 * `npm run bench:slow-line -- --runs 3`
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })

const goals = {
  'sign-in page, largest paint (ms)': 1800,
  'sign-in to home (ms)': 1500,
  'home to first question (ms)': 1000,
  'files until home': 25,
  'script until home (kB)': 260,
  'second visit to home (ms)': 1000,
}
type Figures = Record<keyof typeof goals, number>

const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-slow-line-'))
const product = await startProduct({ DATA_DIR: directory, LOG_LEVEL: 'warn' })
const browser = await chromium.launch({ headless: true, ...settings })
try {
  const runs: Figures[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    const context = await browser.newContext({
      baseURL: product.url,
      locale: 'vi-VN',
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    runs.push(await oneVisit(context, await prepareChild(product.url, run)))
    await context.close()
  }
  const names = Object.keys(goals) as (keyof typeof goals)[]
  const rows = names.map((name) => {
    const measured = middleOf(runs.map((figures) => figures[name]))
    return { figure: name, measured, goal: goals[name], verdict: measured <= goals[name] ? 'held' : 'MISSED' }
  })
  console.log(table(rows))
  process.exitCode = rows.every(({ verdict }) => verdict === 'held') ? 0 : 1
} finally {
  await browser.close()
  await product.end('SIGTERM')
  rmSync(directory, { recursive: true, force: true })
}

/** Sign in, look at home, begin a quiz; and once more when the app is on the device. */
async function oneVisit(context: BrowserContext, child: Child): Promise<Figures> {
  const page = await context.newPage()
  const device = await onSlowDevice(page)
  await page.goto('/login')
  const identifier = page.locator('#root input[name="email"]')
  // The app has taken over what the page brought along: nothing larger will be painted.
  await identifier.waitFor()
  const largestPaint = await paintOf(page)
  await identifier.fill(child.email)
  await page.locator('#root input[name="password"]').fill(child.password)
  // As long as a child needs to write its name and its password.
  await page.waitForTimeout(3000)

  const quiz = page.locator('#do-now ~ a[href^="/student/quizzes/"]')
  const signIn = page.locator('#root form button[type="submit"]')
  const signInToHome = await fromTouch(page, () => signIn.tap(), '#do-now ~ a')
  const { files, scriptBytes } = device.received()
  // Somebody looks before they touch.
  await page.waitForTimeout(2000)

  const start = page.locator('main form button[type="submit"]')
  const toIntroduction = await fromTouch(page, () => quiz.tap(), 'main form button[type="submit"]')
  const toQuestion = await fromTouch(page, () => start.tap(), 'input[type="radio"]')
  await appIsKept(page)
  await page.close()

  const second = await context.newPage()
  await onSlowDevice(second)
  // What there is to do, not the place where it will stand.
  const secondVisit = await fromOpening(second, '/dashboard', '#do-now ~ a')
  return {
    'sign-in page, largest paint (ms)': largestPaint,
    'sign-in to home (ms)': signInToHome,
    'home to first question (ms)': toIntroduction + toQuestion,
    'files until home': files,
    'script until home (kB)': Math.round(scriptBytes / 1000),
    'second visit to home (ms)': secondVisit,
  }
}

/** As text: this side knows nothing of browsers. */
async function appIsKept(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
}

function middleOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0
}
