import { partLimits } from '@lms/contracts/question-types/parts.ts'
import { Switch } from '@mantine/core'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTexts } from '../../../lib/texts.ts'
import { contentPictures } from '../../../media/pictures.ts'
import type { QuestionFormState } from '../../values/question-form.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx'
import { StatementWhenField } from '../../templates/AnswerTemplateFields.tsx'
import { PartRows } from './PartRows.tsx'
import { partFormTexts } from './form-texts.ts'
import classes from './part-form.module.css'

export function StatementsForm({ form }: { form: QuestionFormState }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(partFormTexts)
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'statements', keyName: 'key' })
  const written = useWatch({ control, name: 'statements' }) ?? []
  return (
    <>
      <PartRows
        minimum={partLimits.statementsMinimum}
        maximum={partLimits.statementsMaximum}
        addLabel={t('addStatement')}
        onAdd={() => append({ text: '', isTrue: false }, { shouldFocus: false })}
        onRemove={remove}
        rows={fields.map(({ key }, index) => ({
          key,
          label: t('statement', { number: index + 1 }),
          fields: (
            <>
              <div className={classes.wide}>
                <RichTextField
                  control={control}
                  name={`statements.${index}.text`}
                  label={t('statement', { number: index + 1 })}
                  isCompact
                  isLabelHidden
                  pictures={contentPictures}
                />
              </div>
              <Switch
                label={t('isTrue')}
                aria-label={t('statementTrue', { number: index + 1 })}
                color="success"
                checked={written[index]?.isTrue === true}
                onChange={(event) =>
                  form.setValue(`statements.${index}.isTrue`, event.currentTarget.checked, { shouldDirty: true })
                }
              />
              <StatementWhenField control={control} index={index} />
            </>
          ),
        }))}
      />
      <SelectField
        control={control}
        name="credit"
        label={t('credit')}
        options={[
          { value: 'table', label: t('table') },
          { value: 'even', label: t('even') },
        ]}
        isAlwaysSet
      />
    </>
  )
}
