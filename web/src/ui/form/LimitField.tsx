import { Checkbox, NumberInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field.ts'
import classes from './form.module.css'

interface LimitFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  max: number
  /** The word for no limit. */
  unlimitedLabel: string
}

/** A number, or as many as one likes, which is held as 0. */
export function LimitField<Values extends FieldValues, Output>(props: LimitFieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  const isUnlimited = value === 0
  return (
    <div className={classes.limit}>
      <NumberInput
        {...shared}
        required={!isUnlimited}
        disabled={isUnlimited}
        min={1}
        max={props.max}
        decimalScale={0}
        clampBehavior="none"
        inputMode="numeric"
        value={typeof value === 'number' && value !== 0 ? value : ''}
        onChange={(next) => {
          // While it is switched off it says nothing.
          if (!isUnlimited) change(next === '' || Number(next) === 0 ? null : Number(next))
        }}
      />
      <Checkbox
        label={props.unlimitedLabel}
        checked={isUnlimited}
        onChange={(event) => change(event.currentTarget.checked ? 0 : 1)}
      />
    </div>
  )
}
