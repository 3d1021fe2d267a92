import { trustMessages } from '@lms/contracts/accounts/trust-messages.ts'
import { reportNotMe } from '@lms/contracts/accounts/trust.ts'
import { saidBy, says } from '@lms/contracts/messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button, Text, ThemeIcon } from '@mantine/core'
import { IconDevicesOff, IconLock, IconMailForward, IconShieldCheck } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../lib/api.ts'
import { forgetSession } from '../lib/session/session.ts'
import { registerScreenMessages, useTexts } from '../lib/texts.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { AccountPage } from './AccountPage.tsx'
import { failureMessage } from './account-failure.ts'
import { trustTexts } from './trust-texts.ts'
import classes from './account.module.css'

registerScreenMessages(trustMessages)

const steps = [
  { text: 'stepSignOut', icon: IconDevicesOff },
  { text: 'stepLock', icon: IconLock },
  { text: 'stepMail', icon: IconMailForward },
] as const

/** Opened from a mail: nothing happens before somebody presses, because mail programs open links by themselves. */
export function NotMePage() {
  const token = useLocation({ select: (location) => new URLSearchParams(location.searchStr).get('token') ?? '' })
  const [isSecured, setIsSecured] = useState(false)
  return isSecured ? <Secured /> : <Question token={token} onSecured={() => setIsSecured(true)} />
}

function Question({ token, onSecured }: { token: string; onSecured: () => void }) {
  const t = useTexts(trustTexts)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState(token === '' ? says(trustMessages.notMeLinkInvalid) : undefined)
  const isWorthless = failure !== undefined && saidBy(failure).key === trustMessages.notMeLinkInvalid.key

  async function lock(): Promise<void> {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await call(reportNotMe, { body: { token } })
      // A session that is open here has ended with the others.
      forgetSession()
      onSecured()
    } catch (error) {
      setFailure(failureMessage(error, trustMessages.notMeFailed).message)
      setIsBusy(false)
    }
  }

  return (
    <AccountPage title={t('notMeTitle')} introduction={t('notMeIntroduction')}>
      <ol className={classes.steps}>
        {steps.map(({ text, icon: Icon }) => (
          <li key={text}>
            <ThemeIcon variant="light" color="brand" size={36} radius="md" aria-hidden>
              <Icon size={20} stroke={1.75} />
            </ThemeIcon>
            <Text>{t(text)}</Text>
          </li>
        ))}
      </ol>
      <FormFailure message={failure} />
      {isWorthless ? (
        <Button component={Link} to={screens.forgotPassword.path} fullWidth size="md" mt="md">
          {t('toForgotten')}
        </Button>
      ) : (
        <Button
          color="danger"
          fullWidth
          size="md"
          mt="md"
          leftSection={<IconLock size={18} aria-hidden />}
          disabled={isBusy}
          onClick={() => void lock()}
        >
          {t(isBusy ? 'locking' : 'lockNow')}
        </Button>
      )}
      <div className={classes.links}>
        <Anchor component={Link} to={screens.login.path} size="sm">
          {t(isWorthless ? 'toSignIn' : 'wasMe')}
        </Anchor>
      </div>
    </AccountPage>
  )
}

function Secured() {
  const t = useTexts(trustTexts)
  return (
    <>
      <ThemeIcon variant="light" color="success" size={56} radius="xl" mb="md" aria-hidden>
        <IconShieldCheck size={32} stroke={1.75} />
      </ThemeIcon>
      <AccountPage title={t('securedTitle')} introduction={t('securedText')} takesFocus>
        <div className={classes.links}>
          <Anchor component={Link} to={screens.forgotPassword.path} size="sm">
            {t('toForgotten')}
          </Anchor>
          <Anchor component={Link} to={screens.login.path} size="sm">
            {t('toSignIn')}
          </Anchor>
        </div>
      </AccountPage>
    </>
  )
}
