import type { BodyOf } from '@lms/contracts/endpoint.ts'
import { secondFactorMessages } from '@lms/contracts/second-factor/second-factor-messages.ts'
import { FactorCode, beginConfirmation, confirmAgain } from '@lms/contracts/second-factor/second-factor.ts'
import { says } from '@lms/contracts/messages.ts'
import { accountMessages } from '@lms/contracts/accounts/account-messages.ts'
import { Button, Stack, Text } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { messageOf } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import type { WantedConfirmation } from '../lib/confirmation/confirmation.ts'
import { registerMessages, registerScreenMessages, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { PasswordField } from '../ui/form/text-fields.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import modalClasses from '../ui/modal/modal.module.css'
import { CodeField } from './CodeField.tsx'
import { showPasskey } from './passkey-browser.ts'
import { canUsePasskeys } from './passkey-support.ts'
import { secondFactorTexts } from './second-factor-texts.ts'

registerScreenMessages(secondFactorMessages)
registerMessages(accountMessages)

const PasswordForm = z.object({ password: z.string().min(1, says(accountMessages.loginPasswordRequired)) })
const CodeForm = z.object({ code: FactorCode })

interface ConfirmationDialogProps {
  wanted: WantedConfirmation
  isOpen: boolean
}

export function ConfirmationDialog({ wanted, isOpen }: ConfirmationDialogProps) {
  const t = useTexts(secondFactorTexts)
  return (
    <Modal
      opened={isOpen}
      onClose={() => wanted.answer(false)}
      title={t('confirmTitle')}
      size="sm"
      closeOnClickOutside={false}
    >
      <Ways wanted={wanted} />
    </Modal>
  )
}

function Ways({ wanted }: { wanted: WantedConfirmation }) {
  const t = useTexts(secondFactorTexts)
  const { methods, answer } = wanted
  const [takesCode, setTakesCode] = useState(false)
  const hasCode = methods.includes('totp') || methods.includes('recovery')
  const hasPasskey = methods.includes('passkey') && canUsePasskeys()

  async function confirm(proof: BodyOf<typeof confirmAgain>): Promise<void> {
    await call(confirmAgain, { body: proof })
    answer(true)
  }

  async function byPasskey(): Promise<void> {
    try {
      const { options } = await call(beginConfirmation)
      const passkey = await showPasskey(options)
      if (passkey === null) toast.info(t('passkeyCancelled'))
      else await confirm({ passkey })
    } catch (error) {
      toast.error(messageOf(error), 'confirmation')
    }
  }

  const shared = { onConfirm: confirm, onCancel: () => answer(false) }
  return (
    <Stack gap="md">
      <Text size="sm">{t('confirmBody')}</Text>
      {takesCode ? <ByCode {...shared} /> : <ByPassword {...shared} />}
      {hasPasskey && (
        <Button
          variant="default"
          leftSection={<IconFingerprint size={18} stroke={1.75} aria-hidden />}
          onClick={() => void byPasskey()}
        >
          {t('usePasskey')}
        </Button>
      )}
      {hasCode && (
        <Button variant="subtle" onClick={() => setTakesCode(!takesCode)}>
          {t(takesCode ? 'usePassword' : 'useCode')}
        </Button>
      )}
    </Stack>
  )
}

interface WayProps {
  onConfirm: (proof: BodyOf<typeof confirmAgain>) => Promise<void>
  onCancel: () => void
}

function ByPassword({ onConfirm, onCancel }: WayProps) {
  const t = useTexts(secondFactorTexts)
  const form = useContractForm({ schema: PasswordForm, defaultValues: { password: '' }, isDisposable: true })
  return (
    <form noValidate onSubmit={alone(form.submit(onConfirm))}>
      <PasswordField
        control={form.control}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        takesFocus
        required
      />
      <FormFailure message={form.failure} />
      <Buttons isBusy={form.isSubmitting} onCancel={onCancel} />
    </form>
  )
}

function ByCode({ onConfirm, onCancel }: WayProps) {
  const t = useTexts(secondFactorTexts)
  const form = useContractForm({ schema: CodeForm, defaultValues: { code: '' }, isDisposable: true })
  return (
    <form noValidate onSubmit={alone(form.submit(onConfirm))}>
      <CodeField control={form.control} name="code" label={t('code')} description={t('codeHint')} required />
      <FormFailure message={form.failure} />
      <Buttons isBusy={form.isSubmitting} onCancel={onCancel} />
    </form>
  )
}

function Buttons({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  const t = useTexts(secondFactorTexts)
  return (
    <div className={modalClasses.footer}>
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={isBusy}>
        {t('confirm')}
      </Button>
    </div>
  )
}

/** React passes events of a portal on to the form behind it, which waits for this one. */
function alone(submit: (event: FormEvent) => void): (event: FormEvent) => void {
  return (event) => {
    event.stopPropagation()
    submit(event)
  }
}
