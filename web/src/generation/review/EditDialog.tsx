import type { Question } from '@lms/contracts/questions/questions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.ts'
import { QuestionEditing } from '../../questions/form/QuestionEditing.tsx'
import { mayClose } from '../../ui/form/leave-guard.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { generationTopic } from '../generation-api.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

interface EditDialogProps {
  opened: boolean
  question: Question
  number: number
  onClose: () => void
}

/** The same form as the question's own page, without leaving the review. */
export function EditDialog({ opened, question, number, onClose }: EditDialogProps) {
  const t = useTexts(reviewTexts)
  const queryClient = useQueryClient()

  async function close(): Promise<void> {
    if (await mayClose()) onClose()
  }

  async function finish(): Promise<void> {
    onClose()
    await queryClient.invalidateQueries({ queryKey: [generationTopic] })
  }

  return (
    <Modal opened={opened} onClose={() => void close()} title={t('editTitle', { number })} size="2xl">
      <div className={classes.editing}>
        <QuestionEditing question={question} onSaved={finish} onCancel={() => void close()} />
      </div>
    </Modal>
  )
}
