import { partLimits } from '@lms/contracts/question-types/parts.ts'
import { Text } from '@mantine/core'
import { useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../lib/texts.ts'
import { contentPictures } from '../../../media/pictures.ts'
import type { QuestionFormState } from '../../values/question-form.ts'
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx'
import { PartRows } from './PartRows.tsx'
import { TextList } from './TextList.tsx'
import { partFormTexts } from './form-texts.ts'
import classes from './part-form.module.css'

export function PairsForm({ form }: { form: QuestionFormState }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(partFormTexts)
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'pairs', keyName: 'key' })
  const side = { control, isCompact: true, isLabelHidden: true, pictures: contentPictures } as const
  return (
    <>
      <PartRows
        minimum={partLimits.pairsMinimum}
        maximum={partLimits.pairsMaximum}
        addLabel={t('addPair')}
        onAdd={() => append({ left: '', right: '' }, { shouldFocus: false })}
        onRemove={remove}
        rows={fields.map(({ key }, index) => ({
          key,
          label: t('left', { number: index + 1 }),
          fields: (
            <>
              <div className={classes.half}>
                <RichTextField {...side} name={`pairs.${index}.left`} label={t('left', { number: index + 1 })} />
              </div>
              <div className={classes.half}>
                <RichTextField {...side} name={`pairs.${index}.right`} label={t('right', { number: index + 1 })} />
              </div>
            </>
          ),
        }))}
      />
      <div>
        <Text fw={600}>{t('extras')}</Text>
        <Text size="sm" c="dimmed">
          {t('extrasHint')}
        </Text>
      </div>
      <TextList
        form={form}
        name="extras"
        labelOf={(number) => t('extra', { number })}
        addLabel={t('addExtra')}
        minimum={0}
        maximum={partLimits.extrasMaximum}
      />
    </>
  )
}
