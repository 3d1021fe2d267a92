import { partLimits } from '@lms/contracts/question-types/parts.ts'
import { useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../lib/texts.ts'
import type { QuestionFormState } from '../../values/question-form.ts'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { SwitchField } from '../../../ui/form/toggle-fields.tsx'
import { PartRows } from './PartRows.tsx'
import { partFormTexts } from './form-texts.ts'
import classes from './part-form.module.css'

export function EssayForm({ form }: { form: QuestionFormState }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(partFormTexts)
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'rubric', keyName: 'key' })
  const words = { control, min: 0, max: partLimits.wordsMaximum } as const
  return (
    <>
      <PartRows
        minimum={0}
        maximum={partLimits.rubricMaximum}
        addLabel={t('addCriterion')}
        onAdd={() => append({ text: '', points: 1 }, { shouldFocus: false })}
        onRemove={remove}
        rows={fields.map(({ key }, index) => ({
          key,
          label: t('criterion', { number: index + 1 }),
          fields: (
            <>
              <div className={classes.wide}>
                <TextField
                  control={control}
                  name={`rubric.${index}.text`}
                  label={t('criterion', { number: index + 1 })}
                />
              </div>
              <div className={classes.small}>
                <NumberField
                  control={control}
                  name={`rubric.${index}.points`}
                  label={t('criterionPoints', { number: index + 1 })}
                  min={1}
                  max={100}
                />
              </div>
            </>
          ),
        }))}
      />
      <div className={classes.fields}>
        <div className={classes.half}>
          <NumberField {...words} name="minimumWords" label={t('minimumWords')} />
        </div>
        <div className={classes.half}>
          <NumberField {...words} name="maximumWords" label={t('maximumWords')} />
        </div>
        <SwitchField control={control} name="allowPictures" label={t('allowPictures')} />
      </div>
    </>
  )
}
