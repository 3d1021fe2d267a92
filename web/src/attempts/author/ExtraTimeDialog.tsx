import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import { type QuizAttempt, giveExtraTime } from '@lms/contracts/attempts/quiz-attempts.ts'
import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { DialogForm } from '../../ui/form/DialogForm.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { extendTime, reloadQuiz } from './quiz-attempts-api.ts'
import { nameOf } from './quiz-attempt-columns.tsx'
import { quizAttemptsTexts } from './quiz-attempts-texts.ts'

interface ExtraTimeDialogProps {
  quizId: string
  /** Whose time it is; null while nobody's. */
  attempt: QuizAttempt | null
  onClose: () => void
}

export function ExtraTimeDialog({ quizId, attempt, onClose }: ExtraTimeDialogProps) {
  const t = useTexts(quizAttemptsTexts)
  return (
    <Modal
      opened={attempt !== null}
      onClose={onClose}
      title={attempt === null ? t('giveTime') : t('giveTimeTo', { name: nameOf(attempt.student, t('unknown')) })}
    >
      {attempt !== null && <ExtraTimeForm key={attempt._id} quizId={quizId} attempt={attempt} onClose={onClose} />}
    </Modal>
  )
}

const Minutes = giveExtraTime.body.pick({ minutes: true })

function ExtraTimeForm({ quizId, attempt, onClose }: { quizId: string; attempt: QuizAttempt; onClose: () => void }) {
  const t = useTexts(quizAttemptsTexts)
  const queryClient = useQueryClient()
  const form = useContractForm({
    schema: Minutes,
    defaultValues: { minutes: attempt.extraTime },
    isDisposable: true,
  })
  const submit = form.submit(async ({ minutes }) => {
    await extendTime(quizId, attempt.student._id, minutes)
    toast.success(translated(attemptMessages.extraTimeGiven))
    onClose()
    await reloadQuiz(queryClient, quizId)
  })
  return (
    <DialogForm
      onSubmit={submit}
      onCancel={onClose}
      failure={form.failure}
      isSubmitting={form.isSubmitting}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
    >
      <NumberField control={form.control} name="minutes" label={t('minutesLabel')} min={0} max={480} required />
      <Text size="sm" c="dimmed">
        {t('minutesHelp')}
      </Text>
    </DialogForm>
  )
}
