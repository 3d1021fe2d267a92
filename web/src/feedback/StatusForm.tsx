import {
  type Feedback,
  FeedbackStatusChange,
  feedbackStatuses,
  setFeedbackStatus,
} from '@lms/contracts/feedback/feedback.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { formatDate } from '../lib/formats.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { messageOf } from '../lib/api-error.ts'
import { useContractForm } from '../ui/form/contract-form.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { useSetStatus, versionsQuery } from './feedback-api.ts'
import { feedbackTexts } from './feedback-texts.ts'
import classes from './feedback.module.css'

interface StatusFormProps {
  feedback: Feedback
  onSaved: (feedback: Feedback) => void
}

/** Where the report stands and, once resolved, which version of the question fixed it. */
export function StatusForm({ feedback, onSaved }: StatusFormProps) {
  const t = useTexts(feedbackTexts)
  const save = useSetStatus(feedback._id)
  const form = useContractForm({ schema: FeedbackStatusChange, defaultValues: valuesOf(feedback) })
  const { control } = form
  const isResolved = useWatch({ control, name: 'status' }) === 'resolved'

  const submit = form.submit(async ({ status, fixedInVersion }) => {
    try {
      const answer = await save.mutateAsync({ status, ...(status === 'resolved' && { fixedInVersion }) })
      form.reset(valuesOf(answer.feedback))
      onSaved(answer.feedback)
      toast.success(translated(setFeedbackStatus.message))
    } catch (error) {
      toast.error(messageOf(error))
      throw error
    }
  })

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <div className={classes.fields}>
        <SelectField
          control={control}
          name="status"
          label={t('status')}
          options={feedbackStatuses.map((value) => ({ value, label: t(value) }))}
          required
        />
        {isResolved && <VersionField feedback={feedback} control={control} />}
      </div>
      <FormFailure message={form.failure} />
      <div className={classes.buttons}>
        <Button type="submit" variant="default" loading={form.isSubmitting} disabled={!form.formState.isDirty}>
          {t('saveStatus')}
        </Button>
      </div>
    </form>
  )
}

function valuesOf({ status, fixedInVersion }: Feedback) {
  return { status, fixedInVersion: fixedInVersion ?? '' }
}

interface VersionFieldProps {
  feedback: Feedback
  control: ReturnType<typeof useContractForm<typeof FeedbackStatusChange>>['control']
}

function VersionField({ feedback, control }: VersionFieldProps) {
  const t = useTexts(feedbackTexts)
  const { data } = useQuery(versionsQuery(feedback.questionId))
  const known = (data?.versions ?? []).map(({ version, createdAt }) => ({
    value: String(version),
    label: t('version', { version, date: formatDate(createdAt) }),
  }))
  const { fixedInVersion } = feedback
  const isListed = fixedInVersion === null || known.some(({ value }) => value === String(fixedInVersion))
  const named = isListed
    ? []
    : [{ value: String(fixedInVersion), label: t('versionOnly', { version: fixedInVersion }) }]
  return (
    <SelectField
      control={control}
      name="fixedInVersion"
      label={t('fixedIn')}
      description={t('fixedInHint')}
      placeholder={t('noVersion')}
      options={[...known, ...named]}
      toName={(value) => (typeof value === 'number' ? String(value) : '')}
      fromName={Number}
    />
  )
}
