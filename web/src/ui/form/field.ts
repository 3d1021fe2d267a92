import { type ReactNode, createContext, use } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { translateSaid, useLanguage } from '../../lib/texts.ts'

/** True around a form whose every field is required: then that is said to assistive technology, without stars. */
export const StarlessForm = createContext(false)

/** What every field of a contract form takes; a name that the form does not have does not compile. */
export interface FieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  description?: ReactNode
  required?: boolean
  disabled?: boolean
}

export function useField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  description,
  required,
  disabled,
}: FieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  const isStarless = use(StarlessForm)
  const error = useMessage(fieldState.error?.message)
  return {
    value: field.value as unknown,
    change: field.onChange as (value: unknown) => void,
    error,
    shared: {
      ref: field.ref,
      name: field.name,
      onBlur: field.onBlur,
      label,
      description,
      required: isStarless ? undefined : required,
      'aria-required': isStarless ? required : undefined,
      disabled,
      error,
    },
  }
}

/** A message of the contract in the chosen language. */
function useMessage(text: string | undefined): string | undefined {
  // The language is not visible in `text`, so a memoized result would outlive a change of language.
  'use no memo'
  useLanguage()
  return text === undefined ? undefined : translateSaid(text)
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
