import type { Page, Request } from '@playwright/test'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { demoAccount } from './call.ts'
import { moveInsideTheApp } from './navigation.ts'
import { signInAs } from './people.ts'
import { prepareWalk } from './screen-paths.ts'
import { expect, test } from './test.ts'

/** Where the screen itself puts the focus, with a reason of its own. */
const ownPlaces = 'main h1:focus, main h2:focus'

for (const role of ['administrator', 'student'] as const)
  test(
    `on every screen of a(n) ${role} focus rests on the heading, before and after late answers`,
    { tag: '@long' },
    async ({ page }) => {
      moveInsideTheApp(page)
      const walk = await prepareWalk(page.request)
      const paths = walk.pathsFor(role)
      test.setTimeout(30_000 + paths.length * 10_000)
      await signInAs(page, role === 'student' ? walk.child : demoAccount(role), '/notifications')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const answers = await holdAnswers(page)
      for (const path of paths) {
        await test.step(path, async () => {
          answers.hold()
          await page.goto(path)
          await expect(page.locator('main:focus, main h1:focus, main h2:focus')).toHaveCount(1)
          await answers.release()
          await expect(page.locator(ownPlaces)).toHaveCount(1)
        })
      }
    },
  )

test(
  'whoever has moved the focus on keeps it, and what goes away under it leads to the heading',
  { tag: '@long' },
  async ({ page, signIn }) => {
    moveInsideTheApp(page)
    await signIn('administrator', '/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const answers = await holdAnswers(page)
    const bell = page.getByRole('button', { name: /^Thông báo/ })
    await test.step('the bell keeps it while the dashboard changes', async () => {
      answers.hold()
      await page.goto('/dashboard')
      await bell.focus()
      await answers.release()
      await expect(bell).toBeFocused()
    })
    await test.step('a failure that was tried again hands it on', async () => {
      answers.fail()
      await page.goto('/outbox')
      const again = page.getByRole('main').getByRole('button', { name: /Thử lại|Try again/i })
      await again.focus()
      answers.hold()
      await page.keyboard.press('Enter')
      await answers.release()
      await expect(again).toBeHidden()
      await expect(page.locator('main h1')).toBeFocused()
    })
  },
)

/** Answers of the server come when the story says so. */
async function holdAnswers(page: Page) {
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  let isFailing = false
  const open = new Set<Request>()
  const isAnswer = (request: Request): boolean =>
    request.url().includes(apiBase) && request.resourceType() === 'fetch' && !request.url().includes('/events')
  page.on('request', (request) => isAnswer(request) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  await page.route(
    (url) => url.pathname.startsWith(apiBase) && !url.pathname.includes('/events'),
    async (route) => {
      if (isFailing) return route.fulfill({ status: 503, body: '' })
      await gate.promise
      return route.continue()
    },
  )
  return {
    hold(): void {
      gate = Promise.withResolvers<void>()
      isFailing = false
    },
    fail(): void {
      gate.resolve()
      isFailing = true
    },
    /** Lets everything through, and waits until it is drawn and nothing more is asked. */
    async release(): Promise<void> {
      gate.resolve()
      await expect
        .poll(async () => {
          await page.evaluate(
            () =>
              new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)))),
          )
          return open.size
        })
        .toBe(0)
    },
  }
}
