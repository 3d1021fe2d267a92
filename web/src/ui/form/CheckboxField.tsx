import { Checkbox } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field.ts'

export function CheckboxField<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  return <Checkbox {...shared} checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
}
