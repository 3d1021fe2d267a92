import type { SiteSettings } from '@lms/contracts/settings/settings.ts'
import { z } from 'zod'
import { type Clock, seconds } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { type Events, eventKind } from '../platform/events/events.ts'
import { findSettings } from './settings-store.ts'
import { toSiteSettings } from './settings-view.ts'

/** The group that the settings page edits. */
export const site = 'site'
export const settingsChanged = eventKind('settings:changed', z.object({}))
const lifetime = seconds(30)

interface CurrentSettingsDependencies {
  database: Database
  clock: Clock
  events: Events
}

/** What holds now: remembered for a moment, forgotten at once when any process changes it. */
export function createCurrentSettings({
  database,
  clock,
  events,
}: CurrentSettingsDependencies): () => Promise<SiteSettings> {
  let known: { settings: SiteSettings; from: number } | null = null
  let changes = 0
  function forget(): void {
    known = null
    changes += 1
  }
  events.subscribe(settingsChanged, forget)
  events.onMissed(forget)

  return async () => {
    const now = clock.now().getTime()
    const isFresh = known !== null && known.from <= now && now < known.from + lifetime
    if (known && isFresh && events.isHealthy()) return known.settings
    const asked = changes
    const settings = toSiteSettings((await findSettings(database.read(), site))?.value ?? {})
    // What was read before a change must not outlive it.
    if (asked === changes) known = { settings, from: now }
    return settings
  }
}
