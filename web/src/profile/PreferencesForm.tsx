import { updatePreferences } from '@lms/contracts/profile.ts'
import { type Preferences, TimeZone, languageChoices, themeChoices } from '@lms/contracts/settings.ts'
import type { User } from '@lms/contracts/users.ts'
import { Button, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { z } from 'zod'
import { applyChoice, preferencesOf } from '../lib/preferences.ts'
import { useSite } from '../lib/site.ts'
import { translateMessage, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { useLeaveGuard } from '../ui/form/leave-guard.ts'
import { Section } from '../ui/page/Section.tsx'
import { LanguageField } from '../ui/preferences/LanguageField.tsx'
import {
  byDefault,
  labelOf,
  languageNames,
  useThemeOptions,
  useTimeZoneOptions,
} from '../ui/preferences/preference-options.ts'
import { useSavePreferences } from './profile-api.ts'
import { profileTexts } from './profile-texts.ts'

const PreferencesInput = z.object({
  language: z.enum([byDefault, ...languageChoices]),
  theme: z.enum([byDefault, ...themeChoices]),
  timeZone: z.literal(byDefault).or(TimeZone),
})
type PreferencesInput = z.infer<typeof PreferencesInput>

export function PreferencesForm({ user }: { user: User }) {
  const t = useTexts(profileTexts)
  const site = useSite()
  const save = useSavePreferences()
  const themes = useThemeOptions()
  const saved = inputOf(preferencesOf(user.preferences))
  const zones = useTimeZoneOptions(saved.timeZone)
  const form = useContractForm({ schema: PreferencesInput, defaultValues: saved })
  const { control, isSubmitting } = form
  const { isDirty } = form.formState
  useLeaveGuard(isDirty)

  // The switches in the header change the same things while this form is open.
  const { language, theme, timeZone } = saved
  const { reset } = form
  useEffect(() => {
    if (!isDirty) reset({ language, theme, timeZone })
  }, [isDirty, reset, language, theme, timeZone])

  const submit = form.submit(async (values) => {
    const preferences = outputOf(values)
    await save.mutateAsync(preferences)
    form.reset(values)
    applyChoice(preferences)
    toast.success(translateMessage(updatePreferences.message))
  })

  const siteTheme = themes.find(({ value }) => value === site.theme)?.label ?? ''
  return (
    <Section title={t('preferences')} description={t('preferencesDescription')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw={420}>
          <LanguageField
            control={control}
            name="language"
            label={t('language')}
            defaultLabel={
              site.language === null ? t('likeSite') : t('likeSiteNamed', { name: languageNames[site.language] })
            }
          />
          <SelectField
            control={control}
            name="theme"
            label={t('theme')}
            required
            options={[{ value: byDefault, label: t('likeSiteNamed', { name: siteTheme }) }, ...themes]}
          />
          <SelectField
            control={control}
            name="timeZone"
            label={t('timeZone')}
            required
            searchable
            options={[{ value: byDefault, label: t('likeSiteNamed', { name: labelOf(site.timeZone) }) }, ...zones]}
          />
          <FormFailure message={form.failure} />
          <div>
            <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
              {t(isSubmitting ? 'saving' : 'save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}

function inputOf({ language, theme, timeZone }: Preferences): PreferencesInput {
  return { language: language ?? byDefault, theme: theme ?? byDefault, timeZone: timeZone ?? byDefault }
}

function outputOf({ language, theme, timeZone }: PreferencesInput): Preferences {
  return {
    language: language === byDefault ? null : language,
    theme: theme === byDefault ? null : theme,
    timeZone: timeZone === byDefault ? null : timeZone,
  }
}
