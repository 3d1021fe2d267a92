import { type SettingsRecord, SiteSettings, defaultSettings } from '@lms/contracts/settings/settings.ts'
import { PublicSettings } from '@lms/contracts/settings/site.ts'
import type { StoredSettings } from './settings-store.ts'

/** What is missing, or was good for an older version only, is the default. */
export function toSiteSettings(stored: Record<string, unknown>): SiteSettings {
  const known = Object.entries(SiteSettings.shape).flatMap(([field, schema]) => {
    const { success, data } = schema.safeParse(stored[field])
    return success ? [[field, data]] : []
  })
  return { ...defaultSettings, ...(Object.fromEntries(known) as Partial<SiteSettings>) }
}

export function toSettingsRecord(stored: StoredSettings | null): SettingsRecord {
  return {
    ...toSiteSettings(stored?.value ?? {}),
    version: stored?.version ?? 0,
    updatedAt: stored?.updatedAt ?? null,
  }
}

export function toPublicSettings(settings: SiteSettings): PublicSettings {
  return PublicSettings.parse(settings)
}
