import { registrationMessages } from '@lms/contracts/accounts/registration-messages.ts'
import { Registration, register } from '@lms/contracts/accounts/registration.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Anchor, Button, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import '../lib/registration-labels.ts'
import { call } from '../lib/api.ts'
import { useSite } from '../lib/site.ts'
import { useTexts } from '../lib/texts.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { TextField } from '../ui/form/text-fields.tsx'
import { AccountForm, AccountPage } from './AccountPage.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { failureMessage } from './account-failure.ts'
import { accountTexts } from './account-texts.ts'
import { signInTexts } from './sign-in-texts.ts'
import classes from './account.module.css'

export function RegisterPage() {
  const t = useTexts(accountTexts)
  const { registrationOpen } = useSite()
  return (
    <AccountPage title={t('registerTitle')}>
      {registrationOpen ? <RegistrationForm /> : <RegistrationClosed />}
      <div className={classes.links}>
        <Text size="sm">
          {t('haveAccount')}{' '}
          <Anchor component={Link} to={screens.login.path} state inherit fw={600}>
            {t('signIn')}
          </Anchor>
        </Text>
      </div>
    </AccountPage>
  )
}

function RegistrationClosed() {
  const t = useTexts(accountTexts)
  return (
    <Alert color="brand" icon={<IconInfoCircle aria-hidden />}>
      {t('registrationClosed')}
    </Alert>
  )
}

function RegistrationForm() {
  const t = useTexts(accountTexts)
  const signInText = useTexts(signInTexts)
  const navigate = useNavigate()
  const form = useContractForm({
    schema: Registration,
    defaultValues: { name: '', email: '', role: undefined, password: '', confirmPassword: '' },
    isDisposable: true,
  })
  const { control, isSubmitting } = form
  const [role, lastName, email] = useWatch({ control, name: ['role', 'name', 'email'] })

  const submit = form.submit(
    async (registration) => {
      await call(register, { body: registration })
      const notice = registration.role === 'admin' ? 'waits-for-approval' : 'registered'
      await navigate({ to: screens.login.path, state: (previous) => ({ origin: previous.origin, notice }) })
    },
    (error) => form.setError('root.failure', failureMessage(error, registrationMessages.registrationFailed)),
  )

  return (
    <AccountForm onSubmit={submit}>
      <TextField control={control} name="name" required label={t('name')} autoComplete="name" />
      <TextField control={control} name="email" required type="email" label={t('email')} autoComplete="email" />
      <SelectField
        control={control}
        name="role"
        label={t('role')}
        placeholder={t('chooseRole')}
        required
        options={[
          { value: 'user', label: t('roleUser') },
          { value: 'manager', label: t('roleManager') },
          { value: 'admin', label: t('roleAdmin') },
        ]}
      />
      {role === 'admin' && (
        <Alert color="brand" icon={<IconInfoCircle aria-hidden />} mb="md">
          {signInText('waitsForApproval')}
        </Alert>
      )}
      <NewPasswordFields
        control={control}
        name="password"
        label={t('password')}
        confirmName="confirmPassword"
        confirmLabel={t('confirmPassword')}
        owner={{ lastName, email }}
      />
      <FormFailure message={form.failure} />
      <Button type="submit" size="md" className={classes.submit} disabled={isSubmitting}>
        {t(isSubmitting ? 'creatingAccount' : 'createAccount')}
      </Button>
    </AccountForm>
  )
}
