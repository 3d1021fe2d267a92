import { Switch } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field.ts'

// The sign-in page loads the one without the other.
export { CheckboxField } from './CheckboxField.tsx'

export function SwitchField<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  return <Switch {...shared} checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
}
