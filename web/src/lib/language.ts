import type { Language } from '@lms/contracts/messages.ts'
import { browserStorage } from './browser-storage.ts'
import { changeLanguage, isLanguage } from './texts.ts'

const languageKey = 'language'

export function startLanguage(): void {
  const saved = browserStorage.read(languageKey)
  apply(isLanguage(saved) ? saved : 'spec')
}

export function chooseLanguage(language: Language): void {
  browserStorage.write(languageKey, language)
  apply(language)
}

function apply(language: Language): void {
  changeLanguage(language)
  // The default wording is mostly Vietnamese.
  document.documentElement.lang = language === 'en' ? 'en' : 'vi'
}
