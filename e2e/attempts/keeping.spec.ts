import { type Page, type Route, expect as expectOf } from '@playwright/test'
import { expect, test } from '../test.ts'
import { pngOf } from '../users/people.ts'
import { attemptFixtures, expectSaved, goTo, handIn, start } from './attempt-fixtures.ts'
import { behindASecondBuild } from './second-build.ts'

const choices = { types: ['single_choice', 'single_choice', 'single_choice', 'fill_blank'] as const }

test('a picture that failed is tried again by itself', { tag: '@long' }, async ({ page }) => {
  const address = '/uploads/media/0123456789abcdef0123456789abcdef.png'
  const content = `<p>Xem hình nhé các bạn</p><img src="${address}" alt="Con mèo" width="64" height="64">`
  const fixtures = await attemptFixtures(page, 'Bài có hình', { ...choices, content })
  const body = await pngOf(page)
  let isBroken = true
  await page.route(`**${address}`, (route: Route) =>
    isBroken ? route.abort() : route.fulfill({ body, contentType: 'image/png' }),
  )
  await start(page, fixtures)
  await expect(page.getByText(/Con mèo \(/)).toBeVisible()
  await page.getByRole('radio', { name: /năm/ }).check()
  isBroken = false
  const picture = page.getByRole('img', { name: 'Con mèo' })
  await expect(picture).toBeVisible({ timeout: 30_000 })
  await expectOf
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(64)
  await expect(page.getByRole('radio', { name: /năm/ })).toBeChecked()
})

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a second build comes in the middle of a sitting and takes nothing away',
    { tag: '@long' },
    async ({ page, product }) => {
      test.slow()
      page.on('dialog', (dialog) => void dialog.accept())
      const site = await behindASecondBuild(product.url)
      try {
        const fixtures = await attemptFixtures(page, 'Bài giữa hai bản', choices)
        const token = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
        await page.goto(`${site.url}/healthz`)
        await page.evaluate((kept) => Object.assign(localStorage, kept), token)
        await page.goto(`${site.url}/student/quizzes/${fixtures.assignmentId}`)
        await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click()
        await page.getByRole('radio', { name: /năm/ }).check()
        await expectSaved(page)
        await page.evaluate(async () => void (await navigator.serviceWorker.ready))
        expect(await buildOf(page)).toBe('first')

        site.deploy()
        // The open page finds all that it still needs, though the server has none of its files any more.
        await goTo(page, 2)
        await page.getByRole('radio', { name: /sáu/ }).check()
        await expectSaved(page)
        await page.reload()
        await expect(page.getByRole('heading', { level: 2, name: 'Câu hỏi số 2' })).toBeVisible()
        await expect(page.getByRole('radio', { name: /sáu/ })).toBeChecked()
        // The new one was fetched beside it, and is there for the next page that is opened.
        await expect
          .poll(async () => {
            await page.reload()
            await expect(page.getByRole('radio', { name: /sáu/ })).toBeChecked()
            return buildOf(page)
          })
          .toBe('second')
        await handIn(page)
        await expect(page.getByRole('dialog', { name: 'Chúc mừng bạn!' })).toBeVisible()
        await page.getByRole('link', { name: 'Xem kết quả' }).click()
        await expect(page.getByText('10 / 40')).toBeVisible()
      } finally {
        await site.close()
      }
    },
  )

  test(
    'the app can be put on the screen of a phone, and opens there without network',
    { tag: '@long' },
    async ({ page, context, signIn }) => {
      await signIn('student')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const address = await page.locator('link[rel=manifest]').getAttribute('href')
      const response = await page.request.get(address ?? '')
      expect(response.headers()['content-type']).toMatch(/manifest\+json|application\/json/)
      const manifest: unknown = await response.json()
      expect(manifest).toMatchObject({
        name: expect.stringMatching(/./),
        short_name: expect.stringMatching(/^.{1,12}$/),
        start_url: '/dashboard',
        scope: '/',
        display: 'standalone',
      })
      // The icons are as large as the manifest says, and one may be cut to any shape.
      const icons = await page.evaluate(async (list) => {
        const sizes = list.map(async ({ src, sizes, purpose = 'any' }) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return {
            purpose,
            isAsSaid: sizes === 'any' || sizes === `${image.naturalWidth}x${image.naturalHeight}`,
            sizes,
          }
        })
        return Promise.all(sizes)
      }, iconsOf(manifest))
      expect(icons.filter(({ isAsSaid }) => !isAsSaid)).toEqual([])
      for (const sizes of ['192x192', '512x512'])
        expect(icons).toContainEqual({ sizes, purpose: 'any', isAsSaid: true })
      expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
      const session = await context.newCDPSession(page)
      const { errors } = await session.send('Page.getAppManifest')
      expect(errors).toEqual([])

      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await context.setOffline(true)
      await page.goto('/dashboard')
      await expect(page.locator('main')).toBeVisible()
      await context.setOffline(false)
    },
  )
})

/** By a file of the page: those of the second build are called otherwise. */
function buildOf(page: Page): Promise<'first' | 'second'> {
  return page.evaluate(() =>
    document.querySelector('script[src^="/assets/"]')?.getAttribute('src')?.includes('second-') === true
      ? 'second'
      : 'first',
  )
}

function iconsOf(manifest: unknown): { src: string; sizes: string; purpose?: string }[] {
  if (typeof manifest !== 'object' || manifest === null || !('icons' in manifest)) return []
  return Array.isArray(manifest.icons) ? manifest.icons : []
}
