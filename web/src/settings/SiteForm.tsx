import { type SettingsRecord, SiteSettings } from '@lms/contracts/settings/settings.ts'
import { useTexts } from '../lib/texts.ts'
import { PanelForm } from '../ui/form/PanelForm.tsx'
import { TextField } from '../ui/form/text-fields.tsx'
import { SwitchField } from '../ui/form/toggle-fields.tsx'
import { Section } from '../ui/page/Section.tsx'
import { SettingsConflict } from './SettingsConflict.tsx'
import { useSettingsForm } from './settings-form.ts'
import { settingsTexts } from './settings-texts.ts'

const SitePart = SiteSettings.pick({
  siteName: true,
  schoolName: true,
  departmentName: true,
  registrationOpen: true,
  scanPicturesKept: true,
})

export function SiteForm({ settings }: { settings: SettingsRecord }) {
  const t = useTexts(settingsTexts)
  const { control, panel, conflict } = useSettingsForm(SitePart, settings)
  return (
    <Section title={t('site')}>
      <SettingsConflict conflict={conflict} />
      <PanelForm {...panel}>
        <TextField
          control={control}
          name="siteName"
          label={t('siteName')}
          description={t('siteNameHint')}
          autoComplete="organization"
          required
        />
        <TextField
          control={control}
          name="schoolName"
          label={t('schoolName')}
          description={t('schoolNameHint')}
          autoComplete="off"
        />
        <TextField control={control} name="departmentName" label={t('departmentName')} autoComplete="off" />
        <SwitchField
          control={control}
          name="registrationOpen"
          label={t('registrationOpen')}
          description={t('registrationOpenHint')}
        />
        <SwitchField
          control={control}
          name="scanPicturesKept"
          label={t('scanPicturesKept')}
          description={t('scanPicturesKeptHint')}
        />
      </PanelForm>
    </Section>
  )
}
