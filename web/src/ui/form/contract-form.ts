import { packed, sentMessage } from '@lms/contracts/messages.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../../lib/api-error.ts'
import { trackUnsavedWork } from '../../lib/unsaved-work.ts'

/** What a form holds while it is edited, and what its schema makes of it when all is well. */
type FormSchema = z.ZodType<unknown, FieldValues>

export interface ContractForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  /** For `<form onSubmit>`; a failure goes to its fields, what they do not take to `onFailure` or the banner. */
  submit: (
    action: (values: Output) => Promise<unknown>,
    onFailure?: (error: unknown) => void,
  ) => (event?: FormEvent) => void
  /** Shows the server's field errors at their fields; true when at least one field took one. */
  applyFailure: (error: unknown) => boolean
  /** The last failure that belongs to no field, as one string for `FormFailure`. */
  failure: string | undefined
  isSubmitting: boolean
}

interface ContractFormOptions<Schema extends FormSchema> {
  schema: Schema
  defaultValues: DefaultValues<z.input<Schema>>
  /** Input that nobody would miss, such as a sign-in form's: no question before leaving, no sign-in in place. */
  isDisposable?: boolean
  /** Says what is wrong from the first key on, not only after a field was left. */
  isLive?: boolean
}

/** A form that keeps the contract's rules: checked on leaving a field, from then on while typing. */
export function useContractForm<Schema extends FormSchema>({
  schema,
  defaultValues,
  isDisposable = false,
  isLive = false,
}: ContractFormOptions<Schema>): ContractForm<z.input<Schema>, z.output<Schema>> {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  type Input = z.input<Schema>
  type Output = z.output<Schema>

  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema) as unknown as Resolver<Input, unknown, Output>,
    defaultValues,
    mode: isLive ? 'all' : 'onTouched',
  })

  useUnsavedWork(form, isDisposable)

  function applyFailure(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false
    const values = form.getValues()
    const known = error.errors.filter(({ field }) => Object.hasOwn(values, field.split('.')[0] ?? ''))
    known.forEach(({ field, ...said }, index) => {
      const message = packed(said)
      form.setError(field as FieldPath<Input>, { type: 'server', message }, { shouldFocus: index === 0 })
    })
    return known.length > 0
  }

  function showFailure(error: unknown): void {
    const said = error instanceof ApiError ? error.said : sentMessage(platformMessages.failed)
    form.setError('root.failure', { type: 'server', message: packed(said) })
  }

  function submit(action: (values: Output) => Promise<unknown>, onFailure: (error: unknown) => void = showFailure) {
    const handle = form.handleSubmit(async (values) => {
      try {
        await action(values)
      } catch (error) {
        if (!applyFailure(error)) onFailure(error)
      }
    })
    return (event?: FormEvent): void => void handle(event)
  }

  const { errors, isSubmitting } = form.formState
  return {
    ...form,
    formState: form.formState,
    submit,
    applyFailure,
    failure: errors.root?.['failure']?.message,
    isSubmitting,
  }
}

/** Also between two renders: what has just been saved and reset may be left at once. */
function useUnsavedWork<Input extends FieldValues, Output>(
  { subscribe, formState: { isDirty } }: UseFormReturn<Input, unknown, Output>,
  isDisposable: boolean,
): void {
  const [work] = useState(trackUnsavedWork)
  useEffect(() => {
    if (isDisposable) return undefined
    const stop = subscribe({ formState: { isDirty: true }, callback: (now) => work.change(now.isDirty === true) })
    return () => {
      stop()
      work.end()
    }
  }, [work, subscribe, isDisposable])
  useEffect(() => {
    if (!isDisposable) work.change(isDirty)
  }, [work, isDirty, isDisposable])
}
