import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { GenerationForm } from '../../generation/GenerationForm.tsx'
import { WithOptions } from '../../generation/WithOptions.tsx'
import { useTexts } from '../../lib/texts.ts'
import { subjectChoicesQuery } from '../../subjects/subject-choices.ts'
import { FormSkeleton } from '../../ui/page/skeletons.tsx'
import type { SourceProps } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

/** The form of AI generation, filled with what the first step says. */
export function AiSource({ wizard, onLeave }: SourceProps) {
  const t = useTexts(wizardTexts)
  const values = wizard.form.getValues()
  const subjects = useQuery(subjectChoicesQuery(values.class))
  if (subjects.isPending) return <FormSkeleton fields={8} />
  const { title, timeLimit, passingScore, maxAttempts, shuffleQuestions, shuffleAnswers } = values
  const known = {
    title,
    description: values.description,
    instructions: values.instructions,
    class: values.class,
    subject: subjects.data?.find(({ _id }) => _id === values.subject)?.name ?? '',
    timeLimit,
    passingScore,
    maxAttempts,
    shuffleQuestions,
    shuffleAnswers,
    showAnswersImmediately: values.showCorrectAnswers,
  }
  return (
    <WithOptions>
      {(options) => (
        <GenerationForm
          options={options}
          known={known}
          onStarted={wizard.forget}
          beside={
            <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onLeave}>
              {t('back')}
            </Button>
          }
        />
      )}
    </WithOptions>
  )
}
