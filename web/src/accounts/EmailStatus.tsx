import { trustMessages } from '@lms/contracts/accounts/trust-messages.ts'
import { sendVerification } from '@lms/contracts/accounts/trust.ts'
import { Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerScreenMessages, translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { trustTexts } from './trust-texts.ts'
import classes from './account.module.css'

registerScreenMessages(trustMessages)

interface EmailStatusProps {
  /** Whose address it is: one's own account, a child, or anybody for administrators. */
  userId: string
  email: string | null
  isVerified: boolean
}

/** Beside an address: whether it is verified, and if not, the mail once more. */
export function EmailStatus(props: EmailStatusProps) {
  const t = useTexts(trustTexts)
  if (props.email === null) return null
  if (props.isVerified) return <StatusBadge color="success">{t('verified')}</StatusBadge>
  return (
    <span className={classes.emailStatus}>
      <StatusBadge color="warning">{t('unverified')}</StatusBadge>
      <SendVerification {...props} />
    </span>
  )
}

/** Nothing, where there is nothing to verify. */
export function SendVerification({ userId, email, isVerified }: EmailStatusProps) {
  const t = useTexts(trustTexts)
  const [isSending, setIsSending] = useState(false)
  if (email === null || isVerified) return null

  async function send(): Promise<void> {
    setIsSending(true)
    try {
      await call(sendVerification, { params: { id: userId } })
      toast.success(translated(sendVerification.message))
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsSending(false)
  }

  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconMailForward size={14} aria-hidden />}
      loading={isSending}
      aria-label={t('sendAgainTo', { email })}
      onClick={() => void send()}
    >
      {t('sendAgain')}
    </Button>
  )
}
