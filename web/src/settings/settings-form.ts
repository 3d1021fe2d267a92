import { SettingsRecord, type SiteSettings, updateSettings } from '@lms/contracts/settings/settings.ts'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { staleRecordOf } from '../lib/versions/stale-record.ts'
import { translated } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { useContractForm } from '../ui/form/contract-form.ts'
import { useSaveSettings } from './settings-api.ts'

type SettingsPart = Partial<SiteSettings>

/** One tab's part of the settings: saved with the version that was read, and never over somebody else's change. */
export function useSettingsForm(schema: z.ZodType<SettingsPart, SettingsPart>, settings: SettingsRecord) {
  const save = useSaveSettings()
  const form = useContractForm({ schema, defaultValues: schema.parse(settings) })
  const { isDirty } = form.formState
  const { reset } = form

  /** What the form was filled with; what was read again since shows unless somebody is typing. */
  const [opened, setOpened] = useState(settings)
  if (!isDirty && opened.version !== settings.version) setOpened(settings)
  useEffect(() => reset(schema.parse(opened), { keepDirty: true, keepDirtyValues: true }), [reset, schema, opened])

  const [theirs, setTheirs] = useState<SettingsRecord | null>(null)

  function changedFields(current: SettingsRecord): (keyof SiteSettings)[] {
    const fields = Object.keys(schema.parse(current)) as (keyof SiteSettings)[]
    return fields.filter((field) => current[field] !== opened[field])
  }
  function settle(current: SettingsRecord): void {
    setTheirs(null)
    reset(schema.parse(current))
    setOpened(current)
  }

  async function saveOver(values: SettingsPart): Promise<SettingsRecord> {
    try {
      return await save.mutateAsync({ ...values, version: opened.version })
    } catch (error) {
      const current = currentOf(error)
      // What somebody changed on another tab is not in the way here.
      if (current === null || changedFields(current).length > 0) throw error
      return save.mutateAsync({ ...values, version: current.version })
    }
  }

  const submit = form.submit(async (values) => {
    try {
      settle(await saveOver(values))
      toast.success(translated(updateSettings.message))
    } catch (error) {
      const current = currentOf(error)
      if (current === null) throw error
      setTheirs(current)
    }
  })

  return {
    control: form.control,
    panel: { onSubmit: submit, failure: form.failure, isSubmitting: form.isSubmitting, isDirty },
    conflict:
      theirs === null
        ? null
        : {
            settings: theirs,
            fields: changedFields(theirs),
            onTakeTheirs: () => settle(theirs),
            onKeepMine: () => {
              setOpened(theirs)
              setTheirs(null)
            },
          },
  }
}

function currentOf(error: unknown): SettingsRecord | null {
  return staleRecordOf(error, 'settings', SettingsRecord)
}
