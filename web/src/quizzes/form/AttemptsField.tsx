import { useTexts } from '../../lib/texts.ts'
import { LimitField } from '../../ui/form/LimitField.tsx'
import type { QuizControl } from './quiz-form.ts'
import { quizFormTexts } from './quiz-form-texts.ts'

/** How often it may be sat: a number, or as often as one likes, which travels as 0. */
export function AttemptsField<Output>({ control }: { control: QuizControl<Output> }) {
  const t = useTexts(quizFormTexts)
  return (
    <LimitField
      control={control}
      name="maxAttempts"
      label={t('maxAttempts')}
      unlimitedLabel={t('unlimited')}
      max={1000}
      required
    />
  )
}
