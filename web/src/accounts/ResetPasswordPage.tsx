import { registrationMessages } from '@lms/contracts/accounts/registration-messages.ts'
import { NewPasswordForm, checkResetLink, resetPassword } from '@lms/contracts/accounts/registration.ts'
import { saidBy, says } from '@lms/contracts/messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button } from '@mantine/core'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import '../lib/registration-labels.ts'
import { call } from '../lib/api.ts'
import { forgetSession } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { AccountForm, AccountPage } from './AccountPage.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { failureMessage } from './account-failure.ts'
import { accountTexts } from './account-texts.ts'
import classes from './account.module.css'

const { resetLinkInvalid } = registrationMessages

export function ResetPasswordPage() {
  const t = useTexts(accountTexts)
  // As it stands in the address: the router's own reading would take a token of digits for a number.
  const token = useLocation({ select: (location) => new URLSearchParams(location.searchStr).get('token') })
  return (
    <AccountPage title={t('resetTitle')}>
      {token === null || token === '' ? <InvalidLink /> : <CheckedLink key={token} token={token} />}
      <div className={classes.links}>
        <Anchor component={Link} to={screens.login.path} size="sm">
          {t('backToLogin')}
        </Anchor>
      </div>
    </AccountPage>
  )
}

/** A link that no longer works says so before anybody thinks of a password; one that cannot be looked at is tried. */
function CheckedLink({ token }: { token: string }) {
  const [isDead, setIsDead] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    call(checkResetLink, { body: { token }, signal: leaving.signal }).then(
      ({ isValid }) => setIsDead(!isValid),
      () => undefined,
    )
    return () => leaving.abort()
  }, [token])
  return isDead ? <InvalidLink /> : <ResetPasswordForm token={token} />
}

function ResetPasswordForm({ token }: { token: string }) {
  const t = useTexts(accountTexts)
  const navigate = useNavigate()
  const form = useContractForm({
    schema: NewPasswordForm,
    defaultValues: { password: '', confirmPassword: '' },
    isDisposable: true,
  })
  const { control, isSubmitting } = form

  const submit = form.submit(
    async (values) => {
      await call(resetPassword, { body: { token, password: values.password } })
      // A new password ends every session of this person; one that is open here would only fail later.
      forgetSession()
      await navigate({ to: screens.login.path, state: { notice: 'password-reset' } })
    },
    (error) => form.setError('root.failure', failureMessage(error, registrationMessages.resetFailed)),
  )

  if (form.failure !== undefined && saidBy(form.failure).key === resetLinkInvalid.key) return <InvalidLink />
  return (
    <AccountForm onSubmit={submit}>
      <NewPasswordFields
        control={control}
        name="password"
        label={t('newPassword')}
        confirmName="confirmPassword"
        confirmLabel={t('confirmPassword')}
      />
      <FormFailure message={form.failure} />
      <Button type="submit" size="md" className={classes.submit} disabled={isSubmitting}>
        {t(isSubmitting ? 'saving' : 'savePassword')}
      </Button>
    </AccountForm>
  )
}

/** The link was used, is too old, or was cut off on its way. */
function InvalidLink() {
  const t = useTexts(accountTexts)
  return (
    <>
      <FormFailure message={says(resetLinkInvalid)} />
      <Button component={Link} to={screens.forgotPassword.path} fullWidth size="md" mt="md">
        {t('askAgain')}
      </Button>
    </>
  )
}
