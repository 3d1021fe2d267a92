import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { canUsePasskeys } from './passkey-support.ts'
import { passkeySignInTexts } from './passkey-sign-in-texts.ts'

interface PasskeySignInProps {
  /** Asked at the moment of signing in. */
  isRemembered: () => boolean
  onDone: () => void
}

/** For people who have one: no name, no password. */
export function PasskeySignIn({ isRemembered, onDone }: PasskeySignInProps) {
  const t = useTexts(passkeySignInTexts)
  const [isBusy, setIsBusy] = useState(false)
  if (!canUsePasskeys()) return null

  async function enter(): Promise<void> {
    setIsBusy(true)
    try {
      // Nobody else needs what speaks with the device.
      const { enterWithPasskey } = await import('./passkey-sign-in.ts')
      if (await enterWithPasskey(isRemembered())) return onDone()
      toast.info(t('cancelled'))
    } catch (error) {
      toast.error(messageOf(error), 'sign-in')
    }
    setIsBusy(false)
  }

  return (
    <Button
      variant="default"
      size="md"
      mt="sm"
      leftSection={<IconFingerprint size={18} stroke={1.75} aria-hidden />}
      disabled={isBusy}
      onClick={() => void enter()}
    >
      {t('signIn')}
    </Button>
  )
}
