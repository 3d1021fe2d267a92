import type { SettingsRecord, SiteSettings } from '@lms/contracts/settings/settings.ts'
import { useTexts } from '../lib/texts.ts'
import { StaleNotice } from '../ui/conflict/StaleNotice.tsx'
import { languageNames, timeZoneLabel } from '../ui/preferences/preference-options.ts'
import { settingsTexts } from './settings-texts.ts'

interface Conflict {
  settings: SettingsRecord
  fields: readonly (keyof SiteSettings)[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

export function SettingsConflict({ conflict }: { conflict: Conflict | null }) {
  const t = useTexts(settingsTexts)
  if (conflict === null) return null
  const { settings, fields, ...answers } = conflict

  function wordsFor(field: keyof SiteSettings): string {
    if (field === 'registrationOpen' || field === 'administratorsNeedSecondFactor')
      return t(settings[field] ? 'on' : 'off')
    if (field === 'theme') return t(settings.theme)
    if (field === 'timeZone') return timeZoneLabel(settings.timeZone)
    if (field === 'language') return settings.language === null ? t('mixed') : languageNames[settings.language]
    return String(settings[field])
  }
  return <StaleNotice fields={fields.map((field) => ({ label: t(field), theirs: wordsFor(field) }))} {...answers} />
}
