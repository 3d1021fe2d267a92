import { userMessages } from '@lms/contracts/users/user-messages.ts'
import { type User, UserCreateForm } from '@lms/contracts/users/users.ts'
import { Button } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { AvatarField } from '../../media/AvatarField.tsx'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { PasswordField, TextField } from '../../ui/form/text-fields.tsx'
import { PasswordStrength } from '../../ui/password/PasswordStrength.tsx'
import { TextareaField } from '../../ui/form/TextareaField.tsx'
import { reasonOf, useCreateUser } from '../user-api.ts'
import { RoleField, StatusField } from './user-choice-fields.tsx'
import { userFormTexts } from './user-form-texts.ts'
import classes from '../users.module.css'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  phone: '',
  password: '',
  confirmPassword: '',
  role: 'student',
  isActive: true,
  department: '',
  bio: '',
  avatar: null,
} as const

interface CreateUserFormProps {
  onCreated: (user: User) => void
  onCancel: () => void
}

export function CreateUserForm({ onCreated, onCancel }: CreateUserFormProps) {
  const t = useTexts(userFormTexts)
  const create = useCreateUser()
  const form = useContractForm({ schema: UserCreateForm, defaultValues: empty })
  const { control, isSubmitting } = form
  const [firstName, lastName, email, username, password] = useWatch({
    control,
    name: ['firstName', 'lastName', 'email', 'username', 'password'],
  })
  const owner = { firstName, lastName, email, username: typeof username === 'string' ? username : '' }

  const submit = form.submit(async (person) => {
    try {
      const { user } = await create.mutateAsync(person)
      form.reset(empty)
      toast.success(translated(userMessages.created))
      onCreated(user)
    } catch (error) {
      const message = reasonOf(error)
      toast.error(message === undefined ? t('createFailed') : t('createFailedBecause', { message }))
      throw error
    }
  })

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <AvatarField control={control} name="avatar" label={t('avatar')} personName={`${lastName} ${firstName}`.trim()} />
      <div className={classes.fields}>
        <TextField control={control} name="firstName" label={t('firstName')} autoComplete="off" required />
        <TextField control={control} name="lastName" label={t('lastName')} autoComplete="off" required />
        <TextField control={control} name="email" type="email" label={t('email')} autoComplete="off" required />
        <TextField
          control={control}
          name="username"
          label={t('username')}
          description={t('usernameHint')}
          autoComplete="off"
        />
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          description={t('passwordHint')}
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
          <PasswordStrength password={password} owner={owner} />
        </div>
        <RoleField control={control} name="role" label={t('role')} />
        <StatusField control={control} name="isActive" label={t('status')} />
        <TextField control={control} name="phone" type="tel" label={t('phone')} autoComplete="off" />
        <TextField control={control} name="department" label={t('department')} autoComplete="off" />
      </div>
      <TextareaField control={control} name="bio" label={t('bio')} limit={500} />
      <FormFailure message={form.failure} />
      <div className={classes.buttons} data-foot>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'creating' : 'create')}
        </Button>
      </div>
    </form>
  )
}
