import { TagsInput } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { useField } from '../../ui/form/field.ts'
import { optionList } from '../../ui/form/option-list.ts'
import type { QuestionControl } from '../values/question-form.ts'
import { questionFormTexts } from './question-form-texts.ts'

export function TagsField({ control }: { control: QuestionControl }) {
  const t = useTexts(questionFormTexts)
  const { value, change, shared } = useField({ control, name: 'tags', label: t('tags'), description: t('tagsHint') })
  return (
    <TagsInput
      {...shared}
      {...optionList}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={change}
      maxTags={20}
      acceptValueOnBlur
    />
  )
}
