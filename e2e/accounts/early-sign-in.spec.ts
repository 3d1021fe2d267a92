import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

/** The scripts of the app wait for `release`, as on a very bad line. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const identifier = 'Email hoặc tên đăng nhập'

// On a wide screen the form is centred, and moves when the demo link comes.
test.use({ viewport: { width: 360, height: 740 } })

test(
  'the sign-in form can be written in before the app is there, and nothing of it is lost',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel(identifier).fill('student')
    await page.getByLabel('Ghi nhớ tài khoản').check()
    const password = page.getByLabel('Mật khẩu', { exact: true })
    await password.pressSequentially('Demo134')
    // Back to where something is missing: the next letter belongs there, not at the end.
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft')
    const before = await placesOf(page, '#early')
    release()
    await expect(page.locator('#early')).toHaveCount(0)
    await expect(page.getByLabel(identifier)).toHaveValue('student')
    await expect(page.getByLabel('Ghi nhớ tài khoản')).toBeChecked()
    await expect(password).toBeFocused()
    await page.keyboard.type('2')
    await expect(password).toHaveValue('Demo1234')
    expect(await placesOf(page, '#root')).toEqual(before)
  },
)

test(
  'the caret and what is marked stay where they were, also when more was written while the app was drawn',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    const field = page.getByLabel(identifier)
    await field.fill('stunt')
    await field.focus()
    // The app reads the form when it begins to draw its own, and once more when that is shown; in between somebody writes.
    await page.evaluate(() => {
      const find = document.querySelector.bind(document)
      let looks = 0
      document.querySelector = (selector: string) => {
        const early = find<HTMLInputElement>('#early [name="email"]')
        if (selector === '#early form' && early !== null && (looks += 1) === 2) {
          early.value = 'student'
          early.setSelectionRange(4, 6)
        }
        return find(selector)
      }
    })
    release()
    await expect(page.locator('#early')).toHaveCount(0)
    await expect(field).toBeFocused()
    const marked = await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    )
    expect([await field.inputValue(), marked]).toEqual(['student', 'en'])
  },
)

test(
  'what is sent off before the app is there is sent by the app, and never stands in an address',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdScripts(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel(identifier).fill('student')
    await page.getByLabel('Mật khẩu', { exact: true }).fill('Demo1234')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Đang đăng nhập...' })).toBeDisabled()
    release()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Đăng nhập thành công.')).toBeVisible()
    expect(asked.filter((url) => url.includes('Demo1234'))).toEqual([])
  },
)

test('it speaks the language and wears the theme that were chosen here', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en')
    localStorage.setItem('theme', 'dark')
  })
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Email or username')).toBeVisible()
  const colors = () =>
    page.evaluate(() => [getComputedStyle(document.body).backgroundColor, document.documentElement.lang])
  const before = await placesOf(page, '#early')
  expect(await colors()).toEqual(['rgb(19, 17, 25)', 'en'])
  release()
  await expect(page.locator('#early')).toHaveCount(0)
  expect(await placesOf(page, '#root')).toEqual(before)
})

test(
  'whoever comes with a card, or is signed in, meets no form on the way',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('student')
    const release = await holdScripts(page)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeAttached()
    await expect(page.locator('#early')).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

/** Where the parts of the form stand, to the pixel: whoever is about to touch one does not touch another. */
function placesOf(page: Page, root: '#early' | '#root') {
  return page.evaluate((within) => {
    const parts = ['h1', 'h1 + p', '[name="email"]', '[name="rememberMe"]', '[type="submit"]']
    return parts.map((part) => {
      const box = document.querySelector(`${within} ${part}`)?.getBoundingClientRect()
      return [part, ...[box?.x, box?.y, box?.width, box?.height].map((length) => Math.round(length ?? -1))].join(' ')
    })
  }, root)
}
