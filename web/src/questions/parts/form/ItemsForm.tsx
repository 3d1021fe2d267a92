import { partLimits } from '@lms/contracts/question-types/parts.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { QuestionFormState } from '../../values/question-form.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextList } from './TextList.tsx'
import { partFormTexts } from './form-texts.ts'

export function ItemsForm({ form }: { form: QuestionFormState }) {
  const t = useTexts(partFormTexts)
  return (
    <>
      <TextList
        form={form}
        name="items"
        labelOf={(number) => t('item', { number })}
        addLabel={t('addItem')}
        minimum={partLimits.itemsMinimum}
        maximum={partLimits.itemsMaximum}
        isOrdered
      />
      <SelectField
        control={form.control}
        name="credit"
        label={t('credit')}
        options={[
          { value: 'all_or_nothing', label: t('all_or_nothing') },
          { value: 'pairs', label: t('pairsInOrder') },
        ]}
        isAlwaysSet
      />
    </>
  )
}
