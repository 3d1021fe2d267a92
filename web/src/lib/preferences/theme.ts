import type { ThemeChoice } from '@lms/contracts/settings/site.ts'
import { browserStorage } from '../browser-storage.ts'

export const themeKey = 'theme'
/** What the page shows before its first script when nothing is saved; the page itself reads it. */
const fallbackKey = 'theme-default'

const listeners = new Set<() => void>()

/** Saved as light or dark; while nothing is saved it is what the account or the site says, or the system. */
export function currentTheme(): ThemeChoice {
  return lightOrDark(themeKey) ?? lightOrDark(fallbackKey) ?? 'auto'
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null forgets what was saved on this device. */
export function saveTheme(theme: 'light' | 'dark' | null): void {
  write(themeKey, theme)
}

export function changeFallbackTheme(theme: ThemeChoice): void {
  write(fallbackKey, theme === 'auto' ? null : theme)
}

function write(key: string, theme: 'light' | 'dark' | null): void {
  const before = currentTheme()
  if (theme === null) browserStorage.remove(key)
  else browserStorage.write(key, theme)
  if (currentTheme() === before) return
  for (const listener of listeners) listener()
}

function lightOrDark(key: string): 'light' | 'dark' | null {
  const saved = browserStorage.read(key)
  return saved === 'light' || saved === 'dark' ? saved : null
}
