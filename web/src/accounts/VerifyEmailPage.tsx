import { trustMessages } from '@lms/contracts/accounts/trust-messages.ts'
import { verifyEmail } from '@lms/contracts/accounts/trust.ts'
import { saidBy, says } from '@lms/contracts/messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button, Text, ThemeIcon } from '@mantine/core'
import { IconMailCheck, IconUser } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { isMissing } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { registerScreenMessages, useTexts } from '../lib/texts.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { AccountPage } from './AccountPage.tsx'
import { failureMessage } from './account-failure.ts'
import { trustTexts } from './trust-texts.ts'

registerScreenMessages(trustMessages)

/** Opened from a mail. It takes a press: mail programs open links by themselves. */
export function VerifyEmailPage() {
  const token = useLocation({ select: (location) => new URLSearchParams(location.searchStr).get('token') ?? '' })
  const [verified, setVerified] = useState<string | null>(null)
  return verified === null ? <Question token={token} onVerified={setVerified} /> : <Verified email={verified} />
}

function Question({ token, onVerified }: { token: string; onVerified: (email: string) => void }) {
  const t = useTexts(trustTexts)
  const { name } = useSignedInUser()
  const [isBusy, setIsBusy] = useState(false)
  const [isForeign, setIsForeign] = useState(false)
  const [failure, setFailure] = useState(token === '' ? says(trustMessages.verificationLinkInvalid) : undefined)
  const isWorthless = failure !== undefined && saidBy(failure).key === trustMessages.verificationLinkInvalid.key

  async function verify(): Promise<void> {
    setIsBusy(true)
    setFailure(undefined)
    try {
      onVerified((await call(verifyEmail, { body: { token } })).email)
    } catch (error) {
      if (isMissing(error)) setIsForeign(true)
      else setFailure(failureMessage(error, trustMessages.verificationFailed).message)
      setIsBusy(false)
    }
  }

  return (
    <AccountPage title={t('verifyTitle')} introduction={t('verifyIntroduction')}>
      <Alert color={isForeign ? 'warning' : 'brand'} icon={<IconUser aria-hidden />} mb="md">
        {t('signedInAs', { name })}
        <Text component="output" display="block" mt={isForeign ? 4 : 0}>
          {isForeign && t('notYours')}
        </Text>
      </Alert>
      <FormFailure message={failure} />
      {isWorthless ? (
        <Button component={Link} to={screens.profile.path} fullWidth size="md" mt="md">
          {t('toProfile')}
        </Button>
      ) : (
        <Button fullWidth size="md" mt="md" disabled={isBusy} onClick={() => void verify()}>
          {t(isBusy ? 'verifying' : 'verify')}
        </Button>
      )}
    </AccountPage>
  )
}

function Verified({ email }: { email: string }) {
  const t = useTexts(trustTexts)
  return (
    <>
      <ThemeIcon variant="light" color="success" size={56} radius="xl" mb="md" aria-hidden>
        <IconMailCheck size={32} stroke={1.75} />
      </ThemeIcon>
      <AccountPage title={t('verifiedTitle')} introduction={t('verifiedText', { email })} takesFocus>
        <Button component={Link} to={screens.dashboard.path} fullWidth size="md">
          {t('goOn')}
        </Button>
      </AccountPage>
    </>
  )
}
