import { FeedbackDraft, feedbackTypes, sendFeedback } from '@lms/contracts/feedback/feedback.ts'
import { feedbackMessages } from '@lms/contracts/feedback/feedback-messages.ts'
import { Button, Collapse } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMessageReport } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ApiError, messageOf, withMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { registerMessages, translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextareaField } from '../../ui/form/TextareaField.tsx'
import { feedbackFormTexts } from './preview-texts.ts'
import classes from './question-preview.module.css'

registerMessages(feedbackMessages)

const FeedbackFormSchema = FeedbackDraft.pick({ type: true, content: true })

interface FeedbackFormProps {
  questionId: string
  questionTitle: string
}

/** Folded until somebody has something to say about the question. */
export function FeedbackForm({ questionId, questionTitle }: FeedbackFormProps) {
  const t = useTexts(feedbackFormTexts)
  const [opened, { toggle }] = useDisclosure(false)
  const id = useId()
  const queryClient = useQueryClient()
  const blank = { type: 'error', content: '' } as const
  const form = useContractForm({ schema: FeedbackFormSchema, defaultValues: blank, isDisposable: true })

  const submit = form.submit(async (values) => {
    const body = { ...values, questionTitle: questionTitle.slice(0, 1000) }
    try {
      await withMessage(call(sendFeedback, { params: { questionId }, body }), feedbackMessages.sendFailed)
    } catch (error) {
      const isAnswered = error instanceof ApiError && !error.isNetworkError
      toast.error(isAnswered ? messageOf(error) : translated(feedbackMessages.sendError))
      throw error
    }
    form.reset(blank)
    toast.success(translated(feedbackMessages.sent))
    await queryClient.invalidateQueries({ queryKey: ['feedback'] })
  })

  return (
    <div className={classes.feedback}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconMessageReport size={16} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={toggle}
      >
        {t('open')}
      </Button>
      <Collapse expanded={opened} id={id} transitionDuration={150}>
        <form noValidate onSubmit={submit} className={classes.feedbackForm}>
          <SelectField
            control={form.control}
            name="type"
            label={t('type')}
            options={feedbackTypes.map((value) => ({ value, label: t(value) }))}
            required
          />
          <TextareaField
            control={form.control}
            name="content"
            label={t('content')}
            placeholder={t('placeholder')}
            limit={2000}
            required
          />
          <FormFailure message={form.failure} />
          <div>
            <Button type="submit" loading={form.isSubmitting}>
              {t('send')}
            </Button>
          </div>
        </form>
      </Collapse>
    </div>
  )
}
