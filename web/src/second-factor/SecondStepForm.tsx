import type { SecondStep } from '@lms/contracts/accounts/accounts.ts'
import { packed } from '@lms/contracts/messages.ts'
import type { PasskeyProof } from '@lms/contracts/second-factor/passkeys.ts'
import { secondFactorMessages } from '@lms/contracts/second-factor/second-factor-messages.ts'
import { FactorCode, beginTicketPasskey, finishSignIn } from '@lms/contracts/second-factor/second-factor.ts'
import { Button, Stack, Text } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { z } from 'zod'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { beginSession } from '../lib/session/session.ts'
import { registerScreenMessages, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { CodeField } from './CodeField.tsx'
import { showPasskey } from './passkey-browser.ts'
import { canUsePasskeys } from './passkey-support.ts'
import { secondFactorTexts } from './second-factor-texts.ts'

registerScreenMessages(secondFactorMessages)

const CodeForm = z.object({ code: FactorCode })

interface SecondStepFormProps {
  step: SecondStep
  isRemembered: boolean
  onDone?: () => void
  /** Back to the password. */
  onLeave: () => void
}

/** The second step of signing in, on the sign-in page and over a page whose session has ended. */
export function SecondStepForm({ step, isRemembered, onDone, onLeave }: SecondStepFormProps) {
  const t = useTexts(secondFactorTexts)
  const form = useContractForm({ schema: CodeForm, defaultValues: { code: '' }, isDisposable: true })
  const { control, isSubmitting } = form
  const { ticket, methods } = step
  const hasPasskey = methods.includes('passkey') && canUsePasskeys()
  const hasCode = methods.includes('totp') || methods.includes('recovery')

  async function finish(proof: { code: string } | { passkey: PasskeyProof }): Promise<void> {
    beginSession(await call(finishSignIn, { body: { ticket, ...proof } }), isRemembered)
    onDone?.()
  }

  function fail(error: unknown): void {
    if (error instanceof ApiError && error.code === 'ticket_ended') {
      toast.error(messageOf(error), 'sign-in')
      return onLeave()
    }
    const said = error instanceof ApiError ? error.said : { message: messageOf(error) }
    form.setError('root.failure', { type: 'server', message: packed(said) })
    if (hasCode) form.setFocus('code')
  }

  const submit = form.submit(finish, fail)
  async function byPasskey(): Promise<void> {
    try {
      const { options } = await call(beginTicketPasskey, { body: { ticket } })
      const passkey = await showPasskey(options)
      if (passkey === null) toast.info(t('passkeyCancelled'))
      else await finish({ passkey })
    } catch (error) {
      fail(error)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        // React passes events of a portal on to the form behind it.
        event.stopPropagation()
        submit(event)
      }}
    >
      <Stack gap="md">
        {hasCode && (
          <CodeField
            control={control}
            name="code"
            label={t('code')}
            description={t(methods.includes('totp') ? 'codeHint' : 'recoveryHint')}
            takesLetters={!methods.includes('totp')}
            required
          />
        )}
        {!hasCode && !hasPasskey && <Text>{t('nothingWorks')}</Text>}
        <FormFailure message={form.failure} />
        {hasCode && (
          <Button type="submit" size="md" disabled={isSubmitting}>
            {t(isSubmitting ? 'verifying' : 'verify')}
          </Button>
        )}
        {hasPasskey && (
          <Button
            variant={hasCode ? 'default' : 'filled'}
            size="md"
            leftSection={<IconFingerprint size={18} stroke={1.75} aria-hidden />}
            onClick={() => void byPasskey()}
          >
            {t('usePasskey')}
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={onLeave}>
          {t('otherAccount')}
        </Button>
      </Stack>
    </form>
  )
}
