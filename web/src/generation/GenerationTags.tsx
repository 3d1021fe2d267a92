import { TagsInput } from '@mantine/core'
import { useTexts } from '../lib/texts.ts'
import { useField } from '../ui/form/field.ts'
import { optionList } from '../ui/form/option-list.ts'
import type { GenerationFormState } from './generation-form.ts'
import { generationTexts } from './generation-texts.ts'

/** What all of the new questions are marked with. */
export function GenerationTags({ form: { control } }: { form: GenerationFormState }) {
  const t = useTexts(generationTexts)
  const { value, change, shared } = useField({ control, name: 'tags', label: t('tags'), description: t('tagsHint') })
  return (
    <TagsInput
      {...shared}
      {...optionList}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={change}
      maxTags={10}
      acceptValueOnBlur
    />
  )
}
