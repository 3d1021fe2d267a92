import { PublicSettings, defaultPublicSettings, publicSettings } from '@lms/contracts/settings/site.ts'
import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'
import { send } from './transport.ts'

const siteKey = 'site-settings'

/** What this site decided, as it was at the last visit until the server has answered. */
let settings: PublicSettings = remembered()
const listeners = new Set<() => void>()

export function siteSettings(): PublicSettings {
  return settings
}

export function onSiteChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSite(): PublicSettings {
  return useSyncExternalStore(onSiteChange, siteSettings)
}

export async function loadSite(): Promise<void> {
  try {
    changeSite((await send(publicSettings, {}, null)).settings)
  } catch {
    // What was known before still serves.
  }
}

export function changeSite(next: PublicSettings): void {
  const text = JSON.stringify(PublicSettings.parse(next))
  if (text === JSON.stringify(settings)) return
  settings = PublicSettings.parse(next)
  browserStorage.write(siteKey, text)
  for (const listener of listeners) listener()
}

function remembered(): PublicSettings {
  try {
    const stored = PublicSettings.safeParse(JSON.parse(browserStorage.read(siteKey) ?? 'null'))
    if (stored.success) return stored.data
  } catch {
    // Something else lies there.
  }
  return PublicSettings.parse(defaultPublicSettings)
}
