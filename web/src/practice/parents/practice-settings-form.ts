import type { DataOf } from '@lms/contracts/endpoint.ts'
import {
  PracticeSettings,
  type readPracticeSettings,
  savePracticeSettings,
} from '@lms/contracts/practice/practice-progress.ts'
import { useEffect, useState } from 'react'
import { translated } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { staleRecordOf } from '../../lib/versions/stale-record.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { useSavePracticeSettings } from './parents-api.ts'

export type Decided = DataOf<typeof readPracticeSettings>['settings']

const valuesOf = ({ revision: _revision, ...settings }: Decided) => settings

/** Saved with the revision that was read, and never over another guardian's word unread. */
export function usePracticeSettingsForm(childId: string, settings: Decided) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const save = useSavePracticeSettings(childId)
  const form = useContractForm({ schema: PracticeSettings, defaultValues: valuesOf(settings) })
  const { isDirty } = form.formState
  const { reset } = form
  const [opened, setOpened] = useState(settings)
  const [theirs, setTheirs] = useState<Decided | null>(null)
  if (!isDirty && opened.revision !== settings.revision) setOpened(settings)
  useEffect(() => reset(valuesOf(opened), { keepDirtyValues: true }), [reset, opened])

  function settle(current: Decided): void {
    setTheirs(null)
    reset(valuesOf(current))
    setOpened(current)
  }

  const submit = form.submit(async (values) => {
    try {
      settle(await save.mutateAsync({ ...values, revision: opened.revision }))
      toast.success(translated(savePracticeSettings.message))
    } catch (error) {
      const current = staleRecordOf(error, 'settings', savePracticeSettings.body)
      if (current === null) throw error
      setTheirs(current)
    }
  })

  return {
    form,
    panel: { onSubmit: submit, failure: form.failure, isSubmitting: form.isSubmitting, isDirty },
    conflict:
      theirs === null
        ? null
        : {
            theirs,
            opened,
            onTakeTheirs: () => settle(theirs),
            onKeepMine: () => {
              setOpened(theirs)
              setTheirs(null)
            },
          },
  }
}
