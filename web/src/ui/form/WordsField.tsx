import { TagsInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field.ts'
import { optionList } from './option-list.ts'

interface WordsFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  limit: number
}

/** Several short texts, such as tags, typed one after the other. */
export function WordsField<Values extends FieldValues, Output>({ limit, ...field }: WordsFieldProps<Values, Output>) {
  const { value, change, shared } = useField(field)
  return (
    <TagsInput
      {...shared}
      {...optionList}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={change}
      maxTags={limit}
      acceptValueOnBlur
    />
  )
}
