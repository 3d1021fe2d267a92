import type { PasswordOwner } from '@lms/contracts/accounts/password-rule.ts'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { type FieldProps, textOf } from '../ui/form/field.ts'
import { PasswordField } from '../ui/form/text-fields.tsx'
import { PasswordRequirements } from './PasswordRequirements.tsx'

interface NewPasswordFieldsProps<Values extends FieldValues, Output> extends Pick<
  FieldProps<Values, Output>,
  'control' | 'name' | 'label'
> {
  confirmName: FieldPath<Values>
  confirmLabel: string
  /** Whose it will be: a password made of one's own name is easy to guess. */
  owner?: PasswordOwner
}

/** A password that somebody thinks of, what it needs, and the same again. */
export function NewPasswordFields<Values extends FieldValues, Output>(props: NewPasswordFieldsProps<Values, Output>) {
  const { control, name, label, confirmName, confirmLabel, owner } = props
  const password = textOf(useWatch({ control, name }))
  return (
    <>
      <PasswordField control={control} name={name} required label={label} autoComplete="new-password" />
      <PasswordRequirements password={password} {...(owner && { owner })} />
      <PasswordField control={control} name={confirmName} required label={confirmLabel} autoComplete="new-password" />
    </>
  )
}
