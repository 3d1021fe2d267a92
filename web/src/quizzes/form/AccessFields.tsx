import { useTexts } from '../../lib/texts.ts'
import { DateTimeField } from '../../ui/date/DateTimeField.tsx'
import { PasswordField } from '../../ui/form/text-fields.tsx'
import { SwitchField } from '../../ui/form/toggle-fields.tsx'
import type { QuizControl } from './quiz-form.ts'
import { quizFormTexts } from './quiz-form-texts.ts'

export function AccessFields<Output>({ control }: { control: QuizControl<Output> }) {
  const t = useTexts(quizFormTexts)
  return (
    <>
      <DateTimeField
        control={control}
        name="releaseDate"
        label={t('releaseDate')}
        format="DD/MM/YYYY"
        step={15}
        defaultTime="07:00"
      />
      <PasswordField
        control={control}
        name="password"
        label={t('password')}
        description={t('passwordHint')}
        autoComplete="new-password"
      />
      <SwitchField control={control} name="isQrCode" label={t('isQrCode')} />
    </>
  )
}
