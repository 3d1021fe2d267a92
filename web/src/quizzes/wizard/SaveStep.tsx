import { type SentMessage, packed, sentMessage } from '@lms/contracts/messages.ts'
import type { QuizDraft } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Checkbox, Text } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { DateTimeField } from '../../ui/date/DateTimeField.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { PasswordField } from '../../ui/form/text-fields.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { addQuiz, reloadQuizzes } from '../quiz-api.ts'
import type { PaperSource } from '../paper/quiz-paper-api.ts'
import formClasses from '../form/quiz-form.module.css'
import type { QuizValues } from '../form/quiz-values.ts'
import { PaperSection } from './PaperSection.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { Wizard } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

export function SaveStep({ wizard }: { wizard: Wizard }) {
  'use no memo'
  const t = useTexts(wizardTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const formId = useId()
  const { form, usesPassword, setUsesPassword } = wizard
  const { control } = form
  const paper = paperOf(form.getValues())

  async function save(draft: QuizDraft): Promise<void> {
    const quiz = await addQuiz({ ...draft, password: usesPassword ? draft.password : null })
    wizard.forget()
    toast.success(translated(quizMessages.created))
    void reloadQuizzes(queryClient)
    await navigate({ to: screens.quizView.path, params: { id: quiz._id }, replace: true })
  }

  function tell(error: unknown): void {
    form.setError('root.failure', { type: 'server', message: packed(reasonOf(error)) })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (usesPassword && form.getValues('password') === '')
      form.setError('password', { type: 'required', message: t('passwordRequired') }, { shouldFocus: true })
    else form.submit(saveOrTell)(event)
  }

  /** Fields of earlier steps are not in sight here, so their messages are said below. */
  async function saveOrTell(draft: QuizDraft): Promise<void> {
    try {
      await save(draft)
    } catch (error) {
      tell(error)
    }
  }

  return (
    <StepFrame
      step="4"
      onBack={wizard.back}
      action={
        <Button
          type="submit"
          form={formId}
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          loading={form.isSubmitting}
        >
          {t('saveQuiz')}
        </Button>
      }
    >
      {paper !== null && <PaperSection source={paper} />}
      <form id={formId} noValidate className={formClasses.form} onSubmit={submit}>
        <Section title={t('sharing')}>
          <Checkbox
            label={t('usesPassword')}
            checked={usesPassword}
            onChange={(event) => setUsesPassword(event.currentTarget.checked)}
          />
          {usesPassword && (
            <PasswordField
              control={control}
              name="password"
              label={t('password')}
              autoComplete="new-password"
              required
            />
          )}
          <CheckboxField control={control} name="isQrCode" label={t('qrCode')} />
          <DateTimeField
            control={control}
            name="releaseDate"
            label={t('release')}
            format="DD/MM/YYYY"
            step={15}
            defaultTime="07:00"
          />
          <Text size="sm" c="dimmed">
            {t('releaseHint')}
          </Text>
        </Section>
        <FormFailure message={form.failure} />
      </form>
    </StepFrame>
  )
}

/** Null while the first step lacks what stands on every paper. */
function paperOf(values: QuizValues): PaperSource | null {
  const { title, description, instructions, class: code, subject, timeLimit, questions } = values
  if (title.trim() === '' || code === '' || questions.length === 0) return null
  const named = subject === '' ? {} : { subject }
  return { title, description, instructions, class: code, ...named, timeLimit: timeLimit ?? 0, questions }
}

/** The server's own words where it has some. */
function reasonOf(error: unknown): SentMessage {
  if (!(error instanceof ApiError) || error.isNetworkError || error.code === 'unexpected')
    return sentMessage(quizMessages.saveError)
  const [first] = error.errors
  return first ?? error.said
}
