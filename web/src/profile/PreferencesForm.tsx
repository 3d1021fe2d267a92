import { updatePreferences } from '@lms/contracts/profile/profile.ts'
import { Preferences } from '@lms/contracts/settings/site.ts'
import type { User } from '@lms/contracts/users/users.ts'
import { useEffect } from 'react'
import { applyChoice, preferencesOf } from '../lib/preferences/preferences.ts'
import { useSite } from '../lib/site.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { PanelForm } from '../ui/form/PanelForm.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { Section } from '../ui/page/Section.tsx'
import { ReadingChoices } from '../ui/read-aloud/ReadingSettings.tsx'
import { LanguageField } from '../ui/preferences/LanguageField.tsx'
import {
  byDefault,
  languageNames,
  orDefault,
  themeOptions,
  timeZoneLabel,
  useTimeZoneOptions,
} from '../ui/preferences/preference-options.ts'
import { useSavePreferences } from './profile-api.ts'
import { profileTexts } from './profile-texts.ts'

export function PreferencesForm({ user }: { user: User }) {
  const t = useTexts(profileTexts)
  const site = useSite()
  const save = useSavePreferences()
  const { language = null, theme = null, timeZone = null } = preferencesOf(user.preferences)
  const zones = useTimeZoneOptions(timeZone)
  const form = useContractForm({ schema: Preferences, defaultValues: { language, theme, timeZone } })
  const { control, isSubmitting } = form
  const { isDirty } = form.formState

  // The switches in the header change the same things while this form is open.
  const { reset } = form
  useEffect(() => {
    if (!isDirty) reset({ language, theme, timeZone })
  }, [isDirty, reset, language, theme, timeZone])

  const submit = form.submit(async (values) => {
    await save.mutateAsync(values)
    form.reset(values)
    applyChoice(values)
    toast.success(translated(updatePreferences.message))
  })

  return (
    <Section title={t('preferences')} description={t('preferencesDescription')}>
      <PanelForm onSubmit={submit} failure={form.failure} isSubmitting={isSubmitting} isDirty={isDirty}>
        <LanguageField
          control={control}
          name="language"
          label={t('language')}
          defaultLabel={
            site.language === null ? t('likeSite') : t('likeSiteNamed', { name: languageNames[site.language] })
          }
          inEnglish={(name) => t('inEnglish', { name })}
          fallback={(name) => t('fallback', { name })}
        />
        <SelectField
          {...orDefault}
          control={control}
          name="theme"
          label={t('theme')}
          required
          options={[{ value: byDefault, label: t('likeSiteNamed', { name: t(site.theme) }) }, ...themeOptions(t)]}
        />
        <SelectField
          {...orDefault}
          control={control}
          name="timeZone"
          label={t('timeZone')}
          required
          searchable
          options={[{ value: byDefault, label: t('likeSiteNamed', { name: timeZoneLabel(site.timeZone) }) }, ...zones]}
        />
      </PanelForm>
      <ReadingChoices />
    </Section>
  )
}
