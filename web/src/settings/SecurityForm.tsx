import { type SettingsRecord, SiteSettings } from '@lms/contracts/settings/settings.ts'
import { useTexts } from '../lib/texts.ts'
import { NumberField } from '../ui/form/NumberField.tsx'
import { PanelForm } from '../ui/form/PanelForm.tsx'
import { SwitchField } from '../ui/form/toggle-fields.tsx'
import { Section } from '../ui/page/Section.tsx'
import { SettingsConflict } from './SettingsConflict.tsx'
import { useSettingsForm } from './settings-form.ts'
import { settingsTexts } from './settings-texts.ts'

const SecurityPart = SiteSettings.pick({
  passwordMinimumLength: true,
  signInFailures: true,
  signInWindowMinutes: true,
  administratorsNeedSecondFactor: true,
  auditRetentionDays: true,
})

export function SecurityForm({ settings }: { settings: SettingsRecord }) {
  const t = useTexts(settingsTexts)
  const { control, panel, conflict } = useSettingsForm(SecurityPart, settings)
  return (
    <Section title={t('securitySection')}>
      <SettingsConflict conflict={conflict} />
      <PanelForm {...panel}>
        <NumberField
          control={control}
          name="passwordMinimumLength"
          label={t('passwordMinimumLength')}
          description={t('passwordsHint')}
          suffix={t('characters')}
          min={8}
          max={64}
          required
        />
        <NumberField
          control={control}
          name="signInFailures"
          label={t('signInFailures')}
          description={t('signInFailuresHint')}
          suffix={t('times')}
          min={3}
          max={50}
          required
        />
        <NumberField
          control={control}
          name="signInWindowMinutes"
          label={t('signInWindowMinutes')}
          suffix={t('minutes')}
          min={1}
          max={1440}
          required
        />
        <NumberField
          control={control}
          name="auditRetentionDays"
          label={t('auditRetentionDays')}
          description={t('auditRetentionHint')}
          suffix={t('days')}
          min={90}
          max={3650}
          required
        />
        <SwitchField
          control={control}
          name="administratorsNeedSecondFactor"
          label={t('administratorsNeedSecondFactor')}
          description={t('administratorsNeedSecondFactorHint')}
        />
      </PanelForm>
    </Section>
  )
}
