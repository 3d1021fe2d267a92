import { type LanguageChoice, isTranslated, languageChoices, themeChoices } from '@lms/contracts/settings.ts'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { preferenceTexts } from './preference-texts.ts'

/** Stands in a form for what is null on the wire: the default wording, or whatever the site says. */
export const byDefault = 'default'

/** Each language is called by its own name, so that everyone finds theirs. */
export const languageNames: Record<LanguageChoice, string> = {
  en: 'English',
  vi: 'Tiếng Việt',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
  ko: '한국어',
  zh: '中文',
}

export interface Option {
  value: string
  label: string
}

export function useLanguageOptions(): Option[] {
  const t = useTexts(preferenceTexts)
  return languageChoices.map((value) => ({
    value,
    label: isTranslated(value) ? languageNames[value] : t('inEnglish', { name: languageNames[value] }),
  }))
}

export function useThemeOptions(): Option[] {
  const t = useTexts(preferenceTexts)
  return themeChoices.map((value) => ({ value, label: t(value) }))
}

/** Every zone that this browser knows, by the name of its place and its distance from Greenwich. */
export function useTimeZoneOptions(current: string): Option[] {
  const [zones] = useState(() => timeZones(current))
  return zones
}

function timeZones(current: string): Option[] {
  // Browsers still call it by its old name, or leave out what the site chose.
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Asia/Saigon')
  const names = [...new Set(['Asia/Ho_Chi_Minh', ...(current === byDefault ? [] : [current]), ...known])]
  return names.sort().map((value) => ({ value, label: labelOf(value) }))
}

export function labelOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts()
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${zone.replaceAll('_', ' ')} (${offset})`
}
