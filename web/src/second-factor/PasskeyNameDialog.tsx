import { PasskeyName } from '@lms/contracts/second-factor/second-factor.ts'
import { z } from 'zod'
import { useTexts } from '../lib/texts.ts'
import { DialogForm } from '../ui/form/DialogForm.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { TextField } from '../ui/form/text-fields.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import { securityTexts } from './security-texts.ts'

const NameForm = z.object({ name: PasskeyName })

interface PasskeyNameDialogProps {
  isOpen: boolean
  title: string
  submitLabel: string
  initialName: string
  onSubmit: (name: string) => Promise<void>
  onClose: () => void
}

export function PasskeyNameDialog({ isOpen, title, onClose, ...form }: PasskeyNameDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} size="sm">
      <NameFields {...form} onClose={onClose} />
    </Modal>
  )
}

function NameFields({ submitLabel, initialName, onSubmit, onClose }: Omit<PasskeyNameDialogProps, 'isOpen' | 'title'>) {
  const t = useTexts(securityTexts)
  const form = useContractForm({ schema: NameForm, defaultValues: { name: initialName }, isDisposable: true })
  return (
    <DialogForm
      onSubmit={form.submit(({ name }) => onSubmit(name))}
      onCancel={onClose}
      failure={form.failure}
      isSubmitting={form.isSubmitting}
      cancelLabel={t('cancel')}
      submitLabel={submitLabel}
    >
      <TextField
        control={form.control}
        name="name"
        label={t('passkeyName')}
        description={t('passkeyNameHint')}
        autoComplete="off"
        required
      />
    </DialogForm>
  )
}
