import type { Wording } from '@lms/contracts/messages.ts'
import { afterAll, expect, test } from 'vitest'
import { type ScreenLanguage, type Texts, changeScreenLanguage, translated } from '../lib/texts.ts'
import { documentTexts } from './document-texts.ts'
import { type PageTitle, pageTitleTexts } from './page-title-texts.ts'
import { screenLanguageOf } from './screen-language.ts'

/**
 * What each screen can say in any of its states and dialogs: the texts whose keys stand in the files that the screen
 * is made of. The walk in the browser sees only what a screen shows by itself.
 */

const sources: Record<string, string> = import.meta.glob(['/web/src/**/*.{ts,tsx}', '!/web/src/**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const modules: Record<string, Record<string, unknown>> = import.meta.glob('/web/src/**/*-texts.ts', { eager: true })

/** Dialogs that the document writes in another language than the screen that opens them. */
const dialogs: Partial<Record<string, readonly string[]>> = { users: ['user-details'] }

afterAll(() => changeScreenLanguage('en'))

function isTexts(value: unknown): value is Texts<string> {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'messages' in value
}

const textsByName = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, texts]) => (isTexts(texts) ? [[name, texts] as const] : [])),
  ),
)

function spokenOn(screen: ScreenLanguage, wording: Wording): string {
  changeScreenLanguage(screen)
  return translated(wording)
}

/** Says the same on every screen, and that in the other language. */
function isForeign(wording: Wording, screen: ScreenLanguage): boolean {
  const shown = spokenOn(screen, wording)
  if (wording.vi === wording.en || documentTexts.has(shown)) return false
  if (shown.toLowerCase() === wording.en.toLowerCase()) return screen === 'vi'
  const isVietnamese = shown === wording.vi || /[ăâđêôơưà-ỹ]/u.test(shown.toLowerCase())
  return isVietnamese !== (screen === 'vi')
}

const imported = /(?:from|import\()\s*'(\.[^']+)'/g

function importsOf(file: string): string[] {
  return Array.from((sources[file] ?? '').matchAll(imported), ([, relative = '']) =>
    new URL(relative, `file://${file}`).pathname.replace('file://', ''),
  ).filter((each) => each in sources)
}

/** The arguments of every call of one of these, up to the bracket that closes it. */
function argumentsOf(source: string, called: string): string[] {
  return Array.from(source.matchAll(new RegExp(`\\b${called}\\(`, 'g')), ({ index, 0: { length } }) => {
    let depth = 1
    let end = index + length
    for (; depth > 0 && end < source.length; end += 1)
      if (source[end] === '(') depth += 1
      else if (source[end] === ')') depth -= 1
    return source.slice(index + length, end - 1)
  })
}

/** The keys that stand in a piece of source, whole or as the beginning of a name that is put together. */
function keysIn(source: string, keys: readonly string[]): string[] {
  const whole = new Set(Array.from(source.matchAll(/['"`](\w+)['"`]/g), ([, key]) => key))
  const beginnings = Array.from(source.matchAll(/`(\w+)\$\{/g), ([, start = '']) => start)
  return keys.filter((key) => whole.has(key) || beginnings.some((start) => key.startsWith(start)))
}

/** What a file takes from a text module: from its calls, or where it hands them on, from anywhere in it. */
function usedIn(source: string, name: string, keys: readonly string[]): string[] {
  const variables = new Set(
    Array.from(
      source.matchAll(new RegExp(`const (\\w+) = useTexts\\(${name}\\)`, 'g')),
      ([, variable = '']) => variable,
    ),
  )
  const calls = [...variables].flatMap((variable) => argumentsOf(source, variable))
  const isHandedOn =
    variables.size === 0 ||
    calls.some((call) => /^\s*[\w.[\]]+\s*(?:,|$)/.test(call)) ||
    [...variables].some((variable) => new RegExp(`[,(]\\s*${variable}\\s*[,)]`).test(source))
  const translations = argumentsOf(source, 'translate').filter((call) => call.trimStart().startsWith(name))
  return keysIn(isHandedOn ? source : [...calls, ...translations].join('\n'), keys)
}

interface Use {
  texts: Texts<string>
  keys: readonly string[]
}

const usesByFile = new Map(
  Object.entries(sources)
    .filter(([file]) => !file.endsWith('-texts.ts'))
    .map(([file, source]): [string, Use[]] => [
      file,
      Array.from(textsByName)
        .filter(([name]) => new RegExp(`\\b${name}\\b`).test(source))
        .map(([name, texts]) => ({ texts, keys: usedIn(source, name, Object.keys(texts.messages)) })),
    ]),
)

function partsOf(page: string): Set<string> {
  const found = new Set<string>()
  const open = [page]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    // The frame around all screens speaks both languages.
    if (found.has(file) || file.startsWith('/web/src/app/')) continue
    found.add(file)
    open.push(...importsOf(file))
  }
  return found
}

function isTitle(name: string): name is PageTitle {
  return Object.hasOwn(pageTitleTexts.messages, name)
}

const router = ['router.tsx', 'routes/student-routes.ts', 'routes/family-routes.ts']
  .map((file) => (sources[`/web/src/app/${file}`] ?? '').replaceAll("import('../../", "import('../"))
  .join('')
const loaders = new Map(
  Array.from(router.matchAll(/const (\w+) = \(\) => import\('([^']+)'\)/g), ([, name = '', file = '']) => [name, file]),
)
const routes = Array.from(
  router.matchAll(/screenOptions\('(\w+)', [\w.]+\)[^]*?lazyRouteComponent\((?:\(\) => import\('([^']+)'\)|(\w+))/g),
  ([, title = '', file, loader = '']) =>
    [title, new URL(file ?? loaders.get(loader) ?? '', 'file:///web/src/app/').pathname] as const,
  // It shows every component in every state, in whatever language each of them is called.
).filter(([title]) => title !== 'uiPreview')

/** Children read Vietnamese, whatever the screen around it speaks. */
const saidToChildren: ReadonlySet<string> = new Set(['child-entrance.forgotForChildren'])

function foreignTextsOf(title: string, page: string): string[] {
  const language = screenLanguageOf(isTitle(title) ? title : undefined)
  return Array.from(partsOf(page)).flatMap((file) =>
    (usesByFile.get(file) ?? [])
      .filter(({ texts }) => dialogs[title]?.includes(texts.namespace) !== true)
      .flatMap(({ texts, keys }) =>
        keys
          .filter((key) => !saidToChildren.has(`${texts.namespace}.${key}`))
          .filter((key) => isForeign(texts.messages[key] ?? { default: '', vi: '', en: '' }, language))
          .map((key) => `${texts.namespace}.${key}: ${texts.messages[key]?.default} (${file})`),
      ),
  )
}

test('every screen is looked at, down to its dialogs', () => {
  expect(routes.length).toBeGreaterThan(60)
  expect(routes.filter(([, page]) => !(page in sources))).toEqual([])
  const parts = partsOf('/web/src/children/ChildrenPage.tsx')
  expect([...parts]).toContain('/web/src/children/SignInCardDialog.tsx')
  expect([...parts]).toContain('/web/src/ui/pager/Pager.tsx')
})

test('a text of the other language would be seen', () => {
  const page = '/web/src/children/ChildrenPage.tsx'
  expect(foreignTextsOf('children', page)).toEqual([])
  expect(foreignTextsOf('users', page).length).toBeGreaterThan(10)
})

test.each(routes)('%s says nothing in the other language that is not in the documents', (title, page) => {
  expect(foreignTextsOf(title, page)).toEqual([])
})

/** How days are written, by the function that writes them. What follows the language of its screen is in neither. */
const dateForms: Record<string, RegExp> = {
  '30/11/2026': /\bformatDate(?:Time)?\((?!.*'-'\))/,
  '30-11-2026': /\bformatDate\(.*'-'\)/,
  '5/11/2026': /\bformatBrowserDay\(/,
  'Nov 30, 2026': /\bformat(?:Moment|Day)\(|\buseMoments\(/,
}

test.each(routes)('%s writes days in one form', (_, page) => {
  const parts = [...partsOf(page)].filter((file) => !file.startsWith('/web/src/lib/'))
  const forms = Object.entries(dateForms).map(([form, pattern]) => {
    const files = parts.filter((file) => pattern.test(sources[file] ?? ''))
    return files.length === 0 ? [] : [`${form}: ${files.join(', ')}`]
  })
  expect(forms.flat().slice(1).length === 0 ? [] : forms.flat()).toEqual([])
})
