import { registrationMessages } from '@lms/contracts/accounts/registration-messages.ts'
import { ForgotPassword, forgotPassword } from '@lms/contracts/accounts/registration.ts'
import { packed, sentMessage } from '@lms/contracts/messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Anchor, Button } from '@mantine/core'
import { IconMoodKid } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import '../lib/registration-labels.ts'
import { call } from '../lib/api.ts'
import { ApiError } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { TextField } from '../ui/form/text-fields.tsx'
import { AccountForm, AccountPage } from './AccountPage.tsx'
import { childEntranceTexts } from './child-entrance/child-entrance-texts.ts'
import { accountTexts } from './account-texts.ts'
import { waitingTime } from './sign-in-failure.ts'
import classes from './account.module.css'

export function ForgotPasswordPage() {
  const [isSent, setIsSent] = useState(false)
  return isSent ? <LinkSent /> : <ForgotPasswordForm onSent={() => setIsSent(true)} />
}

function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(accountTexts)
  const childText = useTexts(childEntranceTexts)
  const form = useContractForm({ schema: ForgotPassword, defaultValues: { email: '' }, isDisposable: true })
  const { control, isSubmitting } = form

  const submit = form.submit(
    async (body) => {
      await call(forgotPassword, { body })
      onSent()
    },
    (error) => {
      const wait = error instanceof ApiError && error.status === 429 ? waitingTime(error) : null
      const said = wait ?? sentMessage(registrationMessages.forgotFailed)
      form.setError('root.failure', { type: 'server', message: packed(said) })
    },
  )

  return (
    <AccountPage title={t('forgotTitle')} introduction={t('forgotIntroduction')}>
      <Alert color="brand" variant="outline" mb="md" icon={<IconMoodKid aria-hidden />}>
        {childText('forgotForChildren')}
      </Alert>
      <AccountForm onSubmit={submit}>
        <TextField control={control} name="email" required type="email" label={t('email')} autoComplete="email" />
        <FormFailure message={form.failure} />
        <Button type="submit" size="md" className={classes.submit} disabled={isSubmitting}>
          {t(isSubmitting ? 'sending' : 'sendLink')}
        </Button>
      </AccountForm>
      <div className={classes.links}>
        <Anchor component={Link} to={screens.login.path} state size="sm">
          {t('backArrow')}
        </Anchor>
      </div>
    </AccountPage>
  )
}

function LinkSent() {
  const t = useTexts(accountTexts)
  return (
    <AccountPage title={t('checkEmail')} introduction={t('linkSent')} takesFocus>
      <Anchor component={Link} to={screens.login.path} state>
        {t('back')}
      </Anchor>
    </AccountPage>
  )
}
