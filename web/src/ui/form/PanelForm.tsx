import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { FormFailure } from './FormFailure.tsx'
import { formTexts } from './form-texts.ts'
import classes from './form.module.css'

interface PanelFormProps {
  onSubmit: (event: FormEvent) => void
  failure: string | undefined
  isSubmitting: boolean
  /** Without a change there is nothing to save. */
  isDirty: boolean
  /** Only where the usual 'Save changes' does not say it. */
  saveLabel?: string
  children: ReactNode
}

/** A form that belongs to a page, not to a dialog: its fields in one column, and saving below them. */
export function PanelForm({ onSubmit, failure, isSubmitting, isDirty, saveLabel, children }: PanelFormProps) {
  const t = useTexts(formTexts)
  const save = saveLabel ?? t('save')
  return (
    <form onSubmit={onSubmit} noValidate className={classes.panel}>
      {children}
      <FormFailure message={failure} />
      <div>
        <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
          {save}
        </Button>
      </div>
    </form>
  )
}
