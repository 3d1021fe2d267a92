import { Input } from '@mantine/core'
import { useId, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, textOf, useField } from '../form/field.ts'
import { RichTextEditor } from './RichTextEditor.tsx'
import type { Pictures } from './picture-upload.ts'

interface RichTextFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  height?: number
  isCompact?: boolean
  pictures?: Pictures
  /** For a field whose name stands elsewhere already. */
  isLabelHidden?: boolean
}

/** Holds HTML, or an empty text. */
export function RichTextField<Values extends FieldValues, Output>(props: RichTextFieldProps<Values, Output>) {
  const { label, description, required, height, isCompact, pictures, isLabelHidden = false } = props
  const { value, change, error, shared } = useField(props)
  const id = useId()
  const editor = useRef<{ focus: () => void }>(null)
  const described = [
    ...(description === undefined ? [] : [`${id}-description`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ].join(' ')
  return (
    <Input.Wrapper
      label={isLabelHidden ? undefined : label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor.current?.focus() }}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      required={required}
    >
      <RichTextEditor
        label={label}
        labelledBy={isLabelHidden ? undefined : `${id}-label`}
        describedBy={described === '' ? undefined : described}
        value={textOf(value)}
        onChange={change}
        onBlur={shared.onBlur}
        required={required}
        disabled={shared.disabled}
        isInvalid={error !== undefined}
        isCompact={isCompact}
        height={height}
        pictures={pictures}
        focusRef={(handle) => {
          editor.current = handle
          shared.ref(handle)
        }}
      />
    </Input.Wrapper>
  )
}
