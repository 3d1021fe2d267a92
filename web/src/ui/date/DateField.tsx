import type { FieldValues } from 'react-hook-form'
import { DayInput } from './DayInput.tsx'
import type { DateFormat } from './date-values.ts'
import { type FieldProps, textOf, useField } from '../form/field.ts'

export interface DateFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  format?: DateFormat
  minDate?: string
  maxDate?: string
}

/** Holds `2026-11-30`, null while empty, and what was typed while that is no date, for the schema to refuse. */
export function DateField<Values extends FieldValues, Output>(props: DateFieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  return (
    <DayInput
      {...shared}
      format={props.format}
      minDate={props.minDate}
      maxDate={props.maxDate}
      value={textOf(value)}
      onChange={change}
    />
  )
}
