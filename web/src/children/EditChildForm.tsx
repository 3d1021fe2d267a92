import { childMessages } from '@lms/contracts/children/child-messages.ts'
import { Child, ChildEditForm } from '@lms/contracts/children/children.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { messageOf } from '../lib/api-error.ts'
import { staleRecordOf } from '../lib/versions/stale-record.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { ConflictChoices } from '../ui/conflict/ConflictChoices.tsx'
import { vietnameseConflictTexts } from '../ui/conflict/conflict-texts.ts'
import { useContractForm } from '../ui/form/contract-form.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { PasswordField, TextField } from '../ui/form/text-fields.tsx'
import { SwitchField } from '../ui/form/toggle-fields.tsx'
import { PasswordStrength } from '../ui/password/PasswordStrength.tsx'
import { useChangeChild } from './child-api.ts'
import { childFormTexts } from './child-form-texts.ts'
import { type EditedValues, childVersions, editedFields, editedValuesOf } from './edited-child.ts'
import classes from './children.module.css'

interface EditChildFormProps {
  /** As it was when the form opened; what others do meanwhile never changes what is typed here. */
  child: Child
  onSaved: (child: Child, password: string | null) => void
  onCancel: () => void
}

interface Conflict {
  mine: EditedValues
  theirs: Child
}

export function EditChildForm({ child, onSaved, onCancel }: EditChildFormProps) {
  const t = useTexts(childFormTexts)
  const change = useChangeChild()
  const [base, setBase] = useState(child)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useContractForm({ schema: ChildEditForm, defaultValues: formValuesOf(child) })
  const { control, isSubmitting } = form
  const [changesPassword, password, firstName, lastName] = useWatch({
    control,
    name: ['changesPassword', 'password', 'firstName', 'lastName'],
  })

  async function save(values: ChildEditForm, from: Child): Promise<void> {
    try {
      const changes = {
        ...childVersions.changes(from, values),
        ...(values.changesPassword && { password: values.password }),
        version: from.version,
      }
      const { child: saved } = await change.mutateAsync({ id: child._id, changes })
      form.reset(formValuesOf(saved))
      toast.success(translated(childMessages.updated))
      onSaved(saved, values.changesPassword ? values.password : null)
    } catch (error) {
      const theirs = staleRecordOf(error, 'child', Child)
      if (theirs !== null) return setConflict({ mine: editedValuesOf(values), theirs })
      toast.error(messageOf(error))
      throw error
    }
  }

  /** Goes on from their record, with what is kept of one's own as the changes. A typed password stays typed. */
  function adopt(theirs: Child, values: EditedValues): void {
    setBase(theirs)
    setConflict(null)
    for (const field of editedFields) form.setValue(field, values[field], { shouldDirty: true })
  }

  return (
    <form noValidate className={classes.form} onSubmit={form.submit((values) => save(values, base))}>
      {conflict !== null && (
        <ConflictChoices
          key={conflict.theirs.version}
          base={editedValuesOf(base)}
          mine={conflict.mine}
          theirs={editedValuesOf(conflict.theirs)}
          versions={childVersions}
          title={t('conflictTitle')}
          texts={vietnameseConflictTexts}
          labelOf={(field) => t(field)}
          contentOf={(field, values) => values[field]}
          isSaving={isSubmitting}
          onTakeTheirs={() => adopt(conflict.theirs, editedValuesOf(conflict.theirs))}
          onSave={(kept) => {
            adopt(conflict.theirs, kept)
            form.submit((values) => save(values, conflict.theirs))()
          }}
        />
      )}
      <div className={classes.fields}>
        <TextField control={control} name="lastName" label={t('lastName')} autoComplete="off" required />
        <TextField control={control} name="firstName" label={t('firstName')} autoComplete="off" required />
        <TextInput
          label={t('username')}
          description={t('usernameFixed')}
          value={base.username}
          readOnly
          variant="filled"
        />
        <TextField
          control={control}
          name="email"
          type="email"
          label={t('email')}
          description={t('emailHint')}
          autoComplete="off"
        />
      </div>
      <SwitchField
        control={control}
        name="changesPassword"
        label={t('changePassword')}
        description={t('changePasswordHint')}
      />
      {changesPassword && (
        <div className={classes.fields}>
          <PasswordField
            control={control}
            name="password"
            label={t('newPassword')}
            autoComplete="new-password"
            required
          />
          <PasswordField
            control={control}
            name="confirmPassword"
            label={t('confirmPassword')}
            autoComplete="new-password"
            required
          />
          <div className={classes.wide}>
            <PasswordStrength
              password={password}
              owner={{ firstName, lastName, username: base.username, email: base.email }}
              audience="child"
            />
          </div>
        </div>
      )}
      <FormFailure message={form.failure} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting} disabled={conflict !== null}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

function formValuesOf(child: Child): ChildEditForm {
  return { ...editedValuesOf(child), changesPassword: false, password: '', confirmPassword: '' }
}
