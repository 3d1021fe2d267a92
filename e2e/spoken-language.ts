import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page, Request } from '@playwright/test'
import { apiBase } from '@lms/contracts/endpoint.ts'
import type { Wording } from '@lms/contracts/messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { documentTexts } from '../web/src/app/document-texts.ts'
import { type PageTitle, pageTitleTexts } from '../web/src/app/page-title-texts.ts'
import { screenLanguageOf } from '../web/src/app/screen-language.ts'

type Spoken = 'vi' | 'en'

/** All that the product can say in one language: word by word, and with values filled in. */
interface Speech {
  words: ReadonlySet<string>
  patterns: readonly RegExp[]
}

export type Speeches = Record<Spoken, Speech>

const root = path.join(import.meta.dirname, '..')

function isWording(value: unknown): value is Wording {
  return typeof value === 'object' && value !== null && 'default' in value && 'vi' in value && 'en' in value
}

/** The wordings that a module exports, alone or in a table. */
function wordingsIn(value: unknown, depth = 3): Wording[] {
  if (isWording(value)) return [value]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  return Object.values(value).flatMap((each) => wordingsIn(each, depth - 1))
}

/** From the text modules of the web app and the messages of the contracts. */
export async function everySpeech(): Promise<Speeches> {
  const files = ['web/src', 'contracts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /-(?:texts|messages)\.ts$/.test(file) && !file.includes('node_modules'))
      .map((file) => path.join(root, folder, file)),
  )
  const modules = await Promise.all(files.map(async (file): Promise<object> => import(file)))
  const wordings = modules.flatMap((module) => wordingsIn(module)).filter(({ vi, en }) => vi !== en)
  const speechIn = (language: Spoken): Speech => {
    // A default that is neither of the two is one of them in other letters.
    const said = wordings.flatMap((wording) =>
      isVietnamese(wording.default) === (language === 'vi')
        ? [wording[language], wording.default]
        : [wording[language]],
    )
    return {
      words: new Set(said.filter((text) => !text.includes('{{'))),
      patterns: said.filter((text) => text.includes('{{') && hasWords(text)).map(patternOf),
    }
  }
  return { vi: speechIn('vi'), en: speechIn('en') }
}

function isVietnamese(text: string): boolean {
  return /[ăâđêôơưà-ỹ]/u.test(text.toLowerCase())
}

const placeholder = /\{\{\w+(?::([^|{}]*)\|([^|{}]*))?\}\}/g

/** Three letters in a row besides the values: less would find itself everywhere. */
function hasWords(text: string): boolean {
  return /\p{L}{3}/u.test(text.replaceAll(placeholder, ''))
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}

function patternOf(text: string): RegExp {
  const parts: string[] = []
  let end = 0
  for (const match of text.matchAll(placeholder)) {
    const [whole, one, many] = match
    parts.push(escaped(text.slice(end, match.index)))
    parts.push(one === undefined ? '.+' : `(?:${escaped(one)}|${escaped(many ?? '')})`)
    end = match.index + whole.length
  }
  return new RegExp(`^${parts.join('')}${escaped(text.slice(end))}$`, 'u')
}

/** What of this is said in the other language and is not in the documents. */
export function strangersAmong(texts: readonly string[], language: Spoken, speeches: Speeches): string[] {
  const own = speeches[language]
  const other = speeches[language === 'vi' ? 'en' : 'vi']
  const isSaid = (text: string, { words, patterns }: Speech): boolean =>
    words.has(text) || patterns.some((pattern) => pattern.test(text))
  return texts.filter((text) => !documentTexts.has(text) && isSaid(text, other) && !isSaid(text, own))
}

/** What stands on the screen outside of its frame, in words and in names: the page, its dialogs, menus and toasts. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const parts = document.querySelectorAll(
      'main, [role=dialog], [role=menu], [role=listbox], .mantine-Notification-root',
    )
    for (const part of parts.length > 0 ? parts : [document.body]) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node.parentElement?.checkVisibility()) found.push(node.textContent ?? '')
      for (const named of part.querySelectorAll('[aria-label], [placeholder], [title], [alt], [aria-valuetext]'))
        if (named.checkVisibility())
          for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'])
            found.push(named.getAttribute(name) ?? '')
    }
    return [...new Set(found.map((text) => text.trim()).filter(Boolean))]
  })
}

const written = new Set([
  'name',
  'title',
  'username',
  'firstName',
  'lastName',
  'fullName',
  'displayName',
  'description',
  'content',
  'excerpt',
  'bio',
  'text',
  'code',
  'tags',
])

function namesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return written.has(key) ? [value.replaceAll(/<[^>]*>/g, '').trim()] : []
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => namesIn(each, name))
}

export interface Written {
  /** Waits for the answers that the screen may show already, but that were not read here yet. */
  names(): Promise<ReadonlySet<string>>
}

/** Names and titles that people wrote, as the server sends them: they have the language of whoever wrote them. */
export function collectWritten(page: Page): Written {
  const names = new Set<string>()
  const reading = new Set<Promise<void>>()
  const read = async (request: Request): Promise<void> => {
    const response = await request.response()
    if (response === null || !response.ok()) return
    const body: unknown = await response.json().catch(() => null)
    for (const name of namesIn(body)) names.add(name)
  }
  // Only what has come as a whole: a stream has no end to wait for.
  page.on('requestfinished', (request) => {
    if (!request.url().includes(apiBase)) return
    const one = read(request).finally(() => reading.delete(one))
    reading.add(one)
  })
  return {
    async names() {
      await Promise.all(reading)
      return names
    },
  }
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
export function languageAt(address: string): Spoken {
  const { pathname } = new URL(address)
  const found = Object.entries(screens)
    .filter(([, { path: known }]) => new RegExp(`^${known.replaceAll(/\$\w+/g, '[^/]+')}$`).test(pathname))
    .toSorted(([, one], [, other]) => one.path.split('$').length - other.path.split('$').length)
  const name = found[0]?.[0] ?? ''
  return screenLanguageOf(titles[name] ?? (isTitle(name) ? name : undefined))
}
