import { replaceQuestion } from '@lms/contracts/generation/generation-review.ts'
import { Button, Text } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { TextareaField } from '../../ui/form/TextareaField.tsx'
import { mayClose } from '../../ui/form/leave-guard.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

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
    <form noValidate className={classes.wish} onSubmit={submit}>
      <Text size="sm">{t('replaceIntro')}</Text>
      <TextareaField
        control={form.control}
        name="wish"
        label={t('wish')}
        placeholder={t('wishPlaceholder')}
        limit={500}
      />
      <FormFailure message={form.failure} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" leftSection={<IconSparkles size={16} aria-hidden />} loading={form.isSubmitting}>
          {t('ask')}
        </Button>
      </div>
    </form>
  )
}
