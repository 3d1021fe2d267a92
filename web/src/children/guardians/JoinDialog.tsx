import { GuardianCode } from '@lms/contracts/children/guardians.ts'
import { Button } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Modal } from '../../ui/modal/Modal.tsx'
import { useJoin } from './guardian-api.ts'
import { guardianTexts } from './guardian-texts.ts'
import classes from './guardians.module.css'

interface JoinDialogProps {
  opened: boolean
  /** From a link that somebody was sent. */
  code?: string | null
  onClose: () => void
}

export function JoinDialog({ opened, code = null, onClose }: JoinDialogProps) {
  const t = useTexts(guardianTexts)
  return (
    <Modal opened={opened} onClose={onClose} title={t('enterTitle')} size="md">
      <JoinForm code={code ?? ''} onDone={onClose} />
    </Modal>
  )
}

function JoinForm({ code: known, onDone }: { code: string; onDone: () => void }) {
  const t = useTexts(guardianTexts)
  const join = useJoin()
  const form = useContractForm({ schema: GuardianCode, defaultValues: { code: known }, isDisposable: true })
  const submit = form.submit(async (code) => {
    const { fullName } = await join.mutateAsync(code)
    toast.success(t('joined', { name: fullName }))
    onDone()
  })
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextField
        control={form.control}
        name="code"
        label={t('code')}
        description={t('enterHint')}
        autoComplete="off"
        required
      />
      <FormFailure message={form.failure} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.isSubmitting}>
          {t('join')}
        </Button>
      </div>
    </form>
  )
}
