import { type SettingsRecord, SiteSettings } from '@lms/contracts/settings/settings.ts'
import { useTexts } from '../lib/texts.ts'
import { NumberField } from '../ui/form/NumberField.tsx'
import { PanelForm } from '../ui/form/PanelForm.tsx'
import { Section } from '../ui/page/Section.tsx'
import { SettingsConflict } from './SettingsConflict.tsx'
import { useSettingsForm } from './settings-form.ts'
import { settingsTexts } from './settings-texts.ts'

const LimitsPart = SiteSettings.pick({ generationsPerHour: true, generationsPerDay: true })

export function GenerationLimitsForm({ settings }: { settings: SettingsRecord }) {
  const t = useTexts(settingsTexts)
  const { control, panel, conflict } = useSettingsForm(LimitsPart, settings)
  return (
    <Section title={t('aiSection')} description={t('aiHint')}>
      <SettingsConflict conflict={conflict} />
      <PanelForm {...panel}>
        <NumberField
          control={control}
          name="generationsPerHour"
          label={t('generationsPerHour')}
          suffix={t('times')}
          min={1}
          max={1000}
          required
        />
        <NumberField
          control={control}
          name="generationsPerDay"
          label={t('generationsPerDay')}
          suffix={t('times')}
          min={1}
          max={100_000}
          required
        />
      </PanelForm>
    </Section>
  )
}
