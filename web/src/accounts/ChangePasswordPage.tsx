import { PasswordChangeForm, changeOwnPassword } from '@lms/contracts/profile/profile.ts'
import { screens } from '@lms/contracts/screens.ts'
import { userMessages } from '@lms/contracts/users/user-messages.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import '../lib/registration-labels.ts'
import { call } from '../lib/api.ts'
import { changeSignedInUser, signOut, useSignedInUser } from '../lib/session/session.ts'
import { registerMessages, translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { PasswordField } from '../ui/form/text-fields.tsx'
import { AccountForm, AccountPage } from './AccountPage.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { changePasswordTexts } from './change-password-texts.ts'
import classes from './account.module.css'

registerMessages(userMessages)

/** Where people land who came in with a temporary password: nothing else is open to them. */
export function ChangePasswordPage() {
  const t = useTexts(changePasswordTexts)
  const navigate = useNavigate()
  const { name, email, mustChangePassword } = useSignedInUser()
  const form = useContractForm({
    schema: PasswordChangeForm,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    isDisposable: true,
  })
  const { control, isSubmitting } = form

  const submit = form.submit(async ({ currentPassword, password: wanted }) => {
    await call(changeOwnPassword, { body: { currentPassword, password: wanted } })
    toast.success(translated(changeOwnPassword.message))
    changeSignedInUser({ mustChangePassword: undefined })
    await navigate({ to: screens.dashboard.path, replace: true })
  })

  return (
    <AccountPage
      title={t('title')}
      introduction={t(mustChangePassword === true ? 'introduction' : 'plainIntroduction')}
    >
      <AccountForm onSubmit={submit}>
        <PasswordField
          control={control}
          name="currentPassword"
          required
          label={t(mustChangePassword === true ? 'temporaryPassword' : 'currentPassword')}
          autoComplete="current-password"
        />
        <NewPasswordFields
          control={control}
          name="password"
          label={t('newPassword')}
          confirmName="confirmPassword"
          confirmLabel={t('confirmPassword')}
          owner={{ lastName: name, email }}
        />
        <FormFailure message={form.failure} />
        <Button type="submit" size="md" className={classes.submit} disabled={isSubmitting}>
          {t(isSubmitting ? 'saving' : 'save')}
        </Button>
      </AccountForm>
      <div className={classes.links}>
        <Button variant="subtle" onClick={() => void signOut().catch(() => undefined)}>
          {t('signOut')}
        </Button>
      </div>
    </AccountPage>
  )
}
