import { Login, type SecondStep } from '@lms/contracts/accounts/accounts.ts'
import { packed } from '@lms/contracts/messages.ts'
import { Button, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { sessionStore } from '../lib/session/session-store.ts'
import { forgetSession, signIn, useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { SecondStepForm } from '../second-factor/SecondStepForm.tsx'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { PasswordField, TextField } from '../ui/form/text-fields.tsx'
import { AccountForm } from './AccountPage.tsx'
import { accountTexts } from './account-texts.ts'
import { signInFailure } from './sign-in-failure.ts'
import { signInTexts } from './sign-in-texts.ts'
import classes from './account.module.css'

/** Stands over a page with unsaved input whose session has ended, so that nothing of it is lost. */
export function SignInAgain() {
  const t = useTexts(accountTexts)
  const signInText = useTexts(signInTexts)
  const user = useSignedInUser()
  const form = useContractForm({
    schema: Login,
    defaultValues: { email: user.email ?? '', password: '' },
    isDisposable: true,
  })
  const { control, isSubmitting } = form

  const [step, setStep] = useState<SecondStep | null>(null)
  const isRemembered = sessionStore.isRemembered()

  const submit = form.submit(
    async (credentials) => setStep(await signIn({ ...credentials, rememberMe: isRemembered })),
    (error) => form.setError('root.failure', { type: 'server', message: packed(signInFailure(error)) }),
  )

  return (
    <Modal
      opened
      centered
      title={t('againTitle')}
      classNames={{ title: classes.dialogTitle }}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={() => undefined}
    >
      <Text mb="md">{t('againBody', { name: user.name })}</Text>
      {step !== null && <SecondStepForm step={step} isRemembered={isRemembered} onLeave={() => setStep(null)} />}
      {step === null && (
        <AccountForm
          onSubmit={(event) => {
            // React passes events of a portal on to the form behind it.
            event.stopPropagation()
            submit(event)
          }}
        >
          <FormFailure message={form.failure} />
          {/* The page belongs to one person; only who has no email address says again by which name. */}
          <TextField
            control={control}
            name="email"
            required
            label={signInText('identifier')}
            autoComplete="username"
            readOnly={user.email !== null}
          />
          <PasswordField
            control={control}
            name="password"
            required
            label={signInText('loginPassword')}
            autoComplete="current-password"
            takesFocus={user.email !== null}
          />
          <Button type="submit" disabled={isSubmitting}>
            {signInText(isSubmitting ? 'loggingIn' : 'login')}
          </Button>
          <Button variant="subtle" color="gray" mt="xs" onClick={forgetSession}>
            {t('giveUp')}
          </Button>
        </AccountForm>
      )}
    </Modal>
  )
}
