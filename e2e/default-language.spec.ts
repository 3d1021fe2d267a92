import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Wording } from '@lms/contracts/messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { documentTexts } from '../web/src/app/document-texts.ts'
import { type PageTitle, pageTitleTexts } from '../web/src/app/page-title-texts.ts'
import { screenLanguageOf } from '../web/src/app/screen-language.ts'
import { demoAccount } from './call.ts'
import { moveInsideTheApp } from './navigation.ts'
import { signInAs } from './people.ts'
import { prepareWalk, visitorPaths } from './screen-paths.ts'
import { expect, test } from './test.ts'

const source = path.join(import.meta.dirname, '../web/src')

function isWording(value: unknown): value is Wording {
  return typeof value === 'object' && value !== null && 'default' in value && 'vi' in value && 'en' in value
}

/** Every text of the web app that says something else in the other language, without those that take values. */
async function everyWording(): Promise<Wording[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('-texts.ts'))
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(path.join(source, file))),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((texts) =>
      typeof texts === 'object' && texts !== null && 'messages' in texts ? Object.values(texts.messages ?? {}) : [],
    )
    .filter(isWording)
    .filter(({ vi, en }) => vi !== en && !vi.includes('{{'))
}

/** What stands in the main part of the screen, in words and in names. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const found: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) found.push(node.textContent ?? '')
    for (const named of main.querySelectorAll('[aria-label], [placeholder]'))
      if (named.checkVisibility())
        found.push(named.getAttribute('aria-label') ?? '', named.getAttribute('placeholder') ?? '')
    return found.map((text) => text.trim()).filter(Boolean)
  })
}

/** Screens that share the title of another. */
const titles: Partial<Record<string, PageTitle>> = {
  questionEditAlias: 'questionEdit',
  studentQuizzes: 'assignedQuizzes',
  studentQuizStart: 'studentQuiz',
  childResult: 'attemptResult',
}

function isTitle(name: string): name is PageTitle {
  return Object.hasOwn(pageTitleTexts.messages, name)
}

/** The language of the screen's own title. */
function languageOf(pathname: string): 'vi' | 'en' {
  const found = Object.entries(screens)
    .filter(([, { path: known }]) => new RegExp(`^${known.replaceAll(/\$\w+/g, '[^/]+')}$`).test(pathname))
    .toSorted(([, one], [, other]) => one.path.split('$').length - other.path.split('$').length)
  const name = found[0]?.[0] ?? ''
  return screenLanguageOf(titles[name] ?? (isTitle(name) ? name : undefined))
}

async function strangersOn(page: Page, wordings: readonly Wording[]): Promise<string[]> {
  const shown = await textsOf(page)
  const isVietnamese = languageOf(new URL(page.url()).pathname) === 'vi'
  const other = new Set(wordings.map(({ vi, en }) => (isVietnamese ? en : vi)))
  const own = new Set(wordings.map(({ vi, en }) => (isVietnamese ? vi : en)))
  return shown.filter((text) => other.has(text) && !own.has(text) && !documentTexts.has(text))
}

for (const role of ['visitor', 'administrator', 'parent', 'student'] as const)
  test(`no text of the other language on any screen for a(n) ${role}`, { tag: '@long' }, async ({ page }) => {
    moveInsideTheApp(page)
    const wordings = await everyWording()
    expect(wordings.length).toBeGreaterThan(500)
    const walk = role === 'visitor' ? null : await prepareWalk(page.request)
    const paths = walk === null || role === 'visitor' ? visitorPaths : walk.pathsFor(role)
    test.setTimeout(60_000 + paths.length * 8000)
    if (walk !== null && role !== 'visitor')
      await signInAs(page, role === 'student' ? walk.child : demoAccount(role), '/notifications')
    else await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const strangers: Record<string, string[]> = {}
    // It shows every component in every state, in whatever language each of them is called.
    for (const path of paths.filter((each) => each !== screens.uiPreview.path)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const found = await strangersOn(page, wordings)
      if (found.length > 0) strangers[path.replaceAll(/[\da-f-]{36}/g, 'id')] = [...new Set(found)]
    }
    expect(strangers).toEqual({})
  })
