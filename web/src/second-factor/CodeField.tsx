import { TextInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, textOf, useField } from '../ui/form/field.ts'

interface CodeFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Recovery codes have letters: a keyboard of digits would not do. */
  takesLetters?: boolean
}

/** Phones offer the code of a message, and browsers do not remember it. */
export function CodeField<Values extends FieldValues, Output>(props: CodeFieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  return (
    <TextInput
      {...shared}
      autoComplete="one-time-code"
      inputMode={props.takesLetters === true ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
