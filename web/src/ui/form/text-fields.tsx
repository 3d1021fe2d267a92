import { PasswordInput, TextInput } from '@mantine/core'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import { type FieldProps, textOf, useField } from './field.ts'
import { passwordTexts } from './password-texts.ts'

interface TextFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  leftSection?: ReactNode
  /** Said, and not to be changed here. */
  readOnly?: boolean
}

export function TextField<Values extends FieldValues, Output>(props: TextFieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  return (
    <TextInput
      {...shared}
      type={props.type}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete}
      leftSection={props.leftSection}
      readOnly={props.readOnly}
      variant={props.readOnly === true ? 'filled' : undefined}
      spellCheck={props.type === undefined || props.type === 'text' ? undefined : false}
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

interface PasswordFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  placeholder?: string
  autoComplete: 'current-password' | 'new-password'
  /** When the dialog around it opens. */
  takesFocus?: boolean
}

export function PasswordField<Values extends FieldValues, Output>(props: PasswordFieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  const [visible, setVisible] = useState(false)
  const t = useTexts(passwordTexts)
  return (
    <PasswordInput
      {...shared}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete}
      data-autofocus={props.takesFocus === true || undefined}
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'hidePassword' : 'showPassword'),
        'aria-pressed': undefined,
      }}
    />
  )
}
