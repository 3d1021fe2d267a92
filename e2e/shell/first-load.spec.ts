import { gzipSync } from 'node:zlib'
import { expect, test } from '../test.ts'

test('the first load of the sign-in page stays under 200 kB of script, gzip', async ({ page }) => {
  const sizes: number[] = []
  const measured: Promise<void>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    // Fetched ahead while somebody types: the screen behind the form, not the form.
    if (/\/(frame|home)-[^/]+$/.test(response.url())) return
    measured.push(
      response.body().then((body) => {
        sizes.push(gzipSync(body, { level: 9 }).length)
      }),
    )
  })
  await page.goto('/login')
  // The form that the page brings along has made way for that of the app.
  await expect(page.locator('#early')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  await Promise.all(measured)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(sizes.length).toBeGreaterThan(0)
  expect(total).toBeLessThan(200_000)
})

test(
  'hashed files come compressed and stay in the browser; the page itself is asked for each time',
  { tag: '@long' },
  async ({ page, request }) => {
    const html = await request.get('/login')
    expect(html.headers()['cache-control']).toBe('no-cache')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await html.text())?.[1] ?? ''
    const response = await request.get(script, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    await page.goto('/login')
  },
)

test(
  'whoever comes home again has their page asked for once, before the app is there',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('student')
    // The first home has come, so that only the second is counted.
    await expect(page.getByRole('link', { name: 'Luyện tập' }).first()).toBeVisible()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const answered = page.waitForResponse('**/api/v1/dashboard')
    await page.goto('/dashboard', { waitUntil: 'commit' })
    expect((await answered).status()).toBe(200)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Luyện tập' }).first()).toBeVisible()
    expect(asked.filter((path) => path === '/api/v1/dashboard')).toHaveLength(1)
  },
)

test('nothing on the page breaks the content policy', async ({ page, signIn }) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) broken.push(message.text())
  })
  await signIn('administrator')
  for (const path of ['/ui-preview', '/notifications', '/outbox', '/demo/forms', '/demo/auth']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(broken).toEqual([])
})
