import { type LanguageChoice, ThemeChoice } from '@lms/contracts/settings/site.ts'
import { useState } from 'react'

/** Stands in a list of options for what is null on the wire: the default wording, or whatever the site says. */
export const byDefault = 'default'

/** For fields that hold null or a choice. */
export const orDefault = {
  nameOf: (value: unknown): string => (typeof value === 'string' ? value : byDefault),
  valueOf: (name: string): string | null => (name === byDefault ? null : name),
}

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

export function themeOptions(t: (key: ThemeChoice) => string): Option[] {
  return ThemeChoice.options.map((value) => ({ value, label: t(value) }))
}

/** Every zone that this browser knows, by the name of its place and its distance from Greenwich. */
export function useTimeZoneOptions(current: string | null | undefined): Option[] {
  const [zones] = useState(() => timeZones(current ?? null))
  return zones
}

function timeZones(current: string | null): Option[] {
  // Browsers still call it by its old name, or leave out what the site chose.
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Asia/Saigon')
  const names = [...new Set(['Asia/Ho_Chi_Minh', ...(current === null ? [] : [current]), ...known])]
  return names.sort().map((value) => ({ value, label: timeZoneLabel(value) }))
}

export function timeZoneLabel(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts()
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${zone.replaceAll('_', ' ')} (${offset})`
}
