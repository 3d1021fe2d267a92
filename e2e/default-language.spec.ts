import type { Page } from '@playwright/test'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { screens } from '@lms/contracts/screens.ts'
import { demoAccount } from './call.ts'
import { moveInsideTheApp } from './navigation.ts'
import { signInAs } from './people.ts'
import { prepareWalk, visitorPaths } from './screen-paths.ts'
import {
  type Speeches,
  type Written,
  collectWritten,
  everySpeech,
  languageAt,
  strangersAmong,
  textsOf,
} from './spoken-language.ts'
import { expect, test } from './test.ts'

/** Buttons of a screen that open a dialog or a menu, one inside the other. */
const openings: Record<string, readonly (readonly string[])[]> = {
  '/users': [['Add User'], ['/^Actions for/'], ['/^Actions for/', 'Delete User']],
  '/posts': [['/^Actions for/']],
  '/categories': [['New Category'], ['/^Actions for/']],
  '/tags': [['New Tag'], ['/^Actions for/']],
  '/media': [['/^Open /']],
  '/subjects': [['Export'], ['/^Actions for/']],
  '/questions': [['Export'], ['/^Actions for/'], ['/^Actions for/', 'Delete']],
  '/profile?tab=security': [['Set up an app']],
  '/children': [['Thêm con'], ['Nhập mã'], ['/^Thao tác với/'], ['/^Thao tác với/', 'Thẻ đăng nhập']],
  '/quizzes/id': [['Giao bài tập'], ['Xuất đề'], ['Xuất câu hỏi'], ['/^Chi tiết:/'], ['/^Thao tác với/']],
}

/** Lists that find nothing for a word that nobody wrote. */
const lists =
  /^\/(?:users|posts|media|categories|tags|subjects|questions|quizzes|children|audit|outbox|feedback|ai\/generate-process)$/

/** Forms that are sent as they are, empty. */
const forms: Record<string, string> = {
  '/login': 'Đăng nhập',
  '/register': '/^(Create|Sign up|Register)/',
  '/forgot-password': 'Send reset link',
  '/users/create': 'Create User',
  '/questions/create': 'Create Question',
  '/children/create': 'Lưu',
  '/ai': '/^Tạo/',
}

function named(name: string): string | RegExp {
  const [, pattern, flags] = /^\/(.+)\/(i?)$/.exec(name) ?? []
  return pattern === undefined ? name : new RegExp(pattern, flags)
}

function button(page: Page, name: string) {
  const exact = named(name)
  return page
    .locator('main, [role=menu]')
    .getByRole('button', { name: exact, exact: true })
    .or(page.getByRole('menuitem', { name: exact, exact: true }))
    .filter({ visible: true })
    .first()
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1, main h2').first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

interface Ear {
  /** Remembers what is heard in the other language, under the name of the screen and its state. */
  listen(path: string, state: string): Promise<void>
  strangers: Record<string, string[]>
}

/** A child who lands on a page for grown-ups is spoken to in the child's language. */
const saidToChildren = /^Em là học sinh\?/

function earOn(page: Page, speeches: Speeches, written: Written): Ear {
  const strangers: Record<string, string[]> = {}
  return {
    strangers,
    async listen(path, state) {
      const seen = await textsOf(page)
      const names = await written.names()
      const texts = seen.filter(
        (text) => !names.has(text) && !names.has(text.split(': ').at(-1) ?? '') && !saidToChildren.test(text),
      )
      const found = strangersAmong(texts, languageAt(page.url()), speeches)
      if (found.length > 0) strangers[`${path.replaceAll(/[\da-f-]{36}/g, 'id')}, ${state}`] = found
    },
  }
}

async function openEach(page: Page, path: string, ear: Ear): Promise<void> {
  for (const steps of openings[path.replaceAll(/[\da-f-]{36}/g, 'id')] ?? []) {
    for (const step of steps) {
      const opener = button(page, step)
      if ((await opener.count()) === 0) break
      await opener.click({ timeout: 15_000 })
      await expect(page.locator('[role=dialog], [role=menu]').filter({ visible: true }).first()).toBeVisible()
    }
    await ear.listen(path, `opened ${steps.join(', ')}`)
    await page.keyboard.press('Escape')
    if ((await page.locator('[role=dialog], [role=menu]').filter({ visible: true }).count()) > 0)
      await page.keyboard.press('Escape')
    await expect(page.locator('[role=dialog], [role=menu]').filter({ visible: true })).toHaveCount(0)
  }
}

async function sendEmpty(page: Page, path: string, ear: Ear): Promise<void> {
  const name = forms[path]
  if (name === undefined) return
  const send = page
    .getByRole('main')
    .getByRole('button', { name: named(name), exact: true })
    .last()
  // Whom the page tells that it stays closed finds no form there.
  if ((await send.count()) === 0 || (await send.isDisabled())) return
  await send.click({ timeout: 15_000 })
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await ear.listen(path, 'sent empty')
}

/** Who walks, so that the records of the walk are theirs. */
const people = { parent: 'parent', student: 'child' } as const

for (const role of ['visitor', 'administrator', 'parent', 'student'] as const)
  test(`no text of the other language on any screen for a(n) ${role}`, { tag: '@long' }, async ({ page }) => {
    moveInsideTheApp(page)
    const speeches = await everySpeech()
    expect(speeches.vi.words.size).toBeGreaterThan(500)
    const ear = earOn(page, speeches, collectWritten(page))
    const walk = role === 'visitor' ? null : await prepareWalk(page.request)
    const known = walk === null || role === 'visitor' ? visitorPaths : walk.pathsFor(role)
    // The preview shows every component in every state, in whatever language each of them is called.
    const paths = known.filter((each) => each !== screens.uiPreview.path)
    if (walk !== null) paths.push('/profile?tab=security', '/profile?tab=preferences')
    test.setTimeout(60_000 + paths.length * 20_000)
    if (walk !== null && role !== 'visitor')
      await signInAs(page, role === 'administrator' ? demoAccount(role) : walk[people[role]], '/notifications')
    else await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path)
        await settled(page)
        await ear.listen(path, 'filled')
        await openEach(page, path, ear)
        await sendEmpty(page, path, ear)
        if (!lists.test(path)) return
        await page.goto('/notifications')
        await page.goto(`${path}?search=khong-ai-viet-the-nay`)
        await settled(page)
        await ear.listen(path, 'empty')
      })
    }
    expect(ear.strangers).toEqual({})
  })

test('no text of the other language where nothing can be loaded', { tag: '@long' }, async ({ page }) => {
  // Each screen is opened anew: what the one before it said stays behind.
  const ear = earOn(page, await everySpeech(), collectWritten(page))
  const walk = await prepareWalk(page.request)
  const paths = walk.pathsFor('administrator').filter((each) => each !== screens.uiPreview.path)
  test.setTimeout(60_000 + paths.length * 20_000)
  await signInAs(page, demoAccount('administrator'), '/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route(
    (url) => url.pathname.startsWith(apiBase) && !/\/(?:events|auth)\b/.test(url.pathname),
    (route) => route.fulfill({ status: 400, body: '' }),
  )
  for (const path of paths) {
    await page.goto(path)
    await settled(page)
    await ear.listen(path, 'failing')
  }
  expect(ear.strangers).toEqual({})
})

test('a text, a name and a sentence of the other language are heard', { tag: '@long' }, async ({ page }) => {
  const ear = earOn(page, await everySpeech(), { names: async () => new Set(['Hủy bỏ']) })
  const say = (html: string) =>
    page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text), html)
  await page.goto('/register')
  await settled(page)
  await ear.listen('/register', 'as it is')
  expect(ear.strangers).toEqual({})
  await say('<p>Hủy</p><button aria-label="Đóng thông báo">x</button><p>Hiển thị 1 đến 5 trong tổng số 6 mục</p>')
  await ear.listen('/register', 'with strangers')
  expect(ear.strangers).toEqual({
    '/register, with strangers': ['Hủy', 'Hiển thị 1 đến 5 trong tổng số 6 mục', 'Đóng thông báo'],
  })
  await page.goto('/login')
  await settled(page)
  await say('<p>Delete Permanently</p><p>3 users selected</p>')
  await ear.listen('/login', 'with strangers')
  expect(ear.strangers['/login, with strangers']).toEqual(['Delete Permanently', '3 users selected'])
})
