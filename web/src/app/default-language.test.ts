import type { Wording } from '@lms/contracts/messages.ts'
import { afterEach, expect, test } from 'vitest'
import { type Texts, changeScreenLanguage, ofScreen, translated } from '../lib/texts.ts'
import { documentTexts, twoLanguages } from './document-texts.ts'

const modules: Record<string, Record<string, unknown>> = import.meta.glob('/web/src/**/*-texts.ts', { eager: true })

afterEach(() => changeScreenLanguage('en'))

type Speech = 'vi' | 'en' | 'either' | 'its screen'

/** The language of the default wording; what follows the screen says something else on another. */
function speechOf(wording: Wording): Speech {
  const on = (screen: 'vi' | 'en') => {
    changeScreenLanguage(screen)
    return translated(wording)
  }
  if (wording.vi === wording.en) return 'either'
  if (on('vi') !== on('en')) return 'its screen'
  if (wording.default === wording.vi) return 'vi'
  if (wording.default.toLowerCase() === wording.en.toLowerCase()) return 'en'
  return /[ăâđêôơưà-ỹ]/u.test(wording.default.toLowerCase()) ? 'vi' : 'en'
}

function isTexts(value: unknown): value is Texts<string> {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'messages' in value
}

const everyTexts = Object.values(modules).flatMap((module) => Object.values(module).filter(isTexts))

/** A screen speaks as its title does; where its texts have no title, as most of them do. */
function languageOf({ messages }: Texts<string>): 'vi' | 'en' {
  const title = messages['title'] === undefined ? 'either' : speechOf(messages['title'])
  if (title === 'vi' || title === 'en') return title
  const speeches = Object.values(messages).map(speechOf)
  const count = (language: Speech) => speeches.filter((speech) => speech === language).length
  return count('vi') > count('en') ? 'vi' : 'en'
}

test('the texts of every screen are found', () => {
  expect(everyTexts.length).toBeGreaterThan(60)
})

test.each(everyTexts.map((texts) => [texts.namespace, texts] as const))(
  '%s: no text of the other language that is not in the documents',
  (namespace, texts) => {
    if (twoLanguages.includes(namespace)) return
    const other = languageOf(texts) === 'vi' ? 'en' : 'vi'
    const strangers = Object.values(texts.messages)
      .filter((wording) => speechOf(wording) === other)
      .map((wording) => wording.default)
    expect(strangers.filter((text) => !documentTexts.has(text))).toEqual([])
  },
)

/** Parts that stand on screens of both languages. */
const shared = /^ui-(?!preview|color|conflict)|^question-(?:export|feedback|preview)$/

test.each(
  everyTexts.filter(({ namespace }) => shared.test(namespace)).map((texts) => [texts.namespace, texts] as const),
)('%s speaks the language of the screen it stands on', (_, texts) => {
  const fixed = Object.entries(texts.messages).filter(
    ([, wording]) => speechOf(wording) !== 'its screen' && speechOf(wording) !== 'either',
  )
  expect(fixed.filter(([, { default: text }]) => !documentTexts.has(text)).map(([key]) => key)).toEqual([])
})

test('a wording of the screen is that of the chosen language where one is chosen', () => {
  const wording = ofScreen('Hủy', 'Cancel')
  changeScreenLanguage('vi')
  expect(translated(wording)).toBe('Hủy')
  changeScreenLanguage('en')
  expect(translated(wording)).toBe('Cancel')
})
