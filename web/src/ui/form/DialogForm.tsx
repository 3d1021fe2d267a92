import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import modalClasses from '../modal/modal.module.css'
import { FormFailure } from './FormFailure.tsx'
import classes from './form.module.css'

interface DialogFormProps {
  onSubmit: (event: FormEvent) => void
  onCancel: () => void
  failure: string | undefined
  isSubmitting: boolean
  cancelLabel: string
  submitLabel: string
  submitIcon?: ReactNode
  children: ReactNode
}

/** A form that fills a dialog: its fields in one column, and at its foot going back or sending it. */
export function DialogForm(props: DialogFormProps) {
  const { onSubmit, onCancel, failure, isSubmitting, cancelLabel, submitLabel, submitIcon, children } = props
  return (
    <form noValidate className={classes.dialog} onSubmit={onSubmit}>
      {children}
      <FormFailure message={failure} />
      <div className={modalClasses.footer} data-foot>
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" leftSection={submitIcon} loading={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
