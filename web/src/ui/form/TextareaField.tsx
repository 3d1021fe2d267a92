import { Textarea } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import { type FieldProps, textOf, useField } from './field.ts'
import { formTexts } from './form-texts.ts'
import classes from './form.module.css'

interface TextareaFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  placeholder?: string
  rows?: number
  /** Shows how much of the contract's limit is used; the schema is what refuses more. */
  limit?: number
}

export function TextareaField<Values extends FieldValues, Output>(props: TextareaFieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  const text = textOf(value)
  const { limit, rows = 3 } = props
  return (
    <div>
      <Textarea
        {...shared}
        placeholder={props.placeholder}
        autosize
        minRows={rows}
        maxRows={rows * 4}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {limit !== undefined && <Counter used={text.length} limit={limit} />}
    </div>
  )
}

function Counter({ used, limit }: { used: number; limit: number }) {
  const t = useTexts(formTexts)
  const near = used >= limit * 0.9
  return (
    <div className={classes.counter} data-over={used > limit || undefined} role={near ? 'status' : undefined}>
      {t('charactersUsed', { used, limit })}
    </div>
  )
}
