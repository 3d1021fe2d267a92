import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { type Language, says } from '../messages.ts'
import { siteMessages as messages } from './site-messages.ts'

export const languageChoices = ['en', 'vi', 'es', 'fr', 'de', 'ja', 'ko', 'zh'] as const
export const LanguageChoice = z.enum(languageChoices)
export type LanguageChoice = z.infer<typeof LanguageChoice>

/** Null is the default wording, which mixes both languages on purpose. */
export function textsOf(language: LanguageChoice | null): Language {
  if (language === null) return 'default'
  return language === 'vi' ? 'vi' : 'en'
}

/** The others are shown in English, and a screen that offers them says so. */
export function isTranslated(language: LanguageChoice): boolean {
  return language === 'vi' || language === 'en'
}

export const themeChoices = ['light', 'dark', 'auto'] as const
export const ThemeChoice = z.enum(themeChoices)
export type ThemeChoice = z.infer<typeof ThemeChoice>

export const defaultTimeZone = 'Asia/Ho_Chi_Minh'
export const TimeZone = z
  .string()
  .trim()
  .min(1, says(messages.timeZoneUnknown))
  .max(64, says(messages.timeZoneUnknown))
  .refine(isTimeZone, says(messages.timeZoneUnknown))

function isTimeZone(name: string): boolean {
  // Asked for the first time, a cheap phone thinks about any other for half a second.
  if (name === defaultTimeZone) return true
  // An offset such as +07:00 is no place: it knows no summer time.
  if (!/^[a-z]/i.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The rule of the specification is the least; a site may ask for more. */
export const minimumPasswordLength = 8

/** What anybody may know before signing in: the part of the settings that every page needs at once. */
export const PublicSettings = z.object({
  siteName: z.string().trim().min(1, says(messages.siteNameRequired)).max(100, says(messages.siteNameLong)),
  registrationOpen: z.boolean(),
  /** Null: the default wording. */
  language: LanguageChoice.nullable(),
  theme: ThemeChoice,
  timeZone: TimeZone,
  passwordMinimumLength: z
    .int(says(messages.passwordLengthRange))
    .min(minimumPasswordLength, says(messages.passwordLengthRange))
    .max(64, says(messages.passwordLengthRange)),
})
export type PublicSettings = z.infer<typeof PublicSettings>

export const defaultPublicSettings: PublicSettings = {
  siteName: 'Hệ thống quản lý học tập',
  registrationOpen: true,
  language: null,
  theme: 'auto',
  timeZone: defaultTimeZone,
  passwordMinimumLength: minimumPasswordLength,
}

export const textSizes = ['normal', 'large', 'larger'] as const
export const spacings = ['normal', 'wide', 'wider'] as const
export const oneKeyPaces = ['off', 'slow', 'medium', 'fast'] as const
export type OneKeyPace = (typeof oneKeyPaces)[number]

/** What a person chooses for themselves; null or absent follows the site. Saved with the account, known on every device. */
export const Preferences = z.object({
  language: LanguageChoice.nullable().optional(),
  theme: ThemeChoice.nullable().optional(),
  timeZone: TimeZone.nullable().optional(),
  /** How questions look to those who read with effort. */
  textSize: z.enum(textSizes).nullable().optional(),
  spacing: z.enum(spacings).nullable().optional(),
  /** Controls light up one after the other, and one key takes the one that is lit. */
  oneKey: z.enum(oneKeyPaces).nullable().optional(),
  /** Soft colours and nothing that moves. */
  calm: z.boolean().nullable().optional(),
  /** Soft notes when something is finished; they sound unless this is false. */
  sound: z.boolean().nullable().optional(),
})
export type Preferences = z.infer<typeof Preferences>

export const publicSettings = endpoint('GET', '/settings/public', {
  access: 'public',
  summary: 'What the account pages need to know before anybody has signed in',
  data: z.object({ settings: PublicSettings }),
})
