import { Login, type SecondStep, demoAccounts } from '@lms/contracts/accounts/accounts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Anchor, Button, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { call } from '../lib/api.ts'
import { isChildDevice } from '../lib/device/child-device.ts'
import { type EarlyInput, earlyInput, placeCursor, showApp } from '../lib/device/early-page.ts'
import { lazyExtra } from '../lib/extras/lazy-extra.tsx'
import { signIn } from '../lib/session/session.ts'
import { useSite } from '../lib/site.ts'
import { translate, translateSent, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { PasskeySignIn } from '../second-factor/PasskeySignIn.tsx'
import { CheckboxField } from '../ui/form/CheckboxField.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { PasswordField, TextField } from '../ui/form/text-fields.tsx'
import { AccountForm, AccountPage } from './AccountPage.tsx'
import { scannedSecret } from './child-entrance/card-secret.ts'
import { signInTexts } from './sign-in-texts.ts'
import { signInFailure } from './sign-in-failure.ts'
import classes from './account.module.css'

// Most people have no second step.
const SecondStepForm = lazyExtra(async () => (await import('../second-factor/SecondStepForm.tsx')).SecondStepForm)

// Only devices that a family shares, and cards that were scanned, come this way.
const ChildEntrance = lazyExtra(async () => (await import('./child-entrance/ChildEntrance.tsx')).ChildEntrance)

export function LoginPage() {
  const t = useTexts(signInTexts)
  const { registrationOpen } = useSite()
  const [early] = useState(earlyInput)
  const form = useContractForm({
    schema: Login,
    defaultValues: {
      email: early?.email ?? '',
      password: early?.password ?? '',
      rememberMe: early?.rememberMe ?? false,
    },
    isDisposable: true,
  })
  const { control, isSubmitting } = form
  const [step, setStep] = useState<SecondStep | null>(null)
  const [isForChildren, setIsForChildren] = useState(() => scannedSecret() !== null || isChildDevice())
  const welcome = () => toast.success(translate(signInTexts, 'loggedIn'))

  const submit = form.submit(
    async (credentials) => {
      // Where to go from here is the guard's business: this page is for people who are not signed in.
      const next = await signIn(credentials)
      if (next === null) welcome()
      else setStep(next)
    },
    (error) => {
      toast.error(translateSent(signInFailure(error)), 'sign-in')
      form.setFocus('password')
    },
  )

  useEarlyForm(early !== null, (input) => {
    const { left, isSubmitted, cursor } = input
    for (const field of ['email', 'password', 'rememberMe'] as const) {
      const isLeft = left.includes(field)
      form.setValue(field, input[field], { shouldTouch: isLeft, shouldValidate: isLeft })
    }
    if (cursor !== null) {
      placeCursor(cursor)
      // What was written while this form was drawn is put into it after this, and the caret behind it.
      queueMicrotask(() => placeCursor(cursor))
    }
    if (isSubmitted) submit()
  })

  if (step !== null) {
    const isRemembered = form.getValues('rememberMe') === true
    return (
      <AccountPage title={t('secondTitle')} introduction={t('secondIntroduction')} takesFocus>
        <SecondStepForm step={step} isRemembered={isRemembered} onDone={welcome} onLeave={() => setStep(null)} />
      </AccountPage>
    )
  }

  if (isForChildren) return <ChildEntrance onDone={welcome} onPassword={() => setIsForChildren(false)} />

  return (
    <AccountPage title={t('loginTitle')} introduction={t('loginIntroduction')}>
      <Notice />
      <AccountForm onSubmit={submit}>
        <TextField control={control} name="email" required label={t('identifier')} autoComplete="username" />
        <PasswordField
          control={control}
          name="password"
          required
          label={t('loginPassword')}
          autoComplete="current-password"
        />
        <div className={classes.beneath}>
          <CheckboxField control={control} name="rememberMe" label={t('rememberMe')} />
          <Anchor component={Link} to={screens.forgotPassword.path} state size="sm" className="thumb">
            {t('forgotLink')}
          </Anchor>
        </div>
        <Button type="submit" size="md" className={classes.submit} disabled={isSubmitting}>
          {t(isSubmitting ? 'loggingIn' : 'login')}
        </Button>
        <PasskeySignIn isRemembered={() => form.getValues('rememberMe') === true} onDone={welcome} />
      </AccountForm>
      <div className={classes.links}>
        {registrationOpen && (
          <Text size="sm">
            {t('noAccount')}{' '}
            <Anchor component={Link} to={screens.register.path} state inherit fw={600}>
              {t('registerLink')}
            </Anchor>
          </Text>
        )}
        {isChildDevice() && (
          <Anchor component="button" type="button" size="sm" onClick={() => setIsForChildren(true)}>
            {t('withPictures')}
          </Anchor>
        )}
        <DemoLink />
      </div>
    </AccountPage>
  )
}

/** Before anything is painted: nothing moves, and nothing that was written is lost. */
function useEarlyForm(wasThere: boolean, onTakeOver: (input: EarlyInput) => void): void {
  const takeOver = useEffectEvent(() => {
    const input = earlyInput()
    if (wasThere && input !== null) showApp(() => onTakeOver(input))
  })
  useLayoutEffect(() => takeOver(), [])
}

/** What happened on the page before, such as a new account. */
function Notice() {
  const t = useTexts(signInTexts)
  const notice = useLocation({ select: (location) => location.state.notice })
  if (notice === undefined) return null
  return (
    <Alert color="success" icon={<IconCircleCheck aria-hidden />} mb="md">
      {t(notice === 'password-reset' ? 'passwordReset' : 'registered')}
      {notice === 'waits-for-approval' && <Text size="sm">{t('waitsForApproval')}</Text>}
    </Alert>
  )
}

function DemoLink() {
  const t = useTexts(signInTexts)
  const hasDemoAccounts = useHasDemoAccounts()
  if (!hasDemoAccounts) return null
  return (
    <Anchor component={Link} to={screens.demoAuth.path} size="sm">
      {t('demoLink')}
    </Anchor>
  )
}

/** Asked once and by hand: the account pages load without the query library. */
function useHasDemoAccounts(): boolean {
  const [hasAccounts, setHasAccounts] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    call(demoAccounts, { signal: leaving.signal }).then(
      ({ accounts }) => setHasAccounts(accounts.length > 0),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return hasAccounts
}
