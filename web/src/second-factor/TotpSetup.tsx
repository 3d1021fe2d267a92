import type { DataOf } from '@lms/contracts/endpoint.ts'
import { FactorCode, type beginTotp, finishTotp } from '@lms/contracts/second-factor/second-factor.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { z } from 'zod'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { CopyButton } from '../ui/copy/CopyButton.tsx'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { Modal } from '../ui/modal/Modal.tsx'
import modalClasses from '../ui/modal/modal.module.css'
import { QrPicture } from '../ui/qr/QrPicture.tsx'
import { CodeField } from './CodeField.tsx'
import { useFinishTotp } from './second-factor-api.ts'
import { securityTexts } from './security-texts.ts'
import classes from './security.module.css'

const CodeForm = z.object({ code: FactorCode })

interface TotpSetupProps {
  setup: DataOf<typeof beginTotp>
  isOpen: boolean
  onClose: () => void
  onCodes: (codes: readonly string[] | undefined) => void
}

export function TotpSetup({ setup, isOpen, onClose, onCodes }: TotpSetupProps) {
  const t = useTexts(securityTexts)
  const finish = useFinishTotp()
  const form = useContractForm({ schema: CodeForm, defaultValues: { code: '' }, isDisposable: true })

  const submit = form.submit(async ({ code }) => {
    const { recoveryCodes } = await finish.mutateAsync(code)
    toast.success(translated(finishTotp.message))
    onClose()
    onCodes(recoveryCodes)
  })

  return (
    <Modal opened={isOpen} onClose={onClose} title={t('setupTitle')} closeOnClickOutside={false}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text size="sm">{t('setupScan')}</Text>
          <div className={classes.qr}>
            <QrPicture text={setup.uri} label={t('qrCode')} />
          </div>
          <div>
            <Text size="sm">{t('setupByHand')}</Text>
            <Group gap="sm">
              <Text className={classes.key}>{setup.secret}</Text>
              <CopyButton text={setup.secret} label={t('copyKey')} copiedMessage={t('keyCopied')} />
            </Group>
          </div>
          <CodeField control={form.control} name="code" label={t('setupCode')} required />
          <FormFailure message={form.failure} />
        </Stack>
        <div className={modalClasses.footer}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {t('setupFinish')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
