import { Checkbox, NumberInput } from '@mantine/core'
import { useTexts } from '../lib/texts.ts'
import { useField } from '../ui/form/field.ts'
import type { QuizControl } from './quiz-form.ts'
import { quizFormTexts } from './quiz-form-texts.ts'
import classes from './quiz-form.module.css'

/** How often it may be sat: a number, or as often as one likes, which travels as 0. */
export function AttemptsField<Output>({ control }: { control: QuizControl<Output> }) {
  const t = useTexts(quizFormTexts)
  const { value, change, shared } = useField({
    control,
    name: 'maxAttempts',
    label: t('maxAttempts'),
    required: true,
  })
  const isUnlimited = value === 0
  return (
    <div className={classes.attempts}>
      <NumberInput
        {...shared}
        required={!isUnlimited}
        disabled={isUnlimited}
        min={1}
        max={1000}
        decimalScale={0}
        clampBehavior="none"
        inputMode="numeric"
        value={typeof value === 'number' && value !== 0 ? value : ''}
        onChange={(next) => {
          // While it is switched off it says nothing.
          if (!isUnlimited) change(next === '' || Number(next) === 0 ? null : Number(next))
        }}
      />
      <Checkbox
        label={t('unlimited')}
        checked={isUnlimited}
        onChange={(event) => change(event.currentTarget.checked ? 0 : 1)}
      />
    </div>
  )
}
