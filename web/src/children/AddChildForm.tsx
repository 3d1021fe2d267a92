import { childMessages } from '@lms/contracts/children/child-messages.ts'
import { type Child, ChildDraft } from '@lms/contracts/children/children.ts'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { translateSaid, translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { useContractForm } from '../ui/form/contract-form.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { TextField } from '../ui/form/text-fields.tsx'
import { ConsentFields, undecidedConsent } from './consent/ConsentFields.tsx'
import { GeneratedPassword } from './card/GeneratedPassword.tsx'
import { randomBelow, readablePassword } from '@lms/contracts/children/child-password.ts'
import { type LinkedParent, ParentPicker } from './ParentPicker.tsx'
import { UsernameField } from './UsernameField.tsx'
import { useAddChild } from './child-api.ts'
import { childFormTexts } from './child-form-texts.ts'
import classes from './children.module.css'

export interface NewChild {
  child: Child
  password: string
}

interface AddChildFormProps {
  onAdded: (added: NewChild) => void
  onCancel: () => void
}

export function AddChildForm({ onAdded, onCancel }: AddChildFormProps) {
  const t = useTexts(childFormTexts)
  const formId = useId()
  const add = useAddChild()
  const isAdministrator = useSignedInUser().role === 'administrator'
  const [empty] = useState(() => ({
    lastName: '',
    firstName: '',
    username: '',
    email: '',
    password: readablePassword(randomBelow),
    // What a family agrees to is not an administrator's to say.
    ...(!isAdministrator && { consent: undecidedConsent }),
  }))
  const [taken, setTaken] = useState<string | null>(null)
  const [parents, setParents] = useState<readonly LinkedParent[]>([])
  const form = useContractForm({ schema: ChildDraft, defaultValues: empty })
  const { control, isSubmitting } = form
  const password = useController({ control, name: 'password' })

  const submit = form.submit(async (draft) => {
    try {
      const parentIds = isAdministrator ? { parentIds: parents.map(({ _id }) => _id) } : {}
      const child = await add.mutateAsync({ ...draft, ...parentIds })
      form.reset(empty)
      toast.success(translated(childMessages.created))
      onAdded({ child, password: draft.password })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'username_taken') setTaken(draft.username)
      toast.error(messageOf(error))
      throw error
    }
  })

  return (
    <div className={classes.form}>
      <form noValidate id={formId} className={classes.form} onSubmit={submit}>
        <div className={classes.fields}>
          <TextField control={control} name="lastName" label={t('lastName')} autoComplete="off" required />
          <TextField control={control} name="firstName" label={t('firstName')} autoComplete="off" required />
          <UsernameField control={control} setValue={form.setValue} taken={taken} />
          <TextField
            control={control}
            name="email"
            type="email"
            label={t('email')}
            description={t('emailHint')}
            autoComplete="off"
          />
        </div>
        <GeneratedPassword
          value={password.field.value}
          error={password.fieldState.error && translateSaid(password.fieldState.error.message ?? '')}
          onChange={password.field.onChange}
        />
        {!isAdministrator && <ConsentFields control={control} />}
      </form>
      {/* Its search is a form of its own, and a form has no place in another. */}
      {isAdministrator && (
        <ParentPicker
          parents={parents}
          onAdd={(parent) => setParents([...parents, parent])}
          onRemove={(parent) => setParents(parents.filter(({ _id }) => _id !== parent._id))}
        />
      )}
      <FormFailure message={form.failure} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" form={formId} loading={isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
