import { type Feedback, FeedbackResponse, respondToFeedback } from '@lms/contracts/feedback/feedback.ts'
import { Button } from '@mantine/core'
import { messageOf } from '../lib/api-error.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { useContractForm } from '../ui/form/contract-form.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { TextareaField } from '../ui/form/TextareaField.tsx'
import { useRespond } from './feedback-api.ts'
import { feedbackTexts } from './feedback-texts.ts'
import classes from './feedback.module.css'

interface ResponseFormProps {
  feedback: Feedback
  onSaved: (feedback: Feedback) => void
}

const limit = 2000

export function ResponseForm({ feedback, onSaved }: ResponseFormProps) {
  const t = useTexts(feedbackTexts)
  const respond = useRespond(feedback._id)
  const form = useContractForm({ schema: FeedbackResponse, defaultValues: { response: feedback.response ?? '' } })

  const submit = form.submit(async (body) => {
    try {
      const answer = await respond.mutateAsync(body)
      form.reset({ response: answer.feedback.response ?? '' })
      onSaved(answer.feedback)
      toast.success(translated(respondToFeedback.message))
    } catch (error) {
      toast.error(messageOf(error))
      throw error
    }
  })

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextareaField
        control={form.control}
        name="response"
        label={t('response')}
        placeholder={t('responsePlaceholder')}
        limit={limit}
      />
      <FormFailure message={form.failure} />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isSubmitting}>
          {t('sendResponse')}
        </Button>
      </div>
    </form>
  )
}
