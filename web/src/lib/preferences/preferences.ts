import { adminMe } from '@lms/contracts/accounts/accounts.ts'
import { Preferences, textsOf } from '@lms/contracts/settings/site.ts'
import { call } from '../api.ts'
import { browserStorage } from '../browser-storage.ts'
import { changeDisplayZone } from '../formats.ts'
import { followLanguage, saveLanguage } from './language.ts'
import { onSessionChange, sessionState } from '../session/session.ts'
import { onSiteChange, siteSettings } from '../site.ts'
import { followOneKey } from './one-key.ts'
import { showReading } from './reading.ts'
import { changeFallbackTheme, saveTheme } from './theme.ts'

const preferencesKey = 'preferences'

/** The signed-in person's own choices; nothing for visitors. */
let own: Preferences = remembered()
/** Counts what was chosen here, so that an older answer of the server does not undo it. */
let choices = 0
let person: string | undefined

/** Until the first screen of somebody who was here before is drawn, what this device remembers serves. */
const quietTime = 1500

/**
 * From now on the page follows the site and the account: at start, at sign-in, and when either changes. To be called
 * when it has been looked up who was here last.
 */
export function followPreferences(): void {
  followDefaults()
  onSiteChange(followDefaults)
  onSessionChange(() => followPerson())
  followPerson(quietTime)
}

/** What somebody chose, at once on this device; null follows the site again. Saving it is the caller's business. */
export function applyChoice(changes: Preferences): void {
  choices += 1
  const { theme, language } = changes
  if (theme !== undefined) saveTheme(theme === 'light' || theme === 'dark' ? theme : null)
  if (language !== undefined) saveLanguage(language === null ? null : textsOf(language))
  if (sessionState().user !== null) keep({ ...own, ...changes })
}

/** For the switches in the header: chosen here at once, and saved with the account of whoever is signed in. */
export function choose(changes: Preferences): void {
  applyChoice(changes)
  if (sessionState().user === null) return
  // Visitors need nothing of what the profile knows.
  void import('./preferences-saving.ts').then(({ saveInBackground }) => saveInBackground(changes))
}

function followPerson(pause = 0): void {
  const { user, status } = sessionState()
  if (status === 'loading' || user?.id === person) return
  // What a device remembers is the person's who was here last; the next one starts with nothing.
  if (user === null || person !== undefined) keep({})
  person = user?.id
  if (user === null) return
  if (pause === 0) void load(user.id)
  else setTimeout(() => void load(user.id), pause)
}

async function load(id: string): Promise<void> {
  const before = choices
  try {
    const { user } = await call(adminMe)
    if (user.id !== person || before !== choices || user.id !== id) return
    const preferences = preferencesOf(user.preferences)
    keep(preferences)
    if (preferences.theme) saveTheme(preferences.theme === 'auto' ? null : preferences.theme)
    if (preferences.language) saveLanguage(textsOf(preferences.language))
  } catch {
    // What this device remembers still serves.
  }
}

function keep(next: Preferences): void {
  own = next
  if (Object.keys(next).length === 0) browserStorage.remove(preferencesKey)
  else browserStorage.write(preferencesKey, JSON.stringify(next))
  followDefaults()
}

/** What holds where this device has saved nothing of its own. */
function followDefaults(): void {
  const site = siteSettings()
  changeFallbackTheme(own.theme ?? site.theme)
  changeDisplayZone(own.timeZone ?? site.timeZone)
  showReading(own)
  followOneKey(own)
  followLanguage()
}

function remembered(): Preferences {
  try {
    return preferencesOf(JSON.parse(browserStorage.read(preferencesKey) ?? '{}'))
  } catch {
    return {}
  }
}

/** Field by field: one that this version does not know spoils no other. */
export function preferencesOf(stored: unknown): Preferences {
  if (typeof stored !== 'object' || stored === null) return {}
  const { language, theme, timeZone, textSize, spacing, calm, sound } = Preferences.shape
  const { oneKey } = Preferences.shape
  const given = stored as Record<string, unknown>
  return {
    language: language.catch(undefined).parse(given['language']),
    theme: theme.catch(undefined).parse(given['theme']),
    timeZone: timeZone.catch(undefined).parse(given['timeZone']),
    textSize: textSize.catch(undefined).parse(given['textSize']),
    spacing: spacing.catch(undefined).parse(given['spacing']),
    calm: calm.catch(undefined).parse(given['calm']),
    sound: sound.catch(undefined).parse(given['sound']),
    oneKey: oneKey.catch(undefined).parse(given['oneKey']),
  }
}
