import { Checkbox, Switch } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field.ts'

export function CheckboxField<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  return <Checkbox {...shared} checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
}

export function SwitchField<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  return <Switch {...shared} checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
}
