import { NumberInput, Switch, TextInput } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../../lib/texts.ts'
import type { QuestionFormState } from '../../values/question-form.ts'
import { partFormTexts } from './form-texts.ts'
import classes from './part-form.module.css'

/** What a number is measured in, and what it costs to leave that out. */
export function UnitFields({ form }: { form: QuestionFormState }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(partFormTexts)
  const unit = useWatch({ control: form.control, name: 'unit' }) ?? null
  const { text = '', required = false, missingCosts = 50 } = unit ?? {}
  const set = (changes: Partial<NonNullable<typeof unit>>): void => {
    const next = { text, required, missingCosts, ...changes }
    form.setValue('unit', next.text === '' ? null : next, { shouldDirty: true })
  }
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.half}
        label={t('unit')}
        description={t('unitHint')}
        value={text}
        maxLength={100}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      {text !== '' && (
        <div className={classes.half}>
          <Switch
            label={t('unitRequired')}
            checked={required}
            onChange={(event) => set({ required: event.currentTarget.checked })}
          />
          {required && (
            <NumberInput
              label={t('missingCosts')}
              suffix=" %"
              min={0}
              max={100}
              value={missingCosts}
              onChange={(next) => set({ missingCosts: Number(next) || 0 })}
            />
          )}
        </div>
      )}
    </div>
  )
}
