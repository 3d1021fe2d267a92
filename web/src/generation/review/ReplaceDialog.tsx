import { replaceQuestion } from '@lms/contracts/generation/generation-review.ts'
import { Text } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { DialogForm } from '../../ui/form/DialogForm.tsx'
import { TextareaField } from '../../ui/form/TextareaField.tsx'
import { mayClose } from '../../ui/form/leave-guard.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { reviewTexts } from './review-texts.ts'

interface ReplaceDialogProps {
  opened: boolean
  number: number
  onAsk: (wish: string) => Promise<unknown>
  onClose: () => void
}

export function ReplaceDialog({ opened, number, onAsk, onClose }: ReplaceDialogProps) {
  const t = useTexts(reviewTexts)

  async function close(): Promise<void> {
    if (await mayClose()) onClose()
  }

  return (
    <Modal opened={opened} onClose={() => void close()} title={t('replaceTitle', { number })}>
      <WishForm onAsk={onAsk} onClose={onClose} onCancel={() => void close()} />
    </Modal>
  )
}

interface WishFormProps extends Pick<ReplaceDialogProps, 'onAsk' | 'onClose'> {
  onCancel: () => void
}

function WishForm({ onAsk, onClose, onCancel }: WishFormProps) {
  const t = useTexts(reviewTexts)
  const form = useContractForm({ schema: replaceQuestion.body, defaultValues: { wish: '' } })
  const submit = form.submit(async ({ wish }) => {
    await onAsk(wish)
    form.reset()
    toast.success(translated(replaceQuestion.message))
    onClose()
  })
  return (
    <DialogForm
      onSubmit={submit}
      onCancel={onCancel}
      failure={form.failure}
      isSubmitting={form.isSubmitting}
      cancelLabel={t('cancel')}
      submitLabel={t('ask')}
      submitIcon={<IconSparkles size={16} aria-hidden />}
    >
      <Text size="sm">{t('replaceIntro')}</Text>
      <TextareaField
        control={form.control}
        name="wish"
        label={t('wish')}
        placeholder={t('wishPlaceholder')}
        limit={500}
      />
    </DialogForm>
  )
}
