import { NumberInput, PasswordInput, TextInput, Textarea } from '@mantine/core'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import { type FieldProps, textOf, useField } from './field.ts'
import { formTexts } from './form-texts.ts'
import classes from './form.module.css'

interface TextFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  leftSection?: ReactNode
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
      spellCheck={props.type === undefined || props.type === 'text' ? undefined : false}
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

interface PasswordFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  placeholder?: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField<Values extends FieldValues, Output>(props: PasswordFieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  const [visible, setVisible] = useState(false)
  const t = useTexts(formTexts)
  return (
    <PasswordInput
      {...shared}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete}
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
