import { type SettingsRecord, type SiteSettings, updateSettings } from '@lms/contracts/settings.ts'
import { useEffect, useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../lib/api-error.ts'
import { translateMessage } from '../lib/texts.ts'
import { toast } from '../lib/toast.ts'
import { useContractForm } from '../ui/form/contract-form.ts'
import { useLeaveGuard } from '../ui/form/leave-guard.ts'
import { useSaveSettings } from './settings-api.ts'

type SettingsSchema = z.ZodType<Partial<SiteSettings>, Partial<SiteSettings>>

/** One tab's part of the settings: saved with the version that was read, and never over somebody else's change. */
export function useSettingsForm<Schema extends SettingsSchema>(schema: Schema, settings: SettingsRecord) {
  const save = useSaveSettings()
  const [opened, setOpened] = useState(settings)
  const [theirs, setTheirs] = useState<SettingsRecord | null>(null)
  const form = useContractForm({ schema, defaultValues: valuesOf(settings) })
  useLeaveGuard(form.formState.isDirty)

  function valuesOf(record: SettingsRecord): DefaultValues<z.input<Schema>> {
    return schema.parse(record) as DefaultValues<z.input<Schema>>
  }
  function changedFields(current: SettingsRecord): (keyof SiteSettings)[] {
    const fields = Object.keys(schema.parse(current)) as (keyof SiteSettings)[]
    return fields.filter((field) => current[field] !== opened[field])
  }
  function settle(current: SettingsRecord): void {
    setOpened(current)
    setTheirs(null)
    form.reset(valuesOf(current) as z.input<Schema>)
  }

  const { isDirty } = form.formState
  useEffect(() => {
    // What was read again, for example after another window had the focus, is shown unless somebody is typing.
    if (!isDirty && settings.version !== opened.version) settle(settings)
  })

  async function saveOver(values: Partial<SiteSettings>): Promise<SettingsRecord> {
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
      settle(await saveOver(values as Partial<SiteSettings>))
      toast.success(translateMessage(updateSettings.message))
    } catch (error) {
      const current = currentOf(error)
      if (current === null) throw error
      setTheirs(current)
    }
  })

  return {
    control: form.control,
    panel: {
      onSubmit: submit,
      failure: form.failure,
      isSubmitting: form.isSubmitting,
      isDirty: form.formState.isDirty,
    },
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
  if (!(error instanceof ApiError) || error.code !== 'stale') return null
  return (error.data as { settings: SettingsRecord }).settings
}
