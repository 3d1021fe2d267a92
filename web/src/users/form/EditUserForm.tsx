import { userMessages } from '@lms/contracts/users/user-messages.ts'
import { User, UserEditForm } from '@lms/contracts/users/users.ts'
import { Button, TextInput } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { staleRecordOf } from '../../lib/versions/stale-record.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { AvatarField } from '../../media/AvatarField.tsx'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { TextareaField } from '../../ui/form/TextareaField.tsx'
import { CheckboxField } from '../../ui/form/toggle-fields.tsx'
import { EditConflict } from './EditConflict.tsx'
import { UserFacts } from '../UserFacts.tsx'
import { fetchUser, reasonOf, useUpdateUser } from '../user-api.ts'
import { RoleField, StatusField } from './user-choice-fields.tsx'
import { userFormTexts } from './user-form-texts.ts'
import { type EditedValues, editedFields, editedValuesOf, userVersions } from './edited-user.ts'
import classes from '../users.module.css'

const EditForm = UserEditForm.omit({ preferences: true, version: true })

interface EditUserFormProps {
  /** As it was when the form opened; what others do meanwhile never changes what is typed here. */
  user: User
  onSaved: (user: User) => void
  onCancel: () => void
}

interface Conflict {
  mine: EditedValues
  theirs: User
}

export function EditUserForm({ user, onSaved, onCancel }: EditUserFormProps) {
  const t = useTexts(userFormTexts)
  const update = useUpdateUser()
  const [base, setBase] = useState(user)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isRefreshing, setIsRefreshing] = useState(false)
  const form = useContractForm({ schema: EditForm, defaultValues: editedValuesOf(user) })
  const { control, isSubmitting } = form
  const isOneself = useSignedInUser().id === user.id

  async function save(values: EditedValues, from: User): Promise<void> {
    try {
      const changes = { ...userVersions.changes(from, values), version: from.version }
      const saved = await update.mutateAsync({ id: user.id, changes })
      form.reset(editedValuesOf(saved.user))
      toast.success(translated(userMessages.updated))
      onSaved(saved.user)
    } catch (error) {
      const theirs = staleRecordOf(error, 'user', User)
      if (theirs !== null) return setConflict({ mine: values, theirs })
      const message = reasonOf(error)
      toast.error(message === undefined ? t('updateFailed') : t('updateFailedBecause', { message }))
      throw error
    }
  }

  /** Goes on from their record, with what is kept of one's own as the changes. */
  function adopt(theirs: User, values: EditedValues): void {
    setBase(theirs)
    setConflict(null)
    form.reset(editedValuesOf(theirs))
    for (const field of editedFields) form.setValue(field, values[field], { shouldDirty: true })
  }

  async function refresh(): Promise<void> {
    setIsRefreshing(true)
    try {
      const current = await fetchUser(user.id)
      const mine = EditForm.safeParse(form.getValues())
      const isUntouched = !form.formState.isDirty
      if (isUntouched) adopt(current, editedValuesOf(current))
      else if (current.version !== base.version) {
        setConflict({ mine: mine.success ? filled(mine.data) : (form.getValues() as EditedValues), theirs: current })
      }
      if (isUntouched || current.version === base.version) toast.info(t('refreshed'))
    } catch (error) {
      const message = reasonOf(error)
      toast.error(message === undefined ? t('loadFailed') : t('loadFailedBecause', { message }))
    }
    setIsRefreshing(false)
  }

  const submit = form.submit((values) => save(filled(values), base))

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {conflict !== null && (
        <EditConflict
          key={conflict.theirs.version}
          base={editedValuesOf(base)}
          mine={conflict.mine}
          theirs={editedValuesOf(conflict.theirs)}
          isSaving={isSubmitting}
          onTakeTheirs={() => adopt(conflict.theirs, editedValuesOf(conflict.theirs))}
          onSave={(values) => {
            adopt(conflict.theirs, values)
            form.submit((checked) => save(filled(checked), conflict.theirs))()
          }}
        />
      )}
      <div className={classes.avatarRow}>
        <AvatarField control={control} name="avatar" label={t('avatar')} personName={base.displayName} />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={14} aria-hidden />}
          loading={isRefreshing}
          onClick={() => void refresh()}
        >
          {t('refresh')}
        </Button>
      </div>
      <div className={classes.fields}>
        <TextField control={control} name="firstName" label={t('firstName')} autoComplete="off" required />
        <TextField control={control} name="lastName" label={t('lastName')} autoComplete="off" required />
        <FixedText label={t('email')} description={t('emailFixed')} value={base.email ?? ''} />
        <FixedText label={t('username')} description={t('usernameFixed')} value={base.username} />
        <TextField control={control} name="phone" type="tel" label={t('phone')} autoComplete="off" />
        <TextField control={control} name="department" label={t('department')} autoComplete="off" />
        <RoleField
          control={control}
          name="role"
          label={t('role')}
          disabled={isOneself}
          description={isOneself ? translated(userMessages.ownRole) : undefined}
        />
        <StatusField
          control={control}
          name="isActive"
          label={t('status')}
          disabled={isOneself}
          description={isOneself ? translated(userMessages.ownDeactivation) : undefined}
        />
      </div>
      <CheckboxField control={control} name="isEmailVerified" label={t('isEmailVerified')} />
      <TextareaField control={control} name="bio" label={t('bio')} limit={500} />
      <UserFacts user={base} />
      <FormFailure message={form.failure} />
      <div className={classes.buttons} data-foot>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={isSubmitting || conflict !== null}>
          {t(isSubmitting ? 'updating' : 'update')}
        </Button>
      </div>
    </form>
  )
}

function FixedText(props: { label: string; description: string; value: string }) {
  return <TextInput {...props} disabled classNames={{ input: classes.fixed }} />
}

/** The form leaves out nothing; the contract only allows it to. */
function filled(values: Partial<EditedValues>): EditedValues {
  return editedValuesOf({ phone: null, department: null, bio: null, avatar: null, ...values } as EditedValues)
}
