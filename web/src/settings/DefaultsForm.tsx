import { screens } from '@lms/contracts/screens.ts'
import { type SettingsRecord, SiteSettings } from '@lms/contracts/settings/settings.ts'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { PanelForm } from '../ui/form/PanelForm.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { Section } from '../ui/page/Section.tsx'
import { LanguageField } from '../ui/preferences/LanguageField.tsx'
import { themeOptions, useTimeZoneOptions } from '../ui/preferences/preference-options.ts'
import { SettingsConflict } from './SettingsConflict.tsx'
import { useSettingsForm } from './settings-form.ts'
import { settingsTexts } from './settings-texts.ts'

const DefaultsPart = SiteSettings.pick({ language: true, theme: true, timeZone: true })

export function DefaultsForm({ settings }: { settings: SettingsRecord }) {
  const t = useTexts(settingsTexts)
  const { control, panel, conflict } = useSettingsForm(DefaultsPart, settings)
  const zones = useTimeZoneOptions(settings.timeZone)
  return (
    <Section title={t('defaults')} description={t('defaultsHint')}>
      <SettingsConflict conflict={conflict} />
      <PanelForm {...panel}>
        <LanguageField
          control={control}
          name="language"
          label={t('language')}
          defaultLabel={t('mixed')}
          inEnglish={(name) => t('inEnglish', { name })}
          fallback={(name) => t('fallback', { name })}
        />
        <SelectField control={control} name="theme" label={t('theme')} required options={themeOptions(t)} />
        <SelectField control={control} name="timeZone" label={t('timeZone')} required searchable options={zones} />
      </PanelForm>
      <Anchor
        size="sm"
        renderRoot={(props) => <Link {...props} to={screens.profile.path} search={{ tab: 'preferences' }} />}
      >
        {t('ownPreferences')}
      </Anchor>
    </Section>
  )
}
