import { NumberInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field.ts'

interface NumberFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  placeholder?: string
  min?: number
  max?: number
  step?: number
  decimals?: number
  suffix?: string
}

/** Holds a number, or null while it is empty. */
export function NumberField<Values extends FieldValues, Output>(props: NumberFieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  return (
    <NumberInput
      {...shared}
      placeholder={props.placeholder}
      min={props.min}
      max={props.max}
      step={props.step}
      suffix={props.suffix}
      decimalScale={props.decimals ?? 0}
      clampBehavior="none"
      inputMode={props.decimals === undefined ? 'numeric' : 'decimal'}
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => change(next === '' ? null : Number(next))}
    />
  )
}
