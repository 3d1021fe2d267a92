import type { Language } from '@lms/contracts/messages.ts'
import { textsOf } from '@lms/contracts/settings/site.ts'
import { browserStorage } from '../browser-storage.ts'
import { siteSettings } from '../site.ts'
import { changeLanguage, currentLanguage, isLanguage } from '../texts.ts'

const languageKey = 'language'

/** What was chosen on this device, otherwise what the site speaks. */
export function followLanguage(): void {
  const saved = browserStorage.read(languageKey)
  apply(isLanguage(saved) ? saved : textsOf(siteSettings().language))
}

/** Null follows the site again. */
export function saveLanguage(language: Language | null): void {
  if (language === null) browserStorage.remove(languageKey)
  else browserStorage.write(languageKey, language)
  followLanguage()
}

function apply(language: Language): void {
  // The default wording is mostly Vietnamese.
  document.documentElement.lang = language === 'en' ? 'en' : 'vi'
  if (language !== currentLanguage()) changeLanguage(language)
}
