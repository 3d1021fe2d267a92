import { trustMessages } from '@lms/contracts/accounts/trust-messages.ts'
import { releaseAddress } from '@lms/contracts/accounts/trust.ts'
import { saidBy, says } from '@lms/contracts/messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../lib/api.ts'
import { registerScreenMessages, useTexts } from '../lib/texts.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { AccountPage } from './AccountPage.tsx'
import { failureMessage } from './account-failure.ts'
import { trustTexts } from './trust-texts.ts'
import classes from './account.module.css'

registerScreenMessages(trustMessages)

/** Opened from a mail: nothing happens before somebody presses, because mail programs open links by themselves. */
export function ReleaseAddressPage() {
  const t = useTexts(trustTexts)
  const token = useLocation({ select: (location) => new URLSearchParams(location.searchStr).get('token') ?? '' })
  const [state, setState] = useState<'asking' | 'busy' | 'released'>('asking')
  const [failure, setFailure] = useState(token === '' ? says(trustMessages.releaseLinkInvalid) : undefined)
  const isWorthless = failure !== undefined && saidBy(failure).key === trustMessages.releaseLinkInvalid.key

  async function release(): Promise<void> {
    setState('busy')
    setFailure(undefined)
    try {
      await call(releaseAddress, { body: { token } })
      setState('released')
    } catch (error) {
      setFailure(failureMessage(error, trustMessages.releaseFailed).message)
      setState('asking')
    }
  }

  const toSignIn = (
    <div className={classes.links}>
      <Anchor component={Link} to={screens.login.path} size="sm">
        {t('toSignIn')}
      </Anchor>
    </div>
  )
  if (state === 'released')
    return (
      <AccountPage key="released" title={t('releasedTitle')} introduction={t('releasedText')} takesFocus>
        {toSignIn}
      </AccountPage>
    )
  return (
    <AccountPage title={t('releaseTitle')} introduction={t('releaseIntroduction')}>
      <FormFailure message={failure} />
      {!isWorthless && (
        <Button fullWidth size="md" mt="md" disabled={state === 'busy'} onClick={() => void release()}>
          {t(state === 'busy' ? 'releasing' : 'release')}
        </Button>
      )}
      {toSignIn}
    </AccountPage>
  )
}
